import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import { assertAllowedUrl } from '../../shared/bounded-http.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { createTriedNode } from '../../shared/tried-node.js';
import { boundedTo } from '../../shared/two-nodes.js';
import { riskOnSolana } from './at-risk.js';
import { runSolanaCanary } from './canary.js';
import { SOLANA_RPC_SETTINGS, type SolanaRpcSettings } from './settings.js';
import { simulateOnSolana, solanaStateAgain } from './simulate.js';

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
