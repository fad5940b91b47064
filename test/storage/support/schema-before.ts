import { APP_ROLE } from '../../../adapters/storage/postgres/role.js';

/** Takes a schema back to what it was before history had columns of fixed width, entries and all. */
export const SCHEMA_BEFORE_COMPACT_HISTORY = `
  drop trigger history_is_followed on history;
  drop function signgate_follow_history();
  drop table history_entries;
  drop function signgate_history_id(text);
  delete from knex_migrations where name in ('20261121_06_compact_history', '20261122_07_fewer_indexes');
  grant select, insert on history to ${APP_ROLE};`;
