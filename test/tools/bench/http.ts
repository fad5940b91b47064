import { createKey, startService } from '../../support/service-process.js';
import { startYardstick, type Yardstick } from './child.js';
import { type Database, openEmbeddedDatabase } from './databases.js';
import { type LoadFigures, type LoadTarget, middleOf, runLoad } from './load.js';
import { median } from './quantile.js';
import { createDatabase } from './sql.js';
import { urlOf } from '../../support/connection-url.js';
import { runSql } from '../../support/sql.js';

export const CONNECTIONS = 50;
/**
 * A host that serves others, too, runs at twice the speed in one second and at half of it in the next: the middle of so
 * many rounds stands still.
 */
export const ROUNDS = 5;
/** Fifty connections that open at once wait for one another: in two seconds that is a hundredth of all answers. */
export const SECONDS = 6;
export const WARM_UP_SECONDS = 1;
/**
 * The check is far more code than a yardstick: until it is compiled as well as it gets, it is not the service that runs
 * for days.
 */
export const CHECK_WARM_UP_SECONDS = 8;
/** As the service is started. */
export const NODE_ARGUMENTS = ['--max-semi-space-size=64', '--v8-pool-size=1'] as const;

export interface HttpFigures {
  readonly connections: number;
  readonly check: LoadFigures;
  readonly echo: LoadFigures;
  /** The Koa echo that stores a row of the size of a check's record first. */
  readonly insert: LoadFigures;
  /** Size of that record, bytes. */
  readonly recordBytes: number;
  /** Throughput of the full durable check over that of the bare Koa echo: median of the rounds. */
  readonly ratio: number;
  /** The same over that of the echo with an insert. */
  readonly ratioToInsert: number;
}

/**
 * The full durable check beside a bare Koa JSON echo and one with a durable insert, in turn, in one run on one machine.
 */
export const benchHttp = async (seconds = SECONDS): Promise<HttpFigures> => {
  const database = await openEmbeddedDatabase();
  const opened: (() => Promise<unknown>)[] = [database.close];
  try {
    const service = await startService(database.settings);
    opened.push(service.stop);
    const check = {
      url: `${service.url}/api/check-transaction`,
      headers: { 'x-api-key': await createKey(database.settings) },
    };
    await runLoad(check, CONNECTIONS, seconds < SECONDS ? seconds : CHECK_WARM_UP_SECONDS);
    const echo = await startYardstick('./echo-server.js');
    opened.push(echo.stop);
    const record = await typicalRecord(database);
    const insert = await startInsertYardstick(database, record);
    opened.push(insert.stop);
    return {
      recordBytes: Buffer.byteLength(record),
      ...(await inTurn(check, { url: `${echo.url}/echo` }, { url: `${insert.url}/echo` }, seconds)),
    };
  } finally {
    for (const close of opened.reverse()) await close();
  }
};

const inTurn = async (
  check: LoadTarget,
  echo: LoadTarget,
  insert: LoadTarget,
  seconds: number,
): Promise<Omit<HttpFigures, 'recordBytes'>> => {
  for (const yardstick of [echo, insert]) await runLoad(yardstick, CONNECTIONS, Math.min(WARM_UP_SECONDS, seconds));
  const rounds: { check: LoadFigures; echo: LoadFigures; insert: LoadFigures }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // an echo writes nothing: while it runs, the disk gets done with what the load before it left behind
    const before = await runLoad(echo, CONNECTIONS, seconds / 2);
    const checked = await runLoad(check, CONNECTIONS, seconds);
    const after = await runLoad(echo, CONNECTIONS, seconds / 2);
    rounds.push({
      check: checked,
      echo: middleOf([before, after]),
      insert: await runLoad(insert, CONNECTIONS, seconds),
    });
  }
  return {
    connections: CONNECTIONS,
    check: middleOf(rounds.map((round) => round.check)),
    echo: middleOf(rounds.map((round) => round.echo)),
    insert: middleOf(rounds.map((round) => round.insert)),
    ratio: median(rounds.map((round) => round.check.requestsPerSecond / round.echo.requestsPerSecond)),
    ratioToInsert: median(rounds.map((round) => round.check.requestsPerSecond / round.insert.requestsPerSecond)),
  };
};

/** One that the warm-up stored: what the yardstick stores is as large. */
export const typicalRecord = async (database: Database): Promise<string> => {
  const rows = await runSql<{ record: string }>(
    await database.connection(),
    'select record from checks order by request_id desc limit 1',
  );
  const record = rows[0]?.record;
  if (record === undefined) throw new Error('The warm-up stored no check');
  return record;
};

/** On the very engine of the service, in a database of its own. */
export const startInsertYardstick = async (database: Database, record: string): Promise<Yardstick> => {
  const own = await createDatabase(await database.connection());
  return startYardstick('./insert-server.js', {
    settings: { DATABASE_URL: urlOf(own), RECORD: record },
    nodeArguments: NODE_ARGUMENTS,
  });
};
