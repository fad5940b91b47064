import type { Facts } from '../facts/facts.js';
import { type CheckSize, isComparableIn, type PresentSize, presentSizeOf } from '../facts/history/check-size.js';
import { sizeOfPayee } from '../facts/history/payees.js';
import { priceText } from '../facts/price/price-facts.js';
import { type Counterparty, counterpartyOf } from '../intent/counterparty.js';
import { isCall, type TransactionIntent } from '../intent/intent.js';
import { tokenKey } from '../intent/token-key.js';
import { largeAmountUsdFor, type Policy } from '../policy/policy.js';
import { type CheckContext, finding, type Found } from './finding.js';
import { paidOnly } from './shared/judged-payees.js';

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

/** Other accounts that the bytes pay much: each is a recipient of its own. */
const largePayees = (context: CheckContext, threshold: number): readonly Found[] =>
  paidOnly(context).flatMap((payee) => {
    const { policy, facts } = context;
    const present = sizeOfPayee(context, payee, facts.token.value);
    const earlier = earlierChecks(payee.history.earlierChecks, present) ?? 0;
    if (present.usd === null || present.usd < threshold || earlier >= policy.thresholds.littleHistoryChecks) return [];
    return [
      {
        message:
          `The bytes also pay ${payee.key} about ${String(Math.round(present.usd))} US dollars${priceOf(facts)}, ` +
          `at or above the limit of ${String(threshold)}, and it has little history here. Confirm who it is by ` +
          'another channel before continuing.',
        measures: measuresOf(present.usd, threshold, earlier, policy),
        accounts: [payee.key],
      },
    ];
  });

/**
 * A large value, moved or approved, to an account with little history: dust that went there before makes no large
 * payment usual. Where history did not answer, little is assumed: an outage must not make it usual either.
 */
export const largeTransactionAmount = finding({
  code: 'large_transaction_amount',
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
    const present = presentSizeOf(intent, facts.token.value);
    const { usd: value } = present;
    const threshold = largeAmountUsdFor(policy, tokenKey(intent.token));
    const payees = largePayees(context, threshold);
    if (value === null || value < threshold) return payees;
    const counterparty = counterpartyOf(intent);
    const earlier = earlierChecks(facts.history.value?.earlierChecks, present);
    if ((earlier ?? 0) >= policy.thresholds.littleHistoryChecks) return payees;
    const history =
      earlier === null
        ? 'its history could not be read'
        : `${String(earlier)} earlier ${earlier === 1 ? 'check' : 'checks'} of at least a tenth of this value`;
    return [
      {
        message:
          `The amount is worth about ${String(Math.round(value))} US dollars${priceOf(facts)}, at or above the limit ` +
          `of ${String(threshold)}, and the ${counterparty.role} has little history here (${history}). Confirm the ` +
          `${counterparty.role} by another channel before continuing.`,
        fields: [counterparty.field],
        measures: measuresOf(value, threshold, earlier, policy),
        accounts: accountsOf(intent, counterparty),
      },
      ...payees,
    ];
  },
});
