import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Knex } from 'knex';
import type { Chain } from '../../../../domain/chains/index.js';
import type { Soon } from '../../../../domain/shared/soon.js';
import type { FoundContract, ImportedList, KeyFamily, ListHit, ListStore } from '../../../../ports/stores/lists.js';
import { AlteredRowError } from '../../../../ports/sources/errors.js';
import { REGISTRY_FORMAT_IDS } from '../../../../ports/platform/feeds.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import { asPort } from '../session/errors.js';
import { KeyIndex } from './key-index.js';
import { ROWS_SHA256 } from './row-tables.js';
import {
  type ContractRecord,
  type ListRecord,
  type ListRowRecord,
  CONTRACT_COLUMNS,
  toFoundContract,
  toImportedList,
  toListHit,
} from './rows.js';

/** How often the heads of the lists are read, milliseconds. */
const POLL_MS = 1_000;
/** Older memory clears no address, milliseconds. Source: "Imported lists take effect on every instance within 5 s". */
const MAX_MEMORY_AGE_MS = 5_000;
/** Keys of one page while an index is filled: the event loop gets its turn between pages. */
const PAGE_KEYS = 20_000;
const CACHED_HITS = 10_000;

interface Memory {
  readonly heads: readonly ListRecord[];
  readonly lists: readonly ImportedList[];
  /** The first list that is not as it was imported: nothing is looked up while there is one. */
  readonly altered: AlteredRowError | null;
  readonly indexes: ReadonlyMap<number, KeyIndex>;
  /** Each host that asks is compared with all of them. */
  readonly imitated: readonly ListHit[];
}

/**
 * Imported lists. Memory says whether a key is listed at all; the database says what a list says of it. The memory
 * follows the database within a second or two; when it cannot, every look-up goes to the database. A list is held to
 * the hash of its rows when it is loaded, and again when its head changes; rows that are altered later in place are
 * found at the next start and by `verify-log`.
 */
export class PostgresListStore implements ListStore {
  private memory: Memory = { heads: [], lists: [], altered: null, indexes: new Map(), imitated: [] };
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private readonly found = new LRUCache<string, readonly FoundContract[]>({ max: CACHED_HITS });
  private readonly hits = new LRUCache<string, readonly ListHit[]>({ max: CACHED_HITS });
  private timer: NodeJS.Timeout | null = null;
  private refreshing: Promise<void> | null = null;
  private closed = false;

  constructor(
    private readonly database: Knex,
    /** Without a limit of time: it reads a whole list in one statement. */
    private readonly unhurried: Knex,
    private readonly logger: Logger,
  ) {}

  /** Reads every list once, then follows changes until `close`. */
  async open(): Promise<void> {
    await asPort('reading the lists', () => this.refresh());
    this.follow();
  }

  lists(): Soon<readonly ImportedList[]> {
    this.refuseAltered();
    if (this.isCurrent()) return this.memory.lists;
    return asPort('reading the lists', async () => (await this.heads()).map(toImportedList));
  }

  lookUp(family: KeyFamily, keys: readonly string[]): Soon<readonly ListHit[]> {
    this.refuseAltered();
    // memory without a recent confirmation clears no address: the database then answers for all keys at once
    if (!this.isCurrent()) return this.readHits(family, keys);
    const suspects = keys.filter((key) => this.isSuspect(key));
    if (suspects.length === 0) return [];
    return Promise.all(suspects.map((key) => this.read(family, key))).then((found) => found.flat());
  }

  imitatedSites(): Soon<readonly ListHit[]> {
    this.refuseAltered();
    if (this.isCurrent()) return this.memory.imitated;
    return asPort('reading imitated sites', async () => readImitated(this.database, await this.heads()));
  }

