import type { ChainHistoryOf, PaidAccount } from '../facts/chain-history/chain-history-facts.js';
import { isComparableIn, presentSizeOf } from '../facts/history/check-size.js';
import type { PayeeHistory, UsedRecipient } from '../facts/history/history-facts.js';
import { evidenceByAccount, evidenceIdsOf } from '../facts/screening/evidence-groups.js';
import { isDemonstrationKey } from '../intent/demonstration-addresses.js';
import { isExpectedRecipient } from '../intent/address-fields.js';
import { type Likeness, likenessOf } from '../intent/lookalike.js';
import { compareText } from '../shared/compare-text.js';
import { parseIsoMs } from '../shared/iso-time.js';
import { type Action, strictestAction } from '../verdict/action.js';
import { type CheckContext, finding, type Found, namedField, NO_FINDINGS } from './finding.js';

/** What history says of a recipient. */
type KnownOf = Pick<PayeeHistory, 'lookalikes' | 'recipient' | 'references' | 'clearedOn'>;

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

/** The key of the expected recipient where the recipient only looks like it, and how. */
const expectedTwin = ({ intent, facts }: CheckContext, key: string): Twin | null => {
  const expected = intent.addresses.expected_to_address?.key ?? null;
  if (!isComparable(key) || !isComparable(expected)) return null;
  const likeness = likenessOf(key, expected, facts.history.value?.references ?? 0);
  return likeness === null
    ? null
    : { key: expected, likeness, who: 'the expected recipient', wayOut: likeness === 'one_end' ? 'REVIEW' : 'BLOCK' };
};

/** Another account that the recipient is taken for. */
interface Twin {
  readonly key: string;
  readonly likeness: Likeness;
  readonly who: string;
  /** What is known of both lets it through as far as this. */
  readonly wayOut: Action;
}

/** True where the recipient, and not the account that looks like it, is the one that this sender means. */
const isGenuine = (recipient: UsedRecipient | null, other: UsedRecipient): boolean => {
  if (recipient === null) return false;
  return recipient.paid === other.paid ? recipient.since < other.since : recipient.paid;
};

/** Says of a past recipient no more than is known: a check alone is no payment. */
const whoIs = ({ paid, listed }: UsedRecipient): string => {
  if (paid) return 'a recipient that this sender paid before';
  return listed ? 'an account on your own lists' : 'a recipient that was checked before';
};

const allowedEntries = ({ facts }: CheckContext, key: string): readonly string[] => {
  const of = (category: 'partner_allowed' | 'partner_denied') =>
    evidenceByAccount(facts, (record) => record.category === category).get(key) ?? [];
  return of('partner_denied').length > 0 ? [] : evidenceIdsOf(of('partner_allowed'));
};

/**
 * How a genuine pair is let through: a person at the desk called it a false alarm, or both were signed on earlier days
 * with at least a tenth of the value. With an entry on the allow list besides, it passes.
 */
const wayOutOf = (context: CheckContext, key: string, history: KnownOf, other: UsedRecipient): Action => {
  const present = presentSizeOf(context.intent, context.facts.token.value);
  const areSigned = [history.recipient, other].every((one) => one?.signed && isComparableIn(one.signed, present));
  if (areSigned) return allowedEntries(context, key).length > 0 ? 'ALLOW' : 'REVIEW';
  const isCleared = history.clearedOn !== null && other.since <= history.clearedOn;
  return isCleared || likenessOf(key, other.key, history.references) === 'one_end' ? 'REVIEW' : 'BLOCK';
};

const STRICTEST_FIRST: readonly Action[] = ['BLOCK', 'REVIEW', 'ALLOW'];

/**
 * The account that history or the partner's lists know and that the recipient only looks like: of several the one that
 * is judged most strictly, then one that was paid, then the first by key. None where the recipient itself is the
 * genuine one of every pair.
 */
const knownTwin = (context: CheckContext, key: string, history: KnownOf | null): Twin | null => {
  if (context.intent.direction !== 'outgoing' || history === null || !isComparable(key)) return null;
  const rank = ({ wayOut, other }: { readonly wayOut: Action; readonly other: UsedRecipient }): number =>
    2 * STRICTEST_FIRST.indexOf(wayOut) + Number(!other.paid);
  const [first] = history.lookalikes
    .filter((other) => isComparable(other.key) && !isGenuine(history.recipient, other))
    .flatMap((other) => {
      const likeness = likenessOf(key, other.key, history.references);
      return likeness === null ? [] : [{ other, likeness, wayOut: wayOutOf(context, key, history, other) }];
    })
    .toSorted((a, b) => rank(a) - rank(b) || compareText(a.other.key, b.other.key));
  return first === undefined
    ? null
    : { key: first.other.key, likeness: first.likeness, who: whoIs(first.other), wayOut: first.wayOut };
};

