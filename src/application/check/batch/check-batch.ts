import type { CheckRecord } from '../../../../domain/record/record.js';
import type { RateLimitState } from '../../../../ports/stores/call-limits.js';
import type { AnsweredCall } from '../../../../ports/stores/idempotency.js';
import type { History } from '../../../../ports/stores/history.js';
import type { Caller } from '../../caller.js';
import { quotaRefusal, type TakeQuota } from '../../keys/quota.js';
import type { AnswerIdempotentCall, IdempotencyKey } from '../../shared/idempotent-calls.js';
import { noVerdict, Refusal } from '../../refusal.js';
import type { Submission } from '../check-request.js';
import type { CheckDependencies } from '../check-transaction.js';
import { readKeptAnswer, storedAnswer } from '../idempotent-check.js';
import { judge, type JudgedCheck } from '../judge.js';
import { recordTogether } from '../record-check.js';
import type { OwnTick } from '../../shared/own-tick.js';
import { BatchHistory } from './batch-history.js';

/** So many items ask their sources side by side. A hundred that all wait 2 s for one then fit into the time. */
const ITEMS_AT_ONCE = 25;

/** No item of a batch is begun later, milliseconds. */
export const BATCH_DEADLINE_MS = 10_000;

/** The operation under which batches are idempotent. */
const OPERATION = 'POST /api/check-batch';

export interface BatchItem {
  /** Its own: the check is found under it. */
  readonly requestId: string;
  /** What is to be checked, or why that cannot be read. */
  readonly submission: Submission | Error;
}

/** What became of an item. Its error is a `Refusal`, that of its item, or an unexpected one, which is in the log. */
export type BatchResult = { readonly requestId: string } & (
  | { readonly record: CheckRecord; readonly error?: never }
  | { readonly record?: never; readonly error: unknown }
);

export interface BatchCall {
  readonly caller: Caller;
  readonly requestId: string;
  /** 1 to 100. */
  readonly items: readonly BatchItem[];
  readonly idempotency: IdempotencyKey | null;
  /** The text that answers the results, in the order of the items. */
  readonly textOf: (results: readonly BatchResult[]) => Promise<string>;
  /** That of the text: a replay keeps it. */
  readonly language: string;
  /** Other calls are answered between two items. */
  readonly ownTick: OwnTick;
}

export interface BatchAnswer {
  /** Of the first call, also in a replay. */
  readonly requestId: string;
  readonly text: string;
  /** Of the first call, also in a replay. */
  readonly language: string;
  /** Null for a replay: nothing was decided, recorded or counted again. */
  readonly results: readonly BatchResult[] | null;
  /** After the last item; null where the call alone was counted. */
  readonly quota: RateLimitState | null;
}

/**
 * Judges items in order, each as a check that comes after the ones before it. An item that is refused spoils no other.
 * Resolves only after every judged one is stored, all in one transaction; rejects as a check with or without an
 * Idempotency-Key does, and then nothing is stored. The call itself was counted for the first item; each further one is
 * counted here.
 */
export type CheckBatch = (call: BatchCall) => Promise<BatchAnswer>;

export interface BatchDependencies extends CheckDependencies {
  readonly history: History;
  readonly takeQuota: TakeQuota;
  readonly answerIdempotentCall: AnswerIdempotentCall;
}

export const createCheckBatch =
  (dependencies: BatchDependencies): CheckBatch =>
  (call) => {
    const { caller, requestId, idempotency, language } = call;
    if (idempotency === null) return answerBatch(dependencies, call);
    const keyed = { ...idempotency, scope: caller.scope, operation: OPERATION, holder: requestId };
    return dependencies.answerIdempotentCall<BatchAnswer>(keyed, {
      first: () =>
        answerBatch(dependencies, call, (text) => ({
          call: keyed,
          answer: storedAnswer({ requestId, language, text }),
        })),
      replay: async (answer) => ({ ...readKeptAnswer(answer), results: null, quota: null }),
    });
  };

const answerBatch = async (
  dependencies: BatchDependencies,
  { caller, requestId, items, textOf, language, ownTick }: BatchCall,
  answered?: (text: string) => AnsweredCall,
): Promise<BatchAnswer> => {
  const { clock, takeQuota } = dependencies;
  const counts = await Promise.all(items.slice(1).map(() => takeQuota(caller)));
  const judged: JudgedCheck[] = [];
  let isLate = false;
  const timer = setTimeout(() => (isLate = true), BATCH_DEADLINE_MS);
  const judgeItem = createJudgeItem(dependencies, { caller, ownTick }, judged, () => isLate);
  const results = await inOrder(items, ITEMS_AT_ONCE, async (item, index, before) => {
    const count = counts[index - 1];
    if (count?.allowed !== false) return judgeItem(item, before);
    return { requestId: item.requestId, error: quotaRefusal(count, clock.now()) };
  }).finally(() => clearTimeout(timer));
  const text = await textOf(results);
  await recordTogether(dependencies, { scope: caller.scope, requestId, judged }, answered?.(text));
  return { requestId, text, language, results, quota: counts.at(-1) ?? null };
};

/** Judges one item after those before it, and keeps what it leaves for those behind it. Never rejects. */
const createJudgeItem = (
  dependencies: BatchDependencies,
  { caller, ownTick }: Pick<BatchCall, 'caller' | 'ownTick'>,
  judged: JudgedCheck[],
  isLate: () => boolean,
) => {
  const history = new BatchHistory(dependencies.history);
  const requireTime = (): void => {
    if (isLate()) throw noVerdict(new Error('the batch ran out of time'));
  };
  return async ({ requestId, submission }: BatchItem, before: Promise<unknown>): Promise<BatchResult> => {
    if (submission instanceof Error) return { requestId, error: submission };
    const gather: CheckDependencies['gather'] = (asked) =>
      dependencies.gather({ ...asked, inBatch: { history, earlierItems: before.then(ownTick).then(requireTime) } });
    try {
      await ownTick();
      requireTime();
      const arrival = { requestId, arrivedAt: performance.now() };
      const check = await judge({ ...dependencies, gather }, caller, submission, arrival);
      history.add(check.entry.history);
      judged.push(check);
      return { requestId, record: check.record };
    } catch (error) {
      if (!(error instanceof Refusal))
        dependencies.logger.log('error', 'an item of a batch could not be judged', { request_id: requestId, error });
      return { requestId, error };
    }
  };
};

/**
 * Works on up to `atOnce` items side by side, begun in their order. `work` is told when every item before its own is
 * done: what depends on them waits for that. It must not reject. Gives the results in order.
 */
const inOrder = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number, before: Promise<unknown>) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Promise<Result>[] = [];
  let done: Promise<unknown> = Promise.resolve();
  const worker = async (): Promise<void> => {
    for (let index = results.length; index < items.length; index = results.length) {
      const result = work(items[index] as Item, index, done);
      results.push(result);
      done = Promise.all([done, result]);
      await result;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return Promise.all(results);
};
