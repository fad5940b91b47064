import type pg from 'pg';
import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import { LeaseLostError } from '../../../../ports/stores/idempotency.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import { Batcher } from '../../../shared/batcher.js';
import { appendStatement, type NumberedCheck } from './append-statement.js';
import { failureOf, portError } from '../session/errors.js';
import { finishCalls, type NumberedAnswer } from '../idempotency.js';
import { batchLimits, type PostgresLimits } from '../session/options.js';
import { withRetries } from '../session/retry.js';
import { inTransaction } from '../session/transaction.js';

const WHAT = 'append checks with their answers';

export interface AnsweredCheck extends NumberedCheck, NumberedAnswer {}

type Outcome = PromiseSettledResult<void>;
const DONE: Outcome = { status: 'fulfilled', value: undefined };

/**
 * Writes checks of calls with an Idempotency-Key in coalesced transactions: check, history and answer together or none
 * of them. Apart from the writer of all other checks, which pay nothing for this one.
 */
export class AnsweredCheckWriter {
  private readonly batcher: Batcher<AnsweredCheck, void>;

  constructor(
    private readonly pool: pg.Pool,
    private readonly limits: PostgresLimits,
    private readonly logger: Logger,
  ) {
    this.batcher = new Batcher({
      flush: (checks) => this.write(checks),
      ...batchLimits(limits),
      deadlineMs: limits.appendMs,
      timeoutError: () =>
        new StorageUnavailableError(`Storage is unavailable: ${WHAT} (no answer within ${limits.appendMs} ms)`),
    });
  }

  append(check: AnsweredCheck): Promise<void> {
    return this.batcher.submit(check);
  }

  idle(): Promise<void> {
    return this.batcher.idle();
  }

  /** Safe to run twice: who holds the row may answer again, and a check that stands already stays as it is. */
  private async write(checks: readonly AnsweredCheck[]): Promise<readonly Outcome[]> {
    try {
      const held = await withRetries(() => this.store(checks), {
        retryMs: this.limits.retryMs,
        onFailure: (failure) => {
          this.logger.log('warn', 'a try to store checks with their answers failed', {
            ...failure,
            checks: checks.length,
          });
        },
      });
      return checks.map(({ answered }) =>
        held.has(answered.call.holder) ? DONE : { status: 'rejected', reason: new LeaseLostError() },
      );
    } catch (error) {
      if (failureOf(error).kind === 'fault' && checks.length > 1) return this.writeOneByOne(checks);
      return checks.map(() => ({ status: 'rejected', reason: portError(error, WHAT) }));
    }
  }

  private store(checks: readonly AnsweredCheck[]): Promise<ReadonlySet<string>> {
    return inTransaction(this.pool, async (client) => {
      const held = await finishCalls(client, checks);
      const kept = checks.filter(({ answered }) => held.has(answered.call.holder));
      if (kept.length > 0) await client.query(appendStatement(kept, true));
      return held;
    });
  }

  /** One check that the database cannot hold must not fail those beside it. */
  private async writeOneByOne(checks: readonly AnsweredCheck[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const check of checks) outcomes.push(...(await this.write([check])));
    return outcomes;
  }
}
