import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { SimulationAnswer } from '../../../domain/facts/simulation/validate-simulation-answer.js';
import type { Proposal } from '../../../domain/payload/proposal.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { divergenceOf, unionOf, worstOf } from '../../shared/compare-executions.js';
import type { Features } from './canary.js';
import type { Endpoint } from './endpoint.js';
import { execute, type Executed, type NodeExecution, type NotExecuted, notExecuted } from './execute.js';
import type { Pin } from './pin.js';
import type { Question } from './question.js';
import { plannedCall } from './transaction.js';

/** A second node is asked when the first has answered or failed, at the latest after this time. */
const HEDGE_AFTER_MS = 400;
/** Of the deadline of the provider: what is left is for the answer to be judged. */
const WAIT_FOR_SECOND_MS = 1_100;

type Answered = (Executed | NotExecuted) & { readonly endpoint: Endpoint };

const NOTHING_EXECUTED: SimulationAnswer = { mode: 'declared-intent', effects: [], execution: null, asOf: null };

/** What the nodes of a chain say of a proposal. */
export const simulateOn = async (
  endpoints: readonly Endpoint[],
  proposal: Proposal,
  oldestHead: number,
  signal: AbortSignal,
): Promise<SimulationAnswer> => {
  const call = plannedCall(proposal);
  if (proposal.payload === null || call === null) {
    const features = await anyOf(endpoints.map((endpoint) => endpoint.features(signal)));
    return proposal.payload === null ? NOTHING_EXECUTED : unavailable(features);
  }
  const question = { proposal, chain: proposal.intent.chain, call, oldestHead, signal };
  const answers = await askAll(endpoints, question);
  const { execution, witness } = judgedOf(answers, call.sender);
  return execution.status === 'unavailable'
    ? { ...NOTHING_EXECUTED, execution }
    : { mode: 'simulated', effects: [], execution, asOf: execution.block?.time ?? null, witness };
};

/** The first that answers; where none does, the failure of the first. */
const anyOf = async <Value>(promises: readonly Promise<Value>[]): Promise<Value> => {
  const settled = await Promise.allSettled(promises);
  for (const one of settled) if (one.status === 'fulfilled') return one.value;
  throw (settled[0] as PromiseRejectedResult).reason;
};

/** There is nothing to execute. */
const unavailable = (features: Features): SimulationAnswer => ({
  ...NOTHING_EXECUTED,
  execution: { ...notExecuted(features), endpoints: [] },
});

const ask = async (endpoint: Endpoint, question: Question, pin: Pin | null): Promise<Answered> => {
  const features = await endpoint.features(question.signal);
  try {
    return { endpoint, ...(await execute(endpoint.rpc, features, question, pin)) };
  } catch (error) {
    endpoint.doubt();
    throw error;
  }
};

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Every answer that came in time, that of the first node first. Rejects where none came. */
const askAll = async (endpoints: readonly Endpoint[], question: Question): Promise<[Answered, ...Answered[]]> => {
  const [first, second] = endpoints;
  if (first === undefined) throw new ProviderError('not_loaded', 'No node of this chain is configured');
  const ended = new AbortController();
  const signal = AbortSignal.any([question.signal, ended.signal]);
  const own = { ...question, signal };
  try {
    const asked = ask(first, own, null);
    if (second === undefined) return [await asked];
    const pin = asked.then(
      (answered) => answered.pin,
      () => null,
    );
    const late = sleep(WAIT_FOR_SECOND_MS, signal);
    const hedged = Promise.race([pin, sleep(HEDGE_AFTER_MS, signal).then(() => null)]).then((known) =>
      ask(second, own, known),
    );
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

type Settled<Value> = PromiseSettledResult<Value> | null;

/** How a promise ended; null where it did not before `late`. */
const settledOr = <Value>(promise: Promise<Value>, late: Promise<void>): Promise<Settled<Value>> =>
  Promise.race([
    promise.then(
      (value): Settled<Value> => ({ status: 'fulfilled', value }),
      (reason: unknown): Settled<Value> => ({ status: 'rejected', reason }),
    ),
    late.then(() => null),
  ]);

/** On the same block every value is the same; on two blocks prices may differ, and nothing else. */
const doAgree = (first: Answered, second: Answered, sender: string): boolean => {
  const [one, other] = [first.execution, second.execution];
  const isSame = divergenceOf([one, other], sender) === 'no' && one.diverging === other.diverging;
  const isSameBlock = first.pin !== null && first.pin.head.hash === second.pin?.head.hash;
  return isSame && (!isSameBlock || sorted(one).join() === sorted(other).join());
};

const sorted = ({ effects }: NodeExecution): readonly string[] =>
  effects.map((effect) => JSON.stringify(effect)).sort();

/** One node's word; of two, what is worse of both. */
const judgedOf = (
  [first, second]: readonly [Answered, ...Answered[]],
  sender: string,
): { readonly execution: Execution; readonly witness: string | null } => {
  const one = first.execution;
  const named = { id: first.endpoint.id, agreed: true };
  if (second === undefined) return { execution: { ...one, endpoints: [named] }, witness: first.witness };
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
    endpoints: [named, { id: second.endpoint.id, agreed }],
  };
  return { execution, witness: (worst === one ? first : second).witness };
};
