import type { Chain } from '../../domain/intent/chain.js';
import type { ListCategory, ListRow } from '../stores/lists.js';

/** The list formats that can be imported, by the name that a command takes. */
export const FEED_FORMAT_IDS = [
  'ofac-sdn-advanced',
  'ofac-sdn-xml',
  'ofac-sdn-csv',
  'txt',
  'json',
  'csv',
  'scamsniffer',
  'mew-darklist',
  'cryptoscamdb',
  'forta',
  'etherscan-labels',
  'phantom',
  'jupiter',
  'token-list',
] as const;
export type FeedFormatId = (typeof FEED_FORMAT_IDS)[number];

/** Why an entry of a list became no row. Stable: never renamed, never reused. */
export const SKIP_REASONS = [
  /** The field meant for the address is empty or missing. */
  'empty',
  /** It holds a number, a list or the like. */
  'not_a_string',
  /** It names no account of any chain that the service knows. */
  'invalid_address',
  /** An address of a chain that the service does not support. */
  'unsupported_chain',
  /** Address, chain and category stood earlier in the same file; the first one is kept. */
  'duplicate',
  /** An entry that names a site only, in a format where an address is optional. */
  'no_address',
  /** The row names a category that is not in our table. */
  'unknown_category',
  /** The entry cannot be read at all. */
  'malformed_entry',
  /** The publisher cut the text off here and the rest is not in the second file. */
  'cut_off',
  /** A continuation whose entry is not in the main file. */
  'unmatched_comment',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What a reader says of one entry. `reference` is the list's own identifier of it, or its place in the file. */
export type FeedRow =
  | { readonly kind: 'row'; readonly row: ListRow }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly reference: string };

/** The columns that the `csv` format knows. */
export const CSV_COLUMNS = ['address', 'chain', 'category', 'source', 'date', 'label'] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

export interface FeedOptions {
  /** The chain of entries that name none; null: they apply to every chain of their address family. */
  readonly chain: Chain | null;
  /**
   * The category of entries that name none; needed where the format is neutral, refused where it has a meaning of its
   * own.
   */
  readonly category: ListCategory | null;
  /** The list's identity; it stands in front of every error message. */
  readonly source: string;
  /**
   * `csv` only: the file's own header for a column, where it is not the column's name. Compared without case and
   * punctuation.
   */
  readonly columns?: Readonly<Partial<Record<CsvColumn, string>>>;
}

export interface FeedInput {
  /** The file's bytes, in pieces of any size. */
  readonly file: AsyncIterable<Uint8Array>;
  /** The second file, for formats that take one. */
  readonly comments?: AsyncIterable<Uint8Array>;
  readonly options: FeedOptions;
}

/**
 * Reads a list as a stream: memory does not grow with the file, except by one key for each row (to find repeats) and,
 * for OFAC's advanced XML, by the addresses whose date stands at the end of the file. Every entry comes out exactly
 * once, as a row or as a skip with its reason. Throws `FeedOptionsError` before anything is read, `FeedFormatError`
 * where the file is not of the format or is cut short (what came out before then is to be thrown away), and what the
 * byte streams throw, unchanged.
 */
export interface FeedReader {
  read(input: FeedInput): AsyncIterable<FeedRow>;
}

export interface FeedFormat {
  readonly id: FeedFormatId;
  /** True: the format is neutral, and what the list means must be said. False: saying something else is refused. */
  readonly categoryMandatory: boolean;
  /** What every row means; null where that has to be said, or where the file's own shape tells. */
  readonly defaultCategory: ListCategory | null;
  /**
   * `any`: the option says it. `named`: the file names chains or assets itself, the option is refused. A chain: it is
   * always that one.
   */
  readonly chain: 'any' | 'named' | Chain;
  readonly takesComments: boolean;
  createReader(): FeedReader;
}

/**
 * The file is not of the format, or not whole. The list that stood before must stay. The message quotes nothing from
 * the file.
 */
export class FeedFormatError extends Error {
  override readonly name = 'FeedFormatError';
}

/** The options do not fit the format; the message says which to add or leave out. */
export class FeedOptionsError extends Error {
  override readonly name = 'FeedOptionsError';
}
