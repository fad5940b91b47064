import type { Execution } from '../../domain/facts/simulation/execution.js';
import { ProviderError } from '../../ports/sources/errors.js';
import { divergenceOf, strictestProceeds, unionOf, worstOf } from './compare-executions.js';

/** A second node is asked when the first has answered or failed, at the latest after this time. */
const HEDGE_AFTER_MS = 400;
/** Of the deadline of the provider: an answer that came is judged without the other. */
const WAIT_FOR_SECOND_MS = 1_100;

/** An execution by one node, without the nodes that took part. */
export type NodeExecution = Omit<Execution, 'endpoints'>;

/** Nothing was executed: the node can at most say what stands on the chain. */
export const nothingExecuted = (level: Execution['level']): NodeExecution => ({
  status: 'unavailable',
  level,
  block: null,
  variants: 0,
  diverging: 'no',
  effects: [],
  isLogged: true,
  isStable: true,
  isComplete: false,
  lacksFunds: false,
  witnessSha256: null,
  fingerprint: null,
});

export interface NodeAnswer {
  /** The node's. */
  readonly id: string;
  readonly execution: NodeExecution;
  /** Equal text: executed on the same state, so every value must be the same. Null: on one of its own. */
  readonly state: string | null;
}

/** Asks a node; `known` is what the first node answered, where it did already. */
type Ask<Answer> = (signal: AbortSignal, known: Answer | null) => Promise<Answer>;

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

type Settled<Value> = PromiseSettledResult<Value> | null;

/** How a promise ended; null where it did not before `late`. */
const settledOr = <Value>(promise: Promise<Value>, late: Promise<unknown>): Promise<Settled<Value>> =>
  Promise.race([
    promise.then(
      (value): Settled<Value> => ({ status: 'fulfilled', value }),
      (reason: unknown): Settled<Value> => ({ status: 'rejected', reason }),
    ),
    late.then(() => null),
  ]);

/**
 * Every answer of one or two nodes that came in time, that of the first node first. Rejects where none came. Both end
 * with their signal, and the caller's ends theirs.
 */
export const askNodes = async <Answer extends NodeAnswer>(
  [first, second]: readonly Ask<Answer>[],
  given: AbortSignal,
): Promise<[Answer, ...Answer[]]> => {
  if (first === undefined) throw new ProviderError('not_loaded', 'No node of this chain is configured');
  // one node has nobody to wait for, and each signal would cost a tenth of a request
  if (second === undefined) return [await first(given, null)];
  const ended = new AbortController();
  const signal = AbortSignal.any([given, ended.signal]);
  try {
    const asked = first(signal, null);
    const known = asked.catch(() => null);
    const hedged = Promise.race([known, sleep(HEDGE_AFTER_MS, signal).then(() => null)]).then((answer) =>
      second(signal, answer),
    );
    // where there is no answer by then, nothing could be judged: the first that comes is waited for
    const anyAnswer = Promise.any([asked, hedged]).catch(() => null);
    const late = sleep(WAIT_FOR_SECOND_MS, signal).then(() => anyAnswer);
    const settled = await Promise.all([asked, hedged].map((one) => settledOr(one, late)));
    const answers = settled.flatMap((one) => (one?.status === 'fulfilled' ? [one.value] : []));
    // a node that executed nothing says nothing against one that did
    const executed = answers.filter(({ execution }) => execution.status !== 'unavailable');
    const [answer, ...others] = executed.length > 0 ? executed : answers;
    if (answer !== undefined) return [answer, ...others];
    const failure = settled.find((one) => one?.status === 'rejected');
    throw failure?.reason ?? new ProviderError('timeout', 'No node answered in time');
  } finally {
    ended.abort();
  }
};

const sorted = ({ effects }: NodeExecution): readonly string[] =>
  effects.map((effect) => JSON.stringify(effect)).sort();

/** On the same state every value is the same; on two states prices may differ, and nothing else. */
const doAgree = (first: NodeAnswer, second: NodeAnswer, sender: string): boolean => {
  const [one, other] = [first.execution, second.execution];
  const isSame = divergenceOf([one, other], sender) === 'no' && one.diverging === other.diverging;
  const isSameState = first.state !== null && first.state === second.state;
  return isSame && (!isSameState || sorted(one).join() === sorted(other).join());
};

/** What is judged, and the answer that it rests on: of two the one that is worse for the sender. */
export interface Judged<Answer> {
  readonly execution: Execution;
  readonly answer: Answer;
}

/** One node's word; of two, what is worse of both. `nodes` are the ids of all that were asked: one may be silent. */
export const judgedOf = <Answer extends NodeAnswer>(
  [first, second]: readonly [Answer, ...Answer[]],
  nodes: readonly string[],
  sender: string,
): Judged<Answer> => {
  const one = first.execution;
  const named = { id: first.id, agreed: true };
  if (second === undefined) {
    // bytes that no node can execute leave none silent
    const others = one.status === 'unavailable' ? [] : nodes.filter((id) => id !== first.id);
    const silent = others.map((id) => ({ id, agreed: false, answered: false }));
    return { execution: { ...one, endpoints: [named, ...silent] }, answer: first };
  }
  const other = second.execution;
  const agreed = doAgree(first, second, sender);
  const worst = worstOf([one, other], sender);
  const divergences = [one.diverging, other.diverging];
  const execution: Execution = {
    ...worst,
    level: Math.min(one.level, other.level),
    effects: unionOf(one, other, sender),
    diverging: divergences.includes('loses_more') ? 'loses_more' : divergences.includes('differs') ? 'differs' : 'no',
    isLogged: one.isLogged && other.isLogged,
    isStable: one.isStable && other.isStable,
    isComplete: one.isComplete && other.isComplete,
    lacksFunds: one.lacksFunds || other.lacksFunds,
    ...strictestProceeds(one, other),
    endpoints: [named, { id: second.id, agreed }],
  };
  return { execution, answer: worst === one ? first : second };
};

/** The first that answers; where none does, the failure of the first. */
export const anyOf = async <Value>(promises: readonly Promise<Value>[]): Promise<Value> => {
  const settled = await Promise.allSettled(promises);
  for (const one of settled) if (one.status === 'fulfilled') return one.value;
  throw (settled[0] as PromiseRejectedResult).reason;
};

/** Runs at most so many at the same time; more are refused. */
export const boundedTo = (most: number) => {
  let inFlight = 0;
  return async <Value>(run: () => Promise<Value>): Promise<Value> => {
    if (inFlight >= most) throw new ProviderError('overloaded', `${most} simulations are under way already`);
    inFlight += 1;
    try {
      return await run();
    } finally {
      inFlight -= 1;
    }
  };
};
