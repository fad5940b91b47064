import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type pg from 'pg';
import type { Scope } from '../../../../domain/record/record.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import {
  type MoveReport,
  MoveRefusedError,
  type ScopeMover,
  type Whereabouts,
} from '../../../../ports/stores/moves.js';
import { MAIN_DATABASE, ROUTE_LEASE_MS } from '../../../../ports/stores/routes.js';
import { partnerCopyRemoved, partnerMoved } from '../../../shared/audit-changes.js';
import { asPort } from '../session/errors.js';
import { exclusively } from '../session/exclusively.js';
import type { MainDatabase, PostgresConnection } from '../session/options.js';
import { openKnex, openPool } from '../session/pools.js';
import { markCopiedStates } from '../check-index/mark-state.js';
import { advanceNumbers, fillUp } from './arriving.js';
import { copyTable, countRows, type Ends } from './copying.js';
import { forgetRows, hasRows } from './forgetting.js';
import { MOVED_TABLES } from './moved-tables.js';
import { OWNER_SESSION } from './owner-session.js';
import { type MoveRow, type MoveStep, NEWEST_STEPS, routeOf } from './route-table.js';
import { bringLists, fenceCopy, fenceSubscriptions, keepSubscriptions, openSubscriptions } from './subscriptions.js';
import { fence, keepMoving, openTable, removeTriggers } from './triggers.js';

/** Its holder moves. An arbitrary constant. */
const MOVE_LOCK = 7_446_744_030;
/** Times the lease of a route, from the freeze to the switch: two machines may count time a little differently. */
const LEASE_MARGIN = 1.25;
/** Rounds of copying what was written meanwhile, before the freeze. */
const MAX_ROUNDS = 10;
/** So few rows of a round are left for the freeze. */
const FEW_ROWS = 200;
/** How long the freeze waits for the index of checks to hold what was copied, milliseconds. */
const INDEX_WAIT_MS = 2_000;

export interface MoverOptions {
  /** Of every database by its name, with the main one. */
  readonly connections: ReadonlyMap<string, PostgresConnection>;
  readonly main: MainDatabase;
  readonly logger: Logger;
  /** That of every instance, milliseconds. Default: `ROUTE_LEASE_MS`. */
  readonly leaseMs?: number;
}

interface Move extends Ends {
  readonly scope: Scope;
  readonly from: string;
  readonly to: string;
  readonly tell: (step: string) => void;
}

/** Moves scopes as the owner of the databases: it makes triggers, and the service's role may not. */
export class PostgresScopeMover implements ScopeMover {
  private readonly pools = new Map<string, pg.Pool>();
  private knex: Knex | null = null;

  constructor(private readonly options: MoverOptions) {}

  whereabouts(): Promise<readonly Whereabouts[]> {
    return asPort('read where partners live', async () =>
      (await this.newestSteps()).map((row) => ({
        ...routeOf(row),
        movesTo: row.step === 'begun' || row.step === 'frozen' ? row.target : null,
      })),
    );
  }

  move(scope: Scope, to: string, tell: (step: string) => void): Promise<MoveReport> {
    return this.alone(async () => {
      const scopeId = await this.numberOf(scope);
      const newest = await this.newestStep(scopeId);
      const { database: from } = newest === null ? { database: MAIN_DATABASE } : routeOf(newest);
      const ends = { source: this.pool(from), target: this.pool(to), scopeId };
      const move: Move = { ...ends, scope, from, to, tell };
      const isUnderWay = newest?.step === 'begun' || newest?.step === 'frozen';
      if (isUnderWay && newest.target !== to)
        throw new MoveRefusedError(`It is being moved to ${newest.target}: end that move, or undo it, first`);
      if (from === to && newest?.step === 'switched')
        return this.cleaned({ ...move, from: newest.source, source: this.pool(newest.source) });
      if (from === to) throw new MoveRefusedError(`It lives in ${to} already`);
      if (!isUnderWay) await this.begin(move);
      await this.copyWhileServed(move);
      return this.switchOver(move);
    });
  }

  undo(scope: Scope): Promise<void> {
    return this.alone(async () => {
      const scopeId = await this.numberOf(scope);
      const newest = await this.newestStep(scopeId);
      if (newest?.step !== 'begun' && newest?.step !== 'frozen')
        throw new MoveRefusedError('No move of it is under way');
      const source = this.pool(newest.source);
      await this.endFreeze(source, newest.target, scopeId);
      await removeTriggers(source, 'moving', scopeId);
      await source.query('delete from moving_rows where scope_id = $1', [scopeId]);
      await this.take('undone', { scopeId, from: newest.source, to: newest.target });
    });
  }

