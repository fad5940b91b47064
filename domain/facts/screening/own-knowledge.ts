import { ALL_CHAINS, type Chain, familyOf } from '../../chains/index.js';
import type { AddressFamily } from '../../chains/definition.js';
import { parseIsoMs } from '../../shared/iso-time.js';
import type { EvidenceCategory, EvidenceSource, ScreeningSignal, SourceKind } from './evidence.js';

/** The lists that a partner keeps itself. */
export const OWN_LISTS = ['allow', 'deny'] as const;
export type OwnList = (typeof OWN_LISTS)[number];

/** How a partner knows a counterparty. */
export const ATTRIBUTION_KINDS = [
  'verified_counterparty',
  'travel_rule',
  'customer_document',
  'business_record',
] as const;
export type AttributionKind = (typeof ATTRIBUTION_KINDS)[number];

/** Where a statement holds: on one chain, or on every EVM chain. */
export const PLACES = [...ALL_CHAINS, 'evm'] as const;
export type OwnKnowledgePlace = (typeof PLACES)[number];

/** The address family of a place. */
export const familyOfPlace = (place: OwnKnowledgePlace): AddressFamily => (place === 'evm' ? 'evm' : familyOf(place));

/** True where a statement that holds at the place holds on the chain. */
export const holdsOn = (place: OwnKnowledgePlace, chain: Chain): boolean =>
  place === chain || (place === 'evm' && familyOf(chain) === 'evm');

interface Stated {
  /** `stm_…`, of this very version: what replaces it has another id. */
  readonly statementId: string;
  /** As it was sent. */
  readonly address: string;
  /** Lower-case hex or base58. */
  readonly addressKey: string;
  readonly place: OwnKnowledgePlace;
  /** Id of the key; null: the operator, at a command line. */
  readonly statedBy: string | null;
  /** ISO 8601. */
  readonly statedAt: string;
  /** ISO 8601: from this moment on it does not hold; null: until it is removed. */
  readonly validUntil: string | null;
}

/** One address on a partner's own list. */
export interface ListEntry extends Stated {
  readonly kind: OwnList;
  readonly reason: string;
}

/** Whom a partner knows behind an address. */
export interface OwnAttribution extends Stated {
  readonly kind: 'attribution';
  readonly basis: AttributionKind;
  readonly entity: { readonly name: string; readonly type: string; readonly jurisdiction: string | null };
  /** The partner's own, for the document or message behind it. */
  readonly reference: string;
  /** Lower-case hex; null for none. The document itself is never taken in. */
  readonly documentSha256: string | null;
  readonly validUntil: string;
}

/** What a partner says of an address. No other partner ever sees it, and neither does its other environment. */
export type OwnStatement = ListEntry | OwnAttribution;
export type StatementKind = OwnStatement['kind'];

/** What a later statement replaces: one list entry for each place, one attribution for each kind of it. */
export const slotOf = (statement: OwnStatement): string => (statement.kind === 'attribution' ? statement.basis : '');

/** True from the end of its validity, `nowMs` milliseconds since 1970. */
export const isExpired = ({ validUntil }: Pick<OwnStatement, 'validUntil'>, nowMs: number): boolean =>
  validUntil !== null && parseIsoMs(validUntil) <= nowMs;

/** The id of the source under which coverage, evidence and policies name all that a partner says itself. */
export const OWN_SOURCE = 'partner-knowledge';

/** What a statement of each kind says of an address. */
export const CATEGORY_OF_KIND = {
  deny: 'partner_denied',
  allow: 'partner_allowed',
  attribution: 'verified_counterparty',
} as const satisfies Record<StatementKind, EvidenceCategory>;

const LIST_SOURCES: Readonly<Record<OwnList, EvidenceSource>> = {
  deny: { id: OWN_SOURCE, name: "Partner's own deny list", kind: 'partner_list' },
  allow: { id: OWN_SOURCE, name: "Partner's own allow list", kind: 'partner_list' },
};

/** The approved kind of source that each stands for. */
const APPROVED_KINDS: Readonly<Record<AttributionKind, SourceKind>> = {
  verified_counterparty: 'verified_counterparty',
  travel_rule: 'travel_rule',
  customer_document: 'customer_document',
  business_record: 'confirmed_business_record',
};

/** What others sent the partner is reported; what it looked into itself is verified. */
const VERIFICATION = {
  verified_counterparty: 'verified',
  travel_rule: 'reported',
  customer_document: 'reported',
  business_record: 'verified',
} as const satisfies Record<AttributionKind, string>;

const common = ({ statementId, addressKey, statedBy, statedAt, validUntil }: OwnStatement) => ({
  subjectKey: addressKey,
  // the partner's word about its own counterparty
  confidence: 1,
  exposure: 'ownership' as const,
  observedAt: statedAt,
  publishedAt: null,
  demonstration: false,
  tokenContractOn: null,
  officialToken: null,
  missingParts: [],
  path: [],
  share: null,
  partner: { statementId, statedBy, reason: null, validUntil },
});

const ofEntry = (entry: ListEntry): ScreeningSignal => {
  const shared = common(entry);
  return {
    ...shared,
    category: CATEGORY_OF_KIND[entry.kind],
    basis: 'list_match',
    severity: entry.kind === 'deny' ? 'CRITICAL' : 'LOW',
    source: LIST_SOURCES[entry.kind],
    reference: entry.statementId,
    maxAgeSeconds: null,
    attribution: null,
    partner: { ...shared.partner, reason: entry.reason },
  };
};

/** Whole seconds after which it is stale: never later than the end of its validity. */
const maxAgeSecondsOf = ({ statedAt, validUntil }: OwnAttribution): number =>
  Math.max(0, Math.floor((parseIsoMs(validUntil) - parseIsoMs(statedAt)) / 1000) - 1);

const ofAttribution = (known: OwnAttribution): ScreeningSignal => ({
  ...common(known),
  category: CATEGORY_OF_KIND[known.kind],
  basis: 'attribution',
  severity: 'LOW',
  source: { id: OWN_SOURCE, name: "Partner's own attribution", kind: APPROVED_KINDS[known.basis] },
  reference: known.reference,
  maxAgeSeconds: maxAgeSecondsOf(known),
  attribution: {
    entityName: known.entity.name,
    entityType: known.entity.type,
    role: 'origin',
    verification: VERIFICATION[known.basis],
    confidence: 1,
    jurisdiction: known.entity.jurisdiction,
    identifiers: known.documentSha256 === null ? [] : [{ scheme: 'document_sha256', value: known.documentSha256 }],
    addressOrTransaction: known.address,
  },
});

/** What is asked of a partner's statements. */
export interface OwnQuestion {
  readonly chain: Chain;
  /** The source of incoming funds; null for an outgoing check, where no attribution counts. */
  readonly sourceOfFunds: string | null;
  readonly nowMs: number;
}

/**
 * The statements that hold for a check, as evidence. A list entry past its end is none; an attribution past its end is
 * stale evidence, so that the answer says why it no longer counts.
 */
export const ownSignals = (
  statements: readonly OwnStatement[],
  { chain, sourceOfFunds, nowMs }: OwnQuestion,
): readonly ScreeningSignal[] =>
  statements
    .filter(({ place }) => holdsOn(place, chain))
    .flatMap((statement) => {
      if (statement.kind === 'attribution')
        return statement.addressKey === sourceOfFunds ? [ofAttribution(statement)] : [];
      return isExpired(statement, nowMs) ? [] : [ofEntry(statement)];
    });
