import type {
  EntityRole,
  EvidenceCategory,
  Exposure,
  FreshnessStatus,
  SignalBasis,
  SourceKind,
} from '../facts/screening/evidence.js';
import type { Capability } from '../facts/kinds.js';
import type { CoverageStatus, ProviderKind, UnavailableReason } from '../facts/coverage.js';
import type { FindingCode, FindingSource } from '../verdict/finding.js';
import type { Direction } from '../intent/intent.js';
import type { TransactionType } from '../intent/published-type.js';
import type { AddressField } from '../intent/address-fields.js';
import type { Environment } from '../record/record.js';
import type { ProviderMode } from '../decision/screening-summary.js';
import type { Severity } from '../shared/severity.js';
import type { Action, RiskLevel } from '../verdict/action.js';
import type { PriceInForce } from './pricing.js';

/** Version of the published layout. A reader of version 1 stays for ever; a change of meaning is a new version. */
export const REPORT_SCHEMA_VERSION = 1 as const;

type FindingValue = string | number | boolean | null;

export interface ReportedAddress {
  readonly field: AddressField;
  readonly address: string;
  /** Null: a valid address of the chain. */
  readonly problem: 'malformed' | 'wrong_family' | 'checksum_mismatch' | null;
}

export interface ReportedPayment {
  readonly direction: Direction;
  readonly chain: string;
  readonly chain_name: string;
  readonly token: string;
  /** Exact decimal text in whole tokens. */
  readonly amount: string;
  readonly transaction_type: TransactionType;
  readonly transaction_type_inferred: boolean;
  readonly from_address: string;
  readonly to_address: string;
  readonly contract_address?: string;
  readonly expected_to_address?: string;
  /** As the caller sent it. */
  readonly approval_amount?: string;
  readonly permissions?: readonly string[];
  /** What the caller claimed of the contract; never proof. */
  readonly contract_verified_claim?: boolean;
  readonly counterparty_name?: string;
  readonly intent_reference?: string;
}

export interface ReportedFinding {
  readonly code: FindingCode;
  readonly source: FindingSource;
  readonly severity: Severity;
  readonly message: string;
  /** After the policy was applied. */
  readonly recommended_action: Action;
  /** Before the policy was applied. */
  readonly default_action: Action;
  readonly fields: readonly AddressField[];
  readonly evidence_ids: readonly string[];
  readonly measures: readonly {
    readonly name: string;
    readonly actual: FindingValue;
    readonly threshold: FindingValue;
  }[];
}

export interface ReportedRule {
  readonly rule_id: string;
  readonly description: string;
  readonly action: Action;
  readonly matched: boolean;
  readonly comparisons: readonly {
    readonly what: string;
    readonly expected: readonly (string | number)[];
    readonly actual: readonly (string | number | null)[];
    readonly holds: boolean;
  }[];
  readonly evidence_ids: readonly string[];
  readonly finding_codes: readonly FindingCode[];
}

export interface ReportedPolicy {
  readonly policy_id: string;
  readonly version: number;
  readonly name: string;
  /** SHA-256 of the canonical JSON of the whole policy. */
  readonly sha256: string;
  readonly final_action: Action;
  readonly changed_actions: readonly {
    readonly code: FindingCode;
    readonly default_action: Action;
    readonly effective_action: Action;
  }[];
  readonly rules: readonly ReportedRule[];
}

export interface ReportedFreshness {
  /** As judged when the check was made. */
  readonly status: FreshnessStatus;
  readonly age_seconds: number | null;
  readonly max_age_seconds: number | null;
}

export interface ReportedSource {
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
  /** True: a kind of source that may name a party in a report. */
  readonly approved_for_attribution: boolean;
}

export interface ReportedEvidence {
  readonly evidence_id: string;
  readonly subject_address: string;
  readonly subject_fields: readonly AddressField[];
  readonly category: EvidenceCategory;
  readonly basis: SignalBasis;
  readonly exposure: Exposure;
  /** What the source says of the address and what it does not say, in one or two sentences. */
  readonly relationship: string;
  readonly severity: Severity;
  /** 0 to 1. */
  readonly confidence: number;
  /** 0 to 1; null where the source does not say. */
  readonly share: number | null;
  readonly source: ReportedSource;
  readonly reference: string;
  readonly observed_at: string | null;
  readonly published_at: string | null;
  readonly freshness: ReportedFreshness;
  readonly demonstration: boolean;
  readonly missing_parts: readonly string[];
  /** A list of official tokens names the same address. */
  readonly official_token?: { readonly symbol: string; readonly source_name: string };
  /** What this evidence led to; `action` is null where it led to nothing. */
  readonly policy_effect: {
    readonly action: Action | null;
    readonly finding_codes: readonly FindingCode[];
    readonly rule_ids: readonly string[];
  };
}

export interface ReportedFunds {
  readonly subject_address: string;
  readonly statement: string;
  readonly components: readonly {
    readonly evidence_id: string;
    readonly category: EvidenceCategory;
    readonly exposure: Exposure;
    readonly share: number | null;
    readonly confidence: number;
    readonly freshness_status: FreshnessStatus;
    readonly statement: string;
    readonly demonstration: boolean;
  }[];
}