  forget(scope: Scope, from: string): Promise<number> {
    return this.alone(async () => {
      const scopeId = await this.numberOf(scope);
      const newest = await this.newestStep(scopeId);
      const pool = this.pool(from);
      if ((newest === null ? MAIN_DATABASE : routeOf(newest).database) === from)
        throw new MoveRefusedError(`It lives in ${from}: nothing is removed`);
      if (newest?.step === 'begun' || newest?.step === 'frozen')
        throw new MoveRefusedError('A move of it is under way: end it, or undo it, first');
      const rows = await forgetRows(pool, scopeId);
      await removeTriggers(pool, 'fence', scopeId);
      await this.recordStep('forgotten', { scopeId, from, to: from }, partnerCopyRemoved(scope, from, rows));
      return rows;
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.end()));
  }

  /** Rows of an earlier stay would mix with those that come. */
  private async begin(move: Move): Promise<void> {
    const { target, scopeId, scope, to } = move;
    await target.query(
      `insert into scopes (scope_id, partner_id, environment) overriding system value values ($1, $2, $3)
       on conflict do nothing`,
      [scopeId, scope.partnerId, scope.environment],
    );
    if ((await numberIn(target, scope)) !== scopeId)
      throw new MoveRefusedError(`${to} holds partners of another installation`);
    if (await hasRows(target, scopeId))
      throw new MoveRefusedError(`${to} holds rows of an earlier stay or an undone move: forget that copy first`);
    await target.query('delete from copied_tables where scope_id = $1', [scopeId]);
    await removeTriggers(target, 'fence', scopeId);
    await fenceCopy(target, scopeId);
    await this.take('begun', move);
  }

  private async copyWhileServed(move: Move): Promise<void> {
    for (const table of MOVED_TABLES) await keepMoving(move.source, table, move.scopeId);
    for (let round = 1, rows = Number.POSITIVE_INFINITY; round <= MAX_ROUNDS && rows > FEW_ROWS; round += 1) {
      rows = await this.copyAll(move);
      move.tell(`copied ${rows} rows, while it is served`);
      await fillUp(move.target, this.options.logger);
    }
  }

  private async copyAll(move: Move): Promise<number> {
    await bringLists(move.target, this.listEventsFor(move.to));
    let rows = 0;
    for (const table of MOVED_TABLES) rows += await copyTable(move, table);
    return rows;
  }

  /** From the freeze to the switch. What fails before the switch ends the freeze. */
  private async switchOver(move: Move): Promise<MoveReport> {
    const frozenAtMs = performance.now();
    await this.take('frozen', move);
    // no earlier than the row was there for all to read
    const leaseEndsAtMs = performance.now() + (this.options.leaseMs ?? ROUTE_LEASE_MS) * LEASE_MARGIN;
    move.tell('frozen: its calls are answered with 503');
    try {
      const rows = await this.copyTheRest(move);
      await pause(Math.max(0, leaseEndsAtMs - performance.now()));
      await this.recordStep('switched', { ...move }, partnerMoved(move.scope, move.from, move.to));
      const frozenMs = performance.now() - frozenAtMs;
      move.tell(`switched after ${Math.round(frozenMs)} ms`);
      return { ...(await this.cleaned(move)), rows, frozenMs };
    } catch (error) {
      // a switch of unknown fate may have been committed
      if ((await this.newestStep(move.scopeId))?.step === 'frozen') {
        await this.endFreeze(move.source, move.to, move.scopeId);
        await this.take('begun', move);
        move.tell('the freeze has ended: it is served where it was');
      }
      throw error;
    }
  }

