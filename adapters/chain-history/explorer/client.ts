import { type Chain, currencyOf } from '../../../domain/chains/index.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { type BoundedFetch, createBoundedFetch } from '../../shared/bounded-fetch.js';
import { createResilience } from '../../shared/resilience.js';

export interface ExplorerClientConfig {
  /** An explorer of all chains, which is told the chain's number. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  /** Those of its chains that the plan of the key covers; absent: all. */
  readonly chains?: readonly Chain[];
  /** By chain: an explorer of that chain alone. */
  readonly endpoints: Readonly<Partial<Record<Chain, string>>>;
  readonly allowPrivateNetwork: boolean;
  /** Most transactions of one answer: explorers give no more than this for one call. */
  readonly transactions: number;
}

/** Most bytes of an answer: transactions come with their whole input. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The only file that talks to an explorer. Every failure is a `ProviderError`; none holds the key. */
export interface ExplorerClient {
  covers(chain: Chain): boolean;
  /** The newest transactions that name the account. */
  ask(chain: Chain, account: string, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

/** One explorer, with a circuit of its own, and what its address asks for itself: some take a key there. */
const explorerAt = (baseUrl: string, allowPrivateNetwork: boolean) => ({
  http: createBoundedFetch({ baseUrl, allowPrivateNetwork, maxBytes: MAX_BYTES }),
  run: createResilience(),
  own: Object.fromEntries(new URL(baseUrl).searchParams),
});

export const createExplorerClient = (config: ExplorerClientConfig): ExplorerClient => {
  const { baseUrl, apiKey, chains, endpoints, allowPrivateNetwork, transactions } = config;
  const ofAllChains = apiKey === undefined ? null : explorerAt(baseUrl, allowPrivateNetwork);
  const ofOneChain = new Map(
    Object.entries(endpoints).map(([chain, url]) => [chain, explorerAt(url, allowPrivateNetwork)]),
  );
  const closing: readonly BoundedFetch[] = [...ofOneChain.values(), ...(ofAllChains === null ? [] : [ofAllChains])].map(
    ({ http }) => http,
  );
  return {
    covers: (chain) =>
      ofOneChain.has(chain) ||
      (ofAllChains !== null && currencyOf(chain).chainId !== null && (chains?.includes(chain) ?? true)),
    ask: (chain, account, signal) => {
      const ofChain = ofOneChain.get(chain);
      const explorer = ofChain ?? ofAllChains;
      if (explorer === null) throw new ProviderError('not_loaded', 'There is no explorer for the chain');
      const query = new URLSearchParams({
        ...explorer.own,
        ...{ module: 'account', action: 'txlist', address: account, startblock: '0', endblock: '999999999' },
        ...{ page: '1', offset: String(transactions), sort: 'desc' },
        ...(ofChain === undefined ? { chainid: currencyOf(chain).chainId ?? '', apikey: apiKey ?? '' } : {}),
      });
      return explorer.run(
        (attempt) => explorer.http.json({ path: `?${query.toString()}`, method: 'GET', headers: {} }, attempt),
        signal,
      );
    },
    close: async () => void (await Promise.all(closing.map((http) => http.close()))),
  };
};
