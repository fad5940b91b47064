import type { Knex } from 'knex';
import { listImported } from '../../../shared/audit-changes.js';
import type { DescriptionRow } from '../../../../ports/stores/descriptions.js';
import type { RegisteredContract } from '../../../../ports/stores/registered-contracts.js';
import type {
  FinishList,
  ListArchive,
  ListClash,
  ListContent,
  ListCounts,
  ListRow,
  NewList,
} from '../../../../ports/stores/lists.js';
import { listUpdated } from '../../../shared/list-updated.js';
import type { PostgresAuditLog } from '../audit.js';
import { asPort } from '../session/errors.js';
import { appendEvent } from './list-events.js';
import { CALL_CLASHES, CLASHES, CONTRACT_CLASHES_SQL } from './clashes.js';
import { compareVersions } from './list-history.js';
import { CALL_DESCRIPTIONS, LIST_ROWS, REGISTERED_CONTRACTS, ROWS_SHA256, type RowTable } from './row-tables.js';
import { type ListRecord, toImportedList } from './rows.js';

/** Rows of one insert. */
const BATCH_ROWS = 1_000;

interface Replacement<Row> {
  readonly table: RowTable<Row>;
  readonly transaction: Knex.Transaction;
  readonly listId: number;
  readonly replaced: ListRecord | null;
}

/**
 * Writes whole lists. `database` must not limit the time of a statement: a list of millions takes minutes. New rows
 * have a number of their own. One update of the list's head makes them the list, so no reader sees half a list.
 */
export class PostgresListArchive implements ListArchive {
  constructor(
    private readonly database: Knex,
    private readonly audit: PostgresAuditLog,
  ) {}

  find(source: string) {
    return asPort('finding a list', async () => {
      const record = await this.database<ListRecord>('lists').where({ source }).first();
      return record === undefined ? null : toImportedList(record);
    });
  }

  wasInForce(source: string, sha256: string) {
    return asPort('finding an earlier list', async () => {
      const found = await this.database<ListRecord>('list_imports')
        .where({ source, sha256 })
        .select('list_id')
        .limit(1);
      return found.length > 0;
    });
  }

  replace(list: NewList, rows: AsyncIterable<ListRow>, finish: FinishList): Promise<ListCounts> {
    return this.replaceIn(LIST_ROWS, list, rows, finish);
  }

  replaceDescriptions(list: NewList, rows: AsyncIterable<DescriptionRow>, finish: FinishList): Promise<ListCounts> {
    return this.replaceIn(CALL_DESCRIPTIONS, list, rows, finish);
  }

  replaceContracts(list: NewList, rows: AsyncIterable<RegisteredContract>, finish: FinishList): Promise<ListCounts> {
    return this.replaceIn(REGISTERED_CONTRACTS, list, rows, finish);
  }

  private async replaceIn<Row>(table: RowTable<Row>, list: NewList, rows: AsyncIterable<Row>, finish: FinishList) {
    // only statements are wrapped: errors of `rows` and `finish` must reach the caller as they are
    const transaction = await asPort('starting an import', () => this.database.transaction());
    try {
      const replacement = await begin(table, transaction, list.source);
      const imported = await insertAll(replacement, rows);
      const removed = await countRemoved(replacement);
      const counts = { previousRows: replacement.replaced?.row_count ?? 0, imported, removed };
      await commit(
        this.audit,
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
    return this.compared(CLASHES, [source, source]);
  }

  callClashes(source: string): Promise<readonly ListClash[]> {
    return this.compared(CALL_CLASHES, [source]);
  }

  contractClashes(source: string): Promise<readonly ListClash[]> {
    return this.compared(CONTRACT_CLASHES_SQL, [source, source]);
  }

  private compared(sql: string, values: readonly string[]): Promise<readonly ListClash[]> {
    return asPort('comparing lists', async () => {
      const { rows } = await this.database.raw<{ rows: ListClash[] }>(sql, [...values]);
      return rows.map((row) => ({ ...row, lists: [...row.lists].sort() }));
    });
  }
}

const begin = <Row>(table: RowTable<Row>, transaction: Knex.Transaction, source: string): Promise<Replacement<Row>> =>
  asPort('starting an import', async () => {
    // two imports of one source take turns; the second then compares with the first
    await transaction.raw(`select pg_advisory_xact_lock(hashtext('signgate list'), hashtext(?))`, [source]);
    const replaced = (await transaction<ListRecord>('lists').where({ source }).first()) ?? null;
    const { rows } = await transaction.raw<{ rows: { id: number }[] }>(`select nextval('list_ids')::integer as id`);
    const listId = rows[0]?.id;
    if (listId === undefined) throw new Error('The database gave no number for a list');
    return { table, transaction, listId, replaced };
  });

const insertAll = async <Row>(replacement: Replacement<Row>, rows: AsyncIterable<Row>): Promise<number> => {
  let batch: Row[] = [];
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

const insert = async <Row>({ table, transaction, listId }: Replacement<Row>, rows: readonly Row[]): Promise<void> => {
  await transaction.raw(table.insertSql, [listId, JSON.stringify(rows.map(table.toJson))]);
};

/** Rows of another table, where the source had those before, are removed like any other. */
const countRemoved = <Row>({ table, transaction, listId, replaced }: Replacement<Row>): Promise<number> =>
  asPort('comparing with the list in place', async () => {
    if (replaced === null) return 0;
    await transaction.raw('analyze ??', [table.name]);
    const { rows } = await transaction.raw<{ rows: { count: number }[] }>(table.keptSql, [replaced.list_id, listId]);
    return replaced.row_count - (rows[0]?.count ?? 0);
  });

const commit = <Row>(
  audit: PostgresAuditLog,
  { transaction, listId, replaced }: Replacement<Row>,
  list: NewList,
  counts: ListCounts,
  content: ListContent,
): Promise<void> =>
  asPort('putting a list in place', async () => {
    const head = {
      source: list.source,
      list_id: listId,
      format: list.format,
      categories: content.categories,
      published_at: list.publishedAt,
      dated_by: list.datedBy ?? 'publisher',
      imported_at: list.importedAt,
      max_age_seconds: list.maxAgeSeconds,
      row_count: counts.imported,
      sha256: content.sha256,
      names: list.names ?? 'hidden',
    };
    await transaction('lists')
      .insert({ ...head, rows_sha256: '' })
      .onConflict('source')
      .merge();
    const rowsSha256 = await hashRows(transaction, list.source);
    await transaction('list_imports').insert({ ...head, rows_sha256: rowsSha256, removed: counts.removed });
    if (replaced !== null) await compareVersions(transaction, replaced.list_id, listId);
    if (replaced !== null)
      for (const { name } of [LIST_ROWS, CALL_DESCRIPTIONS, REGISTERED_CONTRACTS])
        await transaction(name).where({ list_id: replaced.list_id }).delete();
    const before = replaced === null ? null : toImportedList(replaced);
    const event = listUpdated(list, counts, content, before);
    if (event !== null) await appendEvent(transaction, event);
    await audit.record(transaction, listImported(before, { ...list, ...content, rows: counts.imported }, rowsSha256));
    await transaction.commit();
  });

const hashRows = async (transaction: Knex.Transaction, source: string): Promise<string> => {
  const { rows } = await transaction.raw<{ rows: readonly { readonly rows_sha256: string }[] }>(
    `update lists l set rows_sha256 = ${ROWS_SHA256} where source = ? returning rows_sha256`,
    [source],
  );
  const [stored] = rows;
  if (stored === undefined) throw new Error('The list that was put in place is not there');
  return stored.rows_sha256;
};
