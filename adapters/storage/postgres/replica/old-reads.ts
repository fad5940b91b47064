import type { Knex } from 'knex';
import type pg from 'pg';
import type { Scope } from '../../../../domain/record/record.js';
import { timeOfRequestId } from '../../../../domain/record/request-time.js';
import type { Clock, Logger } from '../../../../ports/platform/platform.js';
import type { CheckEntry, CheckStore, StoredCheck } from '../../../../ports/stores/checks.js';
import type { AnsweredCall } from '../../../../ports/stores/idempotency.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { PostgresCheckReads } from '../checks/check-reads.js';
import { PostgresOutcomeStore } from '../outcomes.js';
import type { ScopeNumbers } from '../scopes.js';
import { asPort } from '../session/errors.js';
import type { NamedReplica, PostgresLimits } from '../session/options.js';
import { connectionCounts, openKnex, openReplicaPools } from '../session/pools.js';
import { PostgresUsageLog } from '../usage.js';
import { Replica, UnfitReplicaError } from './replica.js';

/**
 * A check is old from this age on, by the time in its id, milliseconds: nothing can be confirmed by it any more, so no
 * verdict and no receipt rests on what is read there.
 */
const OLD_MS = 60 * 60_000;

/**
 * A check that is found by its id counts for so long as the replica was last compared, milliseconds. Its record cannot
 * have changed; but its month may have been retired since.
 */
const LEASE_MS = 1_000;

export interface OldReadsOptions {
  readonly replica: NamedReplica;
  /** A pool of the primary. */
  readonly primary: pg.Pool;
  readonly scopes: ScopeNumbers;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly limits: PostgresLimits;
  /** Puts a connection into the application's role. */
  readonly roleSql: string;
  /** Whether a replica of another database is found at once; a command finds it where it reads there. */
  readonly isProvenAtOnce: boolean;
}

type Replaced = 'checks' | 'usage' | 'outcomes' | 'connections' | 'replicaReads' | 'close';

/**
 * The same stores, which read from a standby what cannot change: old checks by their id, and what goes through all of a
 * period. Whatever it does not have, or cannot say for sure, its primary is asked. Closes them and rejects with an
 * `UnfitReplicaError` for a server that holds another database; one that is not reached now is tried again.
 */
export const withReplica = async <Own extends Pick<Stores, Replaced>>(
  stores: Own,
  { replica: named, primary, scopes, clock, logger, limits, roleSql, isProvenAtOnce }: OldReadsOptions,
): Promise<Own> => {
  const replica = new Replica({ database: named.database, primary, logger, limits });
  const pools = openReplicaPools(named.connection, logger, limits, roleSql);
  const overPool = (pool: pg.Pool, leaseMs: number): Knex => openKnex(pool, (client) => replica.prove(client, leaseMs));
  // a long read must have all that was acknowledged before it began
  const whole = overPool(pools.replicaReads, 0);
  const byId = new PostgresCheckReads(overPool(pools.replicaLookUps, LEASE_MS), scopes);
  const [usage, outcomes] = [new PostgresUsageLog(whole, scopes), new PostgresOutcomeStore(whole, scopes)];
  let ended: Promise<unknown> | null = null;
  const end = () => (ended ??= Promise.all([pools.replicaLookUps.end(), pools.replicaReads.end()]));
  if (isProvenAtOnce) {
    try {
      await greet(pools.replicaLookUps, replica);
    } catch (error) {
      await stores.close();
      await end();
      throw error;
    }
  }
  return {
    ...stores,
    checks: new ReplicatedChecks(stores.checks, replica, byId, new PostgresCheckReads(whole, scopes), clock),
    usage: {
      append: (rows) => stores.usage.append(rows),
      summarise: async (query) =>
        (await replica.ask(() => usage.summarise(query))) ?? (await stores.usage.summarise(query)),
    },
    outcomes: {
      append: (entry) => stores.outcomes.append(entry),
      list: (scope, requestId) => stores.outcomes.list(scope, requestId),
      precision: async (query) =>
        (await replica.ask(() => outcomes.precision(query))) ?? (await stores.outcomes.precision(query)),
    },
    connections: () => [...stores.connections(), ...connectionCounts(pools)],
    replicaReads: () => replica.reads(),
    close: async () => {
      await stores.close();
      await end();
    },
  };
};

/** Rejects for another database alone: the service does without a replica that is away or behind. */
const greet = async (pool: pg.Pool, replica: Replica): Promise<void> => {
  try {
    await asPort('compare with the replica', async () => {
      const client = await pool.connect();
      await replica.prove(client, 0).finally(() => client.release());
    });
  } catch (error) {
    if (error instanceof UnfitReplicaError && error.isOtherDatabase) throw error;
    replica.failed(error);
  }
};

class ReplicatedChecks implements CheckStore {
  constructor(
    private readonly primary: CheckStore,
    private readonly replica: Replica,
    private readonly byId: Pick<CheckStore, 'find'>,
    private readonly whole: Pick<CheckStore, 'latest'>,
    private readonly clock: Clock,
  ) {}

  append(entry: CheckEntry, answered?: AnsweredCall): Promise<void> {
    return this.primary.append(entry, answered);
  }

  appendTogether(scope: Scope, entries: readonly CheckEntry[], answered?: AnsweredCall): Promise<void> {
    return this.primary.appendTogether(scope, entries, answered);
  }

  async find(scope: Scope, requestId: string): Promise<StoredCheck | null> {
    const madeAtMs = timeOfRequestId(requestId);
    const isOld = madeAtMs !== null && this.clock.now() - madeAtMs >= OLD_MS;
    const found = isOld ? await this.replica.ask(() => this.byId.find(scope, requestId)) : null;
    return found ?? this.primary.find(scope, requestId);
  }

  findAnywhere(requestId: string): Promise<StoredCheck | null> {
    return this.primary.findAnywhere(requestId);
  }

  /** Where the replica fails on the way, the primary goes on behind the last check that was given. */
  async *latest(scope: Scope, count: number, beforeMs?: number): AsyncIterable<StoredCheck> {
    let [left, last]: [number, StoredCheck | null] = [count, null];
    if (this.replica.mayBeAsked()) {
      const pages = this.whole.latest(scope, count, beforeMs)[Symbol.asyncIterator]();
      for (;;) {
        const next = await this.nextOf(pages, last === null);
        if (next === null) break;
        if (next.done === true) return;
        yield next.value;
        [left, last] = [left - 1, next.value];
      }
    }
    const behind: StoredCheck | null = last;
    const rest = this.primary.latest(scope, count, behind === null ? beforeMs : behind.checkedAtMs + 1);
    for await (const check of rest) {
      if (left === 0) return;
      if (behind !== null && isNotBehind(check, behind)) continue;
      yield check;
      left -= 1;
    }
  }

  ping(): Promise<void> {
    return this.primary.ping();
  }

  private async nextOf(
    pages: AsyncIterator<StoredCheck>,
    isFirst: boolean,
  ): Promise<IteratorResult<StoredCheck> | null> {
    try {
      const next = await pages.next();
      if (isFirst) this.replica.gave('answered');
      return next;
    } catch (error) {
      this.replica.failed(error);
      return null;
    }
  }
}

/** In the order of `latest`: the newest first, of the same moment the highest id. */
const isNotBehind = (check: StoredCheck, last: StoredCheck): boolean =>
  check.checkedAtMs === last.checkedAtMs && check.requestId >= last.requestId;
