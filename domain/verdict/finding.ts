import { compareText } from '../shared/compare-text.js';
import { compareBySeverity, type Severity } from '../shared/severity.js';
import type { AddressField } from '../intent/address-fields.js';
import type { Action } from './action.js';

export const FINDING_SOURCES = ['network', 'scam', 'simulation', 'risk'] as const;
export type FindingSource = (typeof FINDING_SOURCES)[number];

interface CatalogueRow {
  readonly source: FindingSource;
  readonly severity: Severity;
  readonly action: Action;
}

const row = (source: FindingSource, severity: Severity, action: Action): CatalogueRow => ({ source, severity, action });

/**
 * Every finding code with its default severity and action. Stable identifiers: a code is never renamed and never
 * reused. Source: the catalogue of finding codes; the two published ones are `large_transaction_amount` and
 * `unlimited_token_approval`.
 */
export const FINDING_CATALOGUE = {
  invalid_sender_address: row('network', 'HIGH', 'BLOCK'),
  invalid_recipient_address: row('network', 'HIGH', 'BLOCK'),
  invalid_contract_address: row('network', 'HIGH', 'BLOCK'),
  invalid_expected_address: row('network', 'HIGH', 'BLOCK'),
  address_checksum_mismatch: row('network', 'HIGH', 'BLOCK'),
  token_not_on_chain: row('network', 'HIGH', 'BLOCK'),
  token_not_recognized: row('network', 'MEDIUM', 'REVIEW'),
  token_contract_mismatch: row('network', 'CRITICAL', 'BLOCK'),
  token_variant: row('network', 'MEDIUM', 'REVIEW'),
  payload_invalid: row('network', 'HIGH', 'BLOCK'),
  payload_chain_mismatch: row('network', 'CRITICAL', 'BLOCK'),
  payload_signer_mismatch: row('network', 'HIGH', 'BLOCK'),
  payload_replayable: row('network', 'HIGH', 'REVIEW'),

  denied_address: row('scam', 'CRITICAL', 'BLOCK'),
  sanctioned_address: row('scam', 'CRITICAL', 'BLOCK'),
  listed_scam_address: row('scam', 'CRITICAL', 'BLOCK'),
  disputed_listing: row('scam', 'HIGH', 'REVIEW'),
  listed_on_another_chain: row('scam', 'HIGH', 'REVIEW'),
  illicit_exposure: row('scam', 'CRITICAL', 'BLOCK'),
  indirect_exposure: row('scam', 'MEDIUM', 'REVIEW'),
  account_frozen_by_issuer: row('scam', 'MEDIUM', 'REVIEW'),
  provenance_unclear: row('scam', 'MEDIUM', 'REVIEW'),
  provenance_stale: row('scam', 'MEDIUM', 'REVIEW'),
  provenance_incomplete: row('scam', 'MEDIUM', 'REVIEW'),
  provenance_degraded: row('scam', 'MEDIUM', 'REVIEW'),
  recipient_lookalike: row('scam', 'CRITICAL', 'BLOCK'),
  burn_address_recipient: row('scam', 'HIGH', 'REVIEW'),
  self_asserted_trust: row('scam', 'HIGH', 'REVIEW'),
  deceptive_text: row('scam', 'MEDIUM', 'REVIEW'),

  unlimited_token_approval: row('simulation', 'HIGH', 'BLOCK'),
  approval_amount_unknown: row('simulation', 'HIGH', 'REVIEW'),
  approval_exceeds_amount: row('simulation', 'MEDIUM', 'REVIEW'),
  approval_spender_unverified: row('simulation', 'HIGH', 'REVIEW'),
  spender_open_to_anyone: row('simulation', 'CRITICAL', 'BLOCK'),
  approval_revocation: row('simulation', 'LOW', 'ALLOW'),
  operator_approval_for_all: row('simulation', 'HIGH', 'REVIEW'),
  permit_signature: row('simulation', 'MEDIUM', 'REVIEW'),
  unverified_contract: row('simulation', 'MEDIUM', 'REVIEW'),
  unverified_upgradeable_contract: row('simulation', 'HIGH', 'REVIEW'),
  unverified_contract_admin_permissions: row('simulation', 'CRITICAL', 'BLOCK'),
  ownership_transfer: row('simulation', 'CRITICAL', 'BLOCK'),
  proxy_upgrade: row('simulation', 'HIGH', 'REVIEW'),
  delegatecall_requested: row('simulation', 'CRITICAL', 'BLOCK'),
  asset_drain_permission: row('simulation', 'HIGH', 'REVIEW'),
  permission_not_understood: row('simulation', 'MEDIUM', 'REVIEW'),
  token_sent_to_token_contract: row('simulation', 'HIGH', 'BLOCK'),
  recipient_is_contract: row('simulation', 'HIGH', 'BLOCK'),
  contract_missing: row('simulation', 'MEDIUM', 'REVIEW'),
  receiver_not_sender: row('simulation', 'MEDIUM', 'REVIEW'),
  undeclared_outflow: row('simulation', 'CRITICAL', 'BLOCK'),
  undeclared_permission: row('simulation', 'CRITICAL', 'BLOCK'),
  simulation_unavailable: row('simulation', 'MEDIUM', 'REVIEW'),
  simulation_partial: row('simulation', 'MEDIUM', 'REVIEW'),
  control_changes: row('simulation', 'CRITICAL', 'BLOCK'),
  no_proceeds: row('simulation', 'HIGH', 'BLOCK'),
  effects_not_in_logs: row('simulation', 'HIGH', 'BLOCK'),
  simulation_diverges: row('simulation', 'HIGH', 'BLOCK'),
  simulation_disagreement: row('simulation', 'HIGH', 'REVIEW'),
  simulation_reverts: row('simulation', 'MEDIUM', 'REVIEW'),
  simulation_unstable: row('simulation', 'MEDIUM', 'REVIEW'),
  insufficient_funds: row('simulation', 'LOW', 'REVIEW'),
  payload_not_decoded: row('simulation', 'MEDIUM', 'REVIEW'),
  payload_partly_decoded: row('simulation', 'MEDIUM', 'REVIEW'),
  raw_hash_signature: row('simulation', 'CRITICAL', 'BLOCK'),
  signature_spends: row('simulation', 'HIGH', 'REVIEW'),
  order_gives_away: row('simulation', 'CRITICAL', 'BLOCK'),
  permit_no_expiry: row('simulation', 'MEDIUM', 'REVIEW'),
  account_delegation: row('simulation', 'CRITICAL', 'BLOCK'),
  nested_delegatecall: row('simulation', 'CRITICAL', 'BLOCK'),
  authority_change: row('simulation', 'CRITICAL', 'BLOCK'),
  spender_is_wallet: row('simulation', 'CRITICAL', 'BLOCK'),
  safe_guard_or_owner_change: row('simulation', 'HIGH', 'REVIEW'),
  message_origin_mismatch: row('simulation', 'HIGH', 'BLOCK'),
  lookup_table_unresolved: row('simulation', 'MEDIUM', 'REVIEW'),
  durable_nonce: row('simulation', 'MEDIUM', 'REVIEW'),
  fee_implausible: row('simulation', 'MEDIUM', 'REVIEW'),

  large_transaction_amount: row('risk', 'MEDIUM', 'REVIEW'),
  amount_implausible: row('risk', 'MEDIUM', 'REVIEW'),
  recipient_mismatch: row('risk', 'HIGH', 'BLOCK'),
  payload_recipient_mismatch: row('risk', 'CRITICAL', 'BLOCK'),
  payload_token_mismatch: row('risk', 'CRITICAL', 'BLOCK'),
  payload_spender_mismatch: row('risk', 'CRITICAL', 'BLOCK'),
  payload_type_mismatch: row('risk', 'CRITICAL', 'BLOCK'),
  payload_amount_mismatch: row('risk', 'CRITICAL', 'BLOCK'),
  payload_allowance_exceeds: row('risk', 'HIGH', 'BLOCK'),
  undeclared_action: row('risk', 'HIGH', 'BLOCK'),
  undeclared_native_value: row('risk', 'HIGH', 'BLOCK'),
  new_recipient: row('risk', 'LOW', 'ALLOW'),
  self_transfer: row('risk', 'LOW', 'REVIEW'),
  zero_amount: row('risk', 'LOW', 'REVIEW'),
  structuring_pattern: row('risk', 'MEDIUM', 'REVIEW'),
  velocity_burst: row('risk', 'MEDIUM', 'REVIEW'),
  value_unknown: row('risk', 'LOW', 'ALLOW'),
  screening_degraded: row('risk', 'MEDIUM', 'REVIEW'),
} as const satisfies Readonly<Record<string, CatalogueRow>>;

