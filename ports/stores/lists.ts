import type { Soon } from '../../domain/shared/soon.js';
import type { Chain } from '../../domain/chains/index.js';
import type { AddressFamily } from '../../domain/chains/definition.js';
import type { ListCategory } from '../../domain/facts/screening/category.js';
import type { DatedBy, ListState } from '../../domain/facts/screening/screening-facts.js';
import type { DescriptionRow } from './descriptions.js';
import type { RegisteredContract } from './registered-contracts.js';

export type { ListCategory };

/** What a key is: an account of a family of chains, or a host as `siteAsRead` gives it. */
export type KeyFamily = AddressFamily | 'site';

/** One row of an imported list. */
export interface ListRow {
  /** Lower-case hex or base58; of a site its host. */
  readonly key: string;
  readonly family: KeyFamily;
  /** Null: the list names no chain. An account is one key on every chain of its family, not on the named one alone. */
  readonly chain: Chain | null;
  /** True: the row lists a token's contract, which is another contract, or none, on every other chain. */
  readonly tokenContract: boolean;
  readonly category: ListCategory;
  /**
   * The party, tag or token symbol; of a price, US dollars as exact decimal text; of a site that others imitate, the
   * letters by which these may differ; null where the list names none.
   */
  readonly entity: string | null;
  /** The list's own identifier of the row, or the row's number. */
  readonly reference: string;
  /** ISO 8601 date of the row; null where the list gives none. */
  readonly listedAt: string | null;
  /** Under which programmes a list of sanctions names the party; absent where it says none. */
  readonly programmes?: readonly string[];
}

/**
 * Whether a report may show the names of a list: those of whom an authority sanctions are public, and a licence may let
 * a report name; of every other list they are hidden.
 */
export const LIST_NAMES = ['public', 'licensed', 'hidden'] as const;
export type ListNames = (typeof LIST_NAMES)[number];

/** A list in force: its identity is its source. */
export interface ImportedList extends ListState {
  readonly format: string;
  readonly importedAt: string;
  /** Absent: hidden. */
  readonly names?: ListNames;
}

/** A hit names list, date, entity and reference. */
export interface ListHit {
  readonly row: ListRow;
  readonly list: ImportedList;
}

/** A contract of an imported registry, with that registry. */
export interface FoundContract {
  readonly contract: RegisteredContract;
  readonly list: ImportedList;
}

/**
 * Imported lists by exact key. A look-up says what the newest committed import says, at most 5 s later, on every
 * instance. Throws `StorageUnavailableError`, at once or later, rather than answer from older memory.
 */
export interface ListStore {
  /** Every row about these keys, of any chain. */
  lookUp(family: KeyFamily, keys: readonly string[]): Soon<readonly ListHit[]>;
  /** Every row about a site that others imitate. */
  imitatedSites(): Soon<readonly ListHit[]>;
  /** What every imported registry says of this contract of the chain, by source. */
  contracts(chain: Chain, key: string): Soon<readonly FoundContract[]>;
  /** Every list in force, by source. */
  lists(): Soon<readonly ImportedList[]>;
}

/** A list about to be imported. Dates are ISO 8601. */
export interface NewList {
  readonly source: string;
  readonly format: string;
  readonly publishedAt: string;
  /** Absent: its publisher. */
  readonly datedBy?: DatedBy;
  readonly maxAgeSeconds: number | null;
  readonly importedAt: string;
  /** Absent: hidden. */
  readonly names?: ListNames;
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
  /** What its rows mean, each once, sorted; empty for descriptions of calls and registries of contracts. */
  readonly categories: readonly ListCategory[];
  /** Lower-case hex. */
  readonly sha256: string;
}

/** Is told what a replacement would change and which list it replaces. Says what is known of the new one, or throws. */
export type FinishList = (counts: ListCounts, replaced: ImportedList | null) => ListContent;

/** Why two sources that name a contract clash: its name, what it is, or against whom it is listed. */
export const CONTRACT_CLASHES = ['accused', 'other_words', 'other_address', 'token'] as const;
export type ContractClash = (typeof CONTRACT_CLASHES)[number];

/** An address that one list accuses and another names as a token's official contract, a contract, or a call of it. */
export interface ListClash {
  readonly key: string;
  /** Of a function of this contract that lists describe differently: `0x` and 8 hex digits; its symbol is empty. */
  readonly selector?: string;
  /** Null: on every chain of the address family. */
  readonly chain: Chain | null;
  readonly symbol: string;
  /** Of a contract of a registry, whose name then is the symbol. */
  readonly contract?: ContractClash;
  /** The sources of both, sorted. */
  readonly lists: readonly string[];
}

/** Replaces whole lists. A reader sees the old list or the new one, never a mixture and never none. */
export interface ListArchive {
  /** The list of that source in force; null for none. */
  find(source: string): Promise<ImportedList | null>;
  /** Whether a file of this SHA-256 was ever in force as the source's list. */
  wasInForce(source: string, sha256: string): Promise<boolean>;
  /**
   * Puts the rows in place of the source's list in one transaction; replacements of one source take turns. After the
   * last row it calls `finish` with the list that it replaces. Where `rows` or `finish` throws, that list stays as it
   * was.
   */
  replace(list: NewList, rows: AsyncIterable<ListRow>, finish: FinishList): Promise<ListCounts>;
  /** The same for a list of descriptions of calls. A source has one list, of any sort. */
  replaceDescriptions(list: NewList, rows: AsyncIterable<DescriptionRow>, finish: FinishList): Promise<ListCounts>;
  /** The same for a registry of contracts. */
  replaceContracts(list: NewList, rows: AsyncIterable<RegisteredContract>, finish: FinishList): Promise<ListCounts>;
  /** Clashes between this source's list and every other imported list. */
  clashes(source: string): Promise<readonly ListClash[]>;
  /** Calls of which this source's descriptors say something else than another's, or than one of its own. */
  callClashes(source: string): Promise<readonly ListClash[]>;
  /** Contracts of this source that an imported list accuses, or that another registry gives another name or receipt. */
  contractClashes(source: string): Promise<readonly ListClash[]>;
}
