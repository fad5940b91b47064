import type { ParsedAddress } from './address.js';
import type { Chain } from './chain.js';

export const DIRECTIONS = ['outgoing', 'incoming'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const TRANSACTION_TYPES = ['safe_send', 'approval', 'contract_interaction', 'swap', 'mint', 'escrow'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The request's address fields, in the order in which messages name them. */
export const ADDRESS_FIELDS = ['from_address', 'to_address', 'contract_address', 'expected_to_address'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * An allowance as the caller stated it. `tokens` is a decimal in whole tokens, `base_units` an integer of the token's
 * smallest unit (calldata form). Values are exact decimal text, never a double.
 */
export type ApprovalAmount =
  | { readonly kind: 'unlimited'; readonly given: string }
  | { readonly kind: 'tokens'; readonly given: string; readonly value: string }
  | { readonly kind: 'base_units'; readonly given: string; readonly value: string };

/**
 * A proposed transaction, parsed. Nothing behind the parser sees raw input. Optional members that were not sent are
 * null; `permissions` is then empty. `amount` is exact decimal text in whole tokens, 0 to 1e18.
 */
export interface TransactionIntent {
  readonly direction: Direction;
  readonly chain: Chain;
  readonly transactionType: TransactionType;
  /** True when the caller sent no type and the rule of the contract chose it. */
  readonly transactionTypeInferred: boolean;
  readonly from: ParsedAddress;
  readonly to: ParsedAddress;
  readonly contract: ParsedAddress | null;
  readonly expectedTo: ParsedAddress | null;
  /** The symbol as sent. Compare by `tokenKey`. */
  readonly token: string;
  readonly amount: string;
  readonly approval: ApprovalAmount | null;
  readonly permissions: readonly string[];
  /** The caller's claim about the contract; null when none was made. Never proof. */
  readonly contractVerified: boolean | null;
  readonly counterpartyName: string | null;
  readonly intentReference: string | null;
  readonly policyId: string | null;
}

/** The address that stands in a request field, or null when the field was not sent. */
export const addressIn = (intent: TransactionIntent, field: AddressField): ParsedAddress | null => {
  switch (field) {
    case 'from_address':
      return intent.from;
    case 'to_address':
      return intent.to;
    case 'contract_address':
      return intent.contract;
    case 'expected_to_address':
      return intent.expectedTo;
  }
};

/** Types whose `to_address` simply receives the token. */
export const isTransfer = (intent: TransactionIntent): boolean =>
  intent.transactionType === 'safe_send' || intent.transactionType === 'escrow';

/**
 * Who would be allowed to spend under an approval: `contract_address`, or `to_address` when there is none. Source: the
 * HTTP contract, "Who is who in a request".
 */
export const spenderOf = (
  intent: TransactionIntent,
): { readonly field: AddressField; readonly address: ParsedAddress } =>
  intent.contract === null
    ? { field: 'to_address', address: intent.to }
    : { field: 'contract_address', address: intent.contract };

/** True when proposed and expected recipient are the same account: by key where both have one, else by the text. */
export const isExpectedRecipient = (intent: TransactionIntent): boolean => {
  const { expectedTo, to } = intent;
  if (expectedTo === null) return false;
  return expectedTo.key !== null && to.key !== null ? expectedTo.key === to.key : expectedTo.given === to.given;
};

/** True for an allowance of exactly nothing: taking an allowance back. */
export const isZeroApproval = (approval: ApprovalAmount | null): boolean =>
  approval !== null && approval.kind !== 'unlimited' && /^[0.]+$/.test(approval.value);

/** The form in which token symbols are compared: letter case does not matter. Locale-free. */
export const tokenKey = (symbol: string): string => symbol.toUpperCase();
