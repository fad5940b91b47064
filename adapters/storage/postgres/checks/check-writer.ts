import type pg from 'pg';
import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import { Batcher } from '../../../shared/batcher.js';
import { appendRows } from './append-copy.js';
import { appendStatement, type NumberedCheck } from './append-statement.js';
import { copyInto } from '../wire/copy-query.js';
import { type FailureKind, failureOf, portError } from '../session/errors.js';
import { batchLimits, type PostgresLimits } from '../session/options.js';
import { withRetries } from '../session/retry.js';
import { withClient } from '../session/transaction.js';

const WHAT = 'append checks';

/**
 * How a batch is stored: copied in, which is quickest and refused whole where a check or an intent stands already;
 * inserted, for intents that may stand; inserted again, for checks that may stand, too.
 */
type Way = 'copy' | 'insert' | 'again';

/**
 * After a batch that could not be copied in, so many are inserted: intents that are checked again seldom come alone.
 */
const INSERTS_AFTER_REFUSAL = 50;

/** unique_violation. Source: PostgreSQL, appendix A. */
const STANDS_ALREADY = 'SQLSTATE 23505';

type Outcome = PromiseSettledResult<void>;
const DONE: Outcome = { status: 'fulfilled', value: undefined };

/**
 * Writes checks in coalesced batches. A caller's promise resolves after the commit that holds its check, never before.
 */
export class CheckWriter {
  private readonly batcher: Batcher<NumberedCheck, void>;
  private insertsLeft = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly limits: PostgresLimits,
    private readonly logger: Logger,
  ) {
    this.batcher = new Batcher({
      flush: (checks) => this.write(checks, this.nextWay()),
      ...batchLimits(limits),
      deadlineMs: limits.appendMs,
      timeoutError: () =>
        new StorageUnavailableError(`Storage is unavailable: ${WHAT} (no answer within ${limits.appendMs} ms)`),
    });
  }

  append(check: NumberedCheck): Promise<void> {
    return this.batcher.submit(check);
  }

  idle(): Promise<void> {
    return this.batcher.idle();
  }

  private nextWay(): Way {
    if (this.insertsLeft === 0) return 'copy';
    this.insertsLeft -= 1;
    return 'insert';
  }

  /** After any failure some of the checks may stand already: who knows what a lost connection committed. */
  private async write(checks: readonly NumberedCheck[], way: Way): Promise<readonly Outcome[]> {
    const failures = new Set<FailureKind>();
    try {
      await withRetries(() => this.store(checks, failures.size > 0 ? 'again' : way), {
        retryMs: this.limits.retryMs,
        onFailure: (failure) => {
          const isFirst = failures.size === 0;
          failures.add(failure.kind);
          // what cannot be copied in is inserted next; if that fails, it says so
          if (isFirst && way === 'copy' && failure.kind === 'fault') return;
          this.logger.log('warn', 'a try to store a batch of checks failed', { ...failure, checks: checks.length });
        },
      });
      return checks.map(() => DONE);
    } catch (error) {
      const { kind, reason } = failureOf(error);
      if (kind === 'fault' && failures.size === 1 && way === 'copy') return this.insertInstead(checks, reason);
      if (reason === STANDS_ALREADY && way === 'insert') return this.write(checks, 'again');
      if (kind === 'fault' && checks.length > 1) return this.writeOneByOne(checks);
      const refused: Outcome = { status: 'rejected', reason: portError(error, WHAT) };
      const fateUnknown = failures.has('lost') || failures.has('silent');
      const stored = fateUnknown ? await this.readBack(checks) : new Set<string>();
      return checks.map(({ entry }) => (stored.has(entry.requestId) ? DONE : refused));
    }
  }

  private async store(checks: readonly NumberedCheck[], way: Way): Promise<void> {
    if (way === 'copy') await copyInto(this.pool, appendRows(checks));
    else await withClient(this.pool, (client) => client.query(appendStatement(checks, way === 'again')));
  }

  private insertInstead(checks: readonly NumberedCheck[], reason: string): Promise<readonly Outcome[]> {
    this.insertsLeft = INSERTS_AFTER_REFUSAL;
    this.logger.log('debug', 'a batch of checks cannot be copied in: it is inserted', {
      reason,
      checks: checks.length,
    });
    return this.write(checks, 'insert');
  }

  /** One check that the database cannot hold must not fail those beside it. */
  private async writeOneByOne(checks: readonly NumberedCheck[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const check of checks) outcomes.push(...(await this.write([check], 'again')));
    return outcomes;
  }

  /**
   * A try whose connection was lost may have been committed all the same; a later try then failed for another reason.
   */
  private async readBack(checks: readonly NumberedCheck[]): Promise<ReadonlySet<string>> {
    try {
      const { rows } = await this.pool.query<{ readonly request_id: string }>(
        'select request_id from checks where request_id = any($1::text[])',
        [checks.map(({ entry }) => entry.requestId)],
      );
      return new Set(rows.map((row) => row.request_id));
    } catch (error) {
      this.logger.log('warn', 'checks of unknown fate could not be read back', {
        reason: failureOf(error).reason,
        checks: checks.length,
      });
      return new Set();
    }
  }
}
