import { familyOf } from '../../domain/intent/chain.js';
import type { ImportedList, ListHit, ListRow, ListStore } from '../../ports/stores/lists.js';
import { StorageUnavailableError } from '../../ports/sources/errors.js';

/** An imported list by what differs from a small scam list of November 2026. */
export const listOf = (changes: Partial<ImportedList> = {}): ImportedList => ({
  source: 'example-list',
  publishedAt: '2026-11-01',
  maxAgeSeconds: null,
  rows: 1,
  sha256: 'a'.repeat(64),
  format: 'txt',
  category: 'scam_fraud',
  importedAt: '2026-11-02T00:00:00.000Z',
  ...changes,
});

/** A row by what differs from an unnamed scam row for every EVM chain. */
export const rowOf = (key: string, changes: Partial<ListRow> = {}): ListRow => ({
  key,
  family: 'evm',
  chain: null,
  category: 'scam_fraud',
  entity: null,
  reference: 'row 1',
  listedAt: null,
  ...changes,
});

/** A list store over plain arrays. */
export const listStoreOf = (hits: readonly ListHit[]): ListStore => ({
  lookUp: async (chain, keys) =>
    hits.filter(
      ({ row }) =>
        keys.includes(row.key) && row.family === familyOf(chain) && (row.chain === null || row.chain === chain),
    ),
  lists: async () => [...new Set(hits.map((hit) => hit.list))],
});

/** A store that cannot say what the lists hold now. */
export const STALE_LIST_STORE: ListStore = {
  lookUp: async () => {
    throw new StorageUnavailableError('The lists cannot be read');
  },
  lists: async () => {
    throw new StorageUnavailableError('The lists cannot be read');
  },
};
