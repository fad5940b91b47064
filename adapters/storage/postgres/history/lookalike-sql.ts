import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { ACCEPTED, anyLatest, isMalicious, PAID, textsOf, withLatest } from './outcome-sql.js';

const { entriesRead, lookalikesRead } = HISTORY_LIMITS;

/** The sender's payments to accounts with the ends of the recipient, as the index has them. */
const SIMILAR = `h.scope_id = q.scope_id and h.sender_id = q.sender_id and h.recipient_affix = q.recipient_affix
      and h.transfer and not h.blocked`;

/** The nearest account before or after the recipient: most senders have none, and to ask costs little. */
const neighbour = (comparison: '<' | '>', order: 'asc' | 'desc'): string => `(
    select true from history_entries h
    where ${SIMILAR} and h.recipient_key ${comparison} q.recipient_key
    order by h.recipient_affix ${order}, h.recipient_key ${order} limit 1
  ) is not null`;

const HAS_LOOKALIKES = `(${neighbour('>', 'asc')} or ${neighbour('<', 'desc')})`;

/** The next account in order, `beyond` another. */
const nextAccount = (columns: string, beyond = ''): string => `
    select ${columns} from history_entries h
    where ${SIMILAR} ${beyond}
    order by h.recipient_key limit 1`;

/** As `historyId` makes it. */
const idOf = (key: string): string =>
  `encode(substring(sha256(convert_to(${key}, 'UTF8')) from 1 for 16), 'hex')::uuid`;

/** Of an account the time of the first check that counts; null for none. */
const since = (key: string): string => `(
    select own.checked_at_ms from (
      select h.checked_at_ms, h.allowed, h.request_id from history_entries h
      where ${SIMILAR} and h.recipient_key >= ${key} and h.recipient_key <= ${key}
      order by h.recipient_affix, h.recipient_key, h.checked_at_ms limit ${entriesRead}
    ) own ${withLatest('own')}
    where case when latest.outcome is null then own.allowed
      else latest.outcome in (${textsOf([...PAID, ...ACCEPTED])}) end
    limit 1
  )`;

const isPaid = (account: string): string =>
  anyLatest(`o.sender_id = q.sender_id and o.recipient_id = ${account} and o.transfer
        and o.outcome in (${textsOf(PAID)}) and not o.blocked`);

const used = (key: string): string =>
  `json_build_array(${key}, ${since(key)}, ${isPaid(idOf(key))}, ${isMalicious(idOf(key))})`;

/** Steps from one account to the next by the index, however many entries each has. */
const SIMILAR_ACCOUNTS = `
  with recursive account(key, place) as (
    (${nextAccount('h.recipient_key, 1')})
    union all
    select (${nextAccount('h.recipient_key', 'and h.recipient_key > account.key')}), account.place + 1
    from account where account.key is not null and account.place <= ${lookalikesRead}
  )
  select json_agg(${used('account.key')}) from account where account.key is not null`;

/**
 * The recipient, and the accounts with its ends (the recipient may be among them): of each the key, the time of the
 * first check that counts, whether it was paid, whether it was reported as malicious. Null where nothing looks like it.
 */
export const LOOKALIKES = `
  case when ${HAS_LOOKALIKES} then json_build_array(${used('q.recipient_key')}, (${SIMILAR_ACCOUNTS})) end`;
