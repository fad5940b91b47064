import type { ListEntry, OwnList, OwnKnowledgePlace } from '../../../domain/facts/screening/own-knowledge.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { Refusal, type RefusalDetail } from '../refusal.js';
import {
  type Author,
  endOf,
  keyAt,
  statementsReached,
  readPage,
  refuseMistakes,
  type ShownStatement,
  stateAll,
  type StatementDependencies,
  type StatementPage,
  type StatementPageRequest,
  takeBack,
} from './statements.js';

/** Days that an entry may stand. What lets pass ends by itself; what refuses may stay until it is removed. */
const MAX_DAYS: Readonly<Record<OwnList, number>> = { allow: 366, deny: 3_660 };
/** Days for which an address is allowed where no end is given. */
const ALLOWED_DAYS = 365;
const DAY_MS = 86_400_000;

/** Most entries of one call. */
export const MAX_ENTRIES = 100;

/** One entry as it is sent. Every limit of its schema holds. */
export interface ListEntryRequest {
  readonly address: string;
  readonly chain: OwnKnowledgePlace;
  readonly reason: string;
  readonly expires_at?: string;
}

/** What a partner does with its own lists. Each rejects with a `Refusal`. */
export interface AddressLists {
  read(author: Author, list: OwnList, page: StatementPageRequest): Promise<StatementPage<ListEntry>>;
  /** Adds these entries, each in place of the one of its address and chain; all of them or none. */
  put(
    author: Author,
    list: OwnList,
    entries: readonly ListEntryRequest[],
  ): Promise<readonly ShownStatement<ListEntry>[]>;
  /** Takes the entry of this address and chain off the list; `not_found` where there is none. */
  remove(
    author: Author,
    list: OwnList,
    entry: Pick<ListEntryRequest, 'address' | 'chain'>,
  ): Promise<ShownStatement<ListEntry>>;
}

export const createAddressLists = (dependencies: StatementDependencies): AddressLists => ({
  read: (author, list, page) => readPage(dependencies, author, list, page),
  put: async (author, list, entries) => stateAll(dependencies, author, entriesOf(dependencies, author, list, entries)),
  remove: async (author, list, { address, chain }) => {
    const mistakes: RefusalDetail[] = [];
    const key = keyAt(chain, address, '/address', mistakes);
    refuseMistakes(mistakes);
    const missing = `There is no entry for this address and chain "${chain}" on the ${list} list.`;
    const standing = await statementsReached(() => dependencies.statements.about(author.scope, [key]));
    const entry = standing.find(({ kind, place }) => kind === list && place === chain);
    if (entry === undefined) throw new Refusal('not_found', missing);
    return takeBack(dependencies, author, { kind: list, statementId: entry.statementId }, missing);
  },
});

const entriesOf = (
  { clock, ids }: StatementDependencies,
  { keyId }: Author,
  list: OwnList,
  entries: readonly ListEntryRequest[],
): readonly ListEntry[] => {
  const nowMs = clock.now();
  const mistakes: RefusalDetail[] = [];
  const seen = new Set<string>();
  const made = entries.map(({ address, chain, reason, expires_at: expiresAt }, index): ListEntry => {
    const at = `/entries/${String(index)}`;
    const addressKey = keyAt(chain, address, `${at}/address`, mistakes);
    if (seen.has(`${addressKey} ${chain}`))
      mistakes.push({ path: `${at}/address`, message: 'stands here twice for the same chain' });
    seen.add(`${addressKey} ${chain}`);
    const limits = { nowMs, maxDays: MAX_DAYS[list] };
    const unstated = list === 'allow' ? isoTime(nowMs + ALLOWED_DAYS * DAY_MS) : null;
    return {
      statementId: ids.next('statement'),
      kind: list,
      address,
      addressKey,
      place: chain,
      reason,
      statedBy: keyId,
      statedAt: isoTime(nowMs),
      validUntil: expiresAt === undefined ? unstated : endOf(expiresAt, limits, `${at}/expires_at`, mistakes),
    };
  });
  refuseMistakes(mistakes);
  return made;
};
