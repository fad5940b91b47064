import { createKey, startService } from '../../support/service-process.js';
import { startYardstick, type Yardstick } from './child.js';
import { type Allocations, allocationsOf, costOf, type LoopDelays, loopDelays, watchLoop } from './service-costs.js';
import { type Database, openEmbeddedDatabase } from './databases.js';
import { INSPECTED } from './inspector.js';
import { type LoadFigures, type LoadTarget, middleOf, runLoad } from './load.js';
import { median } from './quantile.js';
import { createDatabase } from './sql.js';
import { urlOf } from '../../support/connection-url.js';
import { runSql } from '../../support/sql.js';

const CONNECTIONS = 50;
/**
 * A host that serves others, too, runs at twice the speed in one second and at half of it in the next: the middle of so
 * many rounds stands still.
 */
const ROUNDS = 5;
/** Fifty connections that open at once wait for one another: in two seconds that is a hundredth of all answers. */
const SECONDS = 6;
const WARM_UP_SECONDS = 1;
/**
 * The check is far more code than a yardstick: until it is compiled as well as it gets, it is not the service that runs
 * for days.
 */
const CHECK_WARM_UP_SECONDS = 8;
/** As the service is started. */
const NODE_ARGUMENTS = ['--max-semi-space-size=64', '--v8-pool-size=1'] as const;

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
  /** Null where the system does not tell processor times. */
  readonly costs: Costs | null;
  readonly loop: LoopDelays;
  readonly allocations: Allocations;
}

/** Processor time of one request in the process that answers it, microseconds: medians of the rounds. */
export interface Costs {
  readonly check: number;
  /** With that of the background's process, which fills lists, seals and so on. */
  readonly checkWithBackground: number;
  readonly echo: number;
  readonly insert: number;
  /** A check over an echo of the same round. */
  readonly ratio: number;
  readonly ratioWithBackground: number;
}

/**
 * The full durable check beside a bare Koa JSON echo and one with a durable insert, in turn, in one run on one machine.
 */
export const benchHttp = async (seconds = SECONDS): Promise<HttpFigures> => {
  const database = await openEmbeddedDatabase();
  const opened: (() => Promise<unknown>)[] = [database.close];
  try {
    // what is nobody's answer is done by another process, as with a server of PostgreSQL
    const service = await startService(
      { ...database.settings, ...INSPECTED, BACKGROUND: 'process' },
      { isInManyFiles: true },
    );
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
    await watchLoop(service);
    const measured = await inTurn(
      { target: check, pid: service.child.pid ?? 0 },
      { target: { url: `${echo.url}/echo` }, pid: echo.pid },
      { target: { url: `${insert.url}/echo` }, pid: insert.pid },
      seconds,
    );
    return {
      recordBytes: Buffer.byteLength(record),
      ...measured,
      loop: await loopDelays(service),
      allocations: await allocationsOf(service, () => runLoad(check, CONNECTIONS, seconds)),
    };
  } finally {
    for (const close of opened.reverse()) await close();
  }
};

interface Measured {
  readonly target: LoadTarget;
  /** Of the process that answers. */
  readonly pid: number;
}

const inTurn = async (
  check: Measured,
  echo: Measured,
  insert: Measured,
  seconds: number,
): Promise<Omit<HttpFigures, 'recordBytes' | 'loop' | 'allocations'>> => {
  const run = ({ target, pid }: Measured, length: number) => costOf(pid, () => runLoad(target, CONNECTIONS, length));
  for (const yardstick of [echo, insert]) await run(yardstick, Math.min(WARM_UP_SECONDS, seconds));
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // an echo writes nothing: while it runs, the disk gets done with what the load before it left behind
    const before = await run(echo, seconds / 2);
    const checked = await run(check, seconds);
    const after = await run(echo, seconds / 2);
    rounds.push({ before, check: checked, after, insert: await run(insert, seconds) });
  }
  const loads = rounds.map((round) => ({
    check: round.check.load,
    echo: middleOf([round.before.load, round.after.load]),
    insert: round.insert.load,
  }));
  return {
    connections: CONNECTIONS,
    check: middleOf(loads.map((load) => load.check)),
    echo: middleOf(loads.map((load) => load.echo)),
    insert: middleOf(loads.map((load) => load.insert)),
    ratio: median(loads.map((load) => load.check.requestsPerSecond / load.echo.requestsPerSecond)),
    ratioToInsert: median(loads.map((load) => load.check.requestsPerSecond / load.insert.requestsPerSecond)),
    costs: costsOf(rounds),
  };
};

type Round = Readonly<Record<'before' | 'check' | 'after' | 'insert', Awaited<ReturnType<typeof costOf>>>>;

const costsOf = (rounds: readonly Round[]): Costs | null => {
  const known = rounds.flatMap(({ before, check, after, insert }) =>
    before.cost === null || check.cost === null || after.cost === null || insert.cost === null
      ? []
      : [{ check: check.cost, echo: (before.cost.own + after.cost.own) / 2, insert: insert.cost.own }],
  );
  if (known.length === 0) return null;
  return {
    check: median(known.map(({ check }) => check.own)),
    checkWithBackground: median(known.map(({ check }) => check.withBackground)),
    echo: median(known.map(({ echo }) => echo)),
    insert: median(known.map(({ insert }) => insert)),
    ratio: median(known.map(({ check, echo }) => check.own / echo)),
    ratioWithBackground: median(known.map(({ check, echo }) => check.withBackground / echo)),
  };
};

/** One that the warm-up stored: what the yardstick stores is as large. */
const typicalRecord = async (database: Database): Promise<string> => {
  const rows = await runSql<{ record: string }>(
    await database.connection(),
    'select record from checks order by request_id desc limit 1',
  );
  const record = rows[0]?.record;
  if (record === undefined) throw new Error('The warm-up stored no check');
  return record;
};

/** On the very engine of the service, in a database of its own. */
const startInsertYardstick = async (database: Database, record: string): Promise<Yardstick> => {
  const own = await createDatabase(await database.connection());
  return startYardstick('./insert-server.js', {
    settings: { DATABASE_URL: urlOf(own), RECORD: record },
    nodeArguments: NODE_ARGUMENTS,
  });
};
