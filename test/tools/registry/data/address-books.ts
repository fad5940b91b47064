import { CONTRACT_SOURCES, type ContractSource, type Place } from './contract-sources.js';

/** A book of a package that is pinned among the sources. */
const book = (packageName: string, maker: string, ...places: readonly Omit<Place, 'maker'>[]): ContractSource => {
  const source = CONTRACT_SOURCES.find(({ name }) => name === packageName);
  if (source === undefined) throw new Error(`${packageName} is not pinned`);
  return { ...source, places: places.map((place) => ({ ...place, maker })) };
};

/**
 * The whole address books of the protocols, to measure by: every address that the package names of a chain that is
 * supported, tokens, oracles, implementations and accounts of people included. `contract-sources.ts` says which of them
 * become rows. Not measured, since they are of others: Aave's copies of Chainlink's price feeds.
 */
export const ADDRESS_BOOKS: readonly ContractSource[] = [
  book('@aave-dao/aave-address-book', 'Aave', {
    file: /^dist\/(?:Aave|Gho|Governance|Misc|Umbrella)(?!\w*Sepolia)\w*\.mjs$/,
    member: /^dist\/[A-Z]\w*?(?<chain>Ethereum|Polygon|Arbitrum|Optimism|Base|BNB)\w*\.mjs (?<name>.+)$/,
  }),
  book('@safe-global/safe-deployments', 'Safe', {
    file: /^dist\/assets\/v\d[^/]*\/[^/]+\.json$/,
    member: / networkAddresses\/(?<chain>\d+)$/,
  }),
  book('@safe-global/safe-modules-deployments', 'Safe modules', {
    file: /^dist\/assets\/[^/]+\/v[^/]+\/[^/]+\.json$/,
    member: / networkAddresses\/(?<chain>\d+)$/,
  }),
  book(
    '@uniswap/sdk-core',
    'Uniswap',
    { file: /^dist\/cjs\/src\/addresses\.js$/, member: / (?<chain>[A-Z_]+)_ADDRESSES\/(?<name>\w+)$/ },
    { file: /^dist\/cjs\/src\/addresses\.js$/, member: / (?<name>\w+)\/(?<chain>chains_1\.ChainId\.\w+)$/ },
  ),
  book('@uniswap/universal-router-sdk', 'Uniswap routers', {
    file: /^dist\/cjs\/src\/utils\/constants\.js$/,
    member: / CHAIN_CONFIGS\/(?<chain>\d+)\/(?<name>.+)$/,
  }),
  book('@across-protocol/contracts', 'Across', {
    file: /^dist\/broadcast\/deployed-addresses\.json$/,
    member: / chains\/(?<chain>\d+)\/contracts\/(?<name>.+)\/address$/,
  }),
  book('@cowprotocol/contracts', 'CoW Protocol', {
    file: /^networks\.json$/,
    member: / (?<name>\w+)\/(?<chain>\d+)\/address$/,
  }),
  book('@0x/contract-addresses', '0x', { file: /^addresses\.json$/, member: / (?<chain>\d+)\/(?<name>.+)$/ }),
  book(
    '@arbitrum/sdk',
    'Arbitrum bridge',
    {
      file: /^dist\/lib\/dataEntities\/networks\.js$/,
      member: / (?:mainnetTokenBridge\/(?=parent)|mainnetETHBridge\/)(?<name>\w+)$/,
      chains: ['ethereum'],
    },
    {
      file: /^dist\/lib\/dataEntities\/networks\.js$/,
      member: / mainnetTokenBridge\/(?<name>child\w+)$/,
      chains: ['arbitrum'],
    },
  ),
  book(
    'viem',
    'OP Stack of Base and Optimism',
    {
      file: /^_esm\/chains\/definitions\/(?:base|optimism)\.js$/,
      member: / \w+\/contracts\/(?<name>\w+)\/sourceId\/address$/,
      chains: ['ethereum'],
    },
    {
      file: /^_esm\/op-stack\/contracts\.js$/,
      member: / contracts\/(?<name>\w+)\/address$/,
      chains: ['base', 'optimism'],
    },
  ),
  book('@ensdomains/ensjs', 'ENS', {
    file: /^dist\/contracts\/consts\.js$/,
    member: / \w+\/(?<chain>mainnet\.id)\/(?<name>\w+)\/address$/,
  }),
  book('@balancer-labs/v2-deployments', 'Balancer', {
    file: /^dist\/addresses\/\w+\.json$/,
    member: /\/(?<chain>\w+)\.json (?<address>0x\w{40})\/name$/,
  }),
  book('@morpho-org/morpho-ts', 'Morpho', {
    file: /^lib\/esm\/addresses\.js$/,
    member: / _addressesRegistry\/(?<chain>ChainId\.\w+)\/(?<name>.+)$/,
  }),
  book('@stargatefinance/stg-evm-sdk-v2', 'Stargate', {
    file: /^dist\/deployed\/(?!contracts|index)\w+\.mjs$/,
    member: /\/(?<name>\w+)\.mjs addresses\/(?<chain>\w+-mainnet)$/,
  }),
  book(
    '@wormhole-foundation/sdk-base',
    'Wormhole',
    {
      file: /^dist\/esm\/constants\/contracts\/\w+\.js$/,
      member: /\/(?<name>\w+)\.js \w+\/Mainnet\/(?<chain>\w+)$/,
    },
    {
      file: /^dist\/esm\/constants\/contracts\/\w+\.js$/,
      member: / \w+\/Mainnet\/(?<chain>\w+)\/(?<name>\w+)$/,
    },
  ),
  book('@pendle/core-v2', 'Pendle', {
    file: /^deployments\/\d+-core\.json$/,
    member: /\/(?<chain>\d+)-core\.json (?<name>.+)$/,
  }),
  book(
    '@curvefi/api',
    'Curve',
    {
      file: /^lib\/constants\/network_constants\.js$/,
      member: / ALIASES_(?<chain>[A-Z]+)\/(?<name>\w+)$/,
    },
    {
      file: /^lib\/constants\/pools\/\w+\.js$/,
      member: / (?:POOLS|LLAMMAS)_DATA_(?<chain>[A-Z]+)\/(?<name>.+)$/,
    },
  ),
  book('@gmx-io/sdk', 'GMX', {
    file: /^build\/cjs\/src\/configs\/contracts\.js$/,
    member: / CONTRACTS\/chains_1\.(?<chain>\w+)\/(?<name>\w+)$/,
  }),
  book('@paraswap/dex-lib', 'Velora', {
    file: /^build\/config\.js$/,
    member: / baseConfigs\/constants_1\.Network\.(?<chain>[A-Z]+)\/(?<name>.+)$/,
  }),
];
