import type { ImportedList, ListArchive, ListCounts, ListHit, ListRow, ListStore } from '../../ports/stores/lists.js';
import { StorageUnavailableError } from '../../ports/sources/errors.js';

/** An imported list by what differs from a small scam list of November 2026. */
export const listOf = (changes: Partial<ImportedList> = {}): ImportedList => ({
  source: 'example-list',
  publishedAt: '2026-11-01',
  maxAgeSeconds: null,
  rows: 1,
  sha256: 'a'.repeat(64),
  format: 'txt',
  categories: ['scam_fraud'],
  importedAt: '2026-11-02T00:00:00.000Z',
  ...changes,
});

/** A row by what differs from an unnamed scam row for every EVM chain. */
export const rowOf = (key: string, changes: Partial<ListRow> = {}): ListRow => ({
  key,
  family: 'evm',
  chain: null,
  tokenContract: changes.category === 'official_token',
  category: 'scam_fraud',
  entity: null,
  reference: 'row 1',
  listedAt: null,
  ...changes,
});

async function* streamOf(rows: readonly ListRow[]): AsyncIterable<ListRow> {
  yield* rows;
}

/** Puts a list in place, by what differs from a current list without a maximum age. */
export const putList = (
  archive: ListArchive,
  {
    sha256 = 'a'.repeat(64),
    ...list
  }: {
    readonly source: string;
    readonly publishedAt: string;
    readonly maxAgeSeconds?: number | null;
    readonly sha256?: string;
  },
  ...rows: readonly ListRow[]
): Promise<ListCounts> =>
  archive.replace(
    { format: 'txt', maxAgeSeconds: null, importedAt: list.publishedAt, ...list },
    streamOf(rows),
    () => ({ categories: [...new Set(rows.map(({ category }) => category))].sort(), sha256 }),
  );

/** A list store over plain arrays. */
export const listStoreOf = (hits: readonly ListHit[]): ListStore => ({
  lookUp: async (family, keys) => hits.filter(({ row }) => row.family === family && keys.includes(row.key)),
  contracts: async () => [],
  imitatedSites: async () => hits.filter(({ row }) => row.category === 'imitated_site'),
  lists: async () => [...new Set(hits.map((hit) => hit.list))],
});

/** A store that cannot say what the lists hold now. */
export const STALE_LIST_STORE: ListStore = {
  imitatedSites: async () => {
    throw new StorageUnavailableError('The lists cannot be read');
  },
  contracts: async () => {
    throw new StorageUnavailableError('The lists cannot be read');
  },
  lookUp: async () => {
    throw new StorageUnavailableError('The lists cannot be read');
  },
  lists: async () => {
    throw new StorageUnavailableError('The lists cannot be read');
  },
};
