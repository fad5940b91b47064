import type { Actor } from '../../../../domain/record/actor.js';
import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import type { UsedRecipient } from '../../../../domain/facts/history/history-facts.js';
import { isExpired, type OwnStatement, slotOf } from '../../../../domain/facts/screening/own-knowledge.js';
import { parseIsoMs } from '../../../../domain/shared/iso-time.js';
import type {
  StandingPosition,
  StatementChange,
  StatementHoldings,
  StatementProposal,
  StatementQuery,
  StatementStore,
} from '../../../../ports/stores/statements.js';
import { actorOf, statementChanged, statementProposed } from '../../../../adapters/shared/audit-changes.js';
import type { MemoryAuditLog } from './audit.js';

interface Row extends StatementChange {
  readonly scope: string;
  readonly owner: Scope;
}

/** No address, place or slot holds a space. */
const identityOf = (statement: OwnStatement): string =>
  `${statement.kind} ${statement.addressKey} ${statement.place} ${slotOf(statement)}`;

/** Changes in the order in which they came. */
export class MemoryStatementStore implements StatementStore {
  private readonly rows: Row[] = [];

  constructor(private readonly audit: MemoryAuditLog) {}

  async hasAny(scope: Scope): Promise<boolean> {
    return this.rows.some((row) => row.scope === scopeKey(scope));
  }

  async state(scope: Scope, statements: readonly OwnStatement[], limit: number, by?: Actor): Promise<boolean> {
    const kind = statements[0]?.kind;
    const standing = this.newest(scope).filter((statement) => statement.kind === kind);
    const after = new Set([...standing, ...statements].map(identityOf));
    if (after.size > limit) return false;
    for (const statement of statements) {
      const before = standing.find((one) => identityOf(one) === identityOf(statement)) ?? null;
      this.audit.record(statementChanged(scope, before, statement), by ?? actorOf(statement.statedBy));
      this.append(scope, { statement, removed: false, by: statement.statedBy, atMs: parseIsoMs(statement.statedAt) });
    }
    return true;
  }

  async remove(
    scope: Scope,
    { kind, statementId }: Pick<OwnStatement, 'kind' | 'statementId'>,
    by: string | null,
    atMs: number,
    actor?: Actor,
  ): Promise<OwnStatement | null> {
    const statement = this.newest(scope).find((one) => one.kind === kind && one.statementId === statementId);
    if (statement === undefined) return null;
    this.audit.record(statementChanged(scope, statement, null), actor ?? actorOf(by));
    this.append(scope, { statement, removed: true, by, atMs });
    return statement;
  }

  async propose(scope: Scope, proposal: StatementProposal, by: Actor): Promise<void> {
    this.audit.record(statementProposed(scope, proposal), by);
  }

  async about(scope: Scope, addressKeys: readonly string[]): Promise<readonly OwnStatement[]> {
    return this.newest(scope).filter(({ addressKey }) => addressKeys.includes(addressKey));
  }

  /** The accounts that the scope allows or knows, each once. */
  references(scope: Scope): readonly UsedRecipient[] {
    const known = this.newest(scope)
      .filter(({ kind }) => kind !== 'deny')
      .toSorted((left, right) => compareText(right.statedAt, left.statedAt));
    // the oldest of each account is put in last
    const byKey = new Map(known.map(({ addressKey, statedAt }) => [addressKey, statedAt.slice(0, 10)]));
    return [...byKey].map(([key, since]) => ({ key, paid: false, since, signed: null, listed: true }));
  }

  async holdings(scope: Scope, nowMs: number): Promise<readonly StatementHoldings[]> {
    const inForce = this.newest(scope).filter((statement) => !isExpired(statement, nowMs));
    const lastChanges = new Map(
      this.rows.filter((row) => row.scope === scopeKey(scope)).map((row) => [row.statement.kind, row.atMs]),
    );
    return [...lastChanges].map(([kind, changedAtMs]) => ({
      kind,
      inForce: inForce.filter((one) => one.kind === kind).length,
      changedAtMs,
    }));
  }

  async standing(scope: Scope, query: StatementQuery<StandingPosition>): Promise<readonly OwnStatement[]> {
    const { kind, addressKey, after, count } = query;
    return this.newest(scope)
      .filter((one) => one.kind === kind && (addressKey === null || one.addressKey === addressKey))
      .filter((one) => after === null || comparePositions(positionOf(one), after) > 0)
      .slice(0, count);
  }

  async changes(scope: Scope, query: StatementQuery<number>): Promise<readonly StatementChange[]> {
    const { kind, addressKey, after, count } = query;
    return this.rows
      .filter((row) => row.scope === scopeKey(scope) && row.statement.kind === kind)
      .filter(({ statement }) => addressKey === null || statement.addressKey === addressKey)
      .filter(({ changeId }) => after === null || changeId < after)
      .reverse()
      .slice(0, count)
      .map(({ scope: _scope, owner: _owner, ...change }) => change);
  }

  /** Who denied an address and when, in the order in which they did. */
  denied(): readonly { readonly scope: Scope; readonly atMs: number }[] {
    return this.rows
      .filter(({ statement, removed }) => statement.kind === 'deny' && !removed)
      .map(({ owner, atMs }) => ({ scope: owner, atMs }));
  }

  private append(scope: Scope, change: Omit<StatementChange, 'changeId'>): void {
    this.rows.push(
      structuredClone({ ...change, changeId: this.rows.length + 1, scope: scopeKey(scope), owner: scope }),
    );
  }

  /** What stands, in order. */
  private newest(scope: Scope): readonly OwnStatement[] {
    const own = this.rows.filter((row) => row.scope === scopeKey(scope));
    const newest = new Map(own.map((row) => [identityOf(row.statement), row]));
    return [...newest.values()]
      .filter(({ removed }) => !removed)
      .map(({ statement }) => statement)
      .sort(
        (left, right) => compareText(left.kind, right.kind) || comparePositions(positionOf(left), positionOf(right)),
      );
  }
}

const positionOf = (statement: OwnStatement): StandingPosition => ({
  addressKey: statement.addressKey,
  place: statement.place,
  slot: slotOf(statement),
});

const comparePositions = (left: StandingPosition, right: StandingPosition): number =>
  compareText(left.addressKey, right.addressKey) ||
  compareText(left.place, right.place) ||
  compareText(left.slot, right.slot);
