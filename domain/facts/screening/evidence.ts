import type { Chain } from '../../chains/index.js';
import { liesAhead, parseIsoMs } from '../../shared/iso-time.js';
import type { Severity } from '../../shared/severity.js';

/** What a published list or a vendor says of an address. */
export const PUBLISHED_CATEGORIES = [
  'sanctions',
  'terrorist_financing',
  'child_abuse_material',
  'ransomware',
  'stolen_funds',
  'scam_fraud',
  'darknet_market',
  'mixer',
  'illicit_service',
  'high_risk_exchange',
  'high_risk_jurisdiction',
  'gambling',
  'burn_address',
  'regulated_service',
  'verified_counterparty',
  'unattributed',
] as const;

export type PublishedCategory = (typeof PUBLISHED_CATEGORIES)[number];

/** What a label on an address means. Only a partner's own lists say the last two, and only to that partner. */
export const EVIDENCE_CATEGORIES = [...PUBLISHED_CATEGORIES, 'partner_denied', 'partner_allowed'] as const;
export type EvidenceCategory = (typeof EVIDENCE_CATEGORIES)[number];

/**
 * How the subject is tied to the category: it is one, it dealt with one, or it is tied to one by way of others.
 * Indirect exposure is never proof of ownership. Which to choose, and what it leads to: `adapters/README.md`.
 */
export const EXPOSURES = ['ownership', 'direct', 'indirect'] as const;
export type Exposure = (typeof EXPOSURES)[number];

/**
 * Where a statement comes from. The approved kinds may name an entity in a report: `licensed_intelligence`,
 * `licensed_list`, `verified_counterparty`, `travel_rule`, `customer_document`, `confirmed_business_record`;
 * `demonstration` may, and is labelled. `public_list` may name whom it sanctions. Of an `imported_list` nothing says
 * that its names may be shown. `partner_list` is the allow or deny list of the partner that asks.
 */