  contracts(chain: Chain, key: string): Soon<readonly FoundContract[]> {
    this.refuseAltered();
    if (this.isCurrent() && !this.isSuspect(key)) return [];
    return this.kept(this.found, `${chain} ${key}`, () =>
      asPort('reading a registered contract', async () => {
        const rows = await this.database<ContractRecord>('registered_contracts')
          .where({ address: key, chain })
          .select<ContractRecord[]>([...CONTRACT_COLUMNS]);
        const heads = rows.length === 0 ? [] : await this.heads();
        // of a list that was replaced between the two statements there is no row: what is in its place is asked next
        return heads.flatMap((head) =>
          rows.filter((row) => row.list_id === head.list_id).map((row) => toFoundContract(row, toImportedList(head))),
        );
      }),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.refreshing;
  }

  /** Every look-up: what an altered list no longer says of an address would look like nothing at all. */
  private refuseAltered(): void {
    if (this.memory.altered !== null) throw this.memory.altered;
  }

  private isCurrent(): boolean {
    return performance.now() - this.confirmedAt <= MAX_MEMORY_AGE_MS;
  }

  private isSuspect(key: string): boolean {
    for (const index of this.memory.indexes.values()) if (index.mayHold(key)) return true;
    return false;
  }

  /** What was found for this key under the present memory, else what `read` finds. */
  private async kept<Found extends object>(
    cache: LRUCache<string, Found>,
    cacheKey: string,
    read: () => Promise<Found>,
  ): Promise<Found> {
    const { memory } = this;
    const known = this.isCurrent() ? cache.get(cacheKey) : undefined;
    if (known !== undefined) return known;
    const found = await read();
    // a list may have been replaced meanwhile: keep only what belongs to the present memory
    if (memory === this.memory) cache.set(cacheKey, found);
    return found;
  }

  private read(family: KeyFamily, key: string): Promise<readonly ListHit[]> {
    return this.kept(this.hits, `${family} ${key}`, () => this.readHits(family, [key]));
  }

  private readHits(family: KeyFamily, keys: readonly string[]): Promise<readonly ListHit[]> {
    return asPort('reading listed addresses', async () => {
      const rows = await this.database<ListRowRecord & ListRecord>('list_rows')
        .join('lists', 'lists.list_id', 'list_rows.list_id')
        .where({ 'list_rows.family': family })
        .whereIn('list_rows.key', keys)
        .orderBy(['lists.source', 'list_rows.category', 'list_rows.reference'])
        .select(
          'lists.*',
          'list_rows.key',
          'list_rows.family',
          'list_rows.chain',
          'list_rows.token_contract',
          'list_rows.category as row_category',
          'list_rows.entity',
          'list_rows.reference',
          'list_rows.listed_at',
          'list_rows.programmes',
        );
      return (rows as (ListRowRecord & ListRecord & { row_category: ListRowRecord['category'] })[]).map((row) =>
        toListHit({ ...row, category: row.row_category }, toImportedList(row)),
      );
    });
  }

  private follow(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.refreshing = this.refresh()
        .catch((error: unknown) =>
          this.logger.log('warn', 'the imported lists could not be read', {
            error: error instanceof Error ? error.name : 'unknown',
          }),
        )
        .finally(() => this.follow());
    }, POLL_MS);
    this.timer.unref();
  }

  private heads(): Promise<ListRecord[]> {
    return this.database<ListRecord>('lists').orderBy('source').select();
  }

  private async refresh(): Promise<void> {
    const askedAt = performance.now();
    const heads = await this.heads();
    if (!isDeepStrictEqual(heads, this.memory.heads)) {
      this.memory = await this.readAll();
      if (this.memory.altered !== null)
        this.logger.log('error', 'a list is not as it was imported: no address is cleared until it is imported again', {
          error: this.memory.altered,
        });
      this.hits.clear();
      this.found.clear();
    }
    this.confirmedAt = askedAt;
  }

  /**
   * Heads and keys of one moment: an import that ends meanwhile must not leave half a list here. They are compared with
   * their hashes once the moment is let go: a second connection that waits for a lock behind it would wait for ever.
   */
  private async readAll(): Promise<Memory> {
    const unproven: ListRecord[] = [];
    const { heads, indexes, imitated } = await this.database.transaction(
      async (snapshot) => {
        const found = await snapshot<ListRecord>('lists').orderBy('source').select();
        const filled = new Map<number, KeyIndex>();
        for (const head of found) {
          const isHeld = this.memory.heads.some((held) => isDeepStrictEqual(held, head));
          const known = isHeld ? this.memory.indexes.get(head.list_id) : undefined;
          filled.set(head.list_id, known ?? (await fill(snapshot, head)));
          if (known === undefined || this.memory.altered !== null) unproven.push(head);
        }
        return { heads: found, indexes: filled, imitated: await readImitated(snapshot, found) };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
    let altered: AlteredRowError | null = null;
    for (const head of unproven) altered ??= await misfitOf(this.unhurried, head);
    return { heads, lists: heads.map(toImportedList), altered, indexes, imitated };
  }
}

/** Null too where the list was replaced meanwhile: the next look loads what is in its place. */
const misfitOf = async (database: Knex, { list_id: listId, source }: ListRecord): Promise<AlteredRowError | null> => {
  const { rows } = await database.raw<{ rows: readonly { readonly fits: boolean }[] }>(
    `select rows_sha256 = ${ROWS_SHA256} as fits from lists l where list_id = ?`,
    [listId],
  );
  return rows[0]?.fits !== false
    ? null
    : new AlteredRowError('lists', source, 'its head and rows are not those that were imported');
};

/** Few: a format that has them bounds their number. */
const readImitated = async (database: Knex, heads: readonly ListRecord[]): Promise<readonly ListHit[]> => {
  const found: ListHit[] = [];
  for (const head of heads.filter(({ categories }) => categories.includes('imitated_site'))) {
    const rows = await database<ListRowRecord>('list_rows')
      .where({ list_id: head.list_id, category: 'imitated_site' })
      .orderBy('key');
    found.push(...rows.map((row) => toListHit(row, toImportedList(head))));
  }
  return found;
};

/** No key has a space in it. Bindings: the list, the last key of the page before, the most keys. */
const PAGE_SQL = `
select string_agg(key, ' ' order by key) as keys
from (select key from list_rows where list_id = ? and key > ? order by key limit ?) page`;

/** The same of a registry, in which a contract of several chains has several rows. */
const CONTRACTS_PAGE_SQL = `
select string_agg(address, ' ' order by address) as keys
from (select distinct address from registered_contracts where list_id = ? and address > ? order by 1 limit ?) page`;

const fill = async (
  snapshot: Knex.Transaction,
  { list_id: listId, row_count: rowCount, categories, format }: ListRecord,
): Promise<KeyIndex> => {
  const isRegistry = (REGISTRY_FORMAT_IDS as readonly string[]).includes(format);
  // descriptions of calls have no category, and no addresses to look for
  const index = new KeyIndex(categories.length === 0 && !isRegistry ? 0 : rowCount);
  for (let after = ''; ; ) {
    // one text for a page: an object for each of millions of rows takes twice the processor time
    const { rows } = await snapshot.raw<{ rows: { keys: string | null }[] }>(
      isRegistry ? CONTRACTS_PAGE_SQL : PAGE_SQL,
      [listId, after, PAGE_KEYS],
    );
    const keys = rows[0]?.keys?.split(' ') ?? [];
    for (const key of keys) index.add(key);
    const last = keys.at(-1);
    if (last === undefined || keys.length < PAGE_KEYS) return index;
    after = last;
  }
};
