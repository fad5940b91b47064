import { createKey, startService } from '../../support/service-process.js';
import { startYardstick } from './child.js';
import { openEmbeddedDatabase, openServerDatabase } from './databases.js';
import {
  CHECK_WARM_UP_SECONDS,
  CONNECTIONS,
  NODE_ARGUMENTS,
  ROUNDS,
  SECONDS,
  startInsertYardstick,
  typicalRecord,
  WARM_UP_SECONDS,
} from './http.js';
import { type LoadFigures, type LoadTarget, middleOf, runLoad } from './load.js';
import { median } from './quantile.js';

const CHECK_PATH = '/api/check-transaction';

export interface LimitFigures {
  readonly connections: number;
  readonly check: LoadFigures;
  /** The service without its judging (`frame-server.ts`). */
  readonly frame: LoadFigures;
  readonly insert: LoadFigures;
  /** Throughput over that of the echo with an insert: medians of the rounds. */
  readonly checkToInsert: number;
  readonly frameToInsert: number;
}

/**
 * How near to the echo with an insert a check could come if judging cost nothing: both beside it, in turn, on one
 * engine.
 */
export const benchLimit = async (seconds = SECONDS): Promise<LimitFigures> => {
  const database = await openEmbeddedDatabase();
  const opened: (() => Promise<unknown>)[] = [database.close];
  try {
    const service = await startService(database.settings);
    opened.push(service.stop);
    const check = { url: `${service.url}${CHECK_PATH}`, headers: { 'x-api-key': await createKey(database.settings) } };
    await runLoad(check, CONNECTIONS, Math.min(CHECK_WARM_UP_SECONDS, 4 * seconds));
    const { settings } = await openServerDatabase(await database.connection());
    // only errors: the first line that it writes is where it listens
    const frameServer = await startYardstick('./frame-server.js', {
      settings: { ...settings, LOG_LEVEL: 'error', PORT: '0', ADMIN_PORT: '0' },
      nodeArguments: NODE_ARGUMENTS,
    });
    opened.push(frameServer.stop);
    const frame = { url: `${frameServer.url}${CHECK_PATH}`, headers: { 'x-api-key': await createKey(settings) } };
    await runLoad(frame, CONNECTIONS, Math.min(CHECK_WARM_UP_SECONDS, 4 * seconds));
    const insertServer = await startInsertYardstick(database, await typicalRecord(database));
    opened.push(insertServer.stop);
    const insert = { url: `${insertServer.url}/echo` };
    await runLoad(insert, CONNECTIONS, Math.min(WARM_UP_SECONDS, seconds));
    return await inTurn({ check, frame, insert }, seconds);
  } finally {
    for (const close of opened.reverse()) await close();
  }
};

const inTurn = async (
  targets: Readonly<Record<'check' | 'frame' | 'insert', LoadTarget>>,
  seconds: number,
): Promise<LimitFigures> => {
  const rounds: { check: LoadFigures; frame: LoadFigures; insert: LoadFigures }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      check: await runLoad(targets.check, CONNECTIONS, seconds),
      insert: await runLoad(targets.insert, CONNECTIONS, seconds),
      frame: await runLoad(targets.frame, CONNECTIONS, seconds),
    });
  }
  return {
    connections: CONNECTIONS,
    check: middleOf(rounds.map((round) => round.check)),
    frame: middleOf(rounds.map((round) => round.frame)),
    insert: middleOf(rounds.map((round) => round.insert)),
    checkToInsert: median(rounds.map((round) => round.check.requestsPerSecond / round.insert.requestsPerSecond)),
    frameToInsert: median(rounds.map((round) => round.frame.requestsPerSecond / round.insert.requestsPerSecond)),
  };
};
