import { affixOf, type ParsedAddress } from '../../intent/address.js';
import { sha256Hex } from '../../shared/canonical-json.js';
import { isDemonstrationKey } from '../../intent/demonstration-addresses.js';
import { isTransfer, tokenKey, type TransactionIntent } from '../../intent/intent.js';
import { largeAmountUsdFor, type Policy } from '../../policy/policy.js';
import type { TokenFacts } from '../token/token.js';
import { isValueJudged, valueUsd } from '../../intent/value.js';
import type { Action } from '../../verdict/action.js';

/** A range of values in US dollars, lower end included and upper end not. */
export interface UsdBand {
  readonly from: number;
  readonly below: number;
}

/** What has to be asked of history for one check; the scope and the time are the caller's to add. */
export interface HistoryQuestion {
  readonly fingerprint: string;
  readonly senderKey: string | null;
  readonly recipientKey: string | null;
  /**
   * How far ALLOWed checks to the recipient are counted: as far as the policy reads, and at least
   * `COUNTED_FOR_READERS`.
   */
  readonly allowedChecksUpTo: number;
  /** Null where no value of this intent is judged. `isInBand` says whether it need be asked once the value is known. */
  readonly bandUsd: UsdBand | null;
  readonly checksLastHourUpTo: number | null;
}

/**
 * ALLOWed checks that are counted even where the policy reads fewer: whoever reads the record sees a known recipient
 * from a new one.
 */
const COUNTED_FOR_READERS = 10;

/** What a decided check leaves behind for later checks of the same scope. */
export interface HistoryTrace {
  readonly fingerprint: string;
  readonly senderKey: string;
  readonly recipientKey: string;
  readonly recipientAffix: string;
  readonly action: Action;
  readonly transfer: boolean;
  /** US dollars; null where size is not judged or the token has no reference price. */
  readonly valueUsd: number | null;
  readonly checkedAtMs: number;
}

const comparable = (address: ParsedAddress | null): string | null => address?.key ?? address?.given ?? null;

/**
 * Identity of an intent: SHA-256, lower-case hex, over the canonical JSON of what it says, without the policy under
 * which it is judged. Letter case of an EVM address and of a token symbol makes no other intent.
 */
export const fingerprintOf = (intent: TransactionIntent, hash: (text: string) => string = sha256Hex): string => {
  const { approval } = intent;
  // keys stand in code-unit order and values are text, booleans or null: JSON.stringify then writes the RFC 8785 form
  return hash(
    JSON.stringify({
      amount: intent.amount,
      approval:
        approval === null ? null : approval.kind === 'unlimited' ? 'unlimited' : `${approval.kind} ${approval.value}`,
      chain: intent.chain,
      contract: comparable(intent.contract),
      contractVerified: intent.contractVerified,
      counterpartyName: intent.counterpartyName,
      direction: intent.direction,
      expectedTo: comparable(intent.expectedTo),
      from: comparable(intent.from),
      intentReference: intent.intentReference,
      permissions: intent.permissions,
      to: comparable(intent.to),
      token: tokenKey(intent.token),
      transactionType: intent.transactionType,
    }),
  );
};

/** A key that history may know: a valid address that is not reserved for demonstrations. */
const rememberedKey = (address: ParsedAddress): string | null =>
  address.key === null || address.problem !== null || isDemonstrationKey(address.key) ? null : address.key;

/** The band just below the policy's threshold for the token of this intent, in US dollars. */
export const structuringBandUsd = (intent: TransactionIntent, policy: Policy): UsdBand => {
  const below = largeAmountUsdFor(policy, tokenKey(intent.token));
  return { from: below * policy.thresholds.structuringLowerShare, below };
};

/** False where the value is not known or outside: whatever history says of the band then changes no decision. */
export const isInBand = (value: number | null, band: UsdBand): boolean =>
  value !== null && value >= band.from && value < band.below;

/**
 * What to ask of history for this intent under this policy. `hash` is SHA-256 in lower-case hex where the caller has a
 * faster one.
 */
export const historyQuestion = (
  intent: TransactionIntent,
  policy: Policy,
  hash?: (text: string) => string,
): HistoryQuestion => ({
  fingerprint: fingerprintOf(intent, hash),
  senderKey: rememberedKey(intent.from),
  recipientKey: rememberedKey(intent.to),
  allowedChecksUpTo: Math.max(policy.thresholds.littleHistoryChecks, COUNTED_FOR_READERS),
  bandUsd: isValueJudged(intent) ? structuringBandUsd(intent, policy) : null,
  checksLastHourUpTo: policy.thresholds.velocityChecksPerHour,
});

/**
 * What a decided check leaves in history; null for an incoming check, an invalid address and a reserved demonstration
 * address. `fingerprint` is the one that `historyQuestion` gave, so that it is not worked out twice.
 */
export const historyEntryOf = (
  intent: TransactionIntent,
  token: TokenFacts | null,
  decided: { readonly fingerprint: string; readonly action: Action; readonly checkedAtMs: number },
): HistoryTrace | null => {
  const senderKey = rememberedKey(intent.from);
  const recipientKey = rememberedKey(intent.to);
  if (intent.direction === 'incoming' || senderKey === null || recipientKey === null) return null;
  return {
    fingerprint: decided.fingerprint,
    senderKey,
    recipientKey,
    recipientAffix: affixOf(recipientKey),
    action: decided.action,
    transfer: isTransfer(intent),
    valueUsd: isValueJudged(intent) ? valueUsd(intent, token) : null,
    checkedAtMs: decided.checkedAtMs,
  };
};