export const SOURCE_KINDS = [
  'bundled_list',
  'imported_list',
  'public_list',
  'licensed_list',
  'external_feed',
  'licensed_intelligence',
  'verified_counterparty',
  'travel_rule',
  'customer_document',
  'confirmed_business_record',
  'demonstration',
  'partner_list',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface EvidenceSource {
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
}

/** Part that an entity plays in a payment path. */
export const ENTITY_ROLES = ['origin', 'intermediary', 'exchange', 'custodian', 'destination'] as const;
export type EntityRole = (typeof ENTITY_ROLES)[number];

/** A named party. Present only where the source supports naming it. */
export interface Attribution {
  readonly entityName: string;
  readonly entityType: string;
  readonly role: EntityRole | null;
  readonly verification: 'verified' | 'reported' | 'unverified';
  /** 0 to 1. */
  readonly confidence: number;
  /** ISO 3166-1 alpha-2 where the source permits. */
  readonly jurisdiction: string | null;
  readonly identifiers: readonly { readonly scheme: string; readonly value: string }[];
  /** The address or transaction that is attributed. */
  readonly addressOrTransaction: string | null;
}

/** One step on the way from the category's address to the subject. */
export interface PathStep {
  readonly address: string;
  readonly label: string | null;
  readonly role: EntityRole | null;
  readonly transactionReference: string | null;
}

/** Who at the asking partner stated something, and for how long. Only that partner's own statements have it. */
export interface StatementOrigin {
  /** Of the very version that was in force. */
  readonly statementId: string;
  /** Id of the key; null: the operator, at a command line. */
  readonly statedBy: string | null;
  /** Of a list entry; null for an attribution. */
  readonly reason: string | null;
  /** ISO 8601; null: until it is removed. */
  readonly validUntil: string | null;
}

/** The missing part of a statement from a list that only the transport dates. Its freshness is never CURRENT. */
export const PUBLICATION_DATE = 'the date of publication, by its publisher';

/** How a label was made: an exact match of a list, or a provider's attribution. They lead to different findings. */
export type SignalBasis = 'list_match' | 'attribution';

/** What a screening adapter says about one address. Dates are ISO 8601, confidence and share 0 to 1. */
export interface ScreeningSignal {
  /** Key of the subject that was asked for; an answer about another address is a bad answer. */
  readonly subjectKey: string;
  readonly category: EvidenceCategory;
  readonly basis: SignalBasis;
  readonly exposure: Exposure;
  readonly severity: Severity;
  readonly confidence: number;
  readonly source: EvidenceSource;
  /** The source's own identifier of the statement. */
  readonly reference: string;
  /** When the source saw it; null where the source does not say. */
  readonly observedAt: string | null;
  /**
   * When the source's data was published; null where unknown. Freshness is judged by it for a list, and where
   * `observedAt` is null.
   */
  readonly publishedAt: string | null;
  /**
   * The source's own maximum age in seconds; null: none declared, freshness is then UNKNOWN unless the policy sets one.
   */
  readonly maxAgeSeconds: number | null;
  readonly demonstration: boolean;
  /**
   * The chain where the address is the contract of the token that is listed: elsewhere it may be another contract, or
   * none. Null: the statement is about an account, which is one key on every chain of its family.
   */
  readonly tokenContractOn: Chain | null;
  /** True when a list of official tokens names the same address on that chain. */
  readonly officialToken: { readonly symbol: string; readonly sourceName: string } | null;
  /** The parts of a statement that the source could not give; non-empty makes provenance incomplete. */
  readonly missingParts: readonly string[];
  readonly attribution: Attribution | null;
  readonly path: readonly PathStep[];
  /** Share of the subject's funds, 0 to 1; null where the source does not say. */
  readonly share: number | null;
  /** Under which programmes a list of sanctions names the address; absent where it says none. */
  readonly programmes?: readonly string[];
  /** Only where the partner that asks said it. No provider may give it. */
  readonly partner?: StatementOrigin;
}

/** True where what is listed is the contract of a token on another chain than the one that is meant. */
export const isListedElsewhere = ({ tokenContractOn }: ScreeningSignal, chain: Chain): boolean =>
  tokenContractOn !== null && tokenContractOn !== chain;

/** A signal with the identity under which a record and a report refer to it (`evd_…`). */
export interface EvidenceRecord extends ScreeningSignal {
  readonly evidenceId: string;
}

export const FRESHNESS_STATUSES = ['CURRENT', 'STALE', 'UNKNOWN'] as const;
export type FreshnessStatus = (typeof FRESHNESS_STATUSES)[number];

export interface Freshness {
  readonly status: FreshnessStatus;
  /** Whole seconds, never negative; null where the date is unknown. */
  readonly ageSeconds: number | null;
  readonly maxAgeSeconds: number | null;
}

/**
 * How fresh a dated statement is at `nowMs` under a maximum age. Without a date or a maximum it is UNKNOWN: it can
 * count against, never for. A date that lies ahead is age 0; STALE where it is more than a day.
 */
export const freshnessOf = (observedAt: string | null, maxAgeSeconds: number | null, nowMs: number): Freshness => {
  const observedMs = observedAt === null ? Number.NaN : parseIsoMs(observedAt);
  const ageSeconds = Number.isNaN(observedMs) ? null : Math.max(0, Math.floor((nowMs - observedMs) / 1000));
  if (ageSeconds === null || maxAgeSeconds === null) return { status: 'UNKNOWN', ageSeconds, maxAgeSeconds };
  const isStale = ageSeconds > maxAgeSeconds || liesAhead(observedAt ?? '', nowMs);
  return { status: isStale ? 'STALE' : 'CURRENT', ageSeconds, maxAgeSeconds };
};

/** For a date that no source vouches for: evidence may be STALE by it, and is never CURRENT. */
export const neverCurrent = (freshness: Freshness): Freshness =>
  freshness.status === 'CURRENT' ? { ...freshness, status: 'UNKNOWN' } : freshness;
