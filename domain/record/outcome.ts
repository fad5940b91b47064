/**
 * What became of a check, as its partner reports it: the user signed, acknowledged the findings of a REVIEW, or gave
 * the transaction up; or it turned out to be fraud, or the findings to be wrong.
 */
export const OUTCOMES = ['signed', 'acknowledged', 'cancelled', 'confirmed_malicious', 'false_alarm'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * What the latest outcome makes of a check in history. `paid`: it happened. `accepted`: as if it had been ALLOWed.
 * `void`: it never counts. A check that was BLOCKed counts under none of them.
 */
export type OutcomeWeight = 'paid' | 'accepted' | 'void';

export const OUTCOME_WEIGHTS: Readonly<Record<Outcome, OutcomeWeight>> = {
  signed: 'paid',
  acknowledged: 'accepted',
  // the findings were wrong: it says nothing of a payment
  false_alarm: 'accepted',
  cancelled: 'void',
  confirmed_malicious: 'void',
};

/** Periods of figures about outcomes: UTC days or months. */
export const PERIODS = ['day', 'month'] as const;
export type Period = (typeof PERIODS)[number];
