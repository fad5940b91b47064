import { tokenKey } from '../../intent/token-key.js';
import { largeAmountUsdFor } from '../../policy/policy.js';
import { isValueJudged, valueUsd } from '../../facts/token/value.js';
import { type Check, NO_FINDINGS } from '../check.js';

/**
 * A large value to a recipient with little history. Where history did not answer, little is assumed: an outage must not
 * make a large transfer look usual.
 */
export const largeAmount: Check = {
  id: 'risk/large-amount',
  run: ({ intent, facts, policy }) => {
    const value = isValueJudged(intent) ? valueUsd(intent, facts.token.value) : null;
    const threshold = largeAmountUsdFor(policy, tokenKey(intent.token));
    if (value === null || value < threshold) return NO_FINDINGS;
    const earlier = facts.history.value?.allowedChecksToRecipient ?? null;
    if ((earlier ?? 0) >= policy.thresholds.littleHistoryChecks) return NO_FINDINGS;
    const history =
      earlier === null
        ? 'its history could not be read'
        : `it has ${String(earlier)} earlier allowed ${earlier === 1 ? 'check' : 'checks'}`;
    return [
      {
        code: 'large_transaction_amount',
        message:
          `The amount is worth about ${String(Math.round(value))} US dollars, at or above the limit of ` +
          `${String(threshold)}, and the recipient has little history here (${history}). Confirm the recipient by ` +
          'another channel before continuing.',
        fields: ['to_address'],
        measures: [
          { name: 'value_usd', actual: value, threshold },
          { name: 'allowed_checks_to_recipient', actual: earlier, threshold: policy.thresholds.littleHistoryChecks },
        ],
      },
    ];
  },
};
