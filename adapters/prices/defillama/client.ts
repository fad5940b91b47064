import { createBoundedFetch } from '../../shared/bounded-fetch.js';
import { createResilience } from '../../shared/resilience.js';

export interface DefillamaClientConfig {
  readonly baseUrl: string;
  readonly allowPrivateNetwork: boolean;
}

/** The only file that talks to DefiLlama. Every failure is a `ProviderError`. */
export interface DefillamaClient {
  ask(coin: string, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

export const createDefillamaClient = (config: DefillamaClientConfig): DefillamaClient => {
  const http = createBoundedFetch(config);
  const run = createResilience();
  return {
    ask: (coin, signal) =>
      run((attempt) => http.json({ path: `/prices/current/${coin}`, method: 'GET', headers: {} }, attempt), signal),
    close: () => http.close(),
  };
};
