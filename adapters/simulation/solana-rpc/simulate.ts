import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { SimulationAnswer } from '../../../domain/facts/simulation/validate-simulation-answer.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { fingerprintAgain } from '../../shared/executed-again.js';
import type { TriedNode } from '../../shared/tried-node.js';
import { anyOf, askNodes, judgedOf, type NodeAnswer, nothingExecuted } from '../../shared/two-nodes.js';
import type { SolanaCanary } from './canary.js';
import { type ExecutedOnSolana, executeOnSolana, type MessageExecution } from './execute.js';
import { plannedMessage } from './planned-message.js';

const NOTHING_EXECUTED: SimulationAnswer = { mode: 'declared-intent', effects: [], execution: null, asOf: null };

const ask = async (
  node: TriedNode<SolanaCanary>,
  question: MessageExecution,
  signal: AbortSignal,
): Promise<NodeAnswer & Pick<ExecutedOnSolana, 'witness'>> => {
  await node.found(signal);
  try {
    return { id: node.id, ...(await executeOnSolana(node.rpc, { ...question, signal })) };
  } catch (error) {
    node.doubt();
    throw error;
  }
};

/** What the nodes say of a proposal. */
export const simulateOnSolana = async (
  nodes: readonly TriedNode<SolanaCanary>[],
  proposal: Proposal,
  times: Pick<MessageExecution, 'oldestHead' | 'newestHead'>,
  signal: AbortSignal,
): Promise<SimulationAnswer> => {
  const plan = plannedMessage(proposal);
  if (plan === null) {
    await anyOf(nodes.map((node) => node.found(signal)));
    return proposal.payload === null
      ? NOTHING_EXECUTED
      : { ...NOTHING_EXECUTED, execution: { ...nothingExecuted(1), endpoints: [] } };
  }
  const asks = nodes.map((node) => (own: AbortSignal) => ask(node, { plan, ...times, signal }, own));
  const { execution, answer } = judgedOf(
    await askNodes(asks, signal),
    nodes.map(({ id }) => id),
    plan.sender,
  );
  return { mode: 'simulated', effects: [], execution, asOf: execution.block?.time ?? null, witness: answer.witness };
};

/** The fingerprint of the state now, from a second execution of the same bytes; null where it cannot be vouched for. */
export const solanaStateAgain = (proposal: Proposal, judged: Execution, now: Execution | null): string | null => {
  const sender = proposal.intent.sender.key;
  return sender === null ? null : fingerprintAgain(judged, now, sender);
};
