import { APP_ROLE } from '../../../../adapters/storage/postgres/session/role.js';

/** Takes a schema back to what it was before history had columns of fixed width, entries and all. */
export const SCHEMA_BEFORE_COMPACT_HISTORY = `
  drop trigger history_is_followed on history;
  drop function signgate_follow_history();
  drop table history_entries;
  drop function signgate_history_id(text);
  delete from knex_migrations where name in ('20261121_06_compact_history', '20261122_07_fewer_indexes');
  grant select, insert on history to ${APP_ROLE};`;

/** Takes a schema back to what it was when entries of history had four indexes; the entries stay. */
export const SCHEMA_BEFORE_FEWER_INDEXES = `
  drop index history_entries_intents, history_entries_by_hour, history_entries_transfers, history_entries_allowed;
  alter table history_entries
    drop column pair_counts,
    drop column recipient_counts,
    add column checked_day integer not null generated always as ((checked_at_ms / 86400000)::integer) stored;
  create unique index history_entries_recipients_of_sender on history_entries
    (scope_id, sender_id, transfer, blocked, recipient_affix, recipient_key, intent_id, allowed);
  create index history_entries_allowed_to_recipient on history_entries (scope_id, recipient_id) include (intent_id) where allowed;
  create index history_entries_values_by_day on history_entries (scope_id, sender_id, checked_day, value_usd)
    include (checked_at_ms, intent_id) where value_usd is not null;
  create index history_entries_times on history_entries (scope_id, sender_id, checked_at_ms) include (intent_id);
  delete from knex_migrations where name = '20261122_07_fewer_indexes';`;
