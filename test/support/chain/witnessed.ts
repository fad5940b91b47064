import { readWitness, type ExecutionWitness, witnessText } from '../../../adapters/simulation/evm-rpc/witness.js';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { ReExecuted, Simulation } from '../../../ports/sources/simulation.js';
import { neverAborted } from '../provider-dependencies.js';

/** An execution with what it takes to do it again. */
export interface WitnessedExecution {
  readonly execution: Execution;
  readonly witness: string;
}

/** What nodes do with the bytes. Rejects where there is no witness of it. */
export const witnessedExecution = async (simulation: Simulation, proposal: Proposal): Promise<WitnessedExecution> => {
  const { execution, witness } = await simulation.simulate(proposal, neverAborted());
  if (execution === null || typeof witness !== 'string') throw new Error('There is no witness');
  return { execution, witness };
};

/** The text of a witness in which something is another. */
export const witnessWith = (text: string, change: (witness: ExecutionWitness) => Partial<ExecutionWitness>): string => {
  const witness = readWitness(text);
  return witnessText({ ...witness, ...change(witness) });
};

/** What is not the same when it is executed again, as lines; none where all is. */
export const differencesAgain = (execution: Execution, again: ReExecuted): readonly string[] => {
  const [recorded, found] = [execution, again].map(({ effects }) => effects.map((it) => JSON.stringify(it)).sort());
  return [
    ...(recorded ?? []).filter((line) => !found?.includes(line)).map((line) => `only recorded: ${line}`),
    ...(found ?? []).filter((line) => !recorded?.includes(line)).map((line) => `only again: ${line}`),
    ...(again.status === execution.status ? [] : [`status: ${execution.status}, then ${again.status}`]),
    ...again.differences,
    ...again.missing.map((place) => `missing: ${place}`),
  ];
};
