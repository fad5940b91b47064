import type { FindingCode } from '../findings/index.js';
import type {
  EntityRole,
  EvidenceCategory,
  Exposure,
  FreshnessStatus,
  SignalBasis,
  SourceKind,
} from '../facts/screening/evidence.js';
import type { AddressField } from '../intent/address-fields.js';
import type { Severity } from '../shared/severity.js';
import type { Action } from '../verdict/action.js';

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
  /** Only where the partner that asked for the check said it itself. */
  readonly provided_by_partner?: true;
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
  /** Only for what the partner itself says: the version that was in force, who stated it and why. */
  readonly partner_statement?: {
    readonly statement_id: string;
    readonly stated_by: string | null;
    readonly reason: string | null;
    readonly valid_until: string | null;
  };
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

/**
 * How an entity stands to the screened address. Only a source's ownership statement makes a holder. `listed`, from
 * version 2 on: a public sanctions list, or a licensed list, names it with this very address.
 */
export type EntityRelation = 'holder' | 'counterparty' | 'on_path' | 'listed';

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
