import { affixOf } from '../../../../domain/intent/address.js';
import { HISTORY_LIMITS, type HistoryFacts } from '../../../../domain/facts/facts.js';
import type { HistoryQuery } from '../../../../ports/stores/history.js';
import type { Statement } from '../checks/append-statement.js';
import { bigintArray, doubleArray, integerArray, textArray, uuidArray } from '../wire/binary-arrays.js';
import { historyId, intentId } from './history-id.js';

/** A look-up with the number of its scope. */
export interface NumberedLookUp {
  readonly query: HistoryQuery;
  readonly scopeId: number;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
const DAY_MS = DAY_HOURS * HOUR_MS;

/** As the index has it. */
const HOUR_OF_ENTRY = `(h.checked_at_ms / ${HOUR_MS})`;

/** An intent has at most one entry for each action, so this many entries hold at least a third as many intents. */
const ENTRIES_OF_AN_INTENT = 3;

const BAND_ENTRIES = HISTORY_LIMITS.bandChecks * ENTRIES_OF_AN_INTENT;

/** What every part has in common: entries of the asked scope, never of the asked intent itself. */
const OTHERS = 'h.scope_id = q.scope_id and h.intent_id <> q.intent_id';
const TO_RECIPIENT_OF_SENDER = `${OTHERS} and h.sender_id = q.sender_id and h.recipient_affix = q.recipient_affix and h.transfer`;

const ALLOWED_TO_RECIPIENT = `
  select count(*)::integer as counted from (
    select from history_entries h where ${OTHERS} and h.recipient_id = q.recipient_id and h.allowed limit q.allowed_limit
  ) entries`;

/** Entries found by the whole index: the order leaves the planner no other. */
const transfersTo = (which: string): string =>
  `from history_entries h where ${TO_RECIPIENT_OF_SENDER} and ${which} and h.recipient_key = q.recipient_key order by h.intent_id`;

/**
 * The first step of what follows. Most senders have no look-alike, and one descent costs a fraction of a recursion that
 * finds nothing.
 */
const ANY_LOOKALIKE = `
  (select true from history_entries h where ${TO_RECIPIENT_OF_SENDER} and not h.blocked order by h.recipient_key limit 1) is not null`;

/** Steps from one recipient to the next by the index, however many entries each has. */
const LOOKALIKES = `
  with recursive recipient(key, place) as (
    (select h.recipient_key, 1 from history_entries h
      where ${TO_RECIPIENT_OF_SENDER} and not h.blocked order by h.recipient_key limit 1)
    union all
    select (select h.recipient_key from history_entries h
      where ${TO_RECIPIENT_OF_SENDER} and not h.blocked and h.recipient_key > recipient.key order by h.recipient_key limit 1), recipient.place + 1
    from recipient where recipient.key is not null and recipient.place < ${HISTORY_LIMITS.lookalikes}
  )
  select array_agg(recipient.key order by recipient.key) filter (where recipient.key is not null) from recipient`;

const IN_BAND_OF_LAST_DAY = `${OTHERS} and h.sender_id = q.sender_id
        and h.value_usd >= q.band_from and h.value_usd < q.band_below and h.checked_at_ms > q.day_ago_ms`;

/**
 * One range of the index for each hour that the last 24 touch, and one for clocks that run ahead: what stands there is
 * little.
 */
const IN_BAND = `
  select count(distinct entries.intent_id)::integer as counted from (
    select of_hour.intent_id from generate_series(q.first_hour, q.first_hour + ${DAY_HOURS}) as hour(number)
    cross join lateral (
      select h.intent_id from history_entries h where ${IN_BAND_OF_LAST_DAY} and ${HOUR_OF_ENTRY} = hour.number
      order by h.value_usd limit ${BAND_ENTRIES}
    ) of_hour
    union all (
      select h.intent_id from history_entries h where ${IN_BAND_OF_LAST_DAY} and ${HOUR_OF_ENTRY} > q.first_hour + ${DAY_HOURS}
      order by ${HOUR_OF_ENTRY}, h.value_usd limit ${BAND_ENTRIES}
    )
    limit ${BAND_ENTRIES}
  ) entries`;

/** The newest hours first: of the hour before the present one, a part is too old. */
const WITHIN_HOUR = `
  select count(distinct entries.intent_id)::integer as counted from (
    select h.intent_id from history_entries h
    where ${OTHERS} and h.sender_id = q.sender_id and ${HOUR_OF_ENTRY} >= q.hour_ago_ms / ${HOUR_MS} and h.checked_at_ms > q.hour_ago_ms
    order by ${HOUR_OF_ENTRY} desc, h.value_usd desc limit q.hour_limit * ${ENTRIES_OF_AN_INTENT}
  ) entries`;

/** What lies in the band is asked only for a check whose own value does. */
const BAND_IF_ASKED = `case when q.band_from is not null then (${IN_BAND}) end`;

/**
 * One statement for all look-ups that wait. Each part descends one index and reads a bounded number of its entries, so
 * a look-up costs the same on an empty history and on one of millions. Where several indexes could serve, an `order by`
 * names the right one: without statistics, as in the first minute of a new database, the planner would guess. `offset 0`
 * keeps the planner from asking twice whether the recipient was really used.
 */
const LOOK_UP_SQL = `
select
  q.place::integer as place,
  (${ALLOWED_TO_RECIPIENT}) as allowed,
  really_used.found or (select true ${transfersTo('h.blocked')} limit 1) is not null as used,
  case when not really_used.found and ${ANY_LOOKALIKE} then (${LOOKALIKES}) end as lookalikes,
  ${BAND_IF_ASKED} as in_band,
  case when q.hour_limit is not null then (${WITHIN_HOUR}) end as within_hour
from unnest(
  $1::integer[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::double precision[], $8::double precision[], $9::bigint[], $10::bigint[],
  $11::bigint[], $12::integer[], $13::integer[]
) with ordinality as q(
  scope_id, intent_id, sender_id, recipient_id, recipient_key, recipient_affix, band_from, band_below, day_ago_ms, first_hour, hour_ago_ms, hour_limit, allowed_limit, place
)
cross join lateral (
  select (select true ${transfersTo('not h.blocked')} limit 1) is not null as found offset 0
) really_used`;

/** The statement, named so that each connection parses and plans it once. */
export const lookUpStatement = (lookUps: readonly NumberedLookUp[]): Statement => {
  const column = <Value>(read: (query: HistoryQuery) => Value): Value[] => lookUps.map(({ query }) => read(query));
  return {
    name: 'look_up_history',
    text: LOOK_UP_SQL,
    values: [
      integerArray(lookUps.map(({ scopeId }) => scopeId)),
      uuidArray(column((query) => intentId(query.fingerprint))),
      uuidArray(column((query) => idOrNull(query.senderKey))),
      uuidArray(column((query) => idOrNull(query.recipientKey))),
      textArray(column((query) => query.recipientKey)),
      textArray(column((query) => (query.recipientKey === null ? null : affixOf(query.recipientKey)))),
      doubleArray(column((query) => query.bandUsd?.from ?? null)),
      doubleArray(column((query) => query.bandUsd?.below ?? null)),
      bigintArray(column((query) => query.nowMs - DAY_MS)),
      bigintArray(column((query) => Math.floor((query.nowMs - DAY_MS) / HOUR_MS))),
      bigintArray(column((query) => query.nowMs - HOUR_MS)),
      integerArray(column((query) => query.checksLastHourUpTo)),
      integerArray(column((query) => query.allowedChecksUpTo)),
    ],
  };
};

const idOrNull = (key: string | null): string | null => (key === null ? null : historyId(key));

export interface LookUpRow {
  /** From 1 on: which of the look-ups this answers. */
  readonly place: number;
  /** Up to the limit of the look-up. */
  readonly allowed: number;
  readonly used: boolean;
  readonly lookalikes: readonly string[] | null;
  readonly in_band: number | null;
  readonly within_hour: number | null;
}

export const historyFacts = (row: LookUpRow, query: HistoryQuery): HistoryFacts => ({
  allowedChecksToRecipient: row.allowed,
  recipientUsedBySender: row.used,
  lookalikeRecipients: row.lookalikes ?? [],
  bandChecksLastDay: query.bandUsd === null ? null : Math.min(row.in_band ?? 0, HISTORY_LIMITS.bandChecks),
  checksLastHour: query.checksLastHourUpTo === null ? null : Math.min(row.within_hour ?? 0, query.checksLastHourUpTo),
});

/** What history knows of a scope that has stored nothing. */
export const nothingRemembered = (query: HistoryQuery): HistoryFacts =>
  historyFacts({ place: 0, allowed: 0, used: false, lookalikes: null, in_band: 0, within_hour: null }, query);
