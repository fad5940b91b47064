import { presentSizeOf } from '../facts/history/check-size.js';
import { isInBand } from '../facts/history/history-facts.js';
import { isReceivedAsPayment } from '../intent/counterparty.js';
import { structuringBandUsd } from '../policy/history-question.js';
import { finding, NO_FINDINGS } from './finding.js';

/**
 * Several payments by one sender within a day, each just below the threshold; the present one is among them. To one
 * recipient, unless the policy counts those to all recipients: a payroll to different people is no pattern.
 */
export const structuringPattern = finding({
  code: 'structuring_pattern',
  judges: 'action',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'Several transfers of one sender within a day lie just below the threshold.',
  advice: 'Find out why the sum was split.',
  needs: ['request', 'history', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, facts, policy }) => {
    const { structuringChecks, structuringToAnybody } = policy.thresholds;
    const isJudged = intent.direction === 'outgoing' && isReceivedAsPayment(intent);
    const value = isJudged ? presentSizeOf(intent, facts.token.value).usd : null;
    const others = facts.history.value?.bandPaymentsLastDay ?? null;
    if (value === null || others === null) return NO_FINDINGS;
    const band = structuringBandUsd(intent, policy);
    const count = others + 1;
    if (!isInBand(value, band) || count < structuringChecks) return NO_FINDINGS;
    const payments = `${String(count)} payments by this sender${structuringToAnybody ? '' : ' to this recipient'}`;
    return [
      {
        message:
          `${payments} within 24 hours, this one included, each lie just below the limit of ${String(band.below)} US ` +
          'dollars. Splitting a payment so that each part stays below a limit is a known warning sign. Ask for the ' +
          'reason before continuing.',
        fields: structuringToAnybody ? ['from_address'] : ['from_address', 'to_address'],
        measures: [
          { name: 'payments_in_band_last_day', actual: count, threshold: structuringChecks },
          { name: 'value_usd', actual: value, threshold: band.below },
        ],
      },
    ];
  },
});
