import type { Knex } from 'knex';
import type { ListDifference, ListedAddress, ListHistory, ListVersion } from '../../../../ports/stores/list-history.js';
import { asPort, asRepeatable } from '../session/errors.js';
import type { ListRecord } from './rows.js';

/**
 * Keeps what an import changed of the list that it replaces, whose rows go with the same transaction. Bindings: the
 * replaced list, the new one, and this pair once more in the order of the columns.
 */
const COMPARE = `
with was as (select distinct key, chain from list_rows where list_id = ?),
now as (select distinct key, chain from list_rows where list_id = ?),
differing as (
  select coalesce(now.key, was.key) as key, coalesce(now.chain, was.chain) as chain, now.key is not null as added
  from was full join now on now.key = was.key and coalesce(now.chain, '') = coalesce(was.chain, '')
  where was.key is null or now.key is null),
kept as (
  insert into list_changes (list_id, key, chain, added)
  select ?::integer, key, chain, added from differing returning added)
insert into list_comparisons (list_id, replaced_list_id, added, removed)
select ?::integer, ?::integer, count(*) filter (where added), count(*) filter (where not added) from kept`;

export const compareVersions = (transaction: Knex.Transaction, replaced: number, listId: number): Promise<void> =>
  asPort('comparing with the list in place', async () => {
    await transaction.raw(COMPARE, [replaced, listId, listId, listId, replaced]);
  });

const VERSIONS = `
select i.*, l.list_id is not null as in_force, c.added, c.removed
from (select *, row_number() over (partition by source order by list_id desc) as place from list_imports) i
left join lists l on l.list_id = i.list_id left join list_comparisons c on c.list_id = i.list_id
where i.place <= ? order by i.source, i.list_id desc`;

/** The versions after one and up to another; the first row is the one before them. */
const SPAN = `
select i.list_id, c.list_id is not null as is_compared from list_imports i
left join list_comparisons c on c.list_id = i.list_id
where i.source = ? and i.list_id between ? and ? order by i.list_id`;

/** What came and went again is no difference, and neither is what went and came again. */
const DIFFERENCE = `
select * from (
  select key, chain, added, count(*) over (partition by added)::integer as total,
    row_number() over (partition by added order by key, chain) as place
  from (
    select key, chain, (array_agg(added order by list_id))[1] as first,
      (array_agg(added order by list_id desc))[1] as added
    from list_changes where list_id = any(?::integer[]) group by key, chain) changed
  where first = added) differing
where place <= ? order by key, chain`;

/** The last time that it came; where it never did, the first version from which on all were compared. */
const KNOWN_SINCE = `
select l.source, greatest(
  (select max(i.imported_at) from list_changes c join list_imports i on i.list_id = c.list_id
    where c.key = ? and c.added and i.source = l.source),
  (select i.imported_at from list_imports i left join list_comparisons c on c.list_id = i.list_id
    where i.source = l.source and c.list_id is null order by i.list_id desc limit 1)) as since
from lists l where exists (select from list_rows r where r.list_id = l.list_id and r.key = ?)`;

interface VersionRow extends ListRecord {
  readonly in_force: boolean;
  readonly added: number | null;
  readonly removed: number | null;
}

interface DifferenceRow extends ListedAddress {
  readonly added: boolean;
  readonly total: number;
}

type Rows<Row> = { readonly rows: readonly Row[] };

export class PostgresListHistory implements ListHistory {
  constructor(private readonly database: Knex) {}

  versions(count: number): Promise<readonly ListVersion[]> {
    return asRepeatable('list versions of lists', async () => {
      const { rows } = await this.database.raw<Rows<VersionRow>>(VERSIONS, [count]);
      return rows.map(versionOf);
    });
  }

  difference(source: string, from: number, to: number, count: number): Promise<ListDifference | null> {
    return asRepeatable('compare versions of a list', async () => {
      const { rows: span } = await this.database.raw<Rows<{ list_id: number; is_compared: boolean }>>(SPAN, [
        ...[source, from, to],
      ]);
      const after = span.slice(1);
      if (span[0]?.list_id !== from || after.at(-1)?.list_id !== to) return null;
      const versions = after.map(({ list_id: version }) => version);
      const { rows } = await this.database.raw<Rows<DifferenceRow>>(DIFFERENCE, [versions, count]);
      const [added, removed] = [true, false].map((came) => rows.filter((row) => row.added === came));
      return {
        added: (added ?? []).map(addressOf),
        removed: (removed ?? []).map(addressOf),
        counts: { added: added?.[0]?.total ?? 0, removed: removed?.[0]?.total ?? 0 },
        isWhole: after.every(({ is_compared: isCompared }) => isCompared),
      };
    });
  }

  knownSince(key: string): Promise<ReadonlyMap<string, string>> {
    return asRepeatable('find since when an address is listed', async () => {
      const { rows } = await this.database.raw<Rows<{ source: string; since: Date }>>(KNOWN_SINCE, [key, key]);
      return new Map(rows.map(({ source, since }) => [source, since.toISOString()]));
    });
  }
}

const addressOf = ({ key, chain }: DifferenceRow): ListedAddress => ({ key, chain });

const versionOf = (row: VersionRow): ListVersion => ({
  version: row.list_id,
  source: row.source,
  format: row.format,
  categories: row.categories,
  publishedAt: row.published_at.toISOString(),
  importedAt: row.imported_at.toISOString(),
  rows: row.row_count,
  sha256: row.sha256,
  inForce: row.in_force,
  changed: row.added === null || row.removed === null ? null : { added: row.added, removed: row.removed },
});
