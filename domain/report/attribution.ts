import type { Attribution, EvidenceRecord, SourceKind } from '../facts/screening/evidence.js';
import type { EntityRelation, ReportedSource, WithholdingReason } from './body-evidence.js';

/**
 * Kinds of source that may name a party. Of `demonstration` every institution is fictional, and labelled.
 */
const APPROVED: ReadonlySet<SourceKind> = new Set<SourceKind>([
  'licensed_intelligence',
  'licensed_list',
  'verified_counterparty',
  'travel_rule',
  'customer_document',
  'confirmed_business_record',
  'demonstration',
]);

/** Approved kinds that speak about the parties of the payment, not about an address that was looked up. */
const KNOWS_THE_PARTIES: ReadonlySet<SourceKind> = new Set<SourceKind>([
  'verified_counterparty',
  'travel_rule',
  'customer_document',
  'confirmed_business_record',
  'demonstration',
]);

type Stated = Pick<EvidenceRecord, 'source' | 'category' | 'basis'>;

/** A sanctioned name is public by law. Other statements of a public list are not. */
const isPublicSanction = ({ source, category, basis }: Stated): boolean =>
  source.kind === 'public_list' && category === 'sanctions' && basis === 'list_match';

/** True for a row that names a party with the very address: it stands on the list, which makes it no holder. */
const isListed = (evidence: Stated): boolean =>
  isPublicSanction(evidence) || (evidence.source.kind === 'licensed_list' && evidence.basis === 'list_match');

/** True for a kind of source that may name a party, and support a source-of-funds or path summary. */
export const isApprovedKind = (kind: SourceKind): boolean => APPROVED.has(kind);

/** Evidence whose label and flag contradict each other counts as demonstration evidence. */
export const isDemonstrationEvidence = (evidence: Pick<EvidenceRecord, 'demonstration' | 'source'>): boolean =>
  evidence.demonstration || evidence.source.kind === 'demonstration';

/**
 * Words that show a bank in a type, a name or a label: alone, or as the head or tail of a compound. Too wide on
 * purpose: to withhold a name wrongly is a smaller fault than to name a bank wrongly.
 */
const BANK_WORDS = [
  'bank',
  'banco\\b',
  '\\bbanca\\b',
  'banque',
  'sparkasse',
  'caisse d.?[eé]pargne',
  'credit[\\s_-]?union',
  'building[\\s_-]?society',
  'банк',
  '银行',
  '銀行',
  '은행',
  'بنك',
];
const BANK_WORD = new RegExp(BANK_WORDS.join('|'), 'iu');
const BANK_IDENTIFIER = /^(iban|bic|swift|aba|routing|sort[\s_-]?code|account|bank|bsb|ifsc|clabe)/iu;

/** True for a text that names or describes a bank; full-width and ligature forms are read as what they look like. */
export const speaksOfBank = (text: string): boolean => BANK_WORD.test(text.normalize('NFKC'));

/** Why the name in this evidence may not stand in a report; null: it may. Evidence without a name is never withheld. */
export const withholdingReason = (evidence: EvidenceRecord): WithholdingReason | null => {
  const { attribution, source } = evidence;
  if (attribution === null) return null;
  if (!isApprovedKind(source.kind) && !isPublicSanction(evidence)) return 'source_not_approved';
  if (isBank(attribution) && !KNOWS_THE_PARTIES.has(source.kind)) return 'bank_from_address';
  return null;
};

const isBank = ({ entityName, entityType }: Attribution): boolean =>
  speaksOfBank(entityType) || speaksOfBank(entityName);

/** The identifiers that the source permits: bank accounts and codes only from a source that knows the parties. */
export const permittedIdentifiers = (evidence: EvidenceRecord): Attribution['identifiers'] =>
  (evidence.attribution?.identifiers ?? []).filter(
    ({ scheme }) => KNOWS_THE_PARTIES.has(evidence.source.kind) || !BANK_IDENTIFIER.test(scheme),
  );

/** A label on a path, without a bank's name where the source only knows addresses. */
export const permittedLabel = (evidence: EvidenceRecord, label: string | null): string | null =>
  label !== null && speaksOfBank(label) && !KNOWS_THE_PARTIES.has(evidence.source.kind) ? null : label;

const RELATION = { ownership: 'holder', direct: 'counterparty', indirect: 'on_path' } as const;

/** The relation of a named entity to the screened address. Only a statement of ownership makes it a holder. */
export const relationOf = (evidence: EvidenceRecord): EntityRelation =>
  isListed(evidence) ? 'listed' : RELATION[evidence.exposure];

/**
 * The address or transaction that the source attributes. Never the screened address itself for an exposure that is no
 * statement of ownership: that would present exposure as ownership.
 */
export const attributedReference = (evidence: EvidenceRecord): string | null => {
  const reference = evidence.attribution?.addressOrTransaction ?? null;
  const isSubject = reference !== null && sameAddress(reference, evidence.subjectKey);
  return isSubject && evidence.exposure !== 'ownership' && !isListed(evidence) ? null : reference;
};

/** True when a text is the key's address: hex without letter case, base58 exactly. */
export const sameAddress = (text: string, key: string): boolean =>
  text === key || (key.startsWith('0x') && text.toLowerCase() === key);

/** A source as a report shows it. */
export const reportedSource = (evidence: EvidenceRecord): ReportedSource => ({
  id: evidence.source.id,
  name: evidence.source.name,
  kind: evidence.source.kind,
  approved_for_attribution: isApprovedKind(evidence.source.kind) || isPublicSanction(evidence),
  ...(evidence.partner !== undefined && { provided_by_partner: true as const }),
});
