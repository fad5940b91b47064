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
import { type CheckGroup, checksOf, copiesOf } from './check-table.js';
import { insertChecks } from './insert-checks.js';

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
      this.logger.log('warn', 'checks of unknown fate could not be read back', { reason, checks: groups.length });
      return new Set();
    }
  }

  private tellOfCopy(failure: DatabaseFailure, checks: number): void {
    if (failure.kind !== 'fault') return this.tellOfTry(failure, checks);
    // ordinary: a write of unknown fate that is tried again is there already
    const { reason } = failure;
    this.logger.log('debug', 'a batch of checks cannot be copied in: it is inserted', { reason, checks });
  }

  private tellOfTry(failure: DatabaseFailure, checks: number): void {
    this.logger.log('warn', 'a try to store a batch of checks failed', { ...failure, checks });
  }
}
