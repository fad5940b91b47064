import type { FindingCode } from './finding.js';

/** The codes that only bytes to be signed can raise. */
export const PAYLOAD_CODES: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'payload_invalid',
  'payload_chain_mismatch',
  'payload_signer_mismatch',
  'payload_replayable',
  'payload_not_decoded',
  'payload_partly_decoded',
  'payload_recipient_mismatch',
  'payload_token_mismatch',
  'payload_spender_mismatch',
  'payload_type_mismatch',
  'payload_amount_mismatch',
  'payload_allowance_exceeds',
  'undeclared_action',
  'undeclared_native_value',
  'raw_hash_signature',
  'signature_spends',
  'order_gives_away',
  'permit_no_expiry',
  'account_delegation',
  'nested_delegatecall',
  'authority_change',
  'safe_guard_or_owner_change',
  'message_origin_mismatch',
  'lookup_table_unresolved',
  'durable_nonce',
  'fee_implausible',
]);

/** The codes about the execution of the bytes, and about its absence. */
export const EXECUTION_CODES: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'undeclared_outflow',
  'undeclared_permission',
  'simulation_partial',
  'simulation_unavailable',
  'control_changes',
  'no_proceeds',
  'effects_not_in_logs',
  'simulation_diverges',
  'simulation_disagreement',
  'simulation_reverts',
  'simulation_unstable',
  'insufficient_funds',
]);