/** The chain tells which of two was paid first: a look-alike is made after the account that it imitates. */
const isPaidFirst = ({ paid }: ChainHistoryOf, other: PaidAccount): boolean =>
  paid !== null && parseIsoMs(paid.since) < parseIsoMs(other.since);

/**
 * The account that the sender paid on the chain and that the recipient only looks like, by the strictest source. What a
 * chain says accuses alone, and what history knows of a pair goes before: of others only the partner's own allow list,
 * or a likeness at one end, asks for no more than review. Source: domain/decisions.md, 77.
 */
const paidTwin = (context: CheckContext, key: string, known: KnownOf | null): Twin | null => {
  if (context.intent.direction !== 'outgoing' || !isComparable(key)) return null;
  const judgedByHistory = new Set(known?.lookalikes.map((other) => other.key));
  const twins = context.facts.chainHistory.flatMap(({ value }) => {
    const references = (value?.references ?? 0) + (known?.references ?? 0);
    return (value?.accounts ?? [])
      .filter((account) => account.key === key)
      .flatMap((account) =>
        account.lookalikes.filter((other) => !isPaidFirst(account, other) && !judgedByHistory.has(other.key)),
      )
      .flatMap((other): readonly Twin[] => {
        const likeness = likenessOf(key, other.key, references);
        if (likeness === null || !isComparable(other.key)) return [];
        const isMild = likeness === 'one_end' || allowedEntries(context, key).length > 0;
        const who = `an account that this sender paid on the chain on ${other.since.slice(0, 10)}`;
        return [{ key: other.key, likeness, who, wayOut: isMild ? 'REVIEW' : 'BLOCK' }];
      });
  });
  return twins.find(({ wayOut }) => wayOut === 'BLOCK') ?? twins[0] ?? null;
};

const ENDINGS: Readonly<Record<Action, string>> = {
  BLOCK: 'Do not send; take the address again from its source and compare every character.',
  REVIEW: 'Compare the whole address with its source before continuing.',
  ALLOW: 'Both were paid before, and this one is on your allow list.',
};

/** What the finding says of a recipient; null where it looks like no other. */
const judged = (context: CheckContext, key: string, history: KnownOf | null): Found | null => {
  const expected = expectedTwin(context, key);
  const known = knownTwin(context, key, history);
  const twins = [expected, known, paidTwin(context, key, history)].filter((twin) => twin !== null);
  const [twin] = twins;
  if (twin === undefined) return null;
  const strictest = strictestAction(twins.map(({ wayOut }) => wayOut));
  const isConfirmed = expected === null && isExpectedRecipient(context.intent.addresses);
  const action = isConfirmed && strictest === 'BLOCK' ? 'REVIEW' : strictest;
  const resembles = twin.likeness === 'both_ends' ? 'begins and ends' : 'begins or ends';
  return {
    message:
      `${namedField(context, 'to_address')} ${resembles} like ${twins.map(({ who }) => who).join(' and ')}, but is ` +
      `another account: ${differenceText(key, twin.key)}. ` +
      `Look-alike addresses are planted so that they are copied by mistake. ${ENDINGS[action]}`,
    fields: ['to_address', ...(expected === null ? [] : (['expected_to_address'] as const))],
    ...(action === 'BLOCK' ? {} : { severity: action === 'ALLOW' ? ('LOW' as const) : ('HIGH' as const), action }),
    ...(action === 'ALLOW' ? { evidenceIds: allowedEntries(context, key) } : {}),
  };
};

/**
 * Address poisoning: a recipient that agrees at both ends with the one that was meant, or with one that this sender was
 * allowed to pay before, and is another account. Of two that resemble each other the one with a signed payment is the
 * genuine one, or else the one that is known since an older day; where neither can be told, neither is sent to. Where
 * the caller expects exactly this recipient, history alone only asks for review; so does a likeness at one end. How
 * many digits must agree depends on how many accounts are known, so that chance stops nobody. Every account that the
 * bytes pay is judged in the same way. Source: domain/decisions.md, 54.
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
