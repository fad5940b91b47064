import type { PayeeHistory, UsedRecipient } from '../facts/history/history-facts.js';
import { areLookalikes } from '../intent/address.js';
import { isDemonstrationKey } from '../intent/demonstration-addresses.js';
import { isExpectedRecipient } from '../intent/address-fields.js';
import { compareText } from '../shared/compare-text.js';
import { type CheckContext, finding, type Found, named, NO_FINDINGS } from './finding.js';

/** What history says of a recipient. */
type KnownOf = Pick<PayeeHistory, 'lookalikes' | 'recipient'>;

/** Where two look-alikes differ: positions of the first and last differing character, counted from 1 after 0x. */
const differenceText = (left: string, right: string): string => {
  const skip = left.startsWith('0x') ? 2 : 0;
  const length = Math.min(left.length, right.length);
  let first = skip;
  while (first < length && left[first] === right[first]) first += 1;
  let tail = 0;
  while (tail < length - first && left[left.length - 1 - tail] === right[right.length - 1 - tail]) tail += 1;
  return (
    `they differ between character ${String(first - skip + 1)} and character ` +
    `${String(left.length - skip - tail)}${skip === 0 ? '' : ' after 0x'}`
  );
};

const isComparable = (key: string | null): key is string => key !== null && !isDemonstrationKey(key);

/** The key of the expected recipient where the recipient only looks like it. */
const expectedTwin = ({ intent }: CheckContext, key: string): string | null => {
  const expected = intent.addresses.expected_to_address?.key ?? null;
  return isComparable(key) && isComparable(expected) && areLookalikes(key, expected) ? expected : null;
};

/** True where the recipient, and not the account that looks like it, is the one that this sender means. */
const isGenuine = (recipient: UsedRecipient | null, other: UsedRecipient): boolean => {
  if (recipient === null) return false;
  return recipient.paid === other.paid ? recipient.since < other.since : recipient.paid;
};

/**
 * The account that history knows and that the recipient only looks like: of several one that was paid, then the first
 * by key. None where the recipient itself is the genuine one of every pair.
 */
const historyTwin = ({ intent }: CheckContext, key: string, history: KnownOf | null): UsedRecipient | null => {
  if (intent.direction !== 'outgoing' || history === null || !isComparable(key)) return null;
  const twins = history.lookalikes.filter(
    (other) => isComparable(other.key) && areLookalikes(key, other.key) && !isGenuine(history.recipient, other),
  );
  return twins.toSorted((a, b) => Number(b.paid) - Number(a.paid) || compareText(a.key, b.key))[0] ?? null;
};

/** Says of a past recipient no more than history knows: a check alone is no payment. */
const pastText = ({ paid }: UsedRecipient): string =>
  paid ? 'a recipient that this sender paid before' : 'a recipient that was checked before';

/** What the finding says of a recipient; null where it looks like no other. */
const judged = (context: CheckContext, key: string, history: KnownOf | null) => {
  const { addresses } = context.intent;
  const expected = expectedTwin(context, key);
  const past = historyTwin(context, key, history);
  const twin = expected ?? past?.key ?? null;
  if (twin === null) return null;
  const other = [
    ...(expected === null ? [] : ['the expected recipient']),
    ...(past === null ? [] : [pastText(past)]),
  ].join(' and ');
  const isConfirmed = expected === null && isExpectedRecipient(addresses);
  const draft: Found = {
    message:
      `${named(context, 'to_address')} begins and ends like ${other}, but is ` +
      `another account: ${differenceText(key, twin)}. ` +
      'Look-alike addresses are planted so that they are copied by mistake. ' +
      (isConfirmed
        ? 'Compare the whole address with its source before continuing.'
        : 'Do not send; take the address again from its source and compare every character.'),
    fields: ['to_address', ...(expected === null ? [] : (['expected_to_address'] as const))],
    ...(isConfirmed ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
  };
  return draft;
};

/**
 * Address poisoning: a recipient that agrees at both ends with the one that was meant, or with one that this sender was
 * allowed to pay before, and is another account. Of two that resemble each other the one with a signed payment is the
 * genuine one, or else the one that is known since an older day; where neither can be told, neither is sent to. Where
 * the caller expects exactly this recipient, history alone only asks for review. Every account that the bytes pay is
 * judged in the same way.
 */
export const recipientLookalike = finding({
  code: 'recipient_lookalike',
  judges: 'action',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning:
    'The recipient begins and ends like the intended or a formerly used address, but is another: address poisoning.',
  advice: 'Do not send; compare every character with the address that the recipient gave.',
  needs: ['request', 'history'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: (context) => {
    const { key } = context.intent.addresses.to_address;
    const found = key === null ? null : judged(context, key, context.facts.history.value);
    return found === null ? NO_FINDINGS : [found];
  },
});
