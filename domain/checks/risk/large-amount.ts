import type { Facts } from '../../facts/facts.js';
import { isComparableIn, type PresentSize, presentSizeOf } from '../../facts/history/check-size.js';
import { priceText } from '../../facts/token/price-age.js';
import { counterpartyOf } from '../../intent/counterparty.js';
import { tokenKey } from '../../intent/token-key.js';
import { largeAmountUsdFor } from '../../policy/policy.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';

/** Earlier checks of at least a tenth of the size; null where history did not answer. */
const earlierChecks = ({ facts }: CheckContext, present: PresentSize): number | null =>
  facts.history.value?.earlierChecks.filter((earlier) => isComparableIn(earlier, present)).length ?? null;

const priceOf = ({ token }: Facts): string => {
  const text = token.value === null ? '' : priceText(token.value);
  return text === '' ? '' : ` ${text}`;
};

/**
 * A large value, moved or approved, to an account with little history: dust that went there before makes no large
 * payment usual. Where history did not answer, little is assumed: an outage must not make it usual either.
 */
export const largeAmount: Check = {
  id: 'risk/large-amount',
  run: (context) => {
    const { intent, facts, policy } = context;
    const present = presentSizeOf(intent, facts.token.value);
    const { usd: value } = present;
    const threshold = largeAmountUsdFor(policy, tokenKey(intent.token));
    if (value === null || value < threshold) return NO_FINDINGS;
    const counterparty = counterpartyOf(intent);
    const earlier = earlierChecks(context, present);
    if ((earlier ?? 0) >= policy.thresholds.littleHistoryChecks) return NO_FINDINGS;
    const history =
      earlier === null
        ? 'its history could not be read'
        : `${String(earlier)} earlier ${earlier === 1 ? 'check' : 'checks'} of at least a tenth of this value`;
    return [
      {
        code: 'large_transaction_amount',
        message:
          `The amount is worth about ${String(Math.round(value))} US dollars${priceOf(facts)}, at or above the limit ` +
          `of ${String(threshold)}, and the ${counterparty.role} has little history here (${history}). Confirm the ` +
          `${counterparty.role} by another channel before continuing.`,
        fields: [counterparty.field],
        measures: [
          { name: 'value_usd', actual: value, threshold },
          { name: 'earlier_checks', actual: earlier, threshold: policy.thresholds.littleHistoryChecks },
        ],
      },
    ];
  },
};
