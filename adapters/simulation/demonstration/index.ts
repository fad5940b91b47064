import { demonstrationNumber } from '../../../domain/intent/demonstration-addresses.js';
import { accountsOf } from '../../../domain/payload/effects.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { SimulationAnswer } from '../../../ports/sources/simulation.js';
import { isExecutable } from '../../../domain/payload/kinds/index.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { nothingExecuted } from '../../shared/two-nodes.js';
import { isPlayed, played, takenByReserved, UNANSWERED_CONTRACT_NUMBER } from './scenarios.js';

const NOTHING: SimulationAnswer = { mode: 'declared-intent', effects: [], execution: null, asOf: null };

const simulated = ({ intent, payload }: Proposal): SimulationAnswer => {
  const sender = intent.sender.key;
  if (payload === null || sender === null) return NOTHING;
  const named = accountsOf(payload.actions, sender).map((key) => [key, demonstrationNumber(key)] as const);
  const [reserved, number] = named.find(([, one]) => isPlayed(one)) ?? [];
  if (reserved === undefined || number === undefined || number === null) return NOTHING;
  if (number === UNANSWERED_CONTRACT_NUMBER)
    throw new ProviderError('timeout', 'This reserved address asks the source not to answer');
  // as a node: what is signed and not sent executes nothing
  if (!isExecutable(payload)) return { ...NOTHING, execution: { ...nothingExecuted(1), endpoints: [] } };
  return {
    ...{ mode: 'simulated', effects: [], execution: played(number, { sender, reserved }, payload.actions), asOf: null },
    note: 'synthetic simulation of a reserved address: nothing was executed',
  };
};

/** Plays what a node would show of bytes that name a reserved account, for sandbox keys only. It executes nothing. */
export const demonstrationSimulation: ProviderManifest<'simulation'> = {
  id: 'demonstration-simulation',
  name: 'Demonstration simulation',
  port: 'simulation',
  kind: 'demonstration',
  mandatory: false,
  deadlineMs: 250,
  onByDefault: true,
  sandboxOnly: true,
  configSchema: { type: 'object', additionalProperties: false },
  create: () => ({
    supports: () => true,
    simulate: async (proposal, signal) => {
      refuseEnded(signal);
      return simulated(proposal);
    },
    atRisk: async (_chain, takings, signal) => {
      refuseEnded(signal);
      return takenByReserved(takings);
    },
    close: async () => undefined,
  }),
};
