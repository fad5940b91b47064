import type { PricedAsset } from '../../../ports/sources/prices.js';
import { createBoundedFetch, type FoundOrNot } from '../../shared/bounded-fetch.js';
import { createResilience } from '../../shared/resilience.js';

export interface HttpPriceFeedClientConfig {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly allowPrivateNetwork: boolean;
}

/** The only file that talks to the feed. Every failure is a `ProviderError`. */
export interface HttpPriceFeedClient {
  ask(asset: PricedAsset, signal: AbortSignal): Promise<FoundOrNot>;
  close(): Promise<void>;
}

export const createHttpPriceFeedClient = ({
  baseUrl,
  apiKey,
  allowPrivateNetwork,
}: HttpPriceFeedClientConfig): HttpPriceFeedClient => {
  const http = createBoundedFetch({ baseUrl, allowPrivateNetwork });
  const run = createResilience();
  const headers = { authorization: `Bearer ${apiKey}` };
  return {
    ask: ({ chain, key }, signal) =>
      run(
        (attempt) => http.jsonOrNotFound({ path: `/v1/prices/${chain}/${key}`, method: 'GET', headers }, attempt),
        signal,
      ),
    close: () => http.close(),
  };
};
