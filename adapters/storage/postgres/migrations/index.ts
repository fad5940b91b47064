import type { Knex } from 'knex';
import * as checksHistory from './20261122_01_checks_history.js';
import * as keysPoliciesUsage from './20261122_02_keys_policies_usage.js';
import * as lists from './20261122_03_lists.js';
import * as reports from './20261122_04_reports.js';
import * as limitsIdempotency from './20261122_05_limits_idempotency.js';
import * as outcomes from './20261122_06_outcomes.js';
import * as seals from './20261122_07_seals.js';
import * as descriptions from './20261122_08_descriptions.js';
import * as confirmations from './20261123_09_confirmations.js';
import * as witnesses from './20261123_10_witnesses.js';
import * as partnerStatements from './20261123_11_partner_statements.js';
import * as audit from './20261123_13_audit.js';
import * as feedSyncs from './20261123_14_feed_syncs.js';
import * as webhooks from './20261123_16_webhooks.js';
import * as withdrawals from './20261123_17_withdrawals.js';
import * as checkIndex from './20261123_18_check_index.js';
import * as desk from './20261123_19_desk.js';
import * as registeredContracts from './20261123_20_registered_contracts.js';
import * as deskViews from './20261123_22_desk_views.js';
import * as checkStates from './20261124_23_check_states.js';
import * as deskPeople from './20261124_25_desk_people.js';
import * as partitions from './20261124_27_partitions.js';
import * as retirements from './20261124_28_retirements.js';
import * as listNames from './20261124_32_list_names.js';

/**
 * Every migration, oldest first. The list gives the names, so that the database holds the same ones whether the code
 * runs from a checkout or a build. A released migration never changes. A new one adds, or changes what the version
 * before it does not notice: that version still runs on the new schema while a deployment is under way.
 */
const MIGRATIONS: readonly (Knex.Migration & { readonly name: string })[] = [
  { name: '20261122_01_checks_history', ...checksHistory },
  { name: '20261122_02_keys_policies_usage', ...keysPoliciesUsage },
  { name: '20261122_03_lists', ...lists },
  { name: '20261122_04_reports', ...reports },
  { name: '20261122_05_limits_idempotency', ...limitsIdempotency },
  { name: '20261122_06_outcomes', ...outcomes },
  { name: '20261122_07_seals', ...seals },
  { name: '20261122_08_descriptions', ...descriptions },
  { name: '20261123_09_confirmations', ...confirmations },
  { name: '20261123_10_witnesses', ...witnesses },
  { name: '20261123_11_partner_statements', ...partnerStatements },
  { name: '20261123_13_audit', ...audit },
  { name: '20261123_14_feed_syncs', ...feedSyncs },
  { name: '20261123_16_webhooks', ...webhooks },
  { name: '20261123_17_withdrawals', ...withdrawals },
  { name: '20261123_18_check_index', ...checkIndex },
  { name: '20261123_19_desk', ...desk },
  { name: '20261123_20_registered_contracts', ...registeredContracts },
  { name: '20261123_22_desk_views', ...deskViews },
  { name: '20261124_23_check_states', ...checkStates },
  { name: '20261124_25_desk_people', ...deskPeople },
  { name: '20261124_27_partitions', ...partitions },
  { name: '20261124_28_retirements', ...retirements },
  { name: '20261124_32_list_names', ...listNames },
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
