import type { Chain } from '../../domain/chains/index.js';
import type { ListCategory } from './lists.js';

/** One import of a list that took effect. Dates are ISO 8601. */
export interface ListVersion {
  /** Grows with each import, of any list. */
  readonly version: number;
  readonly source: string;
  readonly format: string;
  readonly categories: readonly ListCategory[];
  readonly publishedAt: string;
  readonly importedAt: string;
  readonly rows: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly inForce: boolean;
  /** Addresses that came and went; null where it replaced no list, or was not compared with it. */
  readonly changed: { readonly added: number; readonly removed: number } | null;
}

/** An address of a list, on one chain or (null) on those of its family. */
export interface ListedAddress {
  /** Lower-case hex or base58. */
  readonly key: string;
  readonly chain: Chain | null;
}

/** What differs between two versions of one list. */
export interface ListDifference {
  /** In order of their keys, at most as many as were asked for. */
  readonly added: readonly ListedAddress[];
  readonly removed: readonly ListedAddress[];
  /** Of all. */
  readonly counts: { readonly added: number; readonly removed: number };
  /** False where a version between them was not compared: what it changed is not known. */
  readonly isWhole: boolean;
}

/** Earlier versions of imported lists. Rejects with `StorageUnavailableError`; any other error is a bug. */
export interface ListHistory {
  /** By source, newest first, at most `count` of each source. */
  versions(count: number): Promise<readonly ListVersion[]>;
  /** From one version to a later one of that list; null where it has not both, in this order. */
  difference(source: string, from: number, to: number, count: number): Promise<ListDifference | null>;
  /**
   * For each list in force that names the address: the import since which it is known to, ISO 8601. It may have named
   * it before, where earlier versions were not compared.
   */
  knownSince(key: string): Promise<ReadonlyMap<string, string>>;
}
