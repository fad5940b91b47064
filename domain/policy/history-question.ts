import { rememberedKey } from '../facts/history/remembered-key.js';
import type { UsdBand } from '../facts/history/usd-band.js';
import { isValueJudged } from '../facts/token/value.js';
import { fingerprintOf } from '../intent/fingerprint.js';
import { type TransactionIntent } from '../intent/intent.js';
import { tokenKey } from '../intent/token-key.js';
import { largeAmountUsdFor, type Policy } from './policy.js';

/** What to ask of history for one check; the application adds scope and time. */
export interface HistoryQuestion {
  readonly fingerprint: string;
  readonly senderKey: string | null;
  readonly recipientKey: string | null;
  /** How far ALLOWed checks to the recipient are counted: as far as the policy reads, and at least `SHOWN_CHECKS`. */
  readonly allowedChecksUpTo: number;
  /** Null where no value of this intent is judged. `isInBand` says whether to ask for it once the value is known. */
  readonly bandUsd: UsdBand | null;
  readonly checksLastHourUpTo: number | null;
}

/** Counted even where the policy reads fewer, so that a record tells a known recipient from a new one. */
const SHOWN_CHECKS = 10;

/** The band just below the policy's threshold for the token of this intent, in US dollars. */
export const structuringBandUsd = (intent: TransactionIntent, policy: Policy): UsdBand => {
  const below = largeAmountUsdFor(policy, tokenKey(intent.token));
  return { from: below * policy.thresholds.structuringLowerShare, below };
};

/** What to ask of history for this intent under this policy. `hash` is that of `fingerprintOf`. */
export const historyQuestion = (
  intent: TransactionIntent,
  policy: Policy,
  hash?: (text: string) => string,
): HistoryQuestion => ({
  fingerprint: fingerprintOf(intent, hash),
  senderKey: rememberedKey(intent.sender),
  recipientKey: rememberedKey(intent.addresses.to_address),
  allowedChecksUpTo: Math.max(policy.thresholds.littleHistoryChecks, SHOWN_CHECKS),
  bandUsd: isValueJudged(intent) ? structuringBandUsd(intent, policy) : null,
  checksLastHourUpTo: policy.thresholds.velocityChecksPerHour,
});