export type FindingCode = keyof typeof FINDING_CATALOGUE;
export const FINDING_CODES = Object.keys(FINDING_CATALOGUE) as readonly FindingCode[];

/** A value that a rule compared, kept so that a record shows on what numbers it was decided. */
export interface FindingMeasure {
  readonly name: string;
  readonly actual: string | number | boolean | null;
  readonly threshold: string | number | boolean | null;
}

/**
 * A machine-readable reason. `recommendedAction` is the effective action: the policy has been applied. `message` says
 * what was seen, why it matters and what to do; it never blames a person.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly source: FindingSource;
  readonly severity: Severity;
  readonly message: string;
  readonly recommendedAction: Action;
  /** The action before the policy was applied. */
  readonly defaultAction: Action;
  /** The request fields that it is about; empty where it is about the whole intent. */
  readonly fields: readonly AddressField[];
  readonly evidenceIds: readonly string[];
  readonly measures: readonly FindingMeasure[];
}

/** What a check returns: members that are left out are those of the catalogue. */
export interface FindingDraft {
  readonly code: FindingCode;
  readonly message: string;
  readonly severity?: Severity;
  readonly action?: Action;
  readonly fields?: readonly AddressField[];
  readonly evidenceIds?: readonly string[];
  readonly measures?: readonly FindingMeasure[];
  /** The accounts that it is about, by key. Where the partner allows all of them it may be milder. Absent: unknown. */
  readonly accounts?: readonly string[];
  /** The policy names what this is about as an exception: a finding that it may not relax as such is then a REVIEW. */
  readonly excepted?: boolean;
  /** Set by the revocation rule alone: the policy must not make it stricter again. */
  readonly softened?: boolean;
}

/** The codes of findings in their order, each once. */
export const codesOf = (findings: readonly Finding[]): readonly FindingCode[] => [
  ...new Set(findings.map(({ code }) => code)),
];

/** Gravest first, then by code, field and message. The order in which checks ran does not matter. */
export const compareFindings = (left: Finding, right: Finding): number =>
  compareBySeverity(left.severity, right.severity) ||
  compareText(left.code, right.code) ||
  compareText(left.fields.join(), right.fields.join()) ||
  compareText(left.message, right.message);
