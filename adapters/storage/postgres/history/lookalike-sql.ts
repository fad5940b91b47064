import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { MOST_REFERENCES } from '../../../../domain/intent/lookalike.js';
import { affixSql, backSql, frontSql } from './ends-sql.js';
import { ACCEPTED, anyLatest, isLatest, isMalicious, largestFirst, PAID, textsOf, withLatest } from './outcome-sql.js';

const { entriesRead, lookalikesRead, referencesRead } = HISTORY_LIMITS;

const PAYMENT_OF_SENDER = 'h.scope_id = q.scope_id and h.sender_id = q.sender_id and h.transfer and not h.blocked';

/** One way in which an account may look like the recipient, by indexes that begin with it. */
interface End {
  readonly of: (key: string) => string;
  readonly ofEntry: string;
  readonly ofRecipient: string;
}
const ENDS: readonly End[] = [
  { of: affixSql, ofEntry: 'h.recipient_affix', ofRecipient: 'q.recipient_affix' },
  { of: frontSql, ofEntry: frontSql('h.recipient_key'), ofRecipient: 'q.recipient_front' },
  { of: backSql, ofEntry: backSql('h.recipient_key'), ofRecipient: 'q.recipient_back' },
];

/** The sender's payments to accounts with that end of the recipient, as the index has them. */
const similar = ({ ofEntry, ofRecipient }: End): string => `${PAYMENT_OF_SENDER} and ${ofEntry} = ${ofRecipient}`;

/** The nearest account before or after the recipient: most senders have none, and to ask costs little. */
const neighbour = (end: End, comparison: '<' | '>', order: 'asc' | 'desc'): string => `(
    select true from history_entries h
    where ${similar(end)} and h.recipient_key ${comparison} q.recipient_key
    order by ${end.ofEntry} ${order}, h.recipient_key ${order} limit 1
  ) is not null`;

/** What the partner allows or knows. */
const STATED = "s.scope_id = q.scope_id and s.kind in ('allow', 'attribution') and not s.removed";

/** No later change took it back or replaced it. */
const STANDS = `s.change_id = (
      select newest.change_id from partner_statements newest
      where newest.scope_id = s.scope_id and newest.kind = s.kind
        and newest.address_key >= s.address_key and newest.address_key <= s.address_key
        and newest.place = s.place and newest.slot = s.slot
      order by newest.address_key, newest.place, newest.slot, newest.change_id desc limit 1
    )`;

const statedWith = ({ of, ofRecipient }: End): string => `(
    select s.* from partner_statements s
    where ${STATED} and ${of('s.address_key')} = ${ofRecipient}
    order by ${of('s.address_key')}, s.address_key limit ${entriesRead}
  )`;

const LISTED = `from (${ENDS.map(statedWith).join(' union all ')}) s
  where s.address_key <> q.recipient_key and ${STANDS}`;

const HAS_LOOKALIKES = `(${[
  ...ENDS.flatMap((end) => [neighbour(end, '>', 'asc'), neighbour(end, '<', 'desc')]),
  `exists (select ${LISTED})`,
].join(' or ')})`;

/** The next account in order, `beyond` another. */
const nextAccount = (end: End, columns: string, beyond = ''): string => `
    select ${columns} from history_entries h
    where ${similar(end)} ${beyond}
    order by ${end.ofEntry}, h.recipient_key limit 1`;

/** As `historyId` makes it. */
const idOf = (key: string): string =>
  `encode(substring(sha256(convert_to(${key}, 'UTF8')) from 1 for 16), 'hex')::uuid`;

/** Of an account the time of the first check that counts; null for none. */
const since = (key: string): string => `(
    select own.checked_at_ms from (
      select h.checked_at_ms, h.allowed, h.request_id from history_entries h
      where ${PAYMENT_OF_SENDER} and h.recipient_affix = ${affixSql(key)}
        and h.recipient_key >= ${key} and h.recipient_key <= ${key}
      order by h.recipient_affix, h.recipient_key, h.checked_at_ms limit ${entriesRead}
    ) own ${withLatest('own')}
    where case when latest.outcome is null then own.allowed
      else latest.outcome in (${textsOf([...PAID, ...ACCEPTED])}) end
    limit 1
  )`;

