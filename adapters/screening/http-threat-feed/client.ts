import type { ScreeningRequest } from '../../../ports/sources/screening.js';
import { createBoundedFetch } from '../../shared/bounded-fetch.js';
import { createResilience } from '../../shared/resilience.js';

export interface FeedClientConfig {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly allowPrivateNetwork: boolean;
}

/**
 * The only place that talks to the feed. Failures are `ProviderError`s; the credential is in a header and nowhere else.
 */
export interface FeedClient {
  screen(request: ScreeningRequest, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

export const createFeedClient = ({ baseUrl, apiKey, allowPrivateNetwork }: FeedClientConfig): FeedClient => {
  const http = createBoundedFetch({ baseUrl, allowPrivateNetwork });
  const run = createResilience();
  return {
    screen: ({ chain, direction, subjectKeys }, signal) =>
      run(
        (attempt) =>
          http.json(
            {
              path: '/v1/screen',
              method: 'POST',
              headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
              body: JSON.stringify({ chain, direction, addresses: subjectKeys }),
            },
            attempt,
          ),
        signal,
      ),
    close: () => http.close(),
  };
};
