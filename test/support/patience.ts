import type { PostgresLimits } from '../../adapters/storage/postgres/index.js';

/**
 * Longer than a service waits: what it answers where its database is slow is tested by itself, and a busy machine makes
 * every database slow.
 */
export const PATIENCE: Partial<PostgresLimits> = {
  connectMs: 20_000,
  lookUpStatementMs: 20_000,
  appendStatementMs: 20_000,
  countStatementMs: 20_000,
  lookUpMs: 20_000,
  appendMs: 20_000,
  pingMs: 20_000,
};
