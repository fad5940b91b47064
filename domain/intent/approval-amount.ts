/**
 * An allowance as the caller stated it. `tokens` is a decimal in whole tokens, `base_units` an integer of the token's
 * smallest unit (calldata form). Values are exact decimal text, never a double.
 */
export type ApprovalAmount =
  | { readonly kind: 'unlimited'; readonly given: string }
  | { readonly kind: 'tokens'; readonly given: string; readonly value: string }
  | { readonly kind: 'base_units'; readonly given: string; readonly value: string };

/** True for an allowance of exactly nothing: it takes an allowance back. */
export const isZeroApproval = (approval: ApprovalAmount | null): boolean =>
  approval !== null && approval.kind !== 'unlimited' && /^[0.]+$/.test(approval.value);
