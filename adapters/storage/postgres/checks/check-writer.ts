import type pg from 'pg';
import type { Logger } from '../../../../ports/platform/platform.js';
import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import { LeaseLostError } from '../../../../ports/stores/idempotency.js';
import { Batcher } from '../../../shared/batcher.js';
import { asPort, type DatabaseFailure, failureOf, portError, tracedStatement } from '../session/errors.js';
import { oneByOne, withRetries } from '../session/retry.js';
import { batchLimits, type PostgresLimits } from '../session/options.js';
import { inTransaction, waitForStandby } from '../session/transaction.js';
import { copyInto } from '../wire/copy-query.js';
import { type CheckGroup, CHECKS, checksOf, copiesOf, numberedHistoryOf } from './check-table.js';
import { HISTORY_ENTRIES } from '../history/entry-table.js';
import { finishCalls } from '../idempotency.js';

/**
 * Stores checks, their history and their answers in one transaction. Safe to run twice: a check that is there already
 * stays as it is, and is on the synchronous standby, if there is one, when this resolves. Returns the groups whose call
 * lost its lease; of these it stores nothing.
 */
const insertChecks = (pool: pg.Pool, groups: readonly CheckGroup[]): Promise<ReadonlySet<CheckGroup>> =>
  inTransaction(pool, async (client) => {
    const lost = await answerCalls(client, groups);
    const kept = checksOf(groups.filter((group) => !lost.has(group)));
    const { rows } = await client.query<{ readonly request_id: string }>(CHECKS.insert(kept, 'request_id'));
    const added = new Set(rows.map((row) => row.request_id));
    if (added.size < kept.length) await waitForStandby(client);
    // an id that comes twice in one batch leaves its history once
    const entries = numberedHistoryOf(kept.filter(({ entry }) => added.delete(entry.requestId)));
    if (entries.length > 0) await client.query(HISTORY_ENTRIES.insert(entries, 'scope_id'));
    return lost;
  });

const answerCalls = async (client: pg.PoolClient, groups: readonly CheckGroup[]): Promise<ReadonlySet<CheckGroup>> => {
  const answers = groups.flatMap(({ answered, scopeId }) => (answered === null ? [] : [{ answered, scopeId }]));
  if (answers.length === 0) return new Set();
  const holders = await finishCalls(client, answers);
  return new Set(groups.filter(({ answered }) => answered !== null && !holders.has(answered.call.holder)));
};

const WHAT = 'append checks';

/** After a refused COPY so many batches are inserted: a database that cannot take one cannot take the next. */
const INSERTS_AFTER_REFUSAL = 50;

type Outcome = PromiseSettledResult<void>;
const STORED: Outcome = { status: 'fulfilled', value: undefined };
const refused = (reason: Error): Outcome => ({ status: 'rejected', reason });

/**
 * Writes checks in coalesced batches: copied in, and inserted where COPY fails; or inserted from the first, for calls
 * with an Idempotency-Key, because COPY cannot answer the call in its transaction. A caller's promise resolves after
 * the commit that holds its checks, never before.
 */
export class CheckWriter {
  private readonly batcher: Batcher<CheckGroup, void>;
  private insertsLeft = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly limits: PostgresLimits,
    private readonly logger: Logger,
    first: 'copy' | 'insert',
  ) {
    this.batcher = new Batcher({
      flush: (groups) => (first === 'copy' ? this.copy(groups) : this.insert(groups)),
      ...batchLimits(limits),
      deadlineMs: limits.appendMs,
      timeoutError: () =>
        new StorageUnavailableError(`Storage is unavailable: ${WHAT} (no answer within ${limits.appendMs} ms)`),
    });
  }

  append(group: CheckGroup): Promise<void> {
    return tracedStatement(WHAT, () => this.batcher.submit(group));
  }

  /** Resolves when nothing waits and nothing is under way. */
  idle(): Promise<void> {
    return this.batcher.idle();
  }

  private async copy(groups: readonly CheckGroup[]): Promise<readonly Outcome[]> {
    if (this.insertsLeft > 0) {
      this.insertsLeft -= 1;
      return this.insert(groups);
    }
    try {
      await copyInto(this.pool, copiesOf(checksOf(groups)));
      return groups.map(() => STORED);
    } catch (error) {
      const failure = failureOf(error);
      this.tellOfCopy(failure, groups.length);
      if (failure.kind === 'unavailable') return groups.map(() => refused(portError(error, WHAT)));
      if (failure.kind === 'fault') this.insertsLeft = INSERTS_AFTER_REFUSAL;
      return this.insert(groups);
    }
  }

  /** Also after a COPY of unknown fate: what it stored stays as it is. */
  private async insert(groups: readonly CheckGroup[]): Promise<readonly Outcome[]> {
    try {
      const lost = await this.insertWithRetries(groups);
      return groups.map((group) => (lost.has(group) ? refused(new LeaseLostError()) : STORED));
    } catch (error) {
      // one check that cannot be stored must not refuse the others
      if (failureOf(error).kind === 'fault') return oneByOne(groups, (group) => this.insertAlone(group));
      // a try whose connection was lost may have been committed; of a group all checks are there, or none
      const found = await this.readBack(groups);
      return groups.map(({ entries: [first] }) =>
        first !== undefined && found.has(first.requestId) ? STORED : refused(portError(error, WHAT)),
      );
    }
  }

  private async insertAlone(group: CheckGroup): Promise<void> {
    const lost = await asPort(WHAT, () => this.insertWithRetries([group]));
    if (lost.size > 0) throw new LeaseLostError();
  }

  private insertWithRetries(groups: readonly CheckGroup[]): Promise<ReadonlySet<CheckGroup>> {
    return withRetries(() => insertChecks(this.pool, groups), {
      retryMs: this.limits.retryMs,
      onFailure: (failure) => this.tellOfTry(failure, groups.length),
    });
  }

  /** The request ids that are there; none where the database does not say. */
  private async readBack(groups: readonly CheckGroup[]): Promise<ReadonlySet<string>> {
    try {
      const ids = checksOf(groups).map(({ entry }) => entry.requestId);
      return await inTransaction(this.pool, async (client) => {
        const { rows } = await client.query<{ readonly request_id: string }>(
          'select request_id from checks where request_id = any($1::text[])',
          [ids],
        );
        if (rows.length > 0) await waitForStandby(client);
        return new Set(rows.map((row) => row.request_id));
      });
    } catch (error) {
      const { reason } = failureOf(error);
      this.logger.log('warn', 'it could not be read back whether checks were stored', {
        reason,
        checks: groups.length,
      });
      return new Set();
    }
  }

  private tellOfCopy(failure: DatabaseFailure, checks: number): void {
    if (failure.kind !== 'fault') return this.tellOfTry(failure, checks);
    // ordinary: a write of unknown fate that is tried again is there already
    const { reason } = failure;
    this.logger.log('debug', 'a batch of checks cannot be copied in and is inserted instead', { reason, checks });
  }

  private tellOfTry(failure: DatabaseFailure, checks: number): void {
    this.logger.log('warn', 'a try to store a batch of checks failed', { ...failure, checks });
  }
}
