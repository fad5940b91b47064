import type { Knex } from 'knex';
import { type OwnStatement, slotOf, type StatementKind } from '../../../domain/facts/screening/own-knowledge.js';
import type { Actor } from '../../../domain/record/actor.js';
import type { Scope } from '../../../domain/record/record.js';
import type {
  StandingPosition,
  StatementChange,
  StatementHoldings,
  StatementProposal,
  StatementQuery,
  StatementStore,
} from '../../../ports/stores/statements.js';
import { actorOf, statementChanged, statementProposed } from '../../shared/audit-changes.js';
import type { PostgresAuditLog } from './audit.js';
import type { ScopeNumbers } from './scopes.js';
import { asRepeatable } from './session/errors.js';

interface ChangeRow {
  /** A bigint, which the driver gives as text. */
  readonly change_id: string;
  readonly statement_id: string;
  readonly scope_id: number;
  readonly kind: StatementKind;
  readonly address_key: string;
  readonly place: string;
  readonly slot: string;
  readonly removed: boolean;
  readonly statement: OwnStatement;
  readonly key_id: string | null;
  readonly changed_at: Date;
}

interface HoldingsRow extends Pick<ChangeRow, 'kind' | 'changed_at'> {
  readonly in_force: number;
}

const KINDS: readonly StatementKind[] = ['allow', 'deny', 'attribution'];

/** First half of a scope's advisory lock; the second half is the scope's number. */
const STATEMENT_LOCK = 0x5347_5354;

/** The newest row of each kind, address, place and slot, in that order. */
const newestOf = (where: string, scopeId = '?'): string => `
select distinct on (kind, address_key, place, slot) statement_id, kind, statement, removed from partner_statements
where scope_id = ${scopeId} and ${where} order by kind, address_key, place, slot, change_id desc`;

const COUNT = `select count(*)::integer as count from (${newestOf('kind = ?')}) newest where not removed`;

const ABOUT = `
select statement from (${newestOf('kind = any(?) and address_key = any(?)')}) newest where not removed`;

const HOLDINGS = `
select kind, in_force::integer, (
  select changed_at from partner_statements last
  where last.scope_id = :scopeId and last.kind = counted.kind order by change_id desc limit 1
) as changed_at
from (
  select kind, count(*) filter (
    where not removed and coalesce((statement->>'validUntil')::timestamptz > :now, true)
  ) as in_force
  from (${newestOf('kind = any(:kinds)', ':scopeId')}) newest group by kind
) counted`;

/** Thrown inside a transaction, which it undoes. */
class LimitPassed extends Error {}

/** A row for each change. A transaction takes the lock of its scope first, so changes of a scope have one order. */
export class PostgresStatementStore implements StatementStore {
  constructor(
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
    private readonly audit: PostgresAuditLog,
  ) {}

  async hasAny(scope: Scope): Promise<boolean> {
    return this.reading(scope, false, 'look for statements', async (scopeId) => {
      const row = await this.rows().where({ scope_id: scopeId }).whereIn('kind', KINDS).first('statement_id');
      return row !== undefined;
    });
  }

  async state(scope: Scope, statements: readonly OwnStatement[], limit: number, by?: Actor): Promise<boolean> {
    const [first] = statements;
    if (first === undefined) return true;
    const stated = await this.changing(scope, 'state', async (transaction, scopeId) => {
      const standing = await this.standingAbout(transaction, scopeId, first.kind, statements);
      // a try of unknown fate may have stored them already
      const stored = await transaction('partner_statements')
        .insert(statements.map((statement) => insertRow(scopeId, statement)))
        .onConflict(['statement_id', 'removed'])
        .ignore()
        .returning<Pick<ChangeRow, 'statement_id'>[]>('statement_id');
      const counted = await transaction.raw<{ readonly rows: readonly { readonly count: number }[] }>(COUNT, [
        scopeId,
        first.kind,
      ]);
      if ((counted.rows[0]?.count ?? 0) > limit) throw new LimitPassed();
      for (const statement of stored.length === 0 ? [] : statements) {
        const before = standing.find((one) => one.addressKey === statement.addressKey && isSameSlot(one, statement));
        const change = statementChanged(scope, before ?? null, statement);
        await this.audit.record(transaction, change, by ?? actorOf(statement.statedBy));
      }
      return true;
    });
    return stated ?? false;
  }

  async remove(
    scope: Scope,
    { kind, statementId }: Pick<OwnStatement, 'kind' | 'statementId'>,
    by: string | null,
    atMs: number,
    actor?: Actor,
  ): Promise<OwnStatement | null> {
    return this.changing(scope, 'take a statement back', async (transaction, scopeId) => {
      const stated = await transaction<ChangeRow>('partner_statements')
        .where({ scope_id: scopeId, statement_id: statementId, kind, removed: false } as object)
        .first();
      if (stated === undefined) return null;
      const { address_key, place, slot } = stated;
      const newest = await transaction<ChangeRow>('partner_statements')
        .where({ scope_id: scopeId, kind, address_key, place, slot } as object)
        .orderBy('change_id', 'desc')
        .first('statement_id', 'removed');
      if (newest?.statement_id !== statementId || newest.removed) return null;
      await transaction('partner_statements').insert({
        ...insertRow(scopeId, stated.statement),
        removed: true,
        key_id: by,
        changed_at: new Date(atMs),
      });
      await this.audit.record(transaction, statementChanged(scope, stated.statement, null), actor ?? actorOf(by));
      return stated.statement;
    });
  }

