import { structuringBandUsd } from '../../policy/history-question.js';
import { isInBand } from '../../facts/history/usd-band.js';
import { isValueJudged, valueUsd } from '../../facts/token/value.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** Several checks by one sender within a day, each just below the threshold; the present one is among them. */
export const structuringPattern: Check = {
  id: 'risk/structuring-pattern',
  run: ({ intent, facts, policy }) => {
    const value = isValueJudged(intent) ? valueUsd(intent, facts.token.value) : null;
    const earlier = facts.history.value?.bandChecksLastDay ?? null;
    if (value === null || earlier === null) return NO_FINDINGS;
    const band = structuringBandUsd(intent, policy);
    const count = earlier + 1;
    if (!isInBand(value, band) || count < policy.thresholds.structuringChecks) return NO_FINDINGS;
    return [
      {
        code: 'structuring_pattern',
        message:
          `${String(count)} checks by this sender within 24 hours, this one included, each lie just below the ` +
          `limit of ${String(band.below)} US dollars. Splitting a payment so that each part stays below a limit is ` +
          'a known warning sign. Ask for the reason before continuing.',
        fields: ['from_address'],
        measures: [
          { name: 'checks_in_band_last_day', actual: count, threshold: policy.thresholds.structuringChecks },
          { name: 'value_usd', actual: value, threshold: band.below },
        ],
      },
    ];
  },
};
