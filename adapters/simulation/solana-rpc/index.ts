import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import { assertAllowedUrl } from '../../shared/bounded-http.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { createTriedNode } from '../../shared/tried-node.js';
import { boundedTo } from '../../shared/two-nodes.js';
import { riskOnSolana } from './at-risk.js';
import { runSolanaCanary } from './canary.js';
import { simulateOnSolana, solanaStateAgain } from './simulate.js';
import { NODE_ENDPOINTS } from '../../shared/node-settings.js';

/** The hash of the first block of mainnet. Source: Solana, clusters; the same in Agave and Firedancer. */
const MAINNET_GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';

export interface SolanaRpcSettings {
  /** One or two nodes. A URL may hold a key. */
  readonly endpoints: readonly string[];
  /** Hash of the first block, which every node must know: base58. */
  readonly checkpoint: string;
  /** For a node of one's own on a private address, and http. */
  readonly allowPrivateNetwork: boolean;
  /** How old the newest block may be; absent: of any age. The settings have a default. */
  readonly maxAgeSeconds?: number;
}

/** JSON Schema of the settings. */
const SOLANA_RPC_SETTINGS = {
  type: 'object',
  additionalProperties: false,
  required: ['endpoints'],
  properties: {
    endpoints: NODE_ENDPOINTS,
    checkpoint: { type: 'string', pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$', default: MAINNET_GENESIS },
    allowPrivateNetwork: { type: 'boolean', default: false },
    maxAgeSeconds: { type: 'integer', minimum: 1, maximum: 315_360_000, default: 120 },
  },
} as const;

/** More at the same time would make all of them late. */
const MAX_IN_FLIGHT = 64;

/** Executes Solana messages on nodes that the operator names, and reads what they change. Off until configured. */
export const solanaRpc: ProviderManifest<'simulation', SolanaRpcSettings> = {
  id: 'solana-rpc',
  name: 'Simulation on a Solana node',
  port: 'simulation',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_200,
  onByDefault: false,
  configSchema: SOLANA_RPC_SETTINGS,
  create: (
    { endpoints, checkpoint, allowPrivateNetwork, maxAgeSeconds = Number.POSITIVE_INFINITY },
    { clock, logger },
  ) => {
    for (const url of endpoints) assertAllowedUrl(url, allowPrivateNetwork);
    const nodes = endpoints.map((url, place) =>
      createTriedNode({
        id: `solana-${place + 1}`,
        url,
        allowPrivateNetwork,
        attempt: (rpc, signal) => runSolanaCanary(rpc, checkpoint, signal),
        logger,
      }),
    );
    const bounded = boundedTo(MAX_IN_FLIGHT);
    const simulate: Simulation['simulate'] = (proposal, signal) =>
      bounded(() => {
        refuseEnded(signal);
        const now = clock.now() / 1_000;
        const times = { oldestHead: now - maxAgeSeconds, newestHead: now + maxAgeSeconds };
        return simulateOnSolana(nodes, proposal, times, signal);
      });
    return {
      supports: (chain) => chain === 'solana',
      simulate,
      fingerprint: async (proposal, judged, signal) =>
        solanaStateAgain(proposal, judged, (await simulate(proposal, signal)).execution),
      atRisk: (_chain, takings, signal) => {
        refuseEnded(signal);
        return riskOnSolana(nodes, takings, signal);
      },
      close: async () => {
        await Promise.all(nodes.map((node) => node.close()));
      },
    };
  },
};
