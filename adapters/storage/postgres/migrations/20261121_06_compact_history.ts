import type { Knex } from 'knex';
import { appendOnly, forwardOnly } from './support.js';

const ID = 'text collate "C"';

/** As `historyId` has it: the first 16 bytes of the SHA-256 of a text. */
const HISTORY_ID = `
create function signgate_history_id(given text) returns uuid language sql immutable strict parallel safe as $function$
  select encode(substring(sha256(convert_to(given, 'UTF8')) from 1 for 16), 'hex')::uuid
$function$;`;

/**
 * What a check leaves for later ones, in columns of fixed width: sender, recipient and intent stand as the first 16
 * bytes of a SHA-256, wide enough that nobody finds a second text for one. They take a third less disk than the texts,
 * and the engine less time: columns of fixed width come first, in rows and in indexes, so that their places need not be
 * worked out.
 *
 * Only the statement that looks history up reads this table; every look-up is one descent of one of these indexes and
 * reads no table page once the pages are marked visible. The first index also keeps an intent from counting twice:
 * sender, recipient and type follow from the intent, so it is unique by scope, intent and action.
 */
const ENTRIES = `
create table history_entries (
  checked_at_ms bigint not null,
  value_usd double precision,
  scope_id integer not null,
  checked_day integer not null generated always as ((checked_at_ms / 86400000)::integer) stored,
  sender_id uuid not null,
  recipient_id uuid not null,
  intent_id uuid not null,
  allowed boolean not null,
  blocked boolean not null,
  transfer boolean not null,
  recipient_affix ${ID} not null,
  recipient_key ${ID} not null
);
create unique index history_entries_recipients_of_sender on history_entries
  (scope_id, sender_id, transfer, blocked, recipient_affix, recipient_key, intent_id, allowed);
create index history_entries_allowed_to_recipient on history_entries (scope_id, recipient_id) include (intent_id) where allowed;
create index history_entries_values_by_day on history_entries (scope_id, sender_id, checked_day, value_usd)
  include (checked_at_ms, intent_id) where value_usd is not null;
create index history_entries_times on history_entries (scope_id, sender_id, checked_at_ms) include (intent_id);`;

const COLUMNS =
  'checked_at_ms, value_usd, scope_id, sender_id, recipient_id, intent_id, allowed, blocked, transfer, recipient_affix, recipient_key';

const entryOf = (row: string): string => `
  ${row}.checked_at_ms, ${row}.value_usd, ${row}.scope_id, signgate_history_id(${row}.sender_key), signgate_history_id(${row}.recipient_key),
  encode(substring(${row}.fingerprint from 1 for 16), 'hex')::uuid, ${row}.action = 'ALLOW', ${row}.action = 'BLOCK', ${row}.transfer,
  ${row}.recipient_affix, ${row}.recipient_key`;

/**
 * The version before writes to `history` while a deploy is under way; with its owner's rights, for its role knows
 * nothing of the new table.
 */
const FOLLOW = `
create function signgate_follow_history() returns trigger language plpgsql security definer set search_path from current as $function$
begin
  insert into history_entries (${COLUMNS}) values (${entryOf('new')}) on conflict do nothing;
  return null;
end
$function$;
create trigger history_is_followed after insert on history for each row execute function signgate_follow_history();`;

/**
 * The trigger comes first: it keeps the version before from writing until all that stands is copied, so that nothing is
 * missed. Until its last instance is gone, that version sees nothing of what this one's checks leave; `history` itself
 * is read by nobody then, and a later version drops it.
 */
export const up = async (database: Knex): Promise<void> => {
  for (const sql of [HISTORY_ID, ENTRIES, FOLLOW]) await database.raw(sql);
  await database.raw(
    `insert into history_entries (${COLUMNS}) select ${entryOf('h')} from history h on conflict do nothing`,
  );
  await database.raw(appendOnly('history_entries'));
};

export const down = forwardOnly;
