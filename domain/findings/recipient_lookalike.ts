import { countParam, dateParam, listParam, type Param } from '../text/params.js';
import type { Term } from '../text/terms.js';
import { addressOf } from './shared/text-params.js';
import type { ChainHistoryOf, PaidAccount } from '../facts/chain-history/chain-history-facts.js';
import { isComparableIn, presentSizeOf } from '../facts/history/check-size.js';
import type { PayeeHistory, UsedRecipient } from '../facts/history/history-facts.js';
import { evidenceByAccount, evidenceIdsOf } from '../facts/screening/evidence-groups.js';
import { isDemonstrationKey } from '../intent/demonstration-addresses.js';
import { isExpectedRecipient } from '../intent/address-fields.js';
import { likenessOf } from '../intent/lookalike.js';
import { compareText } from '../shared/compare-text.js';
import { parseIsoMs } from '../shared/iso-time.js';
import { type Action, strictestAction } from '../verdict/action.js';
import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';

/** What history says of a recipient. */
type KnownOf = Pick<PayeeHistory, 'lookalikes' | 'recipient' | 'references' | 'clearedOn'>;

/** Where two look-alikes differ: positions of the first and last differing character of the address, from 1. */
const differenceParams = (left: string, right: string): { readonly first: Param; readonly last: Param } => {
  const length = Math.min(left.length, right.length);
  let first = 0;
  while (first < length && left[first] === right[first]) first += 1;
  let tail = 0;
  while (tail < length - first && left[left.length - 1 - tail] === right[right.length - 1 - tail]) tail += 1;
  return { first: countParam(first + 1), last: countParam(left.length - tail) };
};

const isComparable = (key: string | null): key is string => key !== null && !isDemonstrationKey(key);

/** The key of the expected recipient where the recipient only looks like it, and how. */
const expectedTwin = ({ intent, facts }: CheckContext, key: string): Twin | null => {
  const expected = intent.addresses.expected_to_address?.key ?? null;
  if (!isComparable(key) || !isComparable(expected)) return null;
  const likeness = likenessOf(key, expected, facts.history.value?.references ?? 0);
  return likeness === null
    ? null
    : { key: expected, who: 'expected_to_address', wayOut: likeness === 'one_end' ? 'REVIEW' : 'BLOCK' };
};

/** Another account that the recipient is taken for. */
interface Twin {
  readonly key: string;
  readonly who: Term;
  /** When it was first paid, as a chain tells it. */
  readonly since?: string;
  /** What is known of both lets it through as far as this. */
  readonly wayOut: Action;
}

/** True where the recipient, and not the account that looks like it, is the one that this sender means. */
const isGenuine = (recipient: UsedRecipient | null, other: UsedRecipient): boolean => {
  if (recipient === null) return false;
  return recipient.paid === other.paid ? recipient.since < other.since : recipient.paid;
};

/** Says of a past recipient no more than is known: a check alone is no payment. */
const whoIs = ({ paid, listed }: UsedRecipient): Term => {
  if (paid) return 'paid_recipient';
  return listed ? 'listed_account' : 'checked_recipient';
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
  return first === undefined ? null : { key: first.other.key, who: whoIs(first.other), wayOut: first.wayOut };
};

/** The chain tells which of two was paid first: a look-alike is made after the account that it imitates. */
const isPaidFirst = ({ paid }: ChainHistoryOf, other: PaidAccount): boolean =>
  paid !== null && parseIsoMs(paid.since) < parseIsoMs(other.since);

