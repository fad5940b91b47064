import { listImported } from '../../../../adapters/shared/audit-changes.js';
import { canonicalJson } from '../../../../domain/shared/canonical-json.js';
import { isLabel } from '../../../../domain/facts/screening/category.js';
import type { DescriptionRow, DescriptionStore, FoundDescription } from '../../../../ports/stores/descriptions.js';
import { type Chain, familyOf } from '../../../../domain/chains/index.js';
import type { RegisteredContract } from '../../../../ports/stores/registered-contracts.js';
import type { ListEvent } from '../../../../ports/stores/feed-syncs.js';
import type { UnknownCall } from '../../../../domain/payload/context.js';
import { listUpdated } from '../../../../adapters/shared/list-updated.js';
import type {
  FinishList,
  FoundContract,
  ImportedList,
  ListArchive,
  ListClash,
  ListCounts,
  KeyFamily,
  ListHit,
  ListRow,
  ListStore,
  NewList,
} from '../../../../ports/stores/lists.js';
import type { MemoryAuditLog } from './audit.js';
import type { MemoryListHistory } from './list-history.js';

interface HeldList {
  readonly head: ImportedList;
  readonly rows: readonly ListRow[];
  readonly descriptions: readonly DescriptionRow[];
  readonly contracts: readonly RegisteredContract[];
}

const identityOf = (row: ListRow): string => `${row.key} ${row.chain ?? '*'} ${row.category}`;

const describedBy = ({ contract, selector }: DescriptionRow): string =>
  `${contract?.chain ?? '*'} ${contract?.address ?? '*'} ${selector}`;

const nameOnChain = ({ chain, key }: RegisteredContract): string => `${chain} ${key}`;

/** One of the sorts of rows that a list may have. */
interface RowKind<Row> {
  readonly of: (held: HeldList) => readonly string[];
  readonly identityOf: (row: Row) => string;
  readonly member: 'rows' | 'descriptions' | 'contracts';
}

/** Whole lists in memory, by source. */
export class MemoryLists implements ListStore, ListArchive, DescriptionStore {
  private readonly held = new Map<string, HeldList>();
  private lastReplacement: Promise<unknown> = Promise.resolve();

  /** `tell` is told the event of each import. */
  constructor(
    private readonly audit: MemoryAuditLog,
    private readonly history: MemoryListHistory,
    private readonly tell: (event: ListEvent) => void = () => undefined,
  ) {}

  async imitatedSites(): Promise<readonly ListHit[]> {
    return this.bySource().flatMap(({ head, rows }) =>
      rows.filter(({ category }) => category === 'imitated_site').map((row) => ({ row, list: head })),
    );
  }

  async lookUp(family: KeyFamily, keys: readonly string[]): Promise<readonly ListHit[]> {
    return this.bySource().flatMap(({ head, rows }) =>
      rows.filter((row) => row.family === family && keys.includes(row.key)).map((row) => ({ row, list: head })),
    );
  }

  async lists(): Promise<readonly ImportedList[]> {
    return this.bySource().map(({ head }) => head);
  }

  async find(source: string): Promise<ImportedList | null> {
    return this.held.get(source)?.head ?? null;
  }

  async wasInForce(source: string, sha256: string): Promise<boolean> {
    return (await this.history.versions(Number.POSITIVE_INFINITY)).some(
      (version) => version.source === source && version.sha256 === sha256,
    );
  }

  replace(list: NewList, rows: AsyncIterable<ListRow>, finish: FinishList): Promise<ListCounts> {
    return this.inTurn(list, rows, finish, { of: (held) => held.rows.map(identityOf), identityOf, member: 'rows' });
  }

  replaceDescriptions(list: NewList, rows: AsyncIterable<DescriptionRow>, finish: FinishList): Promise<ListCounts> {
    const of = (held: HeldList): readonly string[] => held.descriptions.map(describedBy);
    return this.inTurn(list, rows, finish, { of, identityOf: describedBy, member: 'descriptions' });
  }

  replaceContracts(list: NewList, rows: AsyncIterable<RegisteredContract>, finish: FinishList): Promise<ListCounts> {
    const of = (held: HeldList): readonly string[] => held.contracts.map(nameOnChain);
    return this.inTurn(list, rows, finish, { of, identityOf: nameOnChain, member: 'contracts' });
  }

  async contracts(chain: Chain, key: string): Promise<readonly FoundContract[]> {
    return this.bySource().flatMap(({ head, contracts }) =>
      contracts.filter((one) => one.chain === chain && one.key === key).map((contract) => ({ contract, list: head })),
    );
  }

