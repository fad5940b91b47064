import { compareText } from '../../../../domain/shared/compare-text.js';
import type { ListDifference, ListedAddress, ListHistory, ListVersion } from '../../../../ports/stores/list-history.js';
import type { ImportedList, ListRow } from '../../../../ports/stores/lists.js';

interface Kept {
  readonly head: Omit<ListVersion, 'inForce'>;
  readonly addresses: ReadonlyMap<string, ListedAddress>;
}

const identityOf = ({ key, chain }: ListedAddress): string => `${key} ${chain ?? ''}`;

/** In one that is not in the other. */
const beyond = (one: Kept, other: Kept): readonly ListedAddress[] =>
  [...one.addresses]
    .filter(([identity]) => !other.addresses.has(identity))
    .sort(([left], [right]) => compareText(left, right))
    .map(([, address]) => address);

/** Every version with all its addresses. */
export class MemoryListHistory implements ListHistory {
  private readonly kept: Kept[] = [];

  /** A list was imported. */
  note({ head, rows }: { readonly head: ImportedList; readonly rows: readonly ListRow[] }): void {
    const addresses = new Map(rows.map(({ key, chain }) => [identityOf({ key, chain }), { key, chain }]));
    const { source, format, categories, publishedAt, importedAt, sha256, rows: count } = head;
    const before = this.of(source).at(-1);
    const version = { ...{ source, format, categories, publishedAt, importedAt, sha256 }, rows: count };
    const now = { head: { ...version, version: this.kept.length + 1, changed: null }, addresses };
    const changed =
      before === undefined ? null : { added: beyond(now, before).length, removed: beyond(before, now).length };
    this.kept.push({ ...now, head: { ...now.head, changed } });
  }

  async versions(count: number): Promise<readonly ListVersion[]> {
    const sources = [...new Set(this.kept.map(({ head }) => head.source))].sort(compareText);
    return sources.flatMap((source) =>
      this.of(source)
        .map(({ head }, place, all) => ({ ...head, inForce: place === all.length - 1 }))
        .reverse()
        .slice(0, count),
    );
  }

  async difference(source: string, from: number, to: number, count: number): Promise<ListDifference | null> {
    const [before, after] = [from, to].map((asked) => this.of(source).find(({ head }) => head.version === asked));
    if (before === undefined || after === undefined || from >= to) return null;
    const [added, removed] = [beyond(after, before), beyond(before, after)];
    return {
      added: added.slice(0, count),
      removed: removed.slice(0, count),
      counts: { added: added.length, removed: removed.length },
      isWhole: true,
    };
  }

  async knownSince(key: string): Promise<ReadonlyMap<string, string>> {
    const names = ({ addresses }: Kept): boolean => [...addresses.values()].some((address) => address.key === key);
    const since = new Map<string, string>();
    for (const one of this.kept) {
      const { source, importedAt } = one.head;
      if (!names(one)) since.delete(source);
      else if (!since.has(source)) since.set(source, importedAt);
    }
    return since;
  }

  private of(source: string): readonly Kept[] {
    return this.kept.filter(({ head }) => head.source === source);
  }
}
