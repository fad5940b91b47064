import { type Chain, CHAINS } from '../../../domain/chains/index.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { assertAllowedUrl } from '../../shared/bounded-http.js';
import { boundedTo } from '../../shared/two-nodes.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { createEndpoint, type EvmNode } from './endpoint.js';
import { type EvmRpcSettings, EVM_RPC_SETTINGS } from './settings.js';
import { simulateOnEvm } from './simulate.js';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { fingerprintAgain } from '../../shared/executed-again.js';
import { plannedCalls } from './transaction.js';
import { riskOnEvm } from './at-risk.js';

/** More at the same time would make all of them late. */
const MAX_IN_FLIGHT = 64;

/** Executes the bytes on nodes that the operator names, and reads what they change. Off until it is configured. */
export const evmRpc: ProviderManifest<'simulation', EvmRpcSettings> = {
  id: 'evm-rpc',
  name: 'Simulation on an EVM node',
  port: 'simulation',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_200,
  onByDefault: false,
  configSchema: EVM_RPC_SETTINGS,
  create: (settings, { clock, logger }) => {
    const { maxAgeSeconds = Number.POSITIVE_INFINITY } = settings;
    const endpoints = endpointsOf(settings, logger);
    const bounded = boundedTo(MAX_IN_FLIGHT);
    const simulate: Simulation['simulate'] = (proposal, signal) =>
      bounded(() => {
        refuseEnded(signal);
        const now = clock.now() / 1_000;
        const times = { now, oldestHead: now - maxAgeSeconds, newestHead: now + maxAgeSeconds };
        return simulateOnEvm(endpoints.get(proposal.intent.chain) ?? [], proposal, times, signal);
      });
    return {
      supports: (chain) => endpoints.has(chain),
      simulate,
      fingerprint: async (proposal, judged, signal) =>
        evmStateAgain(proposal, judged, (await simulate(proposal, signal)).execution),
      atRisk: (chain, takings, signal) => {
        refuseEnded(signal);
        return riskOnEvm(endpoints.get(chain) ?? [], chain, takings, signal);
      },
      close: async () => {
        await Promise.all([...endpoints.values()].flat().map((endpoint) => endpoint.close()));
      },
    };
  },
};

/** The nodes of each chain. Throws where one of them cannot be used; then none of them is. */
const endpointsOf = (settings: EvmRpcSettings, logger: Logger): ReadonlyMap<Chain, readonly EvmNode[]> => {
  const urls = Object.values(settings.endpoints).flat();
  for (const url of urls) assertAllowedUrl(url, settings.allowPrivateNetwork);
  return new Map(
    CHAINS.flatMap((chain) => {
      const own = settings.endpoints[chain];
      if (own === undefined) return [];
      return [[chain, own.map((url, place) => createEndpoint(chain, place, url, settings, logger))] as const];
    }),
  );
};

/** The fingerprint of the state now, from a second execution of the same bytes; null where it cannot be vouched for. */
export const evmStateAgain = (proposal: Proposal, judged: Execution, now: Execution | null): string | null => {
  const call = plannedCalls(proposal).at(-1);
  return call === undefined ? null : fingerprintAgain(judged, now, call.sender);
};
