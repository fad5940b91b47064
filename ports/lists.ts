import type { AddressFamily, Chain } from '../domain/chain.js';
import type { EvidenceCategory } from '../domain/evidence.js';
import type { ListState } from '../domain/facts.js';

/** What a list's rows say: a label on an address, or the official contract of a token. */
export type ListCategory = EvidenceCategory | 'official_token';

/** One row of an imported list. */
export interface ListRow {
  /** Lower-case hex or base58. */
  readonly key: string;
  readonly family: AddressFamily;
  /** Null: the list names no chain; the row then applies to every chain of the family. */
  readonly chain: Chain | null;
  readonly category: ListCategory;
  /** The party, tag or token symbol; null where the list names none. */
  readonly entity: string | null;
  /** The list's own identifier of the row, or the row's number. */
  readonly reference: string;
  /** ISO 8601 date of the row; null where the list gives none. */
  readonly listedAt: string | null;
}

/** A list as it stands: its identity is its source. */
export interface ImportedList extends ListState {
  readonly format: string;
  readonly category: ListCategory;
  readonly importedAt: string;
}

/** A hit names list, date, entity and reference. */
export interface ListHit {
  readonly row: ListRow;
  readonly list: ImportedList;
}

/** Imported lists by exact key. `lookUp` is answered from memory and never touches the network; it throws `StorageUnavailableError` when the memory is older than 5 s. */
export interface ListStore {
  lookUp(chain: Chain, keys: readonly string[]): readonly ListHit[];
  /** Every list that stands now, by source. */
  lists(): readonly ImportedList[];
}
