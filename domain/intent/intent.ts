import type { ParsedAddress } from './address.js';
import type { AddressInField, DeclaredAddresses } from './address-fields.js';
import type { ApprovalAmount } from './approval-amount.js';
import type { Chain } from '../chains/index.js';
import type { AskedPermissions } from './permissions.js';

export const DIRECTIONS = ['outgoing', 'incoming'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const INTENT_KINDS = ['transfer', 'escrow', 'approval', 'call', 'swap', 'mint'] as const;
export type IntentKind = (typeof INTENT_KINDS)[number];

/**
 * What said which kind an intent is: the request itself (`sent`), or, where it names no type, the first of these that
 * fits. `token_contract` rests on the token registry; `payload`: only the bytes were sent.
 * Source: domain/decisions.md, 30.
 */
export const KIND_RULES = [
  'sent',
  'approval_amount',
  'zero_approval_amount',
  'permissions',
  'token_contract',
  'contract_address',
  'payment',
  'payload',
] as const;
export type KindRule = (typeof KIND_RULES)[number];

/**
 * What the caller said, and what only the token registry could add to it. Optional members that were not sent are null;
 * `permissions` is then empty.
 */
export interface Declaration {
  readonly kind: IntentKind;
  readonly kindRule: KindRule;
  readonly direction: Direction;
  readonly chain: Chain;
  readonly addresses: DeclaredAddresses;
  /** The symbol as sent. Compare by `tokenKey`. */
  readonly token: string;
  /** Exact decimal text in whole tokens, 0 to 1e18. */
  readonly amount: string;
  readonly approval: ApprovalAmount | null;
  readonly permissions: readonly string[];
  /** The caller's claim about the contract; null when none was made. Never proof. */
  readonly contractVerified: boolean | null;
  readonly counterpartyName: string | null;
  readonly intentReference: string | null;
  readonly policyId: string | null;
  /** `contract_address` is the contract of a token, or a program for tokens: so says the registry, not the caller. */
  readonly contractIsToken: boolean;
  /** The https origin that asks, in lower case, where no payload was sent that says so. Absent: none was named. */
  readonly origin?: string;
}

/** A declaration with what follows from it for every kind. */
interface Roles extends Declaration {
  /** `from_address`: who signs, or where incoming funds come from. */
  readonly sender: ParsedAddress;
  /** The address that contract registries are asked about: the spender, the named contract, or else `to_address`. */
  readonly contractInQuestion: AddressInField;
  /** What its permissions amount to. They are read once: that may be long text. */
  readonly asked: AskedPermissions;
}

export interface TransferIntent extends Roles {
  readonly kind: 'transfer';
  readonly recipient: ParsedAddress;
  /** The contract that the caller names as the token's own. */
  readonly tokenContract: ParsedAddress | null;
}

export interface EscrowIntent extends Roles {
  readonly kind: 'escrow';
  readonly recipient: ParsedAddress;
  /** The escrow's own contract, or that of the token: the token registry tells which. */
  readonly contract: ParsedAddress | null;
}

export interface ApprovalIntent extends Roles {
  readonly kind: 'approval';
  /**
   * `contract_address`, or `to_address` where there is none, or where that is the contract of a token. Source:
   * src/http/README.md, "Type and spender", and domain/decisions.md, 34.
   */
  readonly spender: AddressInField;
}

export interface CallIntent extends Roles {
  readonly kind: 'call' | 'swap' | 'mint';
  readonly called: ParsedAddress | null;
  /** Who gets the proceeds. May be the called contract itself. */
  readonly beneficiary: ParsedAddress;
}

/** A proposed transaction as it was declared, with who is who in it. Nothing behind the parser sees raw input. */
export type TransactionIntent = TransferIntent | EscrowIntent | ApprovalIntent | CallIntent;

/** True for the kinds whose `to_address` simply receives the token. */
export const isPayment = (intent: TransactionIntent): intent is TransferIntent | EscrowIntent =>
  intent.kind === 'transfer' || intent.kind === 'escrow';

/** True for the kinds that call a contract. */
export const isCall = (intent: TransactionIntent): intent is CallIntent =>
  intent.kind === 'call' || intent.kind === 'swap' || intent.kind === 'mint';
