import type { Knex } from 'knex';
import { CHECKS_SQL as checks } from './20261128_01_checks.js';
import { DESK_SQL as desk } from './20261128_02_desk.js';
import { PARTNERS_SQL as partners } from './20261128_03_partners.js';
import { LISTS_SQL as lists } from './20261128_04_lists.js';
import { REPORTS_SQL as reports } from './20261128_05_reports.js';
import { EVENTS_SQL as events } from './20261128_06_events.js';

const ofSql = (name: string, sql: readonly string[]): Knex.Migration & { readonly name: string } => ({
  name,
  up: async (database) => {
    for (const one of sql) await database.raw(one);
  },
  // records are evidence, and no way back would keep them
  down: async () => {
    throw new Error('Migrations go forward only; correct a mistake by a further one');
  },
});

/**
 * Every migration, oldest first. The list gives the names, so that the database holds the same ones whether the code
 * runs from a checkout or a build. A released migration never changes. A new one adds, or changes what the version
 * before it does not notice: that version still runs on the new schema while a deployment is under way.
 */
const MIGRATIONS: readonly (Knex.Migration & { readonly name: string })[] = [
  ofSql('20261128_01_checks', checks),
  ofSql('20261128_02_desk', desk),
  ofSql('20261128_03_partners', partners),
  ofSql('20261128_04_lists', lists),
  ofSql('20261128_05_reports', reports),
  ofSql('20261128_06_events', events),
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
  // an older version may start on a newer schema during a deployment: it need not know every name
  disableMigrationsListValidation: true,
} as const satisfies Knex.MigratorConfig;
