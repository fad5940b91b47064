import type { Actor } from '../../../../domain/record/actor.js';
import type { Logger } from '../../../../ports/platform/platform.js';

/** Where a PostgreSQL answers: a URL, or its parts. `host` may be the folder of a socket. */
export type PostgresConnection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
      readonly ssl?: false;
    };

/** Limits of the storage. Times in milliseconds. */
export interface PostgresLimits {
  /** Rows of one statement of the hot path. */
  readonly batchRows: number;
  /** Rows of a statement while at most four times as many wait: batches then follow one another closely. */
  readonly usualBatchRows: number;
  /** Statements of one kind of the hot path under way at once; each has a connection of its own. */
  readonly batchesInFlight: number;
  /** Rows that must wait before a further statement leaves beside one under way. */
  readonly overlapRows: number;
  /** Calls of one kind that may wait for a batch; more are refused with `OverloadedError`. */
  readonly waitingCalls: number;
  /** Connections for everything but the hot path. */
  readonly otherConnections: number;
  /** Longest wait for a connection. */
  readonly connectMs: number;
  readonly lookUpStatementMs: number;
  readonly appendStatementMs: number;
  readonly otherStatementMs: number;
  /** Of the shared rate limit. */
  readonly countStatementMs: number;
  /** Longest time of a look-up of history, with waiting and further tries. */
  readonly lookUpMs: number;
  /** Longest time of an append, with waiting and further tries. */
  readonly appendMs: number;
  /** A write is tried again for this long after its first failure. */
  readonly retryMs: number;
  /** Longest wait of `ping`. */
  readonly pingMs: number;
  /** Longest wait for another instance that is migrating. */
  readonly migrationLockMs: number;
}

/**
 * Source of the batch sizes: measurements on two cores at 50 and 200 connections. Larger batches make their callers
 * wait and work in step there; smaller ones cost more for each row.
 */
export const DEFAULT_LIMITS: PostgresLimits = {
  batchRows: 256,
  usualBatchRows: 24,
  batchesInFlight: 2,
  overlapRows: 32,
  waitingCalls: 4_096,
  otherConnections: 6,
  connectMs: 1_000,
  lookUpStatementMs: 1_500,
  appendStatementMs: 3_000,
  otherStatementMs: 15_000,
  countStatementMs: 1_000,
  lookUpMs: 2_500,
  appendMs: 5_000,
  retryMs: 1_000,
  pingMs: 1_000,
  migrationLockMs: 60_000,
};

/** The same for each of the batchers of the hot path. */
export const batchLimits = ({
  batchRows,
  usualBatchRows,
  batchesInFlight,
  overlapRows,
  waitingCalls,
}: PostgresLimits) => ({
  maxItems: batchRows,
  usualItems: usualBatchRows,
  maxInFlight: batchesInFlight,
  minItemsToOverlap: overlapRows,
  maxWaiting: waitingCalls,
});

export interface PostgresStorageOptions {
  readonly connection: PostgresConnection;
  readonly logger: Logger;
  /** A command is short and serves no calls: it keeps no idle connection. Default: `service`. */
  readonly role?: 'service' | 'command';
  /** Who changes what no one else is named for, in the audit trail. Default: the service. */
  readonly actor?: Actor;
  /** False: rejects with `NoSchemaError` where the tables were never made. Default: true. */
  readonly mayCreate?: boolean;
  readonly limits?: Partial<PostgresLimits>;
}
