import type { Scope } from '../../../domain/record/record.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { MAIN_DATABASE, type Route, ROUTE_LEASE_MS, type RouteTable } from '../../../ports/stores/routes.js';
import type { ConnectionCounts, Stores } from '../../../ports/stores/stores.js';

/** Of the lease; well before its end, so that a call seldom waits for the table. */
const RENEW_AFTER = 1 / 2;

/** A database of the table. */
export interface Place {
  readonly name: string;
  readonly stores: Stores;
}

/** The table as it was read once. */
interface View {
  readonly byScope: ReadonlyMap<string, Route>;
  /** When the reading began, by a clock that only goes forward. */
  readonly readAtMs: number;
}

export interface RoutesOptions {
  readonly table: RouteTable;
  /** Rejects with `StorageUnavailableError` while the database cannot be reached. The main one is always there. */
  readonly open: (database: string) => Promise<Stores>;
  /** Every database of the settings, the main one first. */
  readonly databases: readonly string[];
  /** Of every database that is open. */
  readonly connections: () => readonly ConnectionCounts[];
  readonly close: () => Promise<void>;
  /** Default: `ROUTE_LEASE_MS`. A longer one than that of a mover makes moves unsafe. */
  readonly leaseMs?: number;
  readonly nowMs?: () => number;
}

/**
 * Picks the database of a scope. What was read of the table counts for a lease, so that a move which waits for
 * longer than that knows that no instance acts by the route before it. Writes are held up by the databases themselves,
 * too (`fenced_scopes`): a process that slept for longer cannot write to the place that a scope has left.
 */
export class Routes {
  private view: View | null = null;
  private underWay: Promise<View> | null = null;
  private readonly nowMs: () => number;
  private readonly leaseMs: number;

  constructor(private readonly options: RoutesOptions) {
    this.nowMs = options.nowMs ?? (() => performance.now());
    this.leaseMs = options.leaseMs ?? ROUTE_LEASE_MS;
  }

  get databases(): readonly string[] {
    return this.options.databases;
  }

  open(database: string): Promise<Stores> {
    return this.options.open(database);
  }

  /** Every database; rejects where one of them cannot be reached. */
  places(): Promise<readonly Place[]> {
    return Promise.all(this.databases.map(async (name) => ({ name, stores: await this.open(name) })));
  }

  /**
   * Reads where the scope lives. A scope that moved while `read` ran is read again at its new place: the answer holds
   * all that was acknowledged before the call.
   */
  async reading<Result>(scope: Scope, read: (stores: Stores) => Promise<Result>): Promise<Result> {
    for (;;) {
      const route = await this.routeOf(scope);
      const result = await read(await this.open(route.database));
      // a frozen scope may have moved at any moment since
      const later = route.isFrozen ? routeIn(await this.readNow(), scope) : await this.routeOf(scope);
      if (later.database === route.database) return result;
    }
  }

  /** Writes where the scope lives; rejects with `StorageUnavailableError` while it is being moved. */
  async writing<Result>(scope: Scope, write: (stores: Stores) => Promise<Result>): Promise<Result> {
    return write(await this.open((await this.settledRouteOf(scope)).database));
  }

  /** Rows of several scopes, each at its place: every one that can be written is, then a failure rejects. */
  async writingEach<Row extends { readonly scope: Scope }>(
    rows: readonly Row[],
    write: (stores: Stores, own: readonly Row[]) => Promise<void>,
  ): Promise<void> {
    const scopes = new Map(rows.map(({ scope }) => [keyOf(scope), scope]));
    const done = await Promise.allSettled(
      [...scopes].map(([key, scope]) =>
        this.writing(scope, (stores) =>
          write(
            stores,
            rows.filter((row) => keyOf(row.scope) === key),
          ),
        ),
      ),
    );
    for (const outcome of done) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** Where the scope lives, with all that was committed before it moved there; rejects while it is being moved. */
  async settledRouteOf(scope: Scope): Promise<Route> {
    const known = await this.routeOf(scope);
    const route = known.isFrozen ? routeIn(await this.readNow(), scope) : known;
    if (route.isFrozen) throw new StorageUnavailableError('Storage is unavailable: the partner is being moved');
    return route;
  }

  /** Pages of where the scope lives; rejects at their end where it moved meanwhile: they may lack the newest rows. */
  async *paging<One>(scope: Scope, read: (stores: Stores) => AsyncIterable<One>): AsyncIterable<One> {
    const { database } = await this.routeOf(scope);
    yield* read(await this.open(database));
    if (!(await this.livesIn(scope, database))) throw new StorageUnavailableError('Storage is unavailable: it moved');
  }

  /** What every database holds of the scopes that live there. `scopeOf` null: it counts as the main database's. */
  async ofEvery<One>(
    read: (stores: Stores) => Promise<readonly One[]>,
    scopeOf: (one: One) => Scope | null,
  ): Promise<readonly One[]> {
    const counted: One[] = [];
    for (const { name, stores } of await this.places()) {
      for (const one of await read(stores)) {
        const scope = scopeOf(one);
        if (scope === null ? name === MAIN_DATABASE : await this.livesIn(scope, name)) counted.push(one);
      }
    }
    return counted;
  }

  /** Whether rows of that scope count in that database: an old or an unfinished copy counts nowhere. */
  async livesIn(scope: Scope, database: string): Promise<boolean> {
    return (await this.routeOf(scope)).database === database;
  }

  async routeOf(scope: Scope): Promise<Route> {
    return routeIn(await this.current(), scope);
  }

  private async current(): Promise<View> {
    const ageMs = this.view === null ? Number.POSITIVE_INFINITY : this.nowMs() - this.view.readAtMs;
    if (this.view === null || ageMs >= this.leaseMs) return this.readShared();
    // its failure is met by the call that finds the lease at its end
    if (ageMs >= this.leaseMs * RENEW_AFTER) this.readShared().catch(() => undefined);
    return this.view;
  }

  /** Joins a reading under way. */
  private readShared(): Promise<View> {
    return (this.underWay ??= this.readNow().finally(() => {
      this.underWay = null;
    }));
  }

  private async readNow(): Promise<View> {
    const readAtMs = this.nowMs();
    const routes = await this.options.table.routes();
    const view = { byScope: new Map(routes.map((route) => [keyOf(route.scope), route])), readAtMs };
    if (this.view === null || this.view.readAtMs <= readAtMs) this.view = view;
    return view;
  }
}

const routeIn = ({ byScope }: View, scope: Scope): Route =>
  byScope.get(keyOf(scope)) ?? { scope, database: MAIN_DATABASE, isFrozen: false };

const keyOf = ({ partnerId, environment }: Scope): string => `${environment}:${partnerId}`;