/**
 * The account that the sender paid on the chain and that the recipient only looks like, by the strictest source. A
 * chain only accuses, so what history knows of a pair comes first. For other pairs only the partner's own allow list,
 * or a likeness at one end, limits it to review. Source: domain/decisions.md, 77.
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
        return [{ key: other.key, who: 'paid_on_chain', since: other.since, wayOut: isMild ? 'REVIEW' : 'BLOCK' }];
      });
  });
  return twins.find(({ wayOut }) => wayOut === 'BLOCK') ?? twins[0] ?? null;
};

const SAYS: Readonly<Record<Action, string>> = { BLOCK: 'block', REVIEW: 'review', ALLOW: 'allowed' };

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
  return {
    says: SAYS[action],
    params: {
      who: addressOf(context.intent, context.intent.addresses.to_address),
      twin: listParam(twins.map(({ key: other, who }) => ({ type: 'address', value: other, role: who }))),
      ...differenceParams(key, twin.key),
      ...(twin.since === undefined ? {} : { since: dateParam(twin.since) }),
    },
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
 * many digits must agree depends on how many accounts are known, so that chance stops none. Every account that the
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
  isPartOfProof: true,
  title: {
    en: 'Look-alike of another address',
    de: 'Ähnelt einer anderen Adresse',
    es: 'Parecida a otra dirección',
    fr: 'Ressemble à une autre adresse',
    'pt-BR': 'Parecido com outro endereço',
    ja: '別のアドレスに酷似しています',
    'zh-CN': '与另一地址高度相似',
  },
  texts: {
    block: {
      en: '{who} only looks like {twin}: characters {first} to {last} differ. Do not send; get the address anew.',
      de:
        '{who} sieht nur aus wie {twin}: Zeichen {first} bis {last} weichen ab. Nicht senden; Adresse neu ' +
        'einholen.',
      es:
        '{who} no es {twin}: difieren los caracteres {first} a {last}. No envíe; pida la dirección de nuevo en su ' +
        'origen.',
      fr:
        '{who} n’est pas {twin} : les caractères {first} à {last} diffèrent. N’envoyez rien ; redemandez ' +
        'l’adresse.',
      'pt-BR':
        '{who} não é {twin}: os caracteres {first} a {last} diferem. Não envie; pegue o endereço de novo na ' +
        'origem.',
      ja: '{who} は {twin} に似た別物です（{first}～{last}文字目が相違）。送らず、情報源でアドレスを確認してください。',
      'zh-CN': '{who} 只是看似{twin}：第{first}至{last}个字符不同。请勿发送；请从来源重新获取地址。',
    },
    review: {
      en: '{who} only looks like {twin}: characters {first} to {last} differ. Compare the whole address first.',
      de:
        '{who} sieht nur aus wie {twin}: Zeichen {first} bis {last} weichen ab. Vergleichen Sie erst die ganze ' +
        'Adresse.',
      es:
        '{who} no es {twin}: difieren los caracteres {first} a {last}. Compare antes la dirección completa con su ' +
        'origen.',
      fr: '{who} n’est pas {twin} : les caractères {first} à {last} diffèrent. Comparez d’abord l’adresse entière.',
      'pt-BR':
        '{who} não é {twin}: os caracteres {first} a {last} diferem. Compare antes o endereço inteiro com a ' +
        'origem.',
      ja: '{who} は {twin} に似た別物です（{first}～{last}文字目が相違）。続ける前に全文字を情報源と比べてください。',
      'zh-CN': '{who} 只是看似{twin}：第{first}至{last}个字符不同。继续前请与来源核对完整地址。',
    },
    allowed: {
      en: '{who} only looks like {twin}: characters {first} to {last} differ. Both were paid before; you allow it.',
      de: '{who} sieht nur aus wie {twin}: Zeichen {first} bis {last} weichen ab. Beide sind bezahlt und erlaubt.',
      es: '{who} no es {twin}: difieren los caracteres {first} a {last}. Ambos ya cobraron y usted lo permite.',
      fr:
        '{who} n’est pas {twin} : les caractères {first} à {last} diffèrent. Les deux ont été payés ; c’est ' +
        'autorisé.',
      'pt-BR': '{who} não é {twin}: os caracteres {first} a {last} diferem. Ambos já foram pagos, e você o permite.',
      ja: '{who} は {twin} に似た別物です（{first}～{last}文字目が相違）。両方とも支払い済みで、許可リストにあります。',
      'zh-CN': '{who} 只是看似{twin}：第{first}至{last}个字符不同。两者都付过款，且此地址在您的允许名单中。',
    },
  },
  run: (context) => {
    const { key } = context.intent.addresses.to_address;
    const found = key === null ? null : judged(context, key, context.facts.history.value);
    return found === null ? NO_FINDINGS : [found];
  },
});
