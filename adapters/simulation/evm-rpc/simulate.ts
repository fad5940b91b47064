import type { SimulationAnswer } from '../../../domain/facts/simulation/validate-simulation-answer.js';
import { isSignedAs } from '../../../domain/payload/kinds/index.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { anyOf, askNodes, type Judged, judgedOf, type NodeAnswer } from '../../shared/two-nodes.js';
import type { Features } from './canary.js';
import type { EvmNode } from './endpoint.js';
import { type ExecutedOnEvm, executeOnEvm, notExecuted, type NotExecuted } from './execute.js';
import type { Pin, PinnedQuestion } from './pin.js';
import type { Execution, SignerKind } from '../../../domain/facts/simulation/execution.js';
import { type PlannedCall, plannedCalls } from './transaction.js';
import { resultOf } from '../../shared/node-answer.js';
import { hexBytesIn, quantityIn } from './wire.js';

/** Source: EIP-7702: the code of a delegated account. */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/;

const kindOf = (code: string, nonce: bigint, balance: bigint): SignerKind => {
  if (code !== '0x') return DELEGATED.test(code) ? 'delegated' : 'contract';
  return nonce > 0n || balance > 0n ? 'key' : 'unused';
};

/** Whose signature over data or a text is asked for; undefined for transactions, and where no node says it. */
const signerOf = async (
  endpoints: readonly EvmNode[],
  { intent, payload }: Proposal,
  signal: AbortSignal,
): Promise<SignerKind | undefined> => {
  const signer = intent.sender.key;
  const [endpoint] = endpoints;
  if (signer === null || endpoint === undefined || !isSignedAs(payload, 'data', 'text')) return undefined;
  const methods = ['eth_getCode', 'eth_getTransactionCount', 'eth_getBalance'];
  try {
    const [code, nonce, balance] = await endpoint.rpc.batch(
      methods.map((method) => ({ method, params: [signer, 'latest'] })),
      signal,
    );
    return kindOf(
      hexBytesIn(resultOf(code, 'code'), 'code'),
      quantityIn(resultOf(nonce, 'a nonce'), 'a nonce'),
      quantityIn(resultOf(balance, 'a balance'), 'a balance'),
    );
  } catch {
    // it is told beside what is judged, and judges nothing
    return undefined;
  }
};

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
