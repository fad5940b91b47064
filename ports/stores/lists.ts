import type { AddressFamily, Chain } from '../../domain/intent/chain.js';
import type { EvidenceCategory } from '../../domain/facts/screening/evidence.js';
import type { ListState } from '../../domain/facts/screening/screening-facts.js';

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

/** A list in force: its identity is its source. */
export interface ImportedList extends ListState {
  readonly format: string;
  /** What every row of it means; null where rows differ. */
  readonly category: ListCategory | null;
  readonly importedAt: string;
}

/** A hit names list, date, entity and reference. */
export interface ListHit {
  readonly row: ListRow;
  readonly list: ImportedList;
}

/**
 * Imported lists by exact key. A look-up says what the newest committed import says, at most 5 s later, on every
 * instance. Rejects with `StorageUnavailableError` rather than answer from older memory.
 */
export interface ListStore {
  lookUp(chain: Chain, keys: readonly string[]): Promise<readonly ListHit[]>;
  /** Every list in force, by source. */
  lists(): Promise<readonly ImportedList[]>;
}

/** A list about to be imported. Dates are ISO 8601. */
export interface NewList {
  readonly source: string;
  readonly format: string;
  readonly publishedAt: string;
  readonly maxAgeSeconds: number | null;
  readonly importedAt: string;
}

/** What a replacement would change, before it is committed. */
export interface ListCounts {
  readonly previousRows: number;
  readonly imported: number;
  /** Rows of the replaced list that the new one no longer holds. */
  readonly removed: number;
}

/** What is known of a list only after its last row. */
export interface ListContent {
  /** What every row means; null where rows differ. */
  readonly category: ListCategory | null;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** An address that one list accuses and another names as a token's official contract. */
export interface ListClash {
  readonly key: string;
  /** Null: on every chain of the address family. */
  readonly chain: Chain | null;
  readonly symbol: string;
  /** The sources of both, sorted. */
  readonly lists: readonly string[];
}

/** Replaces whole lists. A reader sees the old list or the new one, never a mixture and never none. */
export interface ListArchive {
  /** The list of that source in force; null for none. */
  find(source: string): Promise<ImportedList | null>;
  /**
   * Puts the rows in place of the source's list in one transaction; replacements of one source take turns. After the
   * last row it calls `finish` with the list that it replaces. Where `rows` or `finish` throws, that list stays as it
   * was.
   */
  replace(
    list: NewList,
    rows: AsyncIterable<ListRow>,
    finish: (counts: ListCounts, replaced: ImportedList | null) => ListContent,
  ): Promise<ListCounts>;
  /** Clashes between this source's list and every other imported list. */
  clashes(source: string): Promise<readonly ListClash[]>;
}