  async propose(scope: Scope, proposal: StatementProposal, by: Actor): Promise<void> {
    await asRepeatable('propose a statement', () =>
      this.database.transaction((transaction) =>
        this.audit.record(transaction, statementProposed(scope, proposal), by),
      ),
    );
  }

  async about(scope: Scope, addressKeys: readonly string[]): Promise<readonly OwnStatement[]> {
    return this.reading(scope, [], 'read statements', async (scopeId) => {
      const values = [scopeId, [...KINDS], [...addressKeys]];
      const { rows } = await this.database.raw<{ readonly rows: readonly ChangeRow[] }>(ABOUT, values as never);
      return rows.map(({ statement }) => statement);
    });
  }

  async holdings(scope: Scope, nowMs: number): Promise<readonly StatementHoldings[]> {
    return this.reading(scope, [], 'count statements', async (scopeId) => {
      const { rows } = await this.database.raw<{ readonly rows: readonly HoldingsRow[] }>(HOLDINGS, {
        scopeId,
        kinds: [...KINDS],
        now: new Date(nowMs),
      } as never);
      return rows.map(({ kind, in_force: inForce, changed_at: changedAt }) => ({
        kind,
        inForce,
        changedAtMs: changedAt.getTime(),
      }));
    });
  }

  async standing(scope: Scope, query: StatementQuery<StandingPosition>): Promise<readonly OwnStatement[]> {
    const { kind, addressKey, after, count } = query;
    return this.reading(scope, [], 'list statements', async (scopeId) => {
      const where = [
        'kind = ?',
        ...(addressKey === null ? [] : ['address_key = ?']),
        ...(after === null ? [] : ['(address_key, place, slot) > (?, ?, ?)']),
      ].join(' and ');
      const values = [
        scopeId,
        kind,
        ...(addressKey === null ? [] : [addressKey]),
        ...(after === null ? [] : [after.addressKey, after.place, after.slot]),
        count,
      ];
      const { rows } = await this.database.raw<{ readonly rows: readonly ChangeRow[] }>(
        `select statement from (${newestOf(where)}) newest where not removed limit ?`,
        values,
      );
      return rows.map(({ statement }) => statement);
    });
  }

  async changes(scope: Scope, query: StatementQuery<number>): Promise<readonly StatementChange[]> {
    const { kind, addressKey, after, count } = query;
    return this.reading(scope, [], 'list changes of statements', async (scopeId) => {
      const rows = this.rows()
        .where({ scope_id: scopeId, kind } as object)
        .orderBy('change_id', 'desc')
        .limit(count);
      if (addressKey !== null) void rows.where('address_key', addressKey);
      if (after !== null) void rows.where('change_id', '<', after as never);
      return ((await rows) as readonly ChangeRow[]).map(changeOf);
    });
  }

  private async standingAbout(
    transaction: Knex.Transaction,
    scopeId: number,
    kind: StatementKind,
    statements: readonly OwnStatement[],
  ): Promise<readonly OwnStatement[]> {
    const values = [scopeId, [kind], statements.map(({ addressKey }) => addressKey)];
    const { rows } = await transaction.raw<{ readonly rows: readonly ChangeRow[] }>(ABOUT, values as never);
    return rows.map(({ statement }) => statement);
  }

  private rows(): Knex.QueryBuilder<ChangeRow, ChangeRow[]> {
    return this.database<ChangeRow>('partner_statements');
  }

  /** `nothing` for a scope that has stored nothing at all. */
  private reading<Result>(
    scope: Scope,
    nothing: Result,
    what: string,
    read: (scopeId: number) => Promise<Result>,
  ): Promise<Result> {
    return asRepeatable(what, async () => {
      const scopeId = await this.scopes.find(scope);
      return scopeId === null ? nothing : read(scopeId);
    });
  }

  /** The one place where statements change. Null where a limit was passed and everything undone. */
  private changing<Result>(
    scope: Scope,
    what: string,
    change: (transaction: Knex.Transaction, scopeId: number) => Promise<Result>,
  ): Promise<Result | null> {
    return asRepeatable(what, async () => {
      const scopeId = await this.scopes.ensure(scope);
      const changed = this.database.transaction(async (transaction) => {
        await transaction.raw('select pg_advisory_xact_lock(?, ?)', [STATEMENT_LOCK, scopeId]);
        return change(transaction, scopeId);
      });
      return changed.catch((error: unknown) => {
        if (error instanceof LimitPassed) return null;
        throw error;
      });
    });
  }
}

const isSameSlot = (left: OwnStatement, right: OwnStatement): boolean =>
  left.place === right.place && slotOf(left) === slotOf(right);

const insertRow = (scopeId: number, statement: OwnStatement) => ({
  statement_id: statement.statementId,
  scope_id: scopeId,
  kind: statement.kind,
  address_key: statement.addressKey,
  place: statement.place,
  slot: slotOf(statement),
  removed: false,
  statement: JSON.stringify(statement),
  key_id: statement.statedBy,
  changed_at: new Date(statement.statedAt),
});

const changeOf = (row: ChangeRow): StatementChange => ({
  changeId: Number(row.change_id),
  statement: row.statement,
  removed: row.removed,
  by: row.key_id,
  atMs: row.changed_at.getTime(),
});