  async describe(chain: Chain, calls: readonly UnknownCall[]): Promise<readonly FoundDescription[]> {
    const lists = this.bySource();
    const all = lists.flatMap(({ head, descriptions }) => descriptions.map((row) => ({ row, source: head.source })));
    return calls.flatMap(({ target, selector }) => {
      const fitting = all.filter(({ row }) => row.selector === selector);
      const exact = fitting.filter(({ row }) => row.contract?.address === target && row.contract.chain === chain);
      const hints = fitting.filter(({ row }) => row.contract === null).slice(0, 1);
      return [...exact, ...hints].map(({ row: { contract, signature, intent, fields }, source }) => {
        const certainty = contract === null ? ('hint' as const) : ('exact' as const);
        return { target, selector, description: { certainty, signature, intent, fields, source } };
      });
    });
  }

  private inTurn<Row>(list: NewList, rows: AsyncIterable<Row>, finish: FinishList, kind: RowKind<Row>) {
    const turn = this.lastReplacement.then(() => this.replaceNow(list, rows, finish, kind));
    this.lastReplacement = turn.catch(() => undefined);
    return turn;
  }

  private async replaceNow<Row>(
    list: NewList,
    rows: AsyncIterable<Row>,
    finish: FinishList,
    { of, identityOf: identify, member }: RowKind<Row>,
  ): Promise<ListCounts> {
    const taken: Row[] = [];
    for await (const row of rows) taken.push(row);
    const replaced = this.held.get(list.source) ?? null;
    const identities = new Set(taken.map(identify));
    const kept = replaced === null ? [] : of(replaced).filter((identity) => identities.has(identity));
    const previousRows = replaced?.head.rows ?? 0;
    const counts = { previousRows, imported: taken.length, removed: previousRows - kept.length };
    const content = finish(counts, replaced?.head ?? null);
    const head = { ...list, ...content, rows: taken.length };
    this.audit.record(listImported(replaced?.head ?? null, head));
    const held: HeldList = { head, rows: [], descriptions: [], contracts: [], [member]: taken };
    this.held.set(list.source, held);
    this.history.note(held);
    const event = listUpdated(list, counts, content, replaced?.head ?? null);
    if (event !== null) this.tell(event);
    return counts;
  }

  async clashes(source: string): Promise<readonly ListClash[]> {
    const all = this.bySource().flatMap(({ head, rows }) => rows.map((row) => ({ row, source: head.source })));
    const tokens = all.filter(({ row }) => row.category === 'official_token');
    const found = all
      .filter(({ row }) => isLabel(row.category))
      .flatMap((accusing) =>
        tokens
          .filter(
            (token) =>
              token.row.key === accusing.row.key &&
              (!accusing.row.tokenContract ||
                token.row.chain === null ||
                accusing.row.chain === null ||
                token.row.chain === accusing.row.chain),
          )
          .filter((token) => token.source === source || accusing.source === source)
          .map((token) => ({
            key: token.row.key,
            chain: token.row.chain ?? (accusing.row.tokenContract ? accusing.row.chain : null),
            symbol: token.row.entity ?? '',
            lists: [accusing.source, token.source].sort(),
          })),
      );
    return [...new Map(found.map((clash) => [JSON.stringify(clash), clash])).values()];
  }

  async callClashes(source: string): Promise<readonly ListClash[]> {
    const all = this.bySource().flatMap(({ head, descriptions }) =>
      descriptions.map((row) => ({ row, source: head.source })),
    );
    const own = new Map(all.filter((one) => one.source === source).map(({ row }) => [describedBy(row), row]));
    return [...own].flatMap(([call, { contract, selector }]) => {
      const same = all.filter(({ row }) => describedBy(row) === call);
      const words = new Set(same.map(({ row }) => canonicalJson({ ...row, contract: null })));
      if (contract === null || words.size < 2) return [];
      const lists = [...new Set(same.map((one) => one.source))].sort();
      return [{ key: contract.address, chain: contract.chain, symbol: '', selector, lists }];
    });
  }

  async contractClashes(source: string): Promise<readonly ListClash[]> {
    const lists = this.bySource();
    const named = lists.flatMap(({ head, contracts }) => contracts.map((row) => ({ row, source: head.source })));
    return named
      .filter((one) => one.source === source)
      .flatMap(({ row }) => {
        const clash = (contract: 'accused' | 'other_words', other: string): ListClash => ({
          ...{ key: row.key, chain: row.chain, symbol: row.name, contract, lists: [source, other].sort() },
        });
        const accusing = lists.filter(({ rows }) =>
          rows.some(
            ({ key, family, category, tokenContract, chain }) =>
              key === row.key &&
              family === familyOf(row.chain) &&
              isLabel(category) &&
              (!tokenContract || chain === null || chain === row.chain),
          ),
        );
        const others = named.filter(
          (other) =>
            other.source !== source &&
            nameOnChain(other.row) === nameOnChain(row) &&
            (other.row.name !== row.name || other.row.receives !== row.receives),
        );
        return [
          ...accusing.map(({ head }) => clash('accused', head.source)),
          ...others.map((other) => clash('other_words', other.source)),
        ];
      });
  }

  private bySource(): readonly HeldList[] {
    return [...this.held.values()].sort((left, right) => (left.head.source < right.head.source ? -1 : 1));
  }
}
