import { familyOf, type Chain } from '../../../domain/intent/chain.js';
import type {
  ImportedList,
  ListArchive,
  ListClash,
  ListContent,
  ListCounts,
  ListHit,
  ListRow,
  ListStore,
  NewList,
} from '../../../ports/stores/lists.js';

interface HeldList {
  readonly head: ImportedList;
  readonly rows: readonly ListRow[];
}

type Finish = (counts: ListCounts, replaced: ImportedList | null) => ListContent;

const identityOf = (row: ListRow): string => `${row.key} ${row.chain ?? '*'} ${row.category}`;

const appliesTo = (row: ListRow, chain: Chain): boolean =>
  row.chain === null ? row.family === familyOf(chain) : row.chain === chain;

/** Whole lists in memory, by source. */
export class MemoryLists implements ListStore, ListArchive {
  private readonly held = new Map<string, HeldList>();
  private lastReplacement: Promise<unknown> = Promise.resolve();

  async lookUp(chain: Chain, keys: readonly string[]): Promise<readonly ListHit[]> {
    return this.bySource().flatMap(({ head, rows }) =>
      rows.filter((row) => keys.includes(row.key) && appliesTo(row, chain)).map((row) => ({ row, list: head })),
    );
  }

  async lists(): Promise<readonly ImportedList[]> {
    return this.bySource().map(({ head }) => head);
  }

  async find(source: string): Promise<ImportedList | null> {
    return this.held.get(source)?.head ?? null;
  }

  replace(list: NewList, rows: AsyncIterable<ListRow>, finish: Finish): Promise<ListCounts> {
    const turn = this.lastReplacement.then(() => this.replaceNow(list, rows, finish));
    this.lastReplacement = turn.catch(() => undefined);
    return turn;
  }

  private async replaceNow(list: NewList, rows: AsyncIterable<ListRow>, finish: Finish): Promise<ListCounts> {
    const taken: ListRow[] = [];
    for await (const row of rows) taken.push(row);
    const replaced = this.held.get(list.source) ?? null;
    const before = replaced?.rows ?? [];
    const identities = new Set(taken.map(identityOf));
    const counts = {
      previousRows: before.length,
      imported: taken.length,
      removed: before.filter((row) => !identities.has(identityOf(row))).length,
    };
    const content = finish(counts, replaced?.head ?? null);
    this.held.set(list.source, { head: { ...list, ...content, rows: taken.length }, rows: taken });
    return counts;
  }

  async clashes(source: string): Promise<readonly ListClash[]> {
    const all = this.bySource().flatMap(({ head, rows }) => rows.map((row) => ({ row, source: head.source })));
    const tokens = all.filter(({ row }) => row.category === 'official_token');
    const found = all
      .filter(({ row }) => row.category !== 'official_token')
      .flatMap((accusing) =>
        tokens
          .filter(
            (token) =>
              token.row.key === accusing.row.key &&
              (token.row.chain === null || accusing.row.chain === null || token.row.chain === accusing.row.chain),
          )
          .filter((token) => token.source === source || accusing.source === source)
          .map((token) => ({
            key: token.row.key,
            chain: accusing.row.chain ?? token.row.chain,
            symbol: token.row.entity ?? '',
            lists: [accusing.source, token.source].sort(),
          })),
      );
    return [...new Map(found.map((clash) => [JSON.stringify(clash), clash])).values()];
  }

  private bySource(): readonly HeldList[] {
    return [...this.held.values()].sort((left, right) => (left.head.source < right.head.source ? -1 : 1));
  }
}
