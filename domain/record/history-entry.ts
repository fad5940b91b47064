import { type CheckSize, checkSizeOf, type PresentSize, presentSizeOf } from '../facts/history/check-size.js';
import { rememberedPayees, sizeOfPayee } from '../facts/history/payees.js';
import { rememberedKey } from '../facts/history/history-facts.js';
import type { TokenFacts } from '../facts/token/token-facts.js';
import { endsOf } from '../intent/lookalike.js';
import { counterpartyOf, isReceivedAsPayment } from '../intent/counterparty.js';
import type { Proposal } from '../payload/payload.js';
import type { Action } from '../verdict/action.js';

/** What a recorded check leaves for later checks of the same scope. */
export interface HistoryEntry {
  /** Of the intent: equal for all entries of a check, and of the same check again. Lower-case hex of a SHA-256. */
  readonly fingerprint: string;
  readonly senderKey: string;
  /** Who gains: the recipient of a payment, else the spender or the contract that is called. */
  readonly recipientKey: string;
  /** First and last three digits of the recipient's key, as `endsOf` has them. */
  readonly recipientAffix: string;
  readonly action: Action;
  /** A payment, also by a function that pays: only the recipients of these have look-alikes. */
  readonly transfer: boolean;
  readonly size: CheckSize;
  readonly checkedAtMs: number;
}

/**
 * What a decided check leaves in history: an entry for its counterparty, and one for every other account that its
 * bytes pay. None for an incoming check, an invalid address and a reserved demonstration address. `fingerprint` is that
 * of the history question; all entries of a check have it, so that its payments count as one check.
 */
export const historyEntriesOf = (
  proposal: Proposal,
  token: TokenFacts | null,
  decided: Pick<HistoryEntry, 'fingerprint' | 'action' | 'checkedAtMs'>,
): readonly HistoryEntry[] => {
  const { intent } = proposal;
  const senderKey = rememberedKey(intent.sender);
  if (intent.direction === 'incoming' || senderKey === null) return [];
  const entry = (recipientKey: string, transfer: boolean, size: PresentSize): HistoryEntry => ({
    fingerprint: decided.fingerprint,
    senderKey,
    recipientKey,
    recipientAffix: endsOf(recipientKey).affix,
    action: decided.action,
    transfer,
    size: checkSizeOf(size),
    checkedAtMs: decided.checkedAtMs,
  });
  const counterparty = rememberedKey(counterpartyOf(intent).address);
  const own =
    counterparty === null ? [] : [entry(counterparty, isReceivedAsPayment(intent), presentSizeOf(intent, token))];
  const payees = rememberedPayees(proposal).filter(({ action }) => isReceivedAsPayment(action.intent));
  return payees.length === 0
    ? own
    : [...own, ...payees.map((payee) => entry(payee.key, true, sizeOfPayee(intent, payee, token)))];
};
