import type { Declaration, IntentKind } from './intent.js';
import { isZeroApproval } from './approval-amount.js';

/** The words for a kind of intent in requests, answers and reports. Source: src/http/README.md, "Type and spender". */
export const TRANSACTION_TYPES = ['safe_send', 'approval', 'contract_interaction', 'swap', 'mint', 'escrow'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

const KINDS: Readonly<Record<TransactionType, IntentKind>> = {
  safe_send: 'transfer',
  approval: 'approval',
  contract_interaction: 'call',
  swap: 'swap',
  mint: 'mint',
  escrow: 'escrow',
};

const TYPES: Readonly<Record<IntentKind, TransactionType>> = {
  transfer: 'safe_send',
  escrow: 'escrow',
  approval: 'approval',
  call: 'contract_interaction',
  swap: 'swap',
  mint: 'mint',
};

/** The kind of intent that a published type names. */
export const kindOfType = (type: TransactionType): IntentKind => KINDS[type];

/** The published type of a kind of intent. */
export const typeOfKind = (kind: IntentKind): TransactionType => TYPES[kind];

type Kind = Pick<Declaration, 'kind' | 'kindRule'>;

/**
 * The kind of an intent whose type was not sent, by what it asks for. A zero allowance says nothing about a payment: it
 * makes an approval only where nothing is paid. The token registry may know better of a named contract. Source:
 * domain/decisions.md, 30.
 */
export const inferredKind = ({
  approval,
  amount,
  permissions,
  addresses,
}: Pick<Declaration, 'approval' | 'amount' | 'permissions' | 'addresses'>): Kind => {
  if (approval !== null && !isZeroApproval(approval)) return { kind: 'approval', kindRule: 'approval_amount' };
  if (approval !== null && Number(amount) === 0) return { kind: 'approval', kindRule: 'zero_approval_amount' };
  if (permissions.length > 0) return { kind: 'call', kindRule: 'permissions' };
  if (addresses.contract_address !== null) return { kind: 'call', kindRule: 'contract_address' };
  return { kind: 'transfer', kindRule: 'payment' };
};
