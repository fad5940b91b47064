import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Action } from '../../../domain/verdict/action.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import type { Submission } from '../../../src/application/check/check-request.js';
import type { Anvil } from '../../support/chain/anvil.js';
import type { Generated } from '../../support/chain/generated.js';
import { signed } from '../../support/chain/transactions.js';
import { minedTruth } from '../../support/chain/truth.js';
import { nodeFact } from '../../support/executions.js';
import { judgePayload, readProposal } from '../../support/payload-judging.js';
import { differencesOf } from '../../support/chain/compare.js';

/** How long a simulation may take here, milliseconds: what is tried is whether it is right. */
const PATIENCE_MS = 30_000;

/** What became of one transaction. */
export interface Trial {
  readonly kind: string;
  /** Null where the adapter failed. */
  readonly execution: Execution | null;
  /** In words; one that says why where the adapter failed. */
  readonly differences: readonly string[];
  /** The verdict on these bytes, with what the simulation says. */
  readonly action: Action;
}

/** Simulates a transaction, has it judged, mines it, and compares. */
export const tryTransaction = async (node: Anvil, simulation: Simulation, given: Generated): Promise<Trial> => {
  const submission: Submission = {
    route: 'payload',
    request: { from_address: given.from.address, chain: 'ethereum', transaction: { raw: signed(given.from, given) } },
  };
  const simulated = await simulation
    .simulate(await readProposal(submission), AbortSignal.timeout(PATIENCE_MS))
    .then(({ execution }) => execution ?? 'nothing was executed', String);
  const execution = typeof simulated === 'string' ? null : simulated;
  const { decision } = await judgePayload(submission, [nodeFact(execution)]);
  const truth = await minedTruth(node, given.from, given);
  return {
    ...{ kind: given.kind, execution, action: decision.recommendedAction },
    differences: typeof simulated === 'string' ? [simulated] : differencesOf(simulated, truth, given.from.address),
  };
};
