import type pg from 'pg';
import type { HistoryFacts } from '../../../../domain/facts/facts.js';
import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import type { History, HistoryQuery } from '../../../../ports/stores/history.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import { Batcher } from '../../../shared/batcher.js';
import { asRepeatable, failureOf } from '../session/errors.js';
import {
  historyFacts,
  lookUpStatement,
  type LookUpRow,
  nothingRemembered,
  type NumberedLookUp,
} from './look-up-statement.js';
import { batchLimits, type PostgresLimits } from '../session/options.js';
import { withRetries } from '../session/retry.js';
import type { ScopeNumbers } from '../scopes.js';

const WHAT = 'look up history';

type Outcome = PromiseSettledResult<HistoryFacts>;

/**
 * Reads history in coalesced batches. Every failure is a `StorageUnavailableError`: the check then goes on without
 * history.
 */
export class PostgresHistory implements History {
  private readonly batcher: Batcher<NumberedLookUp, HistoryFacts>;

  constructor(
    private readonly pool: pg.Pool,
    private readonly scopes: ScopeNumbers,
    private readonly limits: PostgresLimits,
    private readonly logger: Logger,
  ) {
    this.batcher = new Batcher({
      flush: (lookUps) => this.read(lookUps),
      ...batchLimits(limits),
      deadlineMs: limits.lookUpMs,
      timeoutError: () => unavailable(`no answer within ${limits.lookUpMs} ms`),
    });
  }

  async lookUp(query: HistoryQuery): Promise<HistoryFacts> {
    const scopeId =
      this.scopes.remembered(query.scope) ??
      (await asRepeatable('number a scope', () => this.scopes.find(query.scope)));
    if (scopeId === null) return nothingRemembered(query);
    return this.batcher.submit({ query, scopeId });
  }

  idle(): Promise<void> {
    return this.batcher.idle();
  }

  private async read(lookUps: readonly NumberedLookUp[]): Promise<readonly Outcome[]> {
    try {
      const { rows } = await withRetries(() => this.pool.query<LookUpRow>(lookUpStatement(lookUps)), {
        retryMs: this.limits.retryMs,
        onFailure: (failure) =>
          this.logger.log('warn', 'a try to look up history failed', { ...failure, lookUps: lookUps.length }),
      });
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      return lookUps.map((lookUp, index) => outcomeOf(lookUp, byPlace.get(index + 1)));
    } catch (error) {
      const { kind, reason } = failureOf(error);
      if (kind === 'fault' && lookUps.length > 1) return this.readOneByOne(lookUps);
      if (kind === 'fault') this.logger.log('error', 'the database refused to look up history', { reason });
      return lookUps.map(() => ({ status: 'rejected', reason: unavailable(reason) }));
    }
  }

  /** One look-up that the database cannot answer must not fail those beside it. */
  private async readOneByOne(lookUps: readonly NumberedLookUp[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const lookUp of lookUps) outcomes.push(...(await this.read([lookUp])));
    return outcomes;
  }
}

const outcomeOf = ({ query }: NumberedLookUp, row: LookUpRow | undefined): Outcome =>
  row === undefined
    ? { status: 'rejected', reason: unavailable('the answer has a gap') }
    : { status: 'fulfilled', value: historyFacts(row, query) };

const unavailable = (reason: string): StorageUnavailableError =>
  new StorageUnavailableError(`Storage is unavailable: ${WHAT} (${reason})`);
