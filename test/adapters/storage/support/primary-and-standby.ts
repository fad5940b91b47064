import {
  openPostgresStorage,
  type PostgresLimits,
  type PostgresStores,
} from '../../../../adapters/storage/postgres/index.js';
import type { ReplicaResult } from '../../../../ports/stores/stores.js';
import type { ConnectionParts } from '../../../support/database.js';
import { PATIENCE } from '../../../support/patience.js';
import { type LoggedLine, recordingLogger } from '../../../support/silent-logger.js';
import { type OwnServer, startOwnServer } from './own-server.js';
import { waitFor } from './wait.js';

/** Two servers, of which one follows the other. */
export interface Pair {
  readonly primary: OwnServer;
  readonly standby: OwnServer;
  /** Resolves when the standby has all that the primary has now. */
  caughtUp(): Promise<void>;
  /** While it is off, the standby receives and replays nothing. */
  replay(isOn: boolean): Promise<void>;
  stop(): Promise<void>;
}

export const startPair = async (): Promise<Pair> => {
  const primary = await startOwnServer();
  const standby = await primary.makeStandby();
  let isReplaying = true;
  return {
    primary,
    standby,
    caughtUp: async () => {
      const [row] = await primary.asSuperuser('select pg_current_wal_flush_lsn()::text as position');
      const sql = `select pg_last_wal_replay_lsn() >= '${String(row?.['position'])}'::pg_lsn as has_all`;
      await waitFor(async () => (await standby.asSuperuser(sql))[0]?.['has_all'] === true);
    },
    replay: async (isOn) => {
      if (isOn === isReplaying) return;
      isReplaying = isOn;
      await standby.asSuperuser(isOn ? 'select pg_wal_replay_resume()' : 'select pg_wal_replay_pause()');
      const state = isOn ? 'not paused' : 'paused';
      await waitFor(
        async () => (await standby.asSuperuser('select pg_get_wal_replay_pause_state() as is'))[0]?.['is'] === state,
      );
    },
    stop: async () => {
      await standby.stop();
      await primary.stop();
    },
  };
};

/** Stores that read old checks from a replica. */
export interface ReadingStores {
  readonly stores: PostgresStores;
  readonly lines: readonly LoggedLine[];
  /** How many reads so far ended so. */
  count(result: ReplicaResult): number;
}

export const openReading = async (
  connection: ConnectionParts,
  replica: ConnectionParts,
  limits: Partial<PostgresLimits> = {},
): Promise<ReadingStores> => {
  const logger = recordingLogger();
  const stores = await openPostgresStorage({
    ...{ connection, logger, limits: { ...PATIENCE, replicaRestMs: 0, ...limits } },
    replica: { database: 'main', connection: replica },
  });
  const count = (wanted: ReplicaResult) => stores.replicaReads().find(({ result }) => result === wanted)?.count ?? 0;
  return { stores, lines: logger.lines, count };
};
