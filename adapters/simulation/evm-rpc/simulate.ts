import type { SimulationAnswer } from '../../../domain/facts/simulation/validate-simulation-answer.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { anyOf, askNodes, judgedOf, type NodeAnswer } from '../../shared/two-nodes.js';
import type { Features } from './canary.js';
import type { EvmNode } from './endpoint.js';
import { executeOnEvm, type ExecutedOnEvm, type NotExecuted, notExecuted } from './execute.js';
import type { Pin, PinnedQuestion } from './pin.js';
import type { SignerKind } from '../../../domain/facts/simulation/execution.js';
import { signerOf } from './signer.js';
import { plannedCall } from './transaction.js';

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
  const call = plannedCall(proposal);
  if (proposal.payload === null || call === null) {
    const { features } = await anyOf(endpoints.map((endpoint) => endpoint.found(signal)));
    if (proposal.payload === null) return NOTHING_EXECUTED;
    return withSigner(unavailable(features), await signerOf(endpoints, proposal, signal));
  }
  const question = { proposal, chain: proposal.intent.chain, call, ...times, signal };
  const [answers, signer] = await Promise.all([askAll(endpoints, question), signerOf(endpoints, proposal, signal)]);
  const { execution, answer } = judgedOf(
    answers,
    endpoints.map(({ id }) => id),
    call.sender,
  );
  const note = call.gas === null ? NO_GAS : null;
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
