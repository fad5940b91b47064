import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_HOURS = 24;

/** As the index has it. */
const HOUR_OF_ENTRY = `(h.checked_at_ms / ${HOUR_MS})`;

/** An intent has at most one entry for each action, so this many entries hold at least a third as many intents. */
const ENTRIES_OF_AN_INTENT = 3;

const BAND_ENTRIES = HISTORY_LIMITS.bandChecks * ENTRIES_OF_AN_INTENT;

/** What every part has in common: entries of the asked scope, never of the asked intent itself. */
const OTHERS = 'h.scope_id = q.scope_id and h.intent_id <> q.intent_id';

const OF_SENDER = `${OTHERS} and h.sender_id = q.sender_id`;

/** Transfers to the recipient and its look-alikes. */
const SIMILAR_TRANSFERS = `${OF_SENDER} and h.recipient_affix = q.recipient_affix and h.transfer`;

const ALLOWED_TO_RECIPIENT = `
  select count(*)::integer as counted from (
    select from history_entries h
    where ${OTHERS} and h.recipient_id = q.recipient_id and h.allowed
    limit q.allowed_limit
  ) entries`;

/**
 * Whether there is a transfer to the recipient itself. A range of one key, in the order of keys: by an equality the
 * planner may take another index, and read all entries of the sender.
 */
const anyTransfer = (which: string): string => `(
    select true from history_entries h
    where ${SIMILAR_TRANSFERS} and ${which}
      and h.recipient_key >= q.recipient_key and h.recipient_key <= q.recipient_key
    order by h.recipient_key limit 1
  ) is not null`;

/** The first look-alike in order, `beyond` another. */
const firstLookalike = (columns: string, beyond = ''): string => `
    select ${columns} from history_entries h
    where ${SIMILAR_TRANSFERS} and not h.blocked ${beyond}
    order by h.recipient_key limit 1`;

/** Asked first: most senders have no look-alike, and this costs a fraction of a recursion that finds nothing. */
const ANY_LOOKALIKE = `(${firstLookalike('true')}) is not null`;

/** Steps from one recipient to the next by the index, however many entries each has. */
const LOOKALIKES = `
  with recursive recipient(key, place) as (
    (${firstLookalike('h.recipient_key, 1')})
    union all
    select (${firstLookalike('h.recipient_key', 'and h.recipient_key > recipient.key')}), recipient.place + 1
    from recipient where recipient.key is not null and recipient.place < ${HISTORY_LIMITS.lookalikes}
  )
  select array_agg(recipient.key order by recipient.key) filter (where recipient.key is not null) from recipient`;

const IN_BAND_OF_LAST_DAY = `${OF_SENDER}
      and h.value_usd >= q.band_from and h.value_usd < q.band_below and h.checked_at_ms > q.day_ago_ms`;

/** One range of the index for each hour that the last 24 touch, and one for the few entries of clocks ahead. */
const IN_BAND = `
  select count(distinct entries.intent_id)::integer as counted from (
    select of_hour.intent_id from generate_series(q.first_hour, q.first_hour + ${DAY_HOURS}) as hour(number)
    cross join lateral (
      select h.intent_id from history_entries h
      where ${IN_BAND_OF_LAST_DAY} and ${HOUR_OF_ENTRY} = hour.number
      order by h.value_usd limit ${BAND_ENTRIES}
    ) of_hour
    union all (
      select h.intent_id from history_entries h
      where ${IN_BAND_OF_LAST_DAY} and ${HOUR_OF_ENTRY} > q.first_hour + ${DAY_HOURS}
      order by ${HOUR_OF_ENTRY}, h.value_usd limit ${BAND_ENTRIES}
    )
    limit ${BAND_ENTRIES}
  ) entries`;

/** The newest hours first: part of the hour before the present one is too old. */
const WITHIN_HOUR = `
  select count(distinct entries.intent_id)::integer as counted from (
    select h.intent_id from history_entries h
    where ${OF_SENDER} and ${HOUR_OF_ENTRY} >= q.hour_ago_ms / ${HOUR_MS} and h.checked_at_ms > q.hour_ago_ms
    order by ${HOUR_OF_ENTRY} desc, h.value_usd desc
    limit q.hour_limit * ${ENTRIES_OF_AN_INTENT}
  ) entries`;

/**
 * One statement for all look-ups that wait; `questions` names them as `q`. Each part descends one index and reads a
 * bounded number of entries, so a look-up costs the same on an empty history and on one of millions. Where several
 * indexes could serve, an `order by` names the right one: without statistics, as in the first minute of a new database,
 * the planner would guess. `offset 0` keeps it from asking twice whether the recipient was really used.
 */
export const lookUpSql = (questions: string): string => `
select
  q.place::integer as place,
  (${ALLOWED_TO_RECIPIENT}) as allowed,
  really_used.found or ${anyTransfer('h.blocked')} as used,
  case when not really_used.found and ${ANY_LOOKALIKE} then (${LOOKALIKES}) end as lookalikes,
  case when q.band_from is not null then (${IN_BAND}) end as in_band,
  case when q.hour_limit is not null then (${WITHIN_HOUR}) end as within_hour
from ${questions}
cross join lateral (select ${anyTransfer('not h.blocked')} as found offset 0) really_used`;
