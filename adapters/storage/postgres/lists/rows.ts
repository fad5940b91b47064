import type { DatedBy } from '../../../../domain/facts/screening/screening-facts.js';
import type { Chain } from '../../../../domain/chains/index.js';
import type { RegisteredContract } from '../../../../ports/stores/registered-contracts.js';
import type {
  FoundContract,
  ImportedList,
  KeyFamily,
  ListCategory,
  ListHit,
  ListNames,
  ListRow,
} from '../../../../ports/stores/lists.js';

/** A row of the table `lists`. */
export interface ListRecord {
  readonly source: string;
  readonly list_id: number;
  readonly format: string;
  readonly categories: readonly ListCategory[];
  readonly published_at: Date;
  readonly dated_by: DatedBy;
  readonly imported_at: Date;
  readonly max_age_seconds: number | null;
  readonly row_count: number;
  readonly sha256: string;
  readonly names: ListNames | null;
  readonly rows_sha256: string;
}

/** A row of the table `list_rows`. */
export interface ListRowRecord {
  readonly list_id: number;
  readonly key: string;
  readonly family: KeyFamily;
  readonly chain: Chain | null;
  readonly token_contract: boolean;
  readonly category: ListCategory;
  readonly entity: string | null;
  readonly reference: string;
  readonly listed_at: string | null;
  readonly programmes: readonly string[] | null;
}

export const toImportedList = (record: ListRecord): ImportedList => ({
  source: record.source,
  publishedAt: record.published_at.toISOString(),
  datedBy: record.dated_by,
  maxAgeSeconds: record.max_age_seconds,
  rows: record.row_count,
  sha256: record.sha256,
  format: record.format,
  categories: record.categories,
  importedAt: record.imported_at.toISOString(),
  names: record.names ?? 'hidden',
});

const toListRow = (record: ListRowRecord): ListRow => ({
  key: record.key,
  family: record.family,
  chain: record.chain,
  tokenContract: record.token_contract,
  category: record.category,
  entity: record.entity,
  reference: record.reference,
  listedAt: record.listed_at,
  ...(record.programmes === null ? {} : { programmes: record.programmes }),
});

export const toListHit = (record: ListRowRecord, list: ImportedList): ListHit => ({ row: toListRow(record), list });

/** A row of the table `registered_contracts`. */
export interface ContractRecord extends Omit<RegisteredContract, 'key' | 'date'> {
  readonly list_id: number;
  readonly address: string;
  readonly dated: string;
}

/** The columns of a record, by name: a newer schema may have more. */
export const CONTRACT_COLUMNS = [
  ...['list_id', 'chain', 'address', 'name', 'protocol', 'receives', 'upgradeable', 'source', 'version', 'dated'],
] as const;

export const toFoundContract = (
  { list_id: _listId, address, dated, ...rest }: ContractRecord,
  list: ImportedList,
): FoundContract => ({ contract: { ...rest, key: address, date: dated }, list });
