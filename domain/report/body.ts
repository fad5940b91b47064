import type { FindingCode } from '../findings/index.js';
import type { FindingSource } from '../findings/finding.js';
import type { Capability } from '../facts/kinds.js';
import type { CoverageStatus, ProviderKind, UnavailableReason } from '../facts/coverage.js';
import type { Direction } from '../intent/intent.js';
import type { TransactionType } from '../intent/published-type.js';
import type { AddressField } from '../intent/address-fields.js';
import type { Environment } from '../record/record.js';
import type { ProviderMode } from '../decision/screening-summary.js';
import type { Severity } from '../shared/severity.js';
import type { Action, RiskLevel } from '../verdict/action.js';
import type { ReportedEntity, ReportedEvidence, ReportedFunds, ReportedPath, WithheldName } from './body-evidence.js';
import type { ReportedPayload } from './body-payload.js';
import type { PriceInForce } from './pricing.js';
import type { Control } from '../facts/simulation/execution.js';
import type { EFFECT_KINDS } from '../facts/simulation/simulation-facts.js';
import type { PayloadActionKind } from '../payload/action.js';
import type { DatedBy } from '../facts/screening/screening-facts.js';
import type { PublishedAtRisk } from '../facts/simulation/at-risk-sentence.js';
import type { PublishedExecution } from '../facts/simulation/published-execution.js';

/** Version of the published layout that is written and read. A change of meaning is a new version. */
export const REPORT_SCHEMA_VERSION = 2 as const;

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
  /** Absent without a reference price. */
  readonly value_usd?: number;
  /** Of one whole token, exact decimal text. */
  readonly price_usd?: string;
  /** ISO 8601, or null where the price has no date. */
  readonly priced_at?: string | null;
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
  readonly kind: (typeof EFFECT_KINDS)[number] | PayloadActionKind | Control;
  /** Who gives, or grants; of control that a node saw change, who had it. */
  readonly from: string | null;
  readonly to: string | null;
  readonly token: string | null;
  /** Whole tokens as decimal text, or `unlimited`; null where it is not known. */
  readonly amount: string | null;
  /** Absent: as the mode of the section says. */
  readonly known_by?: 'declaration' | 'bytes' | 'execution';
  /** The place of the action in the bytes; absent for what was not read there. */
  readonly place?: string;
}

/** The signed body of a report. Names and meaning are published by version; see README.md beside this file. */
export interface ReportBody {
  readonly schema_version: typeof REPORT_SCHEMA_VERSION;
  readonly report_id: string;
  readonly request_id: string;
  readonly business_reference: string | null;
  readonly created_at: string;
  readonly issuer: {
    readonly service: string;
    /** Who runs the service; null where its settings do not say. */
    readonly name: string | null;
    /** Where it is reached; null where its settings do not say. */
    readonly address: string | null;
    /** The key that signs this report, and where its public half is. */
    readonly signing_key: { readonly key_id: string; readonly public_keys: string };
  };
  readonly issued_to: {
    readonly partner_id: string;
    readonly environment: Environment;
    /** The partner's name when the report was made. */
    readonly name: string | null;
  };
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
  /** Only where bytes to be signed were sent: what they do. */
  readonly payload?: ReportedPayload;
  /** Only where such bytes were sent and a node was configured: what it did with them. */
  readonly execution?: ReportedExecution;
  readonly decision: {
    readonly recommended_action: Action;
    /** What the reader has to do. */
    readonly instruction: string;
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
    /** Absent: its publisher. */
    readonly dated_by?: DatedBy;
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
    /**
     * The page that verifies, with this report and its key named behind `#`. It gives no access.
     * Null where the service's address is not set.
     */
    readonly page: string | null;
    readonly steps: readonly string[];
  };
}

/** What would have happened, had the bytes been sent when they were checked. Members are those of the answer. */
export interface ReportedExecution extends PublishedExecution {
  /** What the bytes let others take then. Absent: nothing, or no node said it. */
  readonly at_risk?: PublishedAtRisk;
  /** What the section does not show, in sentences. */
  readonly limits: readonly string[];
  /** The findings of the report about the execution. */
  readonly finding_codes: readonly FindingCode[];
}
