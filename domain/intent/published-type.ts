import type { IntentKind } from './intent.js';

/** The words for a kind of intent in requests, answers and reports. Source: the HTTP contract, `transaction_type`. */
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
