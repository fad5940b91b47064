import type { Facts } from '../facts/facts.js';
import { type CheckSize, isComparableIn, type PresentSize, presentSizeOf } from '../facts/history/check-size.js';
import { priceText } from '../facts/price/price-facts.js';
import { type Counterparty, counterpartyOf } from '../intent/counterparty.js';
import { isCall, type TransactionIntent } from '../intent/intent.js';
import { tokenKey } from '../intent/token-key.js';
import { largeAmountUsdFor, type Policy } from '../policy/policy.js';
import { type CheckContext, finding, type Found, namedField, speaksForAll } from './finding.js';

type FindingMeasures = NonNullable<Found['measures']>;

/** Earlier checks of at least a tenth of the size; null where history did not answer. */
const earlierChecks = (earlier: readonly CheckSize[] | undefined, present: PresentSize): number | null =>
  earlier?.filter((one) => isComparableIn(one, present)).length ?? null;

/**
 * The counterparty, and who is credited by a contract that is called: an entry for a bridge allows no one that it pays.
 * A text that names no account is allowed by no entry.
 */
const accountsOf = (intent: TransactionIntent, { address, role }: Counterparty): readonly string[] => {
  const credited = role === 'contract' && isCall(intent) ? [intent.beneficiary] : [];
  const others = credited.filter(({ key }) => key !== intent.sender.key);
  const keys = [address, ...others].map(({ key }) => key);
  return keys.every((key) => key !== null) ? [...new Set(keys)] : [];
};

const priceOf = ({ token }: Facts): string => {
  const text = token.value === null ? '' : priceText(token.value);
  return text === '' ? '' : ` ${text}`;
};

const measuresOf = (value: number, threshold: number, earlier: number | null, policy: Policy): FindingMeasures => [
  { name: 'value_usd', actual: value, threshold },
  { name: 'earlier_checks', actual: earlier, threshold: policy.thresholds.littleHistoryChecks },
];

/** What this action moves or allows, of what history says little; null where its value is not known or it is usual. */
const sizeOf = (context: CheckContext): { readonly usd: number; readonly earlier: number | null } | null => {
  const { intent, facts, policy } = context;
  const present = presentSizeOf(intent, facts.token.value);
  const earlier = earlierChecks(facts.history.value?.earlierChecks, present);
  const isUsual = (earlier ?? 0) >= policy.thresholds.littleHistoryChecks;
  return present.usd === null || isUsual ? null : { usd: present.usd, earlier };
};

/** What many small payments come to, where no single one is large. */
const largeSum = ({ all, policy, intent }: CheckContext): readonly Found[] => {
  if (all.length < 2) return [];
  const threshold = largeAmountUsdFor(policy, tokenKey(intent.token));
  const sizes = all.flatMap((context) => sizeOf(context)?.usd ?? []);
  const sum = sizes.reduce((total, usd) => total + usd, 0);
  const isSaid = all.some((context) => (sizeOf(context)?.usd ?? 0) >= thresholdOf(context));
  if (isSaid || sum < threshold) return [];
  return [
    {
      message:
        `Together the bytes move or allow about ${String(Math.round(sum))} US dollars to accounts with little ` +
        `history here, at or above the limit of ${String(threshold)}. Confirm each of them by another channel before ` +
        'continuing.',
      measures: [{ name: 'value_usd', actual: sum, threshold }],
    },
  ];
};

const thresholdOf = ({ policy, intent }: CheckContext): number => largeAmountUsdFor(policy, tokenKey(intent.token));

/**
 * A large value, moved or approved, to an account with little history: dust that went there before makes no large
 * payment usual. Where history did not answer, little is assumed: an outage must not make it usual either.
 */
export const largeTransactionAmount = finding({
  code: 'large_transaction_amount',
  judges: 'action',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'The value that is moved or approved reaches the threshold of the policy, and the recipient, spender or ' +
    'contract has little history with the service.',
  advice: 'Confirm who gets it by another channel.',
  needs: ['request', 'history', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['allow_list'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, facts, policy } = context;
    const sums = speaksForAll(context) ? largeSum(context) : [];
    const size = sizeOf(context);
    const threshold = thresholdOf(context);
    if (size === null || size.usd < threshold) return sums;
    const { usd: value, earlier } = size;
    const counterparty = counterpartyOf(intent);
    const history =
      earlier === null
        ? 'its history could not be read'
        : `${String(earlier)} earlier ${earlier === 1 ? 'check' : 'checks'} of at least a tenth of this value`;
    const who =
      context.action.stated === 'declared' || speaksForAll(context)
        ? counterparty.role
        : `${counterparty.role} ${namedField(context, counterparty.field)}`;
    return [
      {
        message:
          `The amount is worth about ${String(Math.round(value))} US dollars${priceOf(facts)}, at or above the limit ` +
          `of ${String(threshold)}, and the ${who} has little history here (${history}). Confirm the ` +
          `${counterparty.role} by another channel before continuing.`,
        fields: [counterparty.field],
        measures: measuresOf(value, threshold, earlier, policy),
        accounts: accountsOf(intent, counterparty),
      },
      ...sums,
    ];
  },
});
