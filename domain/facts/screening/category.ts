import { type EvidenceCategory, PUBLISHED_CATEGORIES, type PublishedCategory } from './evidence.js';

/**
 * What a category does. `sanctions` and `crime`: an exact match with a list is a finding of its own. `illicit`: an
 * attribution blocks where it is sure and current. `elevated`: it is shown and reviewed, never blocked. `burn`: no one
 * holds the key. `neutral`: nothing against the address. `own`: what the partner itself wants done with it.
 */
export type CategoryMeaning = 'sanctions' | 'crime' | 'illicit' | 'elevated' | 'burn' | 'neutral' | 'own';

interface CategoryRow {
  readonly meaning: CategoryMeaning;
  /** As messages name it, after "linked to" or "listed for". */
  readonly label: string;
}

/**
 * What rows about sites say: that it phishes, that it does not though a host above it is listed, or that it is a good
 * one which others imitate.
 */
export const SITE_CATEGORIES = ['phishing_site', 'allowed_site', 'imitated_site'] as const;
export type SiteCategory = (typeof SITE_CATEGORIES)[number];

/**
 * What a list's rows say: a label on an address, the official contract of a token, the price of a token, or something
 * of a site.
 */
export const LIST_CATEGORIES = [
  ...PUBLISHED_CATEGORIES,
  'official_token',
  'reference_price',
  ...SITE_CATEGORIES,
] as const;
export type ListCategory = (typeof LIST_CATEGORIES)[number];

const NO_LABELS: ReadonlySet<ListCategory> = new Set(['official_token', 'reference_price', ...SITE_CATEGORIES]);

/** True where a row of the category labels an address; the others are about a token or a site. */
export const isLabel = (category: ListCategory): category is PublishedCategory => !NO_LABELS.has(category);

/** The one table of what a label means, for lists and providers alike. */
export const CATEGORY_TABLE: Readonly<Record<EvidenceCategory, CategoryRow>> = {
  sanctions: { meaning: 'sanctions', label: 'sanctions' },
  terrorist_financing: { meaning: 'crime', label: 'terrorist financing' },
  child_abuse_material: { meaning: 'crime', label: 'child abuse material' },
  ransomware: { meaning: 'crime', label: 'ransomware' },
  stolen_funds: { meaning: 'crime', label: 'stolen funds' },
  scam_fraud: { meaning: 'crime', label: 'scam or phishing' },
  darknet_market: { meaning: 'crime', label: 'a darknet market' },
  illicit_service: { meaning: 'crime', label: 'an illicit service' },
  mixer: { meaning: 'illicit', label: 'a mixer' },
  high_risk_exchange: { meaning: 'elevated', label: 'a high-risk exchange' },
  high_risk_jurisdiction: { meaning: 'elevated', label: 'a high-risk jurisdiction' },
  gambling: { meaning: 'elevated', label: 'gambling' },
  burn_address: { meaning: 'burn', label: 'a burn address' },
  regulated_service: { meaning: 'neutral', label: 'a regulated service' },
  verified_counterparty: { meaning: 'neutral', label: 'a verified counterparty' },
  unattributed: { meaning: 'neutral', label: 'nothing known' },
  partner_denied: { meaning: 'own', label: 'refusal by the partner itself' },
  partner_allowed: { meaning: 'own', label: 'acceptance by the partner itself' },
};

/**
 * The finding for an exact match with a list of this category; null where a match is exposure evidence, or nothing.
 */
export const listFindingOf = (category: EvidenceCategory): 'sanctioned_address' | 'listed_scam_address' | null => {
  const { meaning } = CATEGORY_TABLE[category];
  if (meaning === 'sanctions') return 'sanctioned_address';
  return meaning === 'crime' ? 'listed_scam_address' : null;
};

/** True where a sure and current attribution to this category blocks. */
export const isIllicit = (category: EvidenceCategory): boolean => {
  const { meaning } = CATEGORY_TABLE[category];
  return meaning === 'sanctions' || meaning === 'crime' || meaning === 'illicit';
};

/** True where an attribution to this category is reviewed at most. */
export const isElevated = (category: EvidenceCategory): boolean => CATEGORY_TABLE[category].meaning === 'elevated';
