import type { ProviderKind } from '../../domain/facts/coverage.js';
import { ProviderError } from '../../ports/sources/errors.js';
import type { ProviderPort, ProviderPorts } from '../../ports/sources/provider.js';
import type { TokenFacts } from '../../domain/facts/token/token-facts.js';
import type { PriceAnswer } from '../../ports/sources/prices.js';
import type { TokenAnswer } from '../../ports/sources/tokens.js';
import type { ScreeningAnswer } from '../../ports/sources/screening.js';
import type { WiredProvider, WiredSources } from '../../src/application/check/sources.js';
import { contractFacts, USDC } from './facts.js';
import { NO_PROVIDERS } from './no-sources.js';

/** How a source behaves when it is asked. */
export type Behaviour =
  | 'answers'
  | 'fails'
  | 'throws'
  | 'throws at once'
  | 'hangs'
  | 'talks nonsense'
  | 'cannot say its chains';
export const FAILING_BEHAVIOURS = [
  'fails',
  'throws',
  'throws at once',
  'talks nonsense',
] as const satisfies readonly Behaviour[];

const NOTHING: ScreeningAnswer = { signals: [], asOf: null, note: null, lists: [] };

const behaving = (behaviour: Behaviour, answer: () => unknown): Promise<never> => {
  switch (behaviour) {
    case 'fails':
      return Promise.reject(new ProviderError('server_error', 'made up'));
    case 'throws':
      return Promise.reject(new TypeError('made up'));
    case 'throws at once':
      throw new RangeError('made up');
    case 'hangs':
      return new Promise(() => undefined);
    case 'talks nonsense':
      return Promise.resolve({ signals: 'none', key: 7, mode: null, knownOnChain: 'yes' } as never);
    case 'answers':
    case 'cannot say its chains':
      return Promise.resolve(answer() as never);
  }
};

const wired = <Port extends ProviderPort>(
  id: string,
  kind: ProviderKind,
  mandatory: boolean,
  deadlineMs: number,
  behaviour: Behaviour,
  asked: Omit<ProviderPorts[Port], 'supports' | 'close'>,
): WiredProvider<Port> => ({
  manifest: { id, name: id, kind, mandatory, deadlineMs, sandboxOnly: false },
  instance: {
    supports: () => {
      if (behaviour === 'cannot say its chains') throw new Error('made up');
      return true;
    },
    close: async () => undefined,
    ...asked,
  } as unknown as ProviderPorts[Port],
});

export interface FakeSourcesOptions {
  readonly tokens?: Behaviour;
  readonly prices?: Behaviour;
  readonly contracts?: Behaviour;
  readonly simulation?: Behaviour;
  readonly lists?: Behaviour;
  readonly feed?: Behaviour;
  /** What the external feed answers with. */
  readonly feedAnswer?: () => unknown;
  /** What the contract registry answers, laid over what it says of an unknown contract. */
  readonly contractAnswer?: object;
  readonly simulationAnswer?: object;
  readonly tokenAnswer?: object;
  readonly priceAnswer?: object;
}

/** What a registry says of the token on Ethereum; what it is worth, a source of prices says. */
const registryAnswer = ({
  referencePriceUsd: _usd,
  pricedAt: _at,
  pegged,
  ...registered
}: TokenFacts): TokenAnswer => ({
  ...registered,
  priced: {
    symbol: 'USDC',
    pegged,
    assets: registered.officialContracts.map((key) => ({ chain: 'ethereum' as const, key })),
  },
  asOf: null,
});

const priceAnswer = ({ referencePriceUsd, pricedAt }: TokenFacts): PriceAnswer => ({
  usd: referencePriceUsd,
  pricedAt,
  maxAgeSeconds: null,
  asOf: null,
  note: null,
});

/** How long the external feed is waited for, milliseconds. */
export const FEED_DEADLINE_MS = 40;

/**
 * One source of every kind, and an external feed beside the lists; each answers that it knows nothing unless it is told
 * otherwise.
 */
export const fakeSources = (options: FakeSourcesOptions = {}): WiredSources => {
  const {
    tokens = 'answers',
    prices = 'answers',
    contracts = 'answers',
    simulation = 'answers',
    lists = 'answers',
    feed = 'answers',
  } = options;
  return {
    ...NO_PROVIDERS,
    token: wired('bundled-registry', 'local', true, 250, tokens, {
      lookUp: () => behaving(tokens, () => ({ ...registryAnswer(USDC), ...options.tokenAnswer })),
    }),
    prices: [
      wired('bundled-prices', 'local', true, 250, prices, {
        basis: 'reference',
        priceOf: () => behaving(prices, () => ({ ...priceAnswer(USDC), ...options.priceAnswer })),
      }),
    ],
    contracts: [
      wired('local-registry', 'local', true, 250, contracts, {
        lookUp: (_chain: never, key: string) =>
          behaving(contracts, () => ({ ...contractFacts(key), asOf: null, ...options.contractAnswer })),
      }),
    ],
    simulation: [
      wired('local-rules', 'local', false, 250, simulation, {
        simulate: () =>
          behaving(simulation, () => ({
            mode: 'declared-intent',
            execution: null,
            effects: [],
            asOf: null,
            ...options.simulationAnswer,
          })),
      }),
    ],
    screening: [
      wired('local-signals', 'local', true, 250, lists, { screen: () => behaving(lists, () => NOTHING) }),
      wired('external-feed', 'external', false, FEED_DEADLINE_MS, feed, {
        screen: () => behaving(feed, options.feedAnswer ?? (() => NOTHING)),
      }),
    ],
  };
};
