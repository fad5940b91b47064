import type { Execution } from '../../domain/facts/simulation/execution.js';
import { ProviderError } from '../../ports/sources/errors.js';
import type { ProviderManifest } from '../../ports/sources/provider.js';
import type { WiredProvider } from '../../src/application/check/sources.js';

/** What a node of a test gives to be kept. */
export const MADE_UP_WITNESS = 'a witness that is made up';

/** A node that says the same of all bytes, and nothing where there are none; null: it does not answer. */
export const fakeNode = (execution: Execution | null): WiredProvider<'simulation'> => ({
  manifest: { id: 'evm-rpc', name: 'Node', kind: 'external', mandatory: false, deadlineMs: 1_200 },
  instance: {
    supports: (chain) => chain === 'ethereum',
    simulate: async ({ payload }) => {
      if (execution === null) throw new ProviderError('server_error', 'made up');
      if (payload === null) return { mode: 'declared-intent', effects: [], execution: null, asOf: null };
      return {
        mode: 'simulated',
        effects: [],
        execution,
        asOf: execution.block?.time ?? null,
        witness: MADE_UP_WITNESS,
      };
    },
    close: async () => undefined,
  },
});

/** The same as a provider that is on, for a service that wires its own. */
export const fakeNodeManifest = (execution: Execution | null): ProviderManifest<'simulation', object> => ({
  id: 'test-node',
  name: 'Node of a test',
  port: 'simulation',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_200,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  create: () => fakeNode(execution).instance,
});
