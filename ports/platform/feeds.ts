import type { Chain } from '../../domain/chains/index.js';
import type { DescriptionRow } from '../stores/descriptions.js';
import type { ListCategory, ListRow } from '../stores/lists.js';
import type { RegisteredContract } from '../stores/registered-contracts.js';

/** The list formats that can be imported, by their name in commands. */
export const FEED_FORMAT_IDS = [
  'ofac-sdn-advanced',
  'ofac-sdn-xml',
  'ofac-sdn-csv',
  'uk-sanctions-xml',
  'eu-fsf-xml',
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
  'metamask-tokens',
  'prices',
  'eth-phishing-detect',
  'sites',
] as const;
export type FeedFormatId = (typeof FEED_FORMAT_IDS)[number];

/** Why an entry of a list became no row. Stable: never renamed, never reused. */
export const SKIP_REASONS = [
  /** The field meant for the address is empty or missing. */
  'empty',
  /** It is a number, a list or the like. */
  'not_a_string',
  /** It is no account of any known chain. */
  'invalid_address',
  /** An address of a chain that the service does not support. */
  'unsupported_chain',
  /** The same file has address, chain and category before; the first one is kept. */
  'duplicate',
  /** The entry names a site only, in a format where an address is optional. */
  'no_address',
  /** The entry of a list of sites names none, or only a part of one. */
  'no_host',
  /** The row names a category that is not in the table. */
  'unknown_category',
  /** The row's price is no positive number in the range of prices. */
  'invalid_price',
  /** The row does not say on which chain the token is, and its address may be another one elsewhere. */
  'no_chain',
  /** The entry cannot be read at all. */
  'malformed_entry',
  /** The publisher cut the text off here and the rest is not in the second file. */
  'cut_off',
  /** A text in words holds what looks like an address, and does not say that it is one of a wallet. */
  'no_wallet_named',
  /** A continuation whose entry is not in the main file. */
  'unmatched_comment',
  /** The file names no contract: a part of other descriptors, or no descriptor. */
  'no_contract',
  /** What the descriptor says of the call cannot be evaluated. */
  'not_evaluable',
  /** The signature does not have the selector that the row gives. */
  'selector_mismatch',
  /** A registry of contracts names the contract of a token, of which the token registry knows more. */
  'token_contract',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What a reader makes of one entry. `reference` is the list's own identifier of it, or its place in the file. */
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
   * The category of entries that name none. A neutral format needs it for these; one with a meaning of its own refuses
   * it.
   */
  readonly category: ListCategory | null;
  /** The list's identity. Every error message begins with it. */
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
 * for OFAC's advanced XML, by the addresses whose date is at the end of the file. Every entry comes out exactly once,
 * as a row or as a skip with its reason. Throws `FeedOptionsError` before it reads anything, or at the first row that
 * names no category where the options name none; `FeedFormatError` where the file is not of the format or is cut short
 * (throw away what came out before); and the errors of the byte streams, unchanged.
 */
export interface FeedReader {
  read(input: FeedInput): AsyncIterable<FeedRow>;
}

export interface FeedFormat {
  readonly id: FeedFormatId;
  /** True: the format is neutral, and the import must name a category. False: it refuses another one. */
  readonly categoryMandatory: boolean;
  /** True: a row of this neutral format can name its own category; the import then names that of all other rows. */
  readonly rowsNameCategory: boolean;
  /** The category of every row; null where the import names it, or each row has its own. */
  readonly defaultCategory: ListCategory | null;
  /** `any`: the option names it. `named`: the file names chains or assets; the option is refused. Else: that chain. */
  readonly chain: 'any' | 'named' | Chain;
  readonly takesComments: boolean;
  /**
   * When the publisher published the file, ISO 8601, from the field meant for it; null where the format or the file has
   * none. Throws like a reader.
   */
  publishedAt(file: AsyncIterable<Uint8Array>): Promise<string | null>;
  /** Throws `FeedOptionsError`, as a reader does before it reads anything. */
  checkOptions(options: FeedOptions, hasComments: boolean): void;
  createReader(): FeedReader;
}

/** The formats of lists that say what calls mean, by their name in commands. */
export const DESCRIPTION_FORMAT_IDS = ['erc7730', 'signatures'] as const;
export type DescriptionFormatId = (typeof DESCRIPTION_FORMAT_IDS)[number];

/** What a reader makes of what a list says of one call. */
export type DescriptionEntry =
  | { readonly kind: 'row'; readonly row: DescriptionRow }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly reference: string };

/** A file of a feed: of a folder, its path in it, with `/` between names. */
export interface FeedFile {
  readonly path: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * A format of lists that say what calls mean. `read` takes one file, or the files of a folder in the order of their
 * paths, and must have all of a file's bytes before it asks for the next. Throws like a `FeedReader`.
 */
export interface DescriptionFormat {
  readonly id: DescriptionFormatId;
  read(files: AsyncIterable<FeedFile>): AsyncIterable<DescriptionEntry>;
}

/** The formats of registries of contracts, by their name in commands. */
export const REGISTRY_FORMAT_IDS = ['signgate-contracts'] as const;
export type RegistryFormatId = (typeof REGISTRY_FORMAT_IDS)[number];

/** A registry of contracts as its file says it. */
export interface ReadRegistry {
  /** When the publisher made it, ISO 8601. */
  readonly publishedAt: string;
  /** Entries of the file, repeats among them. */
  readonly read: number;
  readonly contracts: readonly RegisteredContract[];
}

/**
 * A format of registries of contracts. These vouch, so one that has a single mistake is refused whole: `readRegistry`
 * throws a `FeedFormatError` that names every mistake by its place.
 */
export interface RegistryFormat {
  readonly id: RegistryFormatId;
  readRegistry(file: AsyncIterable<Uint8Array>): Promise<ReadRegistry>;
}

/** The file is not of the format, or not whole. The present list must stay. The message quotes nothing of the file. */
export class FeedFormatError extends Error {
  override readonly name = 'FeedFormatError';
}

/** The options do not fit the format. The message says which to add or leave out. */
export class FeedOptionsError extends Error {
  override readonly name = 'FeedOptionsError';
}
