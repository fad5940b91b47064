import { createBoundedFetch, type FoundOrNot } from '../../shared/bounded-fetch.js';
import { createResilience } from '../../shared/resilience.js';

export interface SourcifyClientConfig {
  readonly baseUrl: string;
  readonly allowPrivateNetwork: boolean;
}

/** The only file that talks to Sourcify. Every failure is a `ProviderError`. */
export interface SourcifyClient {
  ask(chainId: string, key: string, signal: AbortSignal): Promise<FoundOrNot>;
  close(): Promise<void>;
}

export const createSourcifyClient = (config: SourcifyClientConfig): SourcifyClient => {
  const http = createBoundedFetch(config);
  const run = createResilience();
  return {
    ask: (chainId, key, signal) =>
      run(
        (attempt) =>
          http.jsonOrNotFound(
            { path: `/v2/contract/${chainId}/${key}?fields=proxyResolution`, method: 'GET', headers: {} },
            attempt,
          ),
        signal,
      ),
    close: () => http.close(),
  };
};
