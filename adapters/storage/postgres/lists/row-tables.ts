import type { DescriptionRow } from '../../../../ports/stores/descriptions.js';
import type { RegisteredContract } from '../../../../ports/stores/registered-contracts.js';
import type { ListRow } from '../../../../ports/stores/lists.js';

/** As text that is the same in every session: no column of these is a time. */
const hashes = (table: string, columns: string): string => `
  select sha256(convert_to(row('${table}', ${columns})::text, 'UTF8')) from ${table} where list_id = l.list_id`;

/**
 * SHA-256 over the head `l` of a list and all its rows, in the order of their hashes. The server reads the whole list
 * for it, some seconds for a million rows: when a list is imported, when it is loaded, and when the log is verified.
 */
export const ROWS_SHA256 = `(
select encode(sha256(string_agg(hash, ''::bytea order by hash)), 'hex') from (
  select sha256(convert_to(row('lists', l.source, l.format, l.categories, extract(epoch from l.published_at),
    l.dated_by, extract(epoch from l.imported_at), l.max_age_seconds, l.row_count, l.sha256, l.names)::text, 'UTF8'))
    as hash
  union all ${hashes(
    'list_rows',
    'key, family, chain, token_contract, category, entity, reference, listed_at, programmes',
  )}
  union all ${hashes('call_descriptions', 'selector, address, chain, signature, intent, fields')}
  union all ${hashes(
    'registered_contracts',
    'chain, address, name, protocol, receives, upgradeable, source, version, dated',
  )}
) hashes)`;

/** A table of rows of lists, and how rows of one import get into it. */
export interface RowTable<Row> {
  readonly name: string;
  /** Bindings: the number of the import, and the rows as JSON. */
  readonly insertSql: string;
  readonly toJson: (row: Row) => Readonly<Record<string, unknown>>;
  /** Counts the rows of one import that another has too. Bindings: the one, the other. */
  readonly keptSql: string;
}

export const LIST_ROWS: RowTable<ListRow> = {
  name: 'list_rows',
  insertSql: `
    insert into list_rows (
      list_id, key, family, chain, token_contract, category, entity, reference, listed_at, programmes
    )
    select ?, x."key", x.family, x.chain, x."tokenContract", x.category, x.entity, x.reference, x."listedAt",
      x.programmes
    from json_to_recordset(?::json) as x(
      "key" text, family text, chain text, "tokenContract" boolean, category text, entity text, reference text,
      "listedAt" text, programmes text[]
    )`,
  toJson: (row) => ({ ...row }),
  keptSql: `
    select count(*)::integer as count from list_rows o
    where o.list_id = ? and exists (
      select from list_rows n
      where n.list_id = ? and n.key = o.key and n.chain is not distinct from o.chain and n.category = o.category)`,
};

export const CALL_DESCRIPTIONS: RowTable<DescriptionRow> = {
  name: 'call_descriptions',
  insertSql: `
    insert into call_descriptions (list_id, selector, address, chain, signature, intent, fields)
    select ?, x.selector, x.address, x.chain, x.signature, x.intent, x.fields
    from json_to_recordset(?::json) as x(
      selector text, address text, chain text, signature text, intent text, fields json
    )`,
  toJson: ({ contract, selector, signature, intent, fields }) => ({
    selector,
    address: contract?.address ?? '',
    chain: contract?.chain ?? '',
    signature,
    intent,
    fields: contract === null ? null : fields,
  }),
  keptSql: `
    select count(*)::integer as count from call_descriptions o
    where o.list_id = ? and exists (
      select from call_descriptions n
      where n.list_id = ? and n.selector = o.selector and n.address = o.address and n.chain = o.chain)`,
};

export const REGISTERED_CONTRACTS: RowTable<RegisteredContract> = {
  name: 'registered_contracts',
  insertSql: `
    insert into registered_contracts (
      list_id, chain, address, name, protocol, receives, upgradeable, source, version, dated
    )
    select ?, x.chain, x."key", x.name, x.protocol, x.receives, x.upgradeable, x.source, x.version, x."date"
    from json_to_recordset(?::json) as x(
      chain text, "key" text, name text, protocol text, receives text, upgradeable boolean, source text, version text,
      "date" text
    )`,
  toJson: (contract) => ({ ...contract }),
  keptSql: `
    select count(*)::integer as count from registered_contracts o
    where o.list_id = ? and exists (
      select from registered_contracts n where n.list_id = ? and n.address = o.address and n.chain = o.chain)`,
};