const paidTo = (account: string): string => `o.sender_id = q.sender_id and o.recipient_id = ${account} and o.transfer
        and o.outcome in (${textsOf(PAID)}) and not o.blocked`;

const isPaid = (account: string): string => anyLatest(paidTo(account));

/** The largest payment of an earlier day that was reported as signed. */
const signed = (account: string): string => `(
    select json_build_array(paid.value_usd, paid.amount, paid.asset) from (
      select o.* from outcome_accounts o where o.scope_id = q.scope_id and ${paidTo(account)}
      order by ${largestFirst('o')} limit ${entriesRead}
    ) paid where paid.checked_at_ms < q.allowed_before_ms and ${isLatest('paid')} limit 1
  )`;

const used = (key: string): string => `json_build_array(
    ${key}, ${since(key)}, ${isPaid(idOf(key))}, ${isMalicious(idOf(key))}, ${signed(idOf(key))})`;

/** Steps from one account to the next by the index, however many entries each has. */
const accounts = (end: End): string => `(
  with recursive account(key, place) as (
    (${nextAccount(end, 'h.recipient_key, 1')})
    union all
    select (${nextAccount(end, 'h.recipient_key', 'and h.recipient_key > account.key')}), account.place + 1
    from account where account.key is not null and account.place <= ${lookalikesRead}
  )
  select json_agg(${used('account.key')}) from account where account.key is not null)`;

/** With the time of the oldest statement that stands, milliseconds since 1970. */
const LISTED_ACCOUNTS = `(
  select json_agg(json_build_array(listed.address_key, listed.at_ms)) from (
    select s.address_key, (extract(epoch from min(s.changed_at)) * 1000)::bigint as at_ms ${LISTED}
    group by s.address_key order by s.address_key limit ${lookalikesRead}
  ) listed)`;

/** Fewer where more entries were read than are looked at: that is stricter. */
const REFERENCES = `least(${MOST_REFERENCES}, (
    select count(*) from (
      select distinct r.recipient_affix, r.recipient_key from (
        select h.recipient_affix, h.recipient_key, h.allowed from history_entries h where ${PAYMENT_OF_SENDER}
        order by h.recipient_affix, h.recipient_key limit ${referencesRead}
      ) r where r.allowed
    ) known
  ) + (
    select count(*) from (
      select distinct r.address_key from (
        select s.address_key from partner_statements s where ${STATED} and ${STANDS}
        order by ${affixSql('s.address_key')}, s.address_key limit ${referencesRead}
      ) r
    ) listed
  ))::integer`;

/** The latest check of the recipient that a person at the desk called a false alarm, milliseconds since 1970. */
const CLEARED = `(
    select max(o.checked_at_ms) from (
      select o.* from outcome_accounts o
      where o.scope_id = q.scope_id and o.sender_id = q.sender_id and o.recipient_id = ${idOf('q.recipient_key')}
        and o.outcome = 'false_alarm' limit ${entriesRead}
    ) o where ${isLatest('o')} and (
      select d.counts and d.disposition = 'false_alarm' from check_dispositions d
      where d.request_id = o.request_id order by d.disposition_no desc limit 1
    )
  )`;

/**
 * The recipient; the accounts with its ends, of each way the first by key (the recipient may be among them); those that
 * the partner lists; how many accounts are known; when the recipient was called a false alarm. Of an account the key,
 * the time of the first check that counts, whether it was paid, whether it was reported as malicious, and its largest
 * signed payment. Null where nothing looks like it.
 */
export const LOOKALIKES = `
  case when q.recipient_key is not null and ${HAS_LOOKALIKES} then json_build_array(
    ${used('q.recipient_key')}, ${ENDS.map(accounts).join(', ')}, ${LISTED_ACCOUNTS}, ${REFERENCES}, ${CLEARED}
  ) end`;
