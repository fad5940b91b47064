import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { createKeptAnswers, pricedFirst } from '../../shared/kept-answers.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { createHttpPriceFeedClient, type HttpPriceFeedClientConfig } from './client.js';
import { answerOfFeed } from './map.js';
import { readPriceFeedAnswer } from './wire.js';

export interface HttpPriceFeedConfig extends HttpPriceFeedClientConfig {
  /** How long a price counts from its date. */
  readonly maxAgeSeconds: number;
  /** How long an answer is kept before the feed is asked again. */
  readonly keepSeconds: number;
}

/** A price feed over HTTP in the documented wire format (README.md). Off until it is configured. */
export const httpPriceFeed: ProviderManifest<'prices', HttpPriceFeedConfig> = {
  id: 'http-price-feed',
  name: 'HTTP price feed',
  port: 'prices',
  kind: 'external',
  mandatory: false,
  deadlineMs: 1_000,
  onByDefault: false,
  configSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['baseUrl', 'apiKey'],
    properties: {
      baseUrl: { type: 'string', minLength: 1, maxLength: 500 },
      apiKey: { type: 'string', minLength: 1, maxLength: 500 },
      maxAgeSeconds: { type: 'integer', minimum: 60, maximum: 3_888_000, default: 3_600 },
      keepSeconds: { type: 'integer', minimum: 0, maximum: 300, default: 30 },
      allowPrivateNetwork: { type: 'boolean', default: false },
    },
  },
  create: (config, { clock }) => {
    const client = createHttpPriceFeedClient(config);
    const kept = createKeptAnswers<ReturnType<typeof answerOfFeed>>(clock, config.keepSeconds);
    return {
      basis: 'quote',
      supports: () => true,
      priceOf: async (token, signal) => {
        refuseEnded(signal);
        const asset = pricedFirst(token);
        return kept(`${asset.chain} ${asset.key}`, async () =>
          answerOfFeed(readPriceFeedAnswer(await client.ask(asset, signal)), asset, config.maxAgeSeconds),
        );
      },
      close: () => client.close(),
    };
  },
};
