import { currencyOf } from '../../../domain/chains/index.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { createSourcifyClient, type SourcifyClientConfig } from './client.js';
import { about, implementationsOf, answerOfLookup } from './map.js';
import { readLookup } from './wire.js';
import { askEachSubject } from '../../shared/ask-each.js';

/** Of a proxy with more contracts behind it, as a diamond may be, nothing is said. */
const MAX_IMPLEMENTATIONS = 4;

/** Whether the source of a contract is published at Sourcify. Off until it is configured. */
export const sourcify: ProviderManifest<'contracts', SourcifyClientConfig> = {
  id: 'sourcify',
  name: 'Sourcify',
  port: 'contracts',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_500,
  onByDefault: false,
  configSchema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      baseUrl: { type: 'string', minLength: 1, maxLength: 500, default: 'https://sourcify.dev/server' },
      allowPrivateNetwork: { type: 'boolean', default: false },
    },
  },
  create: (config) => {
    const client = createSourcifyClient(config);
    return {
      supports: (chain) => currencyOf(chain).chainId !== null,
      lookUp: async (chain, key, signal) => {
        const { chainId } = currencyOf(chain);
        if (chainId === null) throw new ProviderError('not_loaded', 'Sourcify does not cover the chain');
        const ask = async (one: string, ending: AbortSignal) =>
          about(readLookup(await client.ask(chainId, one, ending)), chainId, one);
        const known = await ask(key, signal);
        const implementations = known === null ? null : implementationsOf(known);
        const behind =
          implementations === null || implementations.length > MAX_IMPLEMENTATIONS
            ? null
            : (await askEachSubject(implementations, signal, ask)).map(([, answer]) => answer);
        return answerOfLookup(key, known, behind);
      },
      close: () => client.close(),
    };
  },
};
