import { currencyOf } from '../../../domain/chains/index.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { JsonRpcReply } from '../../shared/json-rpc.js';
import { EVM_ENDPOINTS } from '../../shared/node-settings.js';
import { callsAbout, issuersFor } from './calls.js';
import { type CodeClientConfig, createCodeClient } from './client.js';
import { answerOfCode } from './map.js';
import { readReplies } from './wire.js';

export interface EvmCodeConfig extends CodeClientConfig {
  /** How far from now a node's newest block may be, seconds; farther counts as a failure of the node. */
  readonly maxAgeSeconds: number;
}

/** What stands at an address, as a node of the operator's choice reads it. Off until it is configured. */
export const evmCode: ProviderManifest<'contracts', EvmCodeConfig> = {
  id: 'evm-code',
  name: 'Code at EVM addresses',
  port: 'contracts',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_200,
  onByDefault: false,
  configSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['endpoints'],
    properties: {
      endpoints: EVM_ENDPOINTS,
      allowPrivateNetwork: { type: 'boolean', default: false },
      maxAgeSeconds: { type: 'integer', minimum: 1, maximum: 315_360_000, default: 600 },
    },
  },
  create: (config, { clock }) => {
    const client = createCodeClient(config);
    return {
      knowsWallets: true,
      supports: (chain) => client.covers(chain),
      lookUp: (chain, key, signal) => {
        const issuers = issuersFor(chain, key);
        const chainId = currencyOf(chain).chainId ?? '';
        const read = (replies: readonly JsonRpcReply[]) => {
          const [nowMs, farthestMs] = [clock.now(), config.maxAgeSeconds * 1_000];
          const times = { oldestMs: nowMs - farthestMs, newestMs: nowMs + farthestMs };
          return answerOfCode(key, readReplies(replies, { chainId, ...times, issuers }));
        };
        return client.ask(chain, callsAbout(key, issuers), read, signal);
      },
      close: () => client.close(),
    };
  },
};
