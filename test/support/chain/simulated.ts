import { evmRpc } from '../../../adapters/simulation/evm-rpc/index.js';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import { intentWith } from '../builders.js';
import { dependenciesWith, neverAborted } from '../provider-dependencies.js';
import type { Account } from './accounts.js';
import { signed, type Unsigned } from './transactions.js';

/** The simulation of the service on nodes of a test. */
export const simulationOn = (...urls: readonly string[]): Simulation =>
  evmRpc.create({ endpoints: { ethereum: urls }, allowPrivateNetwork: true }, dependenciesWith());

/** The bytes that an account signs, to be checked as such. */
export const proposalOfBytes = (from: Account, transaction: Unsigned): Proposal => {
  const given = { kind: 'evm_transaction', content: { raw: signed(from, transaction) } } as const;
  const { payload } = readPayload(given, { chain: 'ethereum', sender: from.address, describe: () => null });
  return {
    intent: intentWith({ from: from.address }),
    payload: { ...payload, given, askedBy: null, descriptionFailure: null, simulation: 'auto' },
  };
};

/** What nodes do with the bytes. Rejects where nothing was executed. */
export const executionOf = async (simulation: Simulation, proposal: Proposal): Promise<Execution> => {
  const { execution } = await simulation.simulate(proposal, neverAborted());
  if (execution === null) throw new Error('Nothing was executed');
  return execution;
};