  private async copyTheRest(move: Move): Promise<Readonly<Record<string, number>>> {
    const { source, target, scopeId } = move;
    await bringLists(source, this.listEventsFor(move.from));
    const [deliveries, ...others] = [...MOVED_TABLES].reverse();
    for (const table of others.reverse()) await fence(source, table, scopeId);
    // a move that was killed may have left it fenced, and what is noted now is written there
    if (deliveries !== undefined) await openTable(source, deliveries, scopeId);
    const lastListEvent = await fenceSubscriptions(source, scopeId);
    if (deliveries !== undefined) await fence(source, deliveries, scopeId);
    await this.copyAll(move);
    await advanceNumbers(move);
    await fillUp(target, this.options.logger, INDEX_WAIT_MS);
    await markCopiedStates(target, scopeId);
    const rows: Record<string, number> = {};
    for (const table of MOVED_TABLES) {
      if (table.isTransient) continue;
      const [left, arrived] = await countRows(move, table);
      if (left !== arrived)
        throw new MoveRefusedError(
          `${table.name} has ${left} rows of it in ${move.from}, and ${arrived} in ${move.to}`,
        );
      rows[table.name] = arrived;
    }
    await bringLists(target, this.listEventsFor(move.to));
    await openSubscriptions(target, scopeId, lastListEvent);
    return rows;
  }

  /** What the move needed is taken away; the fence stays. */
  private async cleaned({ source, target, scopeId, scope, to }: Move): Promise<MoveReport> {
    await removeTriggers(source, 'moving', scopeId);
    await source.query('delete from moving_rows where scope_id = $1', [scopeId]);
    await target.query('delete from copied_tables where scope_id = $1', [scopeId]);
    return { scope, database: to, isFrozen: false, rows: {}, frozenMs: null };
  }

  /** The target may be down: that must not keep the scope from being served where it was. */
  private async endFreeze(source: pg.Pool, to: string, scopeId: number): Promise<void> {
    await removeTriggers(source, 'fence', scopeId);
    await keepSubscriptions(source, scopeId);
    await asPort('fence a copy', () => fenceCopy(this.pool(to), scopeId)).catch((error: unknown) =>
      this.options.logger.log('warn', 'the unfinished copy could not be fenced', { database: to, error }),
    );
  }

  private listEventsFor(database: string): MainDatabase['feedSyncs'] | null {
    return database === MAIN_DATABASE ? null : this.options.main.feedSyncs;
  }

  private async take(step: MoveStep, move: Pick<Move, 'scopeId' | 'from' | 'to'>): Promise<void> {
    await this.recordStep(step, move, null);
  }

  /** With its entry in the audit trail, in one transaction. */
  private async recordStep(
    step: MoveStep,
    { scopeId, from, to }: Pick<Move, 'scopeId' | 'from' | 'to'>,
    change: Parameters<MainDatabase['common']['audit']['record']>[1],
  ): Promise<void> {
    this.knex ??= openKnex(this.pool(MAIN_DATABASE));
    await this.knex.transaction(async (transaction) => {
      await transaction('scope_moves').insert({ scope_id: scopeId, source: from, target: to, step });
      await this.options.main.common.audit.record(transaction, change);
    });
  }

  private async newestSteps(): Promise<readonly MoveRow[]> {
    return (await this.pool(MAIN_DATABASE).query<MoveRow>(NEWEST_STEPS)).rows;
  }

  private async newestStep(scopeId: number): Promise<MoveRow | null> {
    return (await this.newestSteps()).find((row) => row.scope_id === scopeId) ?? null;
  }

  private numberOf(scope: Scope): Promise<number> {
    return this.options.main.common.scopes.ensure(scope);
  }

  private pool(name: string): pg.Pool {
    const open = this.pools.get(name);
    if (open !== undefined) return open;
    const connection = this.options.connections.get(name);
    if (connection === undefined) throw new MoveRefusedError(`There is no database ${name}: name it in DATABASES_FILE`);
    const limits = { max: 4, connectMs: 5_000, statementMs: 0, sessionSql: OWNER_SESSION, keepIdle: false };
    const pool = openPool({ connection, logger: this.options.logger, ...limits });
    this.pools.set(name, pool);
    return pool;
  }

  /** One move at a time, in the whole installation. */
  private alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return asPort('move a partner', async () => {
      const results: Result[] = [];
      const isMine = await exclusively(
        this.pool(MAIN_DATABASE),
        { lock: MOVE_LOCK, what: 'move a partner' },
        async () => {
          results.push(await work());
        },
      );
      if (!isMine) throw new MoveRefusedError('Another move is under way');
      return results[0] as Result;
    });
  }
}

const numberIn = async (pool: pg.Pool, { partnerId, environment }: Scope): Promise<number | undefined> => {
  const { rows } = await pool.query<{ readonly scope_id: number }>(
    'select scope_id from scopes where partner_id = $1 and environment = $2',
    [partnerId, environment],
  );
  return rows[0]?.scope_id;
};
