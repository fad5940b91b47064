import { checksumForm } from '../../domain/intent/address.js';
import type { ListArchive, ListCounts } from '../../ports/stores/lists.js';
import type { RegisteredContract } from '../../ports/stores/registered-contracts.js';
import { evmAddress } from './addresses.js';

/** The file of a registry of contracts as its publisher writes it. */
export const registryText = (contracts: readonly unknown[], changes: object = {}): string =>
  JSON.stringify({ format: 'signgate-contracts', schema: 1, published: '2026-11-01', contracts, ...changes });

/** A row of such a file, of a contract made up by its name. */
export const entryOf = (name: string, changes: object = {}) => ({
  chain: 'ethereum',
  address: checksumForm(evmAddress(name).toLowerCase()),
  name: `Example ${name}`,
  protocol: 'Example',
  source: '@example/addresses',
  version: '1.2.0',
  date: '2026-10-30',
  ...changes,
});

/** The same as a row of a list in force. */
export const contractOf = (name: string, changes: Partial<RegisteredContract> = {}): RegisteredContract => {
  const { address, ...entry } = entryOf(name);
  return { ...entry, chain: 'ethereum', key: address.toLowerCase(), receives: null, upgradeable: null, ...changes };
};

async function* streamOf<Row>(rows: readonly Row[]): AsyncIterable<Row> {
  yield* rows;
}

/** Puts a registry in place that counts for 30 days. */
export const putRegistry = (
  archive: ListArchive,
  list: { readonly source: string; readonly publishedAt: string; readonly maxAgeSeconds?: number | null },
  ...rows: readonly RegisteredContract[]
): Promise<ListCounts> =>
  archive.replaceContracts(
    { format: 'signgate-contracts', maxAgeSeconds: 30 * 86_400, importedAt: list.publishedAt, ...list },
    streamOf(rows),
    () => ({ categories: [], sha256: 'c'.repeat(64) }),
  );
