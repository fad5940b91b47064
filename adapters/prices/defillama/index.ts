import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { createKeptAnswers, pricedFirst } from '../../shared/kept-answers.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { createDefillamaClient, type DefillamaClientConfig } from './client.js';
import { defillamaCoinOf, answerOfCoins } from './map.js';
import { readDefillamaPrices } from './wire.js';

export interface DefillamaConfig extends DefillamaClientConfig {
  /** How long a price counts from its date. */
  readonly maxAgeSeconds: number;
  /** How long an answer is kept before DefiLlama is asked again. */
  readonly keepSeconds: number;
}

/** What DefiLlama says that a token is worth. Off until it is configured. */
export const defillama: ProviderManifest<'prices', DefillamaConfig> = {
  id: 'defillama',
  name: 'DefiLlama',
  port: 'prices',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_000,
  onByDefault: false,
  configSchema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      baseUrl: { type: 'string', minLength: 1, maxLength: 500, default: 'https://coins.llama.fi' },
      maxAgeSeconds: { type: 'integer', minimum: 60, maximum: 3_888_000, default: 3_600 },
      keepSeconds: { type: 'integer', minimum: 0, maximum: 300, default: 30 },
      allowPrivateNetwork: { type: 'boolean', default: false },
    },
  },
  create: (config, { clock }) => {
    const client = createDefillamaClient(config);
    const kept = createKeptAnswers<ReturnType<typeof answerOfCoins>>(clock, config.keepSeconds);
    return {
      basis: 'quote',
      supports: () => true,
      priceOf: async (token, signal) => {
        refuseEnded(signal);
        const coin = defillamaCoinOf(pricedFirst(token));
        return kept(coin, async () =>
          answerOfCoins(readDefillamaPrices(await client.ask(coin, signal)), coin, config.maxAgeSeconds),
        );
      },
      close: () => client.close(),
    };
  },
};
