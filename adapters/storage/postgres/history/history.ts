import type pg from 'pg';
import type { HistoryFacts } from '../../../../domain/facts/facts.js';
import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import type { History, HistoryQuery } from '../../../../ports/stores/history.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import { Batcher } from '../../../shared/batcher.js';
import { asRepeatable, failureOf, isWithoutConnection } from '../session/errors.js';
import type { KnownPairs } from './known-pairs.js';
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
    private readonly known: KnownPairs,
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
    return (
      this.known.answer(scopeId, query) ??
      this.batcher.submit({ query, scopeId, allowedLimit: this.known.allowedLimit(scopeId, query) })
    );
  }

  idle(): Promise<void> {
    return this.batcher.idle();
  }

  private async read(lookUps: readonly NumberedLookUp[]): Promise<readonly Outcome[]> {
    let reading = this.known.reading;
    const ask = (): Promise<pg.QueryResult<LookUpRow>> => {
      reading = this.known.reading;
      return this.pool.query<LookUpRow>(lookUpStatement(lookUps));
    };
    try {
      const { rows } = await withRetries(ask, {
        retryMs: this.limits.retryMs,
        onFailure: (failure) => {
          if (isWithoutConnection(failure)) this.known.forget();
          this.logger.log('warn', 'a try to look up history failed', { ...failure, lookUps: lookUps.length });
        },
      });
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      return lookUps.map((lookUp, index) => this.outcomeOf(reading, lookUp, byPlace.get(index + 1)));
    } catch (error) {
      const { kind, reason } = failureOf(error);
      if (kind === 'fault' && lookUps.length > 1) return this.readOneByOne(lookUps);
      if (kind === 'fault') this.logger.log('error', 'the database refused to look up history', { reason });
      return lookUps.map(() => ({ status: 'rejected', reason: unavailable(reason) }));
    }
  }

  private outcomeOf(reading: number, lookUp: NumberedLookUp, row: LookUpRow | undefined): Outcome {
    if (row === undefined) return { status: 'rejected', reason: unavailable('the answer has a gap') };
    this.known.learn(reading, lookUp, row);
    return { status: 'fulfilled', value: historyFacts(row, lookUp.query) };
  }

  /** One look-up that the database cannot answer must not fail those beside it. */
  private async readOneByOne(lookUps: readonly NumberedLookUp[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const lookUp of lookUps) outcomes.push(...(await this.read([lookUp])));
    return outcomes;
  }
}

const unavailable = (reason: string): StorageUnavailableError =>
  new StorageUnavailableError(`Storage is unavailable: ${WHAT} (${reason})`);
