import { rememberedKey, type UsdBand } from '../facts/history/history-facts.js';
import { intentFingerprintOf } from '../intent/fingerprint.js';
import { counterpartyOf, isReceivedAsPayment } from '../intent/counterparty.js';
import type { TransactionIntent } from '../intent/intent.js';
import { tokenKey } from '../intent/token-key.js';
import { largeAmountUsdFor, type Policy } from './policy.js';

/** What to ask of history for one check; the application adds scope and time. */
export interface HistoryQuestion {
  readonly fingerprint: string;
  readonly senderKey: string | null;
  /** The account in `to_address`. */
  readonly recipientKey: string | null;
  /** Who gains: of a payment the account in `to_address`, else the spender or the contract that is called. */
  readonly counterpartyKey: string | null;
  /** For a payment only earlier payments count, for all else only non-payments. */
  readonly transfer: boolean;
  /** How many earlier checks are asked for: as many as the policy reads, and at least `SHOWN_CHECKS`. */
  readonly earlierChecksUpTo: number;
  /** Null for what is no payment. `isInBand` says whether to ask for it once the value is known. */
  readonly bandUsd: UsdBand | null;
  /** The band counts payments to all recipients, not to this one alone. */
  readonly bandToAnybody: boolean;
  readonly checksLastHourUpTo: number | null;
}

/** Asked for even where the policy reads fewer: a stricter policy can then be tested on what was recorded. */
const SHOWN_CHECKS = 5;

/** The band just below the policy's threshold for the token of this intent, in US dollars. */
export const structuringBandUsd = (intent: TransactionIntent, policy: Policy): UsdBand => {
  const below = largeAmountUsdFor(policy, tokenKey(intent.token));
  return { from: below * policy.thresholds.structuringLowerShare, below };
};

/** What to ask of history for this intent under this policy. `hash` is that of `intentFingerprintOf`. */
export const historyQuestion = (
  intent: TransactionIntent,
  policy: Policy,
  hash?: (text: string) => string,
): HistoryQuestion => {
  const transfer = isReceivedAsPayment(intent);
  return {
    fingerprint: intentFingerprintOf(intent, hash),
    senderKey: rememberedKey(intent.sender),
    recipientKey: rememberedKey(intent.addresses.to_address),
    counterpartyKey: rememberedKey(counterpartyOf(intent).address),
    transfer,
    earlierChecksUpTo: Math.max(policy.thresholds.littleHistoryChecks, SHOWN_CHECKS),
    bandUsd: transfer && intent.direction === 'outgoing' ? structuringBandUsd(intent, policy) : null,
    bandToAnybody: policy.thresholds.structuringToAnybody,
    checksLastHourUpTo: policy.thresholds.velocityChecksPerHour,
  };
};

/** The same for the account that gains by another action, without the number of checks. */
export const questionAboutPayee = (
  asked: HistoryQuestion,
  key: string,
  action: TransactionIntent,
): HistoryQuestion => ({
  ...asked,
  recipientKey: key,
  counterpartyKey: key,
  transfer: isReceivedAsPayment(action),
  bandUsd: null,
  checksLastHourUpTo: null,
});
