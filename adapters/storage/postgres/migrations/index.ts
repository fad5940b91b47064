import type { Knex } from 'knex';
import * as checksKeysPolicies from './20261121_01_checks_keys_policies.js';
import * as lists from './20261121_02_lists.js';
import * as reports from './20261121_03_reports.js';
import * as recordText from './20261121_04_record_text.js';
import * as limitsIdempotency from './20261121_05_limits_idempotency.js';
import * as compactHistory from './20261121_06_compact_history.js';
import * as fewerIndexes from './20261122_07_fewer_indexes.js';

/**
 * Every migration, oldest first. The list is explicit so that the same names stand in the database whether the code
 * runs from a checkout or a build. One that was released never changes; a new one adds, or changes what goes unnoticed,
 * so that the version before it can still run on its schema.
 */
const MIGRATIONS: readonly (Knex.Migration & { readonly name: string })[] = [
  { name: '20261121_01_checks_keys_policies', ...checksKeysPolicies },
  { name: '20261121_02_lists', ...lists },
  { name: '20261121_03_reports', ...reports },
  { name: '20261121_04_record_text', ...recordText },
  { name: '20261121_05_limits_idempotency', ...limitsIdempotency },
  { name: '20261121_06_compact_history', ...compactHistory },
  { name: '20261122_07_fewer_indexes', ...fewerIndexes },
];

const migrationSource: Knex.MigrationSource<Knex.Migration & { readonly name: string }> = {
  getMigrations: async () => [...MIGRATIONS],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => migration,
};

/** knex's own settings for migrations, the same for the service and for the command line of knex. */
export const MIGRATION_CONFIG = {
  tableName: 'knex_migrations',
  migrationSource,
  // an older version starts on a newer schema while a deploy is under way: a name that it does not know is no fault
  disableMigrationsListValidation: true,
} as const satisfies Knex.MigratorConfig;
