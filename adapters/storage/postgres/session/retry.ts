import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseFailure, type FailureKind, failureOf } from './errors.js';

/**
 * Runs items of a batch that the database refused, each alone and in order: one that it cannot take then fails alone.
 */
export const oneByOne = async <Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<readonly PromiseSettledResult<Result>[]> => {
  const outcomes: PromiseSettledResult<Result>[] = [];
  for (const item of items) outcomes.push(...(await Promise.allSettled([run(item)])));
  return outcomes;
};

const FIRST_PAUSE_MS = 25;

export interface RetryOptions {
  /** `run` is tried again for this long after its first failure, milliseconds. */
  readonly retryMs: number;
  readonly onFailure: (failure: DatabaseFailure) => void;
}

/**
 * Runs again what failed for a passing reason; it must be safe to run twice. The first further try is immediate, unless
 * there was no connection; the next ones follow after growing pauses. Rejects with the last error.
 */
export const withRetries = async <Result>(run: () => Promise<Result>, options: RetryOptions): Promise<Result> => {
  let giveUpAt = Number.POSITIVE_INFINITY;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const failure = failureOf(error);
      options.onFailure(failure);
      giveUpAt = Math.min(giveUpAt, performance.now() + options.retryMs);
      const atOnce = attempt === 0 && failure.kind !== 'starting';
      const pauseMs = atOnce ? 0 : FIRST_PAUSE_MS * 2 ** attempt;
      if (!isPassing(failure) || performance.now() + pauseMs >= giveUpAt) throw error;
      if (pauseMs > 0) await pause(pauseMs);
    }
  }
};

const PASSING: ReadonlySet<FailureKind> = new Set<FailureKind>(['lost', 'silent', 'collision', 'starting']);
const isPassing = ({ kind }: DatabaseFailure): boolean => PASSING.has(kind);
