import type { SimulationAnswer } from '../../../domain/facts/simulation/validate-simulation-answer.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { anyOf, askNodes, type Judged, judgedOf, type NodeAnswer } from '../../shared/two-nodes.js';
import type { Features } from './canary.js';
import type { EvmNode } from './endpoint.js';
import { executeOnEvm, type ExecutedOnEvm, type NotExecuted, notExecuted } from './execute.js';
import type { Pin, PinnedQuestion } from './pin.js';
import type { Execution, SignerKind } from '../../../domain/facts/simulation/execution.js';
import { signerOf } from './signer.js';
import { type PlannedCall, plannedCalls } from './transaction.js';

type Answered = (ExecutedOnEvm | NotExecuted) & NodeAnswer;

const NOTHING_EXECUTED: SimulationAnswer = { mode: 'declared-intent', effects: [], execution: null, asOf: null };

const NO_GAS = 'executed with half as much gas again as it used: the bytes give no limit';

/** What the nodes of a chain say of a proposal. */
export const simulateOnEvm = async (
  endpoints: readonly EvmNode[],
  proposal: Proposal,
  times: Pick<PinnedQuestion, 'now' | 'oldestHead' | 'newestHead'>,
  signal: AbortSignal,
): Promise<SimulationAnswer> => {
  const calls = plannedCalls(proposal);
  if (proposal.payload === null || calls.length === 0) {
    const { features } = await anyOf(endpoints.map((endpoint) => endpoint.found(signal)));
    if (proposal.payload === null) return NOTHING_EXECUTED;
    return withSigner(unavailable(features), await signerOf(endpoints, proposal, signal));
  }
  const question = { proposal, chain: proposal.intent.chain, ...times, signal };
  const nodes = endpoints.map(({ id }) => id);
  const executed = async (call: PlannedCall): Promise<Judged<Answered>> =>
    judgedOf(await askAll(endpoints, { ...question, call }), nodes, call.sender);
  const [judged, signer] = await Promise.all([Promise.all(calls.map(executed)), signerOf(endpoints, proposal, signal)]);
  const { execution, answer } = oneBehindTheOther(judged);
  const note = calls.at(-1)?.gas === null ? NO_GAS : null;
  const simulated: SimulationAnswer =
    execution.status === 'unavailable'
      ? { ...NOTHING_EXECUTED, execution }
      : {
          mode: 'simulated',
          effects: [],
          execution,
          asOf: execution.block?.time ?? null,
          witness: answer.witness,
          note,
        };
  return withSigner(simulated, signer);
};

/**
 * What an owner's agreement does, and then what the Safe does, as one execution. An agreement alone does nothing: where
 * it does, or it fails, that is seen, too.
 */
const oneBehindTheOther = (all: readonly Judged<Answered>[]): Judged<Answered> => {
  const done = all.filter(({ execution }) => execution.status !== 'unavailable');
  const [last, before] = [done.at(-1) ?? all[0], done.slice(0, -1).map(({ execution }) => execution)];
  if (last === undefined) throw new Error('Something was executed');
  if (all.length === 1) return last;
  const { execution } = last;
  const every = [...before, execution];
  const divergences = every.map(({ diverging }) => diverging);
  return {
    answer: last.answer,
    execution: {
      ...execution,
      effects: every.flatMap(({ effects }) => effects),
      diverging: (['loses_more', 'differs'] as const).find((one) => divergences.includes(one)) ?? 'no',
      isLogged: every.every(({ isLogged }) => isLogged),
      isStable: every.every(({ isStable }) => isStable),
      isComplete: done.length === all.length && every.every(({ isComplete }) => isComplete) && before.every(isOk),
      lacksFunds: every.some(({ lacksFunds }) => lacksFunds),
    },
  };
};

const isOk = ({ status }: Pick<Execution, 'status'>): boolean => status === 'ok';

/** Who signs data is told beside what it does. */
const withSigner = (answer: SimulationAnswer, signer: SignerKind | undefined): SimulationAnswer =>
  signer === undefined || answer.execution === null
    ? answer
    : { ...answer, execution: { ...answer.execution, signer } };

/** There is nothing to execute. */
const unavailable = (features: Features): SimulationAnswer => ({
  ...NOTHING_EXECUTED,
  execution: { ...notExecuted(features), endpoints: [] },
});

const ask = async (endpoint: EvmNode, question: PinnedQuestion, pin: Pin | null): Promise<Answered> => {
  const { features } = await endpoint.found(question.signal);
  try {
    const done = await executeOnEvm(endpoint, features, question, pin);
    return { id: endpoint.id, state: done.pin?.head.hash ?? null, ...done };
  } catch (error) {
    endpoint.doubt();
    endpoint.lastHead = null;
    throw error;
  }
};

/** Every answer that came in time, that of the first node first. Rejects where none came. */
const askAll = (endpoints: readonly EvmNode[], question: PinnedQuestion): Promise<[Answered, ...Answered[]]> =>
  askNodes(
    endpoints.map((endpoint) => (signal, known) => ask(endpoint, { ...question, signal }, known?.pin ?? null)),
    question.signal,
  );
