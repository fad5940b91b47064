import type { Knex } from 'knex';
import { forwardOnly } from './support.js';

/**
 * Descending the indexes of an entry was two thirds of what storing a check cost the engine. Now:
 * - an intent is kept from counting twice by an index of its own. It begins with the sender, so that a sender's entries
 * stand
 *   on the same pages however many others there are;
 * - the last hour and the value band of the last 24 read one index, in steps of an hour;
 * - an entry of a pair that was known for good when it was written is not looked for among the sender's transfers
 *   (`pair_counts`), and one to a recipient with more ALLOWed checks than anybody counts not among those
 * (`recipient_counts`).
 *   No answer changes: see `known-pairs.ts`. Entries that stand count, as those do that the version before writes.
 */
const PAST = `
drop index history_entries_recipients_of_sender, history_entries_allowed_to_recipient, history_entries_values_by_day, history_entries_times;`;

const COLUMNS = `
alter table history_entries
  add column pair_counts boolean not null default true,
  add column recipient_counts boolean not null default true,
  drop column checked_day;`;

const INDEXES = `
create unique index history_entries_intents on history_entries (scope_id, sender_id, intent_id, allowed, blocked);
create index history_entries_by_hour on history_entries (scope_id, sender_id, (checked_at_ms / 3600000), value_usd) include (checked_at_ms, intent_id);
create index history_entries_transfers on history_entries
  (scope_id, sender_id, blocked, recipient_affix, recipient_key, intent_id) where transfer and pair_counts;
create index history_entries_allowed on history_entries (scope_id, recipient_id) include (intent_id) where allowed and recipient_counts;`;

/** The version that read these indexes was never released: the one before it knows neither them nor the table. */
export const up = async (database: Knex): Promise<void> => {
  for (const sql of [PAST, COLUMNS, INDEXES]) await database.raw(sql);
};

export const down = forwardOnly;
