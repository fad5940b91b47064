import { rememberedKey } from '../facts/history/remembered-key.js';
import type { TokenFacts } from '../facts/token/token-facts.js';
import { isValueJudged, valueUsd } from '../facts/token/value.js';
import { affixOf } from '../intent/address.js';
import { type TransactionIntent } from '../intent/intent.js';
import { isPayment } from '../intent/intent.js';
import type { Action } from '../verdict/action.js';

/** What a recorded check leaves for later checks of the same scope. */
export interface HistoryEntry {
  /** Of the intent, so equal fingerprints have equal sender, recipient and type. Lower-case hex of a SHA-256. */
  readonly fingerprint: string;
  readonly senderKey: string;
  readonly recipientKey: string;
  /** First and last three characters of the recipient's key. */
  readonly recipientAffix: string;
  readonly action: Action;
  /** A transfer or escrow: only these make a recipient known, and only their recipients have look-alikes. */
  readonly transfer: boolean;
  /** US dollars; null where size is not judged or the token has no reference price. */
  readonly valueUsd: number | null;
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
  const recipientKey = rememberedKey(intent.addresses.to_address);
  if (intent.direction === 'incoming' || senderKey === null || recipientKey === null) return null;
  return {
    fingerprint: decided.fingerprint,
    senderKey,
    recipientKey,
    recipientAffix: affixOf(recipientKey),
    action: decided.action,
    transfer: isPayment(intent),
    valueUsd: isValueJudged(intent) ? valueUsd(intent, token) : null,
    checkedAtMs: decided.checkedAtMs,
  };
};
