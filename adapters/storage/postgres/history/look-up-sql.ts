import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { RECHECK_MS } from '../../../../domain/facts/history/payments.js';
import { LOOKALIKES } from './lookalike-sql.js';
import { ACCEPTED, isLatest, isMalicious, largestFirst, PAID, textsOf, VOID, withLatest } from './outcome-sql.js';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_HOURS = 24;

const { entriesRead, entriesOfACheck } = HISTORY_LIMITS;

/** As the index has it. */
const HOUR_OF_ENTRY = `(h.checked_at_ms / ${HOUR_MS})`;

/** What every part has in common: entries of the asked scope and sender. */
const OF_SENDER = 'h.scope_id = q.scope_id and h.sender_id = q.sender_id';

const SIZES = 'json_agg(json_build_array(sizes.value_usd, sizes.amount, sizes.asset))';

/** Payments that were reported as such. */
const PAID_CHECKS = `
  select ${SIZES} from (
    select paid.value_usd, paid.amount, paid.asset from (
      select o.request_id, o.outcome_id, o.value_usd, o.amount, o.asset from outcome_accounts o
      where o.scope_id = q.scope_id and o.sender_id = q.sender_id and o.recipient_id = q.counterparty_id
        and o.transfer = q.transfer and o.outcome in (${textsOf(PAID)}) and not o.blocked
      order by ${largestFirst('o')} limit ${entriesRead}
    ) paid where ${isLatest('paid')} limit q.earlier_limit
  ) sizes`;

/** Whether the next entry in the order of the index is the same intent, checked again. */
const IS_CHECKED_AGAIN = `lead(largest.intent_id) over ordered = largest.intent_id
        and lead(largest.checked_at_ms) over ordered <= largest.checked_at_ms + ${RECHECK_MS}`;

const bySize = (row: string): string => `${largestFirst(row)}, ${row}.intent_id, ${row}.checked_at_ms`;

/** Checks of earlier days that were allowed, or acknowledged. One is passed over where it was checked again. */
const ACCEPTED_CHECKS = `
  select ${SIZES} from (
    select own.value_usd, own.amount, own.asset from (
      select largest.*, ${IS_CHECKED_AGAIN} as again from (
        select h.value_usd, h.amount, h.asset, h.intent_id, h.checked_at_ms, h.allowed, h.request_id
        from history_entries h
        where ${OF_SENDER} and h.recipient_id = q.counterparty_id and h.transfer = q.transfer and not h.blocked
        order by ${bySize('h')} limit ${entriesRead}
      ) largest where largest.checked_at_ms < q.allowed_before_ms window ordered as (order by ${bySize('largest')})
    ) own ${withLatest('own')}
    where own.again is not true
      and case when latest.outcome is null then own.allowed else latest.outcome in (${textsOf(ACCEPTED)}) end
    limit q.earlier_limit
  ) sizes`;

/** Asked first: a payment to an account that was never paid before today need not look through all of today. */
const MAY_HAVE_EARLIER_DAYS = `(not q.transfer or (
    select true from history_entries h
    where ${OF_SENDER} and h.transfer and not h.blocked and h.recipient_affix = q.recipient_affix
      and h.recipient_key >= q.recipient_key and h.recipient_key <= q.recipient_key
      and h.checked_at_ms < q.allowed_before_ms
    order by h.recipient_affix, h.recipient_key, h.checked_at_ms limit 1
  ) is not null)`;

const IN_BAND = 'h.value_usd >= q.band_from and h.value_usd < q.band_below and h.checked_at_ms > q.day_ago_ms';

const PAYMENT = 'h.intent_id, h.checked_at_ms, h.request_id';

/** The newest payments to the recipient, of which some lie in the band. */
const BAND_TO_RECIPIENT = `
  select ${PAYMENT} from (
    select h.* from history_entries h
    where ${OF_SENDER} and h.transfer and not h.blocked and h.recipient_affix = q.recipient_affix
      and h.recipient_key >= q.recipient_key and h.recipient_key <= q.recipient_key and h.checked_at_ms > q.day_ago_ms
    order by h.recipient_affix desc, h.recipient_key desc, h.checked_at_ms desc limit ${entriesRead}
  ) h where ${IN_BAND}`;

/** One range of the index for each hour that the last 24 touch, and one for the few entries of clocks ahead. */
const BAND_TO_ANYBODY = `
  select of_hour.* from generate_series(q.first_hour, q.first_hour + ${DAY_HOURS}) as hour(number)
  cross join lateral (
    select ${PAYMENT} from history_entries h
    where ${OF_SENDER} and ${IN_BAND} and ${HOUR_OF_ENTRY} = hour.number and h.transfer and not h.blocked
    order by h.value_usd limit ${entriesRead}
  ) of_hour
  union all (
    select ${PAYMENT} from history_entries h
    where ${OF_SENDER} and ${IN_BAND} and ${HOUR_OF_ENTRY} > q.first_hour + ${DAY_HOURS} and h.transfer
      and not h.blocked
    order by ${HOUR_OF_ENTRY}, h.value_usd limit ${entriesRead}
  )
  limit ${entriesRead}`;

const payments = (entries: string): string => `
  select json_agg(json_build_array(
    payment.intent_id, payment.checked_at_ms, coalesce(latest.outcome in (${textsOf(PAID)}), false)))
  from (${entries}) payment ${withLatest('payment')}
  where latest.outcome is null or latest.outcome not in (${textsOf(VOID)})`;

/** The newest hours first: part of the hour before the present one is too old. */
const WITHIN_HOUR = `
  select case when count(*) >= q.hour_limit * ${entriesOfACheck} then q.hour_limit
    else least(count(distinct entries.intent_id), q.hour_limit) end::integer
  from (
    select h.intent_id from history_entries h
    where ${OF_SENDER} and h.intent_id <> q.intent_id
      and ${HOUR_OF_ENTRY} >= q.hour_ago_ms / ${HOUR_MS} and h.checked_at_ms > q.hour_ago_ms
    order by ${HOUR_OF_ENTRY} desc, h.value_usd desc
    limit q.hour_limit * ${entriesOfACheck}
  ) entries`;

/**
 * One statement for all look-ups that wait; `questions` names them as `q`. Each part descends one index and reads a
 * bounded number of entries, so a look-up costs the same on an empty history and on one of millions. Where several
 * indexes could serve, an `order by` names the right one: without statistics, as in the first minute of a new database,
 * the planner would guess.
 */
export const lookUpSql = (questions: string): string => `
select
  q.place::integer as place,
  case when not counterparty.malicious then (${PAID_CHECKS}) end as paid,
  case when not counterparty.malicious and ${MAY_HAVE_EARLIER_DAYS} then (${ACCEPTED_CHECKS}) end as accepted,
  (${LOOKALIKES}) as similar,
  case when q.band_from is null then null
    when q.band_to_anybody then (${payments(BAND_TO_ANYBODY)})
    else (${payments(BAND_TO_RECIPIENT)}) end as in_band,
  case when q.hour_limit is not null then (${WITHIN_HOUR}) end as within_hour
from ${questions}
cross join lateral (select ${isMalicious('q.counterparty_id')} as malicious offset 0) counterparty`;
