import type { Knex } from 'knex';
import type {
  ListArchive,
  ListClash,
  ListContent,
  ListCounts,
  ListRow,
  NewList,
} from '../../../../ports/stores/lists.js';
import { asPort } from '../session/errors.js';
import { type ListRecord, toImportedList } from './rows.js';

/** Rows of one insert. */
const BATCH_ROWS = 1_000;

interface Replacement {
  readonly transaction: Knex.Transaction;
  readonly listId: number;
  readonly replaced: ListRecord | null;
}

/**
 * Writes whole lists. `database` must not limit the time of a statement: a list of millions takes minutes. New rows
 * have a number of their own. One update of the list's head makes them the list, so no reader sees half a list.
 */
export class PostgresListArchive implements ListArchive {
  constructor(private readonly database: Knex) {}

  find(source: string) {
    return asPort('finding a list', async () => {
      const record = await this.database<ListRecord>('lists').where({ source }).first();
      return record === undefined ? null : toImportedList(record);
    });
  }

  async replace(list: NewList, rows: AsyncIterable<ListRow>, finish: Parameters<ListArchive['replace']>[2]) {
    // only statements are wrapped: errors of `rows` and `finish` must reach the caller as they are
    const transaction = await asPort('starting an import', () => this.database.transaction());
    try {
      const replacement = await begin(transaction, list.source);
      const imported = await insertAll(replacement, rows);
      const removed = await countRemoved(replacement);
      const counts = { previousRows: replacement.replaced?.row_count ?? 0, imported, removed };
      await commit(
        replacement,
        list,
        counts,
        finish(counts, replacement.replaced === null ? null : toImportedList(replacement.replaced)),
      );
      return counts;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  clashes(source: string): Promise<readonly ListClash[]> {
    return asPort('comparing lists', async () => {
      const { rows } = await this.database.raw<{
        rows: { key: string; chain: ListClash['chain']; symbol: string; lists: string[] }[];
      }>(CLASHES, [source, source]);
      return rows.map(({ key, chain, symbol, lists }) => ({ key, chain, symbol, lists: [...lists].sort() }));
    });
  }
}

/** Accusing rows and token rows for one address on a common chain, where either belongs to the source. */
const CLASHES = `
select b.key, coalesce(b.chain, t.chain) as chain, coalesce(t.entity, '') as symbol,
  array[bl.source, tl.source] as lists
from list_rows b
join lists bl on bl.list_id = b.list_id
join list_rows t on t.key = b.key and t.category = 'official_token'
  and (t.chain is null or b.chain is null or t.chain = b.chain)
join lists tl on tl.list_id = t.list_id
where b.category <> 'official_token' and (bl.source = ? or tl.source = ?)
group by 1, 2, 3, 4
order by 1, 2, 3, 4`;

const begin = (transaction: Knex.Transaction, source: string): Promise<Replacement> =>
  asPort('starting an import', async () => {
    // two imports of one source take turns; the second then compares with the first
    await transaction.raw(`select pg_advisory_xact_lock(hashtext('signgate list'), hashtext(?))`, [source]);
    const replaced = (await transaction<ListRecord>('lists').where({ source }).first()) ?? null;
    const { rows } = await transaction.raw<{ rows: { id: number }[] }>(`select nextval('list_ids')::integer as id`);
    const listId = rows[0]?.id;
    if (listId === undefined) throw new Error('The database gave no number for a list');
    return { transaction, listId, replaced };
  });

const insertAll = async (replacement: Replacement, rows: AsyncIterable<ListRow>): Promise<number> => {
  let batch: ListRow[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const full = batch;
    batch = [];
    count += full.length;
    await asPort('importing rows', () => insert(replacement, full));
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length >= BATCH_ROWS) await flush();
  }
  await flush();
  return count;
};

const insert = async ({ transaction, listId }: Replacement, rows: readonly ListRow[]): Promise<void> => {
  await transaction.raw(
    `insert into list_rows (list_id, key, family, chain, category, entity, reference, listed_at)
     select ?, x."key", x.family, x.chain, x.category, x.entity, x.reference, x."listedAt"
     from json_to_recordset(?::json) as x(
       "key" text, family text, chain text, category text, entity text, reference text, "listedAt" text
     )`,
    [listId, JSON.stringify(rows)],
  );
};

const countRemoved = ({ transaction, listId, replaced }: Replacement): Promise<number> =>
  asPort('comparing with the list in place', async () => {
    if (replaced === null) return 0;
    await transaction.raw('analyze list_rows');
    const { rows } = await transaction.raw<{ rows: { count: number }[] }>(
      `select count(*)::integer as count from list_rows o
       where o.list_id = ? and not exists (
         select from list_rows n
         where n.list_id = ? and n.key = o.key and n.chain is not distinct from o.chain and n.category = o.category)`,
      [replaced.list_id, listId],
    );
    return rows[0]?.count ?? 0;
  });

const commit = (
  { transaction, listId, replaced }: Replacement,
  list: NewList,
  { imported, removed }: ListCounts,
  { category, sha256 }: ListContent,
): Promise<void> =>
  asPort('putting a list in place', async () => {
    const head = {
      source: list.source,
      list_id: listId,
      format: list.format,
      category,
      published_at: list.publishedAt,
      imported_at: list.importedAt,
      max_age_seconds: list.maxAgeSeconds,
      row_count: imported,
      sha256,
    };
    await transaction('lists').insert(head).onConflict('source').merge();
    await transaction('list_imports').insert({ ...head, removed });
    if (replaced !== null) await transaction('list_rows').where({ list_id: replaced.list_id }).delete();
    await transaction.commit();
  });
