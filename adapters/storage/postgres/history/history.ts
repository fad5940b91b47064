import type pg from 'pg';
import type { HistoryAnswer } from '../../../../domain/facts/history/history-facts.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import type { History, HistoryQuery } from '../../../../ports/stores/history.js';
import { Batcher } from '../../../shared/batcher.js';
import type { ScopeNumbers } from '../scopes.js';
import { asRepeatable, failureOf, tracedStatement } from '../session/errors.js';
import { oneByOne, withRetries } from '../session/retry.js';
import { batchLimits, type PostgresLimits } from '../session/options.js';
import {
  historyFacts,
  lookUpStatement,
  type LookUpRow,
  nothingRemembered,
  type NumberedLookUp,
} from './look-up-statement.js';

/**
 * Reads history in coalesced batches. Every failure is a `StorageUnavailableError`: the check then goes on without
 * history.
 */
export class PostgresHistory implements History {
  private readonly batcher: Batcher<NumberedLookUp, HistoryAnswer>;

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

  async lookUp(query: HistoryQuery): Promise<HistoryAnswer> {
    const scopeId =
      this.scopes.remembered(query.scope) ??
      (await asRepeatable('number a scope', () => this.scopes.find(query.scope)));
    return scopeId === null
      ? nothingRemembered(query)
      : tracedStatement('look up history', () => this.batcher.submit({ query, scopeId }));
  }

  /** Resolves when nothing waits and nothing is under way. */
  idle(): Promise<void> {
    return this.batcher.idle();
  }

  private async read(lookUps: readonly NumberedLookUp[]): Promise<readonly PromiseSettledResult<HistoryAnswer>[]> {
    try {
      const answers = await this.ask(lookUps);
      return answers.map((value) => ({ status: 'fulfilled', value }));
    } catch (error) {
      const { kind, reason } = failureOf(error);
      if (kind === 'fault') return oneByOne(lookUps, (lookUp) => this.readAlone(lookUp));
      return lookUps.map(() => ({ status: 'rejected', reason: unavailable(reason) }));
    }
  }

  private async readAlone(lookUp: NumberedLookUp): Promise<HistoryAnswer> {
    try {
      const [facts] = await this.ask([lookUp]);
      if (facts === undefined) throw new Error('A look-up was given no answer');
      return facts;
    } catch (error) {
      const { kind, reason } = failureOf(error);
      if (kind === 'fault') this.logger.log('error', 'the database refused to look up history', { reason });
      throw unavailable(reason);
    }
  }

  /** One answer for each look-up, in order. */
  private async ask(lookUps: readonly NumberedLookUp[]): Promise<readonly HistoryAnswer[]> {
    const { rows } = await withRetries(() => this.pool.query<LookUpRow>(lookUpStatement(lookUps)), {
      retryMs: this.limits.retryMs,
      onFailure: (failure) =>
        this.logger.log('warn', 'a try to look up history failed', { ...failure, look_ups: lookUps.length }),
    });
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return lookUps.map(({ query }, index) => historyFacts(rowOf(byPlace, index + 1), query));
  }
}

const rowOf = (rows: ReadonlyMap<number, LookUpRow>, place: number): LookUpRow => {
  const row = rows.get(place);
  if (row === undefined) throw new Error('The answer to a batch of look-ups has a gap');
  return row;
};

const unavailable = (reason: string): StorageUnavailableError =>
  new StorageUnavailableError(`Storage is unavailable: look up history (${reason})`);
