import type { CheckPartition } from '../../../../ports/stores/partitions.js';
import { rangeOfName, readBounds } from './names.js';

/** Runs a statement on any connection. */
export interface CatalogueReader {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Row[] }>;
}

const PARTITIONS = `
select c.relname as name, i.inhrelid is not null as is_attached, pg_get_expr(c.relpartbound, c.oid) as bounds,
  greatest(c.reltuples, 0)::bigint::text as rows, pg_total_relation_size(c.oid)::text as bytes,
  has_table_privilege(c.oid, 'select') as is_readable
from pg_class c left join pg_inherits i on i.inhrelid = c.oid and i.inhparent = 'checks'::regclass
where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  and (i.inhrelid is not null or c.relname ~ '^checks_(until_)?[0-9]{4}_[0-9]{2}$')`;

interface Row {
  readonly name: string;
  readonly is_attached: boolean;
  readonly bounds: string | null;
  readonly rows: string;
  readonly bytes: string;
  readonly is_readable: boolean;
}

/** More than that is "many". */
const COUNTED_ROWS = 1_000;

/** By time; the default one last. */
export const readPartitions = async (reader: CatalogueReader): Promise<readonly CheckPartition[]> => {
  const { rows } = await reader.query<Row>(PARTITIONS);
  const found: CheckPartition[] = [];
  for (const { name, is_attached: isAttached, bounds, rows: estimate, bytes, is_readable } of rows) {
    const isDefault = bounds === 'DEFAULT';
    const range = isDefault || bounds === null ? rangeOfName(name) : readBounds(bounds);
    const exact = isDefault && is_readable ? await countUpTo(reader, name) : Number(estimate);
    found.push({
      ...{ name, isDefault, isAttached, rows: exact, bytes: Number(bytes) },
      ...(range ?? { fromMs: null, untilMs: null }),
    });
  }
  return found.sort((left, right) => place(left) - place(right));
};

const place = ({ isDefault, untilMs, fromMs }: CheckPartition): number =>
  isDefault ? Number.POSITIVE_INFINITY : (untilMs ?? fromMs ?? Number.MAX_VALUE);

const countUpTo = async (reader: CatalogueReader, table: string): Promise<number> => {
  const { rows } = await reader.query<{ readonly count: number }>(
    `select count(*)::integer as count from (select from "${table}" limit ${COUNTED_ROWS}) counted`,
  );
  return rows[0]?.count ?? 0;
};
