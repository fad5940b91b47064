import { CATEGORY_TABLE, isIllicit, isLabel } from '../../../domain/facts/screening/category.js';
import {
  type Attribution,
  type EvidenceCategory,
  PUBLICATION_DATE,
  type ScreeningSignal,
  type SourceKind,
} from '../../../domain/facts/screening/evidence.js';
import { isDatedByPublisher } from '../../../domain/facts/screening/lists.js';
import type { ListState } from '../../../domain/facts/screening/screening-facts.js';
import type { Chain } from '../../../domain/chains/index.js';
import type { Severity } from '../../../domain/shared/severity.js';
import type { ImportedList, ListHit, ListNames } from '../../../ports/stores/lists.js';

type OfficialToken = NonNullable<ScreeningSignal['officialToken']>;

const KINDS: Readonly<Record<ListNames, SourceKind>> = {
  public: 'public_list',
  licensed: 'licensed_list',
  hidden: 'imported_list',
};

/** What of a list a record keeps. */
export const listStateOf = (list: ImportedList): ListState => {
  const { source, publishedAt, datedBy = 'publisher', maxAgeSeconds, rows, sha256, categories } = list;
  const state = { source, publishedAt, maxAgeSeconds, rows, sha256, categories };
  return datedBy === 'publisher' ? state : { ...state, datedBy };
};

const severityOf = (category: EvidenceCategory): Severity => {
  if (isIllicit(category)) return 'CRITICAL';
  return category === 'regulated_service' || category === 'verified_counterparty' || category === 'unattributed'
    ? 'LOW'
    : 'MEDIUM';
};

/** The party that a list names. A list reports; it does not verify. */
const attributionOf = ({ row }: ListHit, category: EvidenceCategory): Attribution | null =>
  row.entity === null
    ? null
    : {
        entityName: row.entity,
        entityType: category,
        role: null,
        verification: 'reported',
        confidence: 1,
        jurisdiction: null,
        identifiers: [],
        addressOrTransaction: row.key,
      };

const isAttributing = (category: EvidenceCategory): boolean =>
  category === 'regulated_service' || category === 'verified_counterparty';

/** What the lists of official tokens say of one address. */
interface OfficialNames {
  /** The name that it has on the chain of the check; null for none. */
  readonly here: OfficialToken | null;
  /** The chains on which it is the contract of a token. */
  readonly chains: ReadonlySet<Chain | null>;
}

const officialNamesAmong = (hits: readonly ListHit[], chain: Chain): OfficialNames => {
  const official = hits.filter(({ row }) => row.category === 'official_token');
  const here = official.find(({ row }) => row.chain === null || row.chain === chain);
  return {
    here: here === undefined ? null : { symbol: here.row.entity ?? 'a token', sourceName: here.list.source },
    chains: new Set(official.map(({ row }) => row.chain)),
  };
};

const signalOf = (hit: ListHit, category: EvidenceCategory, official: OfficialNames): ScreeningSignal => ({
  subjectKey: hit.row.key,
  category,
  basis: isAttributing(category) ? 'attribution' : 'list_match',
  exposure: isAttributing(category) ? 'ownership' : 'direct',
  severity: severityOf(category),
  confidence: 1,
  source: { id: hit.list.source, name: hit.list.source, kind: KINDS[hit.list.names ?? 'hidden'] },
  reference: hit.row.reference,
  observedAt: hit.row.listedAt,
  publishedAt: hit.list.publishedAt,
  maxAgeSeconds: hit.list.maxAgeSeconds,
  demonstration: false,
  tokenContractOn: hit.row.tokenContract || official.chains.has(hit.row.chain) ? hit.row.chain : null,
  officialToken: official.here,
  missingParts: isDatedByPublisher(hit.list) ? [] : [PUBLICATION_DATE],
  attribution: attributionOf(hit, category),
  path: [],
  share: null,
  ...(hit.row.programmes === undefined ? {} : { programmes: hit.row.programmes }),
});

/**
 * What a row says counts for its account on every chain of the family. Only what speaks for an address stays on the
 * chain that the row names: a contract there is somebody else's elsewhere, and nothing says that it is none.
 */
const counts = ({ row }: ListHit, category: EvidenceCategory, chain: Chain): boolean =>
  row.chain === null || row.chain === chain || CATEGORY_TABLE[category].meaning !== 'neutral';

/**
 * One signal for each hit of a subject that was asked for. A hit of a list of prices is no signal, nor one of a
 * list of official tokens: on the chain of the check that marks every other hit of the same address as disputed. In
 * the order of subjects, then of hits.
 */
export const signalsFor = (
  chain: Chain,
  subjectKeys: readonly string[],
  hits: readonly ListHit[],
): readonly ScreeningSignal[] => {
  if (hits.length === 0) return [];
  return subjectKeys.flatMap((key) => {
    const about = hits.filter((hit) => hit.row.key === key);
    const official = officialNamesAmong(about, chain);
    return about.flatMap((hit) => {
      const { category } = hit.row;
      return isLabel(category) && counts(hit, category, chain) ? [signalOf(hit, category, official)] : [];
    });
  });
};
