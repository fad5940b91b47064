import { prepareDatabase } from '../../../adapters/storage/postgres/migrations/migrate.js';
import { DEFAULT_LIMITS } from '../../../adapters/storage/postgres/session/options.js';
import { type ConnectionParts, urlOf } from '../../support/connection-url.js';
import { createKey, startService } from '../../support/service-process.js';
import { silentLogger } from '../../support/silent-logger.js';
import { runSql } from '../../support/sql.js';
import type { Stage } from './growth-measure.js';
import { createDatabase } from './sql.js';

const PARTNER = 'Bench partner';

/** What is put into the database of a stage before its service starts. */
export type Fill = (connection: ConnectionParts, partnerId: string) => Promise<void>;

export interface OpenStage extends Pick<Stage, 'url' | 'apiKey'> {
  readonly pid: number;
  /** From the start of the process until it listened. */
  readonly startMs: number;
  readonly stop: () => Promise<unknown>;
}

/** A service over a new database of this server that was filled first. */
export const openStage = async (server: ConnectionParts, fill: Fill): Promise<OpenStage> => {
  const connection = await createDatabase(server);
  await prepareDatabase(connection, silentLogger, DEFAULT_LIMITS);
  const settings = { DATABASE_URL: urlOf(connection), LOG_LEVEL: 'error', NODE_ENV: 'production', SANCTIONS: 'none' };
  const apiKey = await createKey(settings, { partner: PARTNER });
  const rows = await runSql<{ partner_id: string }>(connection, 'select partner_id from partners where name = $1', [
    PARTNER,
  ]);
  await fill(connection, rows[0]?.partner_id ?? '');
  const startedAt = performance.now();
  const { url, child, stop } = await startService(settings);
  return { url, apiKey, pid: child.pid ?? 0, startMs: performance.now() - startedAt, stop };
};