export interface ReportedPath {
  readonly evidence_id: string;
  readonly category: EvidenceCategory;
  readonly exposure: Exposure;
  readonly demonstration: boolean;
  readonly statement: string;
  /** In the source's order: from the category's address to the screened one. */
  readonly steps: readonly {
    readonly address: string;
    readonly label: string | null;
    readonly role: EntityRole | null;
    readonly transaction_reference: string | null;
    readonly is_screened_address: boolean;
  }[];
}

/** How an entity stands to the screened address. Only a source's ownership statement makes a holder. */
export type EntityRelation = 'holder' | 'counterparty' | 'on_path';

export interface ReportedEntity {
  readonly name: string;
  readonly type: string;
  readonly role: EntityRole | null;
  readonly relation: EntityRelation;
  readonly statement: string;
  readonly verification: 'verified' | 'reported' | 'unverified';
  readonly confidence: number;
  readonly jurisdiction: string | null;
  readonly identifiers: readonly { readonly scheme: string; readonly value: string }[];
  readonly attributed_reference: string | null;
  readonly source: ReportedSource;
  readonly reference: string;
  readonly evidence_id: string;
  readonly observed_at: string | null;
  readonly freshness: ReportedFreshness;
  /** True: a fictional institution. */
  readonly demonstration: boolean;
}

/** Why a name that a source gave is left out. */
export const WITHHOLDING_REASONS = ['source_not_approved', 'bank_from_address'] as const;
export type WithholdingReason = (typeof WITHHOLDING_REASONS)[number];

export interface WithheldName {
  readonly evidence_id: string;
  readonly source_id: string;
  readonly source_kind: SourceKind;
  readonly reason: WithholdingReason;
  readonly statement: string;
}

export interface ReportedCoverage {
  readonly provider: string;
  readonly capability: Capability;
  readonly kind: ProviderKind;
  /** Part of the floor that no policy can make optional. */
  readonly mandatory: boolean;
  readonly status: CoverageStatus;
  readonly reason: UnavailableReason | null;
  readonly as_of: string | null;
  readonly note: string | null;
}

export interface ReportedEffect {
  readonly kind: 'transfer' | 'allowance' | 'operator_approval' | 'contract_call';
  readonly from: string | null;
  readonly to: string | null;
  readonly token: string | null;
  readonly amount: string | null;
}

/** The signed body of a report, version 1. Names and meaning are published; see README.md beside this file. */
export interface ReportBody {
  readonly schema_version: typeof REPORT_SCHEMA_VERSION;
  readonly report_id: string;
  readonly request_id: string;
  readonly business_reference: string | null;
  readonly created_at: string;
  readonly issuer: { readonly service: string };
  readonly issued_to: { readonly partner_id: string; readonly environment: Environment };
  readonly demonstration: boolean;
  readonly demonstration_statement?: string;
  readonly check: {
    readonly checked_at: string;
    readonly engine_version: string;
    readonly record_schema_version: number;
    /** SHA-256 of the exact text of the check's record. */
    readonly record_sha256: string;
  };
  /** Incoming checks only: the wallet that the funds come from. */
  readonly screened_source?: ReportedAddress;
  readonly screened_addresses: readonly ReportedAddress[];
  readonly payment: ReportedPayment;
  readonly decision: {
    readonly recommended_action: Action;
    readonly risk_score: number;
    readonly risk_level: RiskLevel;
    readonly network_valid: boolean;
    readonly checked_at: string;
    readonly warnings: readonly string[];
  };
  readonly findings: readonly ReportedFinding[];
  readonly proof_of_decision?: {
    readonly status: 'VERIFIED' | 'REJECTED' | 'UNVERIFIED';
    readonly record_version: string;
    readonly intent: {
      readonly comparison: 'MATCH' | 'MISMATCH' | 'NOT_PROVIDED';
      readonly expected_to_address: string | null;
      readonly proposed_to_address: string;
    };
    readonly evidence_codes: readonly FindingCode[];
  };
  readonly policy: ReportedPolicy;
  readonly evidence: readonly ReportedEvidence[];
  readonly source_of_funds?: ReportedFunds;
  readonly exposure_paths?: readonly ReportedPath[];
  readonly entities?: readonly ReportedEntity[];
  readonly withheld_names?: readonly WithheldName[];
  readonly coverage: { readonly provider_mode: ProviderMode; readonly sources: readonly ReportedCoverage[] };
  readonly lists_consulted?: readonly {
    readonly source: string;
    readonly published_at: string;
    readonly max_age_seconds: number | null;
    readonly rows: number;
    readonly sha256: string;
  }[];
  readonly transaction_effects: {
    readonly mode: 'declared-intent' | 'simulated' | 'not-available';
    readonly effects: readonly ReportedEffect[];
  };
  readonly recipient_history?: {
    readonly allowed_checks_to_recipient: number;
    readonly recipient_used_by_sender: boolean;
    readonly lookalike_recipients: readonly string[];
    readonly band_checks_last_day: number | null;
    readonly checks_last_hour: number | null;
  };
  readonly methodology: readonly string[];
  readonly limitations: readonly string[];
  readonly pricing: PriceInForce;
  readonly verification: {
    readonly canonical_form: string;
    readonly digest: string;
    readonly signature: string;
    readonly public_keys: string;
    readonly steps: readonly string[];
  };
}
