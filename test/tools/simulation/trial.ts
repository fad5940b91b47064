import { executeAgain } from '../../../adapters/simulation/evm-rpc/re-execution/execute-again.js';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { Action } from '../../../domain/verdict/action.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import type { Submission } from '../../../src/application/check/check-request.js';
import { packWitness } from '../../../src/application/witnesses/packing.js';
import type { Anvil } from '../../support/chain/anvil.js';
import type { Generated } from '../../support/chain/generated.js';
import { signed } from '../../support/chain/transactions.js';
import { minedTruth } from '../../support/chain/truth.js';
import { nodeFact } from '../../support/executions.js';
import { judgePayload, readProposal } from '../../support/payload-judging.js';
import { differencesOf } from '../../support/chain/compare.js';
import { differencesAgain } from '../../support/chain/witnessed.js';

/** How long a simulation may take here, milliseconds: what is tried is whether it is right. */
const PATIENCE_MS = 30_000;

/** What became of one transaction. */
export interface Trial {
  readonly kind: string;
  /** Null where the adapter failed. */
  readonly execution: Execution | null;
  /** In words; one that says why where the adapter failed. */
  readonly differences: readonly string[];
  /** What is not the same when its witness is executed without a node; null where there is no witness. */
  readonly again: readonly string[] | null;
  /** Bytes of the witness as it is stored; 0 for none. */
  readonly witnessBytes: number;
  /** The verdict on these bytes, with what the simulation says. */
  readonly action: Action;
}

/** Simulates a transaction, has it judged, mines it, and compares. */
export const tryTransaction = async (node: Anvil, simulation: Simulation, given: Generated): Promise<Trial> => {
  const submission: Submission = {
    route: 'payload',
    request: { from_address: given.from.address, chain: 'ethereum', transaction: { raw: signed(given.from, given) } },
  };
  const proposal = await readProposal(submission);
  const simulated = await Promise.resolve(simulation.simulate(proposal, AbortSignal.timeout(PATIENCE_MS))).catch(
    String,
  );
  const { execution, witness = null } = typeof simulated === 'string' ? { execution: null } : simulated;
  const { decision } = await judgePayload(submission, [nodeFact(execution)]);
  const truth = await minedTruth(node, given.from, given);
  return {
    ...{ kind: given.kind, execution, action: decision.recommendedAction },
    again: execution === null || witness === null ? null : await differencesWithoutNode(execution, witness, proposal),
    witnessBytes: witness === null ? 0 : (await packWitness(witness)).gzipped.length,
    differences:
      execution === null
        ? [typeof simulated === 'string' ? simulated : 'nothing was executed']
        : differencesOf(execution, truth, given.from.address),
  };
};

const differencesWithoutNode = async (
  execution: Execution,
  witness: string,
  proposal: Proposal,
): Promise<readonly string[]> => differencesAgain(execution, await executeAgain(witness, proposal));
