import { type CheckSize, checkSizeOf, presentSizeOf } from '../facts/history/check-size.js';
import { rememberedKey } from '../facts/history/remembered-key.js';
import type { TokenFacts } from '../facts/token/token-facts.js';
import { affixOf } from '../intent/address.js';
import { counterpartyOf, isReceivedAsPayment } from '../intent/counterparty.js';
import type { TransactionIntent } from '../intent/intent.js';
import type { Action } from '../verdict/action.js';

/** What a recorded check leaves for later checks of the same scope. */
export interface HistoryEntry {
  /** Of the intent, so equal fingerprints have equal sender, recipient and type. Lower-case hex of a SHA-256. */
  readonly fingerprint: string;
  readonly senderKey: string;
  /** Who gains: the recipient of a payment, else the spender or the contract that is called. */
  readonly recipientKey: string;
  /** First and last three characters of the recipient's key. */
  readonly recipientAffix: string;
  readonly action: Action;
  /** A payment, also by a function that pays: only the recipients of these have look-alikes. */
  readonly transfer: boolean;
  readonly size: CheckSize;
  readonly checkedAtMs: number;
}

/**
 * What a decided check leaves in history; null for an incoming check, an invalid address and a reserved demonstration
 * address. `fingerprint` is that of the history question.
 */
export const historyEntryOf = (
  intent: TransactionIntent,
  token: TokenFacts | null,
  decided: Pick<HistoryEntry, 'fingerprint' | 'action' | 'checkedAtMs'>,
): HistoryEntry | null => {
  const senderKey = rememberedKey(intent.sender);
  const recipientKey = rememberedKey(counterpartyOf(intent).address);
  if (intent.direction === 'incoming' || senderKey === null || recipientKey === null) return null;
  return {
    fingerprint: decided.fingerprint,
    senderKey,
    recipientKey,
    recipientAffix: affixOf(recipientKey),
    action: decided.action,
    transfer: isReceivedAsPayment(intent),
    size: checkSizeOf(presentSizeOf(intent, token)),
    checkedAtMs: decided.checkedAtMs,
  };
};
