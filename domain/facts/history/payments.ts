import { HISTORY_LIMITS } from './history-facts.js';

/** A check that may be a payment of its own, or a check of one again. */
export interface PossiblePayment {
  /** Equal for equal intents. */
  readonly intent: string;
  readonly checkedAtMs: number;
  /** It was reported as signed: the next check of the intent is about another payment. */
  readonly paid: boolean;
}

/** Within this time the same intent is checked again, not paid again. Source: domain/decisions.md, 41. */
export const RECHECK_MS = 10 * 60 * 1000;

/** The payment that checks of one intent are about, from its first check on. */
interface OpenPayment {
  readonly sinceMs: number;
  isPaid: boolean;
}

const isAgain = (payment: OpenPayment | undefined, atMs: number): boolean =>
  payment !== undefined && !payment.isPaid && atMs - payment.sinceMs <= RECHECK_MS;

/**
 * How many payments these checks stand for, without the one that the present check is about; up to
 * `HISTORY_LIMITS.bandChecks`. The same intent again within ten minutes counts once; later, or once it was signed, it
 * counts again. A full read counts as the limit, so that checking again hides none.
 */
export const otherPayments = (
  checks: readonly PossiblePayment[],
  present: { readonly intent: string; readonly nowMs: number },
): number => {
  if (checks.length >= HISTORY_LIMITS.entriesRead) return HISTORY_LIMITS.bandChecks;
  const last = new Map<string, OpenPayment>();
  let count = 0;
  for (const { intent, checkedAtMs, paid } of checks.toSorted(byTime)) {
    const payment = last.get(intent);
    if (payment !== undefined && isAgain(payment, checkedAtMs)) {
      payment.isPaid = paid;
    } else {
      last.set(intent, { sinceMs: checkedAtMs, isPaid: paid });
      count += 1;
    }
  }
  const others = isAgain(last.get(present.intent), present.nowMs) ? count - 1 : count;
  return Math.min(others, HISTORY_LIMITS.bandChecks);
};

/** At one moment the paid check comes last: it closes the payment of both. */
const byTime = (left: PossiblePayment, right: PossiblePayment): number =>
  left.checkedAtMs - right.checkedAtMs || Number(left.paid) - Number(right.paid);
