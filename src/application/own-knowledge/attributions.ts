import type {
  AttributionKind,
  OwnAttribution,
  OwnKnowledgePlace,
} from '../../../domain/facts/screening/own-knowledge.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { RefusalDetail } from '../refusal.js';
import {
  type Author,
  endOf,
  keyAt,
  readPage,
  refuseMistakes,
  type ShownStatement,
  stateAll,
  type StatementDependencies,
  type StatementPage,
  type StatementPageRequest,
  takeBack,
} from './statements.js';

/** Days that an attribution may hold: a counterparty is looked into again at least every five years. */
const MAX_DAYS = 1_830;

/** An attribution as it is sent. Every limit of its schema holds. */
export interface AttributionRequest {
  readonly address: string;
  readonly chain: OwnKnowledgePlace;
  readonly kind: AttributionKind;
  readonly entity: { readonly name: string; readonly type: string; readonly jurisdiction?: string };
  readonly reference: string;
  readonly document_sha256?: string;
  readonly valid_until: string;
}

/** What a partner does with what it knows of its counterparties. Each rejects with a `Refusal`. */
export interface Attributions {
  read(author: Author, page: StatementPageRequest): Promise<StatementPage<OwnAttribution>>;
  /** Adds one, in place of the one of its address, chain and kind. */
  add(author: Author, request: AttributionRequest): Promise<ShownStatement<OwnAttribution>>;
  /** Takes one back; `not_found` where it does not stand. */
  remove(author: Author, statementId: string): Promise<ShownStatement<OwnAttribution>>;
}

export const createAttributions = (dependencies: StatementDependencies): Attributions => ({
  read: (author, page) => readPage(dependencies, author, 'attribution', page),
  add: async (author, request) => {
    const made = attributionOf(dependencies, author, request);
    const [shown] = await stateAll(dependencies, author, [made]);
    if (shown === undefined) throw new Error('A stored statement cannot be read back');
    return shown;
  },
  remove: (author, statementId) =>
    takeBack(dependencies, author, { kind: 'attribution', statementId }, 'There is no attribution of this id.'),
});

const attributionOf = (
  { clock, ids }: StatementDependencies,
  { keyId }: Author,
  { address, chain, kind, entity, reference, document_sha256: sha256, valid_until: validUntil }: AttributionRequest,
): OwnAttribution => {
  const nowMs = clock.now();
  const mistakes: RefusalDetail[] = [];
  const made: OwnAttribution = {
    statementId: ids.next('statement'),
    kind: 'attribution',
    address,
    addressKey: keyAt(chain, address, '/address', mistakes),
    place: chain,
    basis: kind,
    entity: { name: entity.name, type: entity.type, jurisdiction: entity.jurisdiction ?? null },
    reference,
    documentSha256: sha256?.toLowerCase() ?? null,
    statedBy: keyId,
    statedAt: isoTime(nowMs),
    validUntil: endOf(validUntil, { nowMs, maxDays: MAX_DAYS }, '/valid_until', mistakes),
  };
  refuseMistakes(mistakes);
  return made;
};
