import { type Chain, EVM_CHAINS } from '../../../../domain/chains/index.js';
import type { PinnedPackage } from '../packages.js';

/** Where in a package contracts stand. */
export interface Place {
  readonly file: RegExp;
  /**
   * Over `file path/to/member`: `chain` and `name` are what they are called there. A literal that does not match is left
   * out.
   */
  readonly member: RegExp;
  /** Where no part of the member names the chain. */
  readonly chains?: readonly Chain[];
  /** What the contract belongs to. */
  readonly maker: string;
  /** Named only: nobody vouches for calling it. */
  readonly isPart?: true;
  /** The files are descriptors of ERC-7730: each names a contract, its owner and all its deployments. */
  readonly areDescriptors?: true;
}

export interface ContractSource extends PinnedPackage {
  readonly places: readonly Place[];
}

/** The day on which the versions below were last looked at. */
export const PINNED_ON = '2026-11-28';

/** A package whose one module names one program of Solana. */
const program = (pinned: PinnedPackage, file: RegExp, member: string, maker: string): ContractSource => ({
  ...pinned,
  places: [{ file, member: new RegExp(` (?:${member})$`), chains: ['solana'], maker }],
});

/**
 * The makers' own packages, the first that names a contract gives the row. Which members are contracts that users meet
 * is decided here; `contract-rows.ts` leaves out what never is.
 */
export const CONTRACT_SOURCES: readonly ContractSource[] = [
  {
    name: '@aave-dao/aave-address-book',
    version: '4.68.1',
    published: '2026-09-16',
    licence: 'MIT',
    integrity: 'sha512-Tw1j/0OGN90m6cpaiNwpizxkBq4XzVgJqhz/fWdq9wF7yc2MAghVrsRWrCICBUiG+P7GKYd84mwULH0XVW3QTA==',
    places: [
      {
        file: /^dist\/AaveV[23](?:Ethereum|Polygon|Arbitrum|Optimism|Base|BNB|Avalanche|Gnosis|Linea|Scroll)[A-Za-z]*\.mjs$/,
        member:
          /^dist\/Aave(?<maker>V[23](?<chain>Ethereum|Polygon|Arbitrum|Optimism|Base|BNB|Avalanche|Gnosis|Linea|Scroll)\w*)\.mjs (?<name>[A-Z]\w*)$/,
        maker: 'Aave',
      },
      {
        file: /^dist\/AaveV[23](?:Ethereum|Polygon|Arbitrum|Optimism|Base|BNB|Avalanche|Gnosis|Linea|Scroll)[A-Za-z]*\.mjs$/,
        member:
          /^dist\/Aave(?<maker>V[23](?<chain>Ethereum|Polygon|Arbitrum|Optimism|Base|BNB|Avalanche|Gnosis|Linea|Scroll)\w*)\.mjs ASSETS\/(?<name>[\w.]+\/(?:ORACLE|INTEREST_RATE_STRATEGY|STATA_TOKEN|STATIC_A_TOKEN|A_TOKEN|V_TOKEN|S_TOKEN))$/,
        maker: 'Aave',
      },
      {
        file: /^dist\/AaveV4(?:Ethereum|Avalanche)\.mjs$/,
        member:
          /^dist\/Aave(?<maker>V4(?<chain>Ethereum|Avalanche))\.mjs (?:HUBS|SPOKES|TOKENIZATION_SPOKES|POSITION_MANAGERS)\/(?<name>\w+)$/,
        maker: 'Aave',
      },
      {
        file: /^dist\/(?:GovernanceV3|Umbrella)(?:Ethereum|Polygon|Arbitrum|Optimism|Base|BNB|Avalanche|Gnosis|Linea|Scroll)\.mjs$/,
        member:
          /^dist\/(?<maker>GovernanceV3|Umbrella)(?<chain>Ethereum|Polygon|Arbitrum|Optimism|Base|BNB|Avalanche|Gnosis|Linea|Scroll)\.mjs (?<name>[A-Z]\w*)$/,
        maker: 'Aave',
      },
      {
        file: /^dist\/(?:Gho|Misc)(?:Ethereum|Polygon|Arbitrum|Optimism|Base|BNB|Avalanche|Gnosis|Linea|Scroll)\.mjs$/,
        member:
          /^dist\/(?<maker>Gho|Misc)(?<chain>Ethereum|Polygon|Arbitrum|Optimism|Base|BNB|Avalanche|Gnosis|Linea|Scroll)\.mjs (?<name>(?:GSM|GHO|SGHO|ECOSYSTEM|MERKLE|PARASWAP|SABLIER)\w*)$/,
        maker: 'Aave',
      },
      {
        file: /^dist\/UmbrellaEthereum\.mjs$/,
        member: /^dist\/(?<maker>Umbrella(?<chain>Ethereum))\.mjs \w+\/(?<name>\w+\/STAKE_TOKEN)$/,
        maker: 'Aave',
      },
    ],
  },
  {
    name: '@safe-global/safe-deployments',
    version: '1.37.63',
    published: '2026-09-08',
    licence: 'MIT',
    integrity: 'sha512-dH4V3iHH5tZdxx3DBvvBzmnlOZpKMXUx6CBFGUwlARnUa9MEVVyg8Sbpc3DplsaPB5fLh0J97+WB5ylxhLWCRA==',
    places: [
      { file: /^dist\/assets\/v\d[^/]*\/[^/]+\.json$/, member: / networkAddresses\/(?<chain>\d+)$/, maker: 'Safe' },
    ],
  },
  {
    name: '@safe-global/safe-modules-deployments',
    version: '3.0.10',
    published: '2026-09-08',
    licence: 'MIT',
    integrity: 'sha512-6TWp62j4MxQxTttL7WehrQMI3irMeQo3/mKUuSWb0+oE7fzioQWZ+QYT3sD92cfsKITFIWJ2rHyeyXIbSq0qMg==',
    places: [
      {
        file: /^dist\/assets\/[^/]+\/v[^/]+\/[^/]+\.json$/,
        member: / networkAddresses\/(?<chain>\d+)$/,
        maker: 'Safe',
      },
    ],
  },
  {
    name: '@uniswap/sdk-core',
    version: '7.19.4',
    published: '2026-09-28',
    licence: 'MIT',
    integrity: 'sha512-jV9qVMMD6qvEATgfFnZ3QgrhIMv5lullzeGPWjyC4+sUctatft+1M+OtAZxxjbFm8NQfJA73hqIeFPOg4cUyoA==',
    places: [
      {
        file: /^dist\/cjs\/src\/addresses\.js$/,
        member:
          / (?<chain>MAINNET|OPTIMISM|ARBITRUM_ONE|POLYGON|BNB|BASE|AVALANCHE|LINEA|UNICHAIN)_ADDRESSES\/(?<name>\w+)$/,
        maker: 'Uniswap',
      },
      {
        file: /^dist\/cjs\/src\/addresses\.js$/,
        member:
          / (?<name>(?:V2_FACTORY|V2_ROUTER|GOVERNANCE_\w+|MERKLE_DISTRIBUTOR|ARGENT_WALLET_DETECTOR)_ADDRESS(?:ES)?)\/chains_1\.(?<chain>ChainId\.\w+)$/,
        maker: 'Uniswap',
      },
    ],
  },
  {
    name: '@uniswap/universal-router-sdk',
    version: '5.13.0',
    published: '2026-09-22',
    licence: 'MIT',
    integrity: 'sha512-eAk5or7kZMV2ZlVr+NN0taDOm8MQs9KMfSEwXvC4ggfufVuswux/uVk2sNFx7C69f2Pj6bXLkZHoNH4xv1eqiA==',
    places: [
      {
        file: /^dist\/cjs\/src\/utils\/constants\.js$/,
        member: / CHAIN_CONFIGS\/(?<chain>\d+)\/routerConfigs\/(?<name>UniversalRouterVersion\.V\w+)\/address$/,
        maker: 'Uniswap',
      },
    ],
  },
  {
    name: '@across-protocol/contracts',
    version: '5.0.27',
    published: '2026-09-18',
    licence: 'AGPL-3.0-only',
    integrity: 'sha512-zp6BEBTDzRGEp7sNvvdRH4jBF2EuTI4RqFWVvhfkO28630Ow2hbCYeYiyTOjEOzAdqt+dn/sba9D9WirfwabWQ==',
    places: [
      {
        file: /^dist\/broadcast\/deployed-addresses\.json$/,
        member:
          / chains\/(?<chain>\d+)\/contracts\/(?<name>HubPool|SpokePool\w*|AcrossConfigStore|AcceleratingDistributor|AcrossMerkleDistributor|\w+SwapAndBridge|CounterfactualDeposit\w*|Sponsored\w+|TransferProxy|DonationBox\w*)\/address$/,
        maker: 'Across',
      },
    ],
  },
  {
    name: '@cowprotocol/contracts',
    version: '1.8.0',
    published: '2026-03-21',
    licence: 'LGPL-3.0-or-later',
    integrity: 'sha512-rMEHo1UBB6k4kRoWejHZNGggg6IBVt7vAd8x0FhEvjxhbq3zlAex61f9HpAcDExJNuvfwwDjsOc/7UGztCzhSw==',
    places: [
      {
        file: /^networks\.json$/,
        member: / (?<name>GPv2Settlement|GPv2VaultRelayer|GPv2AllowListAuthentication_Proxy)\/(?<chain>\d+)\/address$/,
        maker: 'CoW Protocol',
      },
    ],
  },
  {
    name: '@0x/contract-addresses',
    version: '8.13.0',
    published: '2024-12-13',
    licence: 'Apache-2.0',
    integrity: 'sha512-wWqDSPYZOu2YNDRXdIY5pfzel+w9jM3DBNjVT8o9+wdySY0X09kxHVwazIi4QL4Fa79HLN86KY5sXlfhXNBG9w==',
    places: [
      {
        file: /^addresses\.json$/,
        member: / (?<chain>\d+)\/(?<name>exchangeProxy|exchange|erc20Proxy|erc721Proxy|erc1155Proxy|stakingProxy)$/,
        maker: '0x',
      },
    ],
  },
  {
    name: '@arbitrum/sdk',
    version: '4.1.0',
    published: '2026-08-22',
    licence: 'Apache-2.0',
    integrity: 'sha512-OIGxZj4DHROejCjSkaZEOcHhRktZGMhLAPA+Cyymlp1z7KdWaeN2DW85i6yd2Ks7QeZkv2EvwcBKOJnxoSI5tQ==',
    places: [
      {
        file: /^dist\/lib\/dataEntities\/networks\.js$/,
        member: / mainnetTokenBridge\/(?<name>parent(?:GatewayRouter|Erc20Gateway|CustomGateway|WethGateway))$/,
        chains: ['ethereum'],
        maker: 'Arbitrum',
      },
      {
        file: /^dist\/lib\/dataEntities\/networks\.js$/,
        member: / mainnetTokenBridge\/(?<name>child(?:GatewayRouter|Erc20Gateway|CustomGateway|WethGateway))$/,
        chains: ['arbitrum'],
        maker: 'Arbitrum',
      },
      {
        file: /^dist\/lib\/dataEntities\/networks\.js$/,
        member: / mainnetETHBridge\/(?<name>bridge|inbox|sequencerInbox|outbox|rollup)$/,
        chains: ['ethereum'],
        maker: 'Arbitrum',
      },
    ],
  },
  {
    name: 'viem',
    version: '2.57.20',
    published: '2026-11-15',
    licence: 'MIT',
    integrity: 'sha512-LSvREzKT7xFXpmxW2YFJ/OtcZRkSGLp5zywSgadBf0qQCeqh2+FxHHWyrS2zEG7ZfBWQQvk8HI1i4HPzSMD14g==',
    places: [
      {
        file: /^_esm\/chains\/definitions\/(?:base|optimism|unichain)\.js$/,
        member: /\/(?<maker>base|optimism|unichain)\.js \w+\/contracts\/(?<name>\w+)\/sourceId\/address$/,
        chains: ['ethereum'],
        maker: 'OP Stack of',
      },
      {
        file: /^_esm\/op-stack\/contracts\.js$/,
        member: / contracts\/(?<name>l2\w+)\/address$/,
        chains: ['base', 'optimism', 'unichain'],
        maker: 'OP Stack',
      },
      {
        file: /^_esm\/account-abstraction\/constants\/address\.js$/,
        member: / (?<name>entryPoint0\d)Address$/,
        chains: EVM_CHAINS,
        maker: 'ERC-4337',
      },
    ],
  },
  {
    name: '@ensdomains/ensjs',
    version: '4.3.1',
    published: '2026-08-17',
    licence: 'MIT',
    integrity: 'sha512-7CmVT6JUeVhG/jEfc+AVDrdVjs4aYT0NU0uFoDrd2ij1xpQlYw7HcXTMbMGUtw0LvwDDLaAsZZOodhJ93+AP9g==',
    places: [
      {
        file: /^dist\/contracts\/consts\.js$/,
        member: / \w+\/(?<chain>mainnet\.id)\/(?<name>\w+)\/address$/,
        maker: 'ENS',
      },
    ],
  },
  {
    name: '@balancer-labs/v2-deployments',
    version: '3.2.0',
    published: '2026-03-20',
    licence: 'GPL-3.0-only',
    integrity: 'sha512-pghD7qyTVp1832d7F7yHgAeh/EZvS2/GLvUx9ieM671NMh1KTprYZOBCpEVVC9JnE1Vpru5rc9DDNlFw3capVw==',
    places: [
      {
        file: /^dist\/addresses\/(?:mainnet|polygon|arbitrum|optimism|bsc|gnosis)\.json$/,
        member: /\/(?<chain>\w+)\.json (?<address>0x\w{40})\/name$/,
        maker: 'Balancer',
      },
    ],
  },
  {
    name: '@morpho-org/morpho-ts',
    version: '2.8.0',
    published: '2026-07-17',
    licence: 'MIT',
    integrity: 'sha512-I+fSrYjx8VYHgzaTGUdGmxKM7qDrOWNBM4Yz/6hgum2tlCcgb5MN1sJVgztbO4nOk5C9Ly9I752CiyyYr2oeOg==',
    places: [
      {
        file: /^lib\/esm\/addresses\.js$/,
        member:
          / _addressesRegistry\/(?<chain>ChainId\.\w+)\/(?<name>morpho|bundler3\/\w+Adapter\w*|midnight\w*|registryList|publicAllocator|adaptiveCurveIrm|chainlinkOracleFactory|\w+[fF]actory)$/,
        maker: 'Morpho',
      },
    ],
  },
  {
    name: '@stargatefinance/stg-evm-sdk-v2',
    version: '1.1.12',
    published: '2026-03-24',
    licence: 'BUSL-1.1',
    integrity: 'sha512-bV6qcdCGOHdGn1cVP7d7bHtwDGK2aeC28gcN+e/2QAxkG972czNG9TlCBbzq0e1lNqHXokDweKsZPmRpffNO8A==',
    places: [
      {
        file: /^dist\/deployed\/(?:StargatePool\w+|StargateOFT\w+|StargateStaking|StargateMultiRewarder|OFTWrapper|TokenMessaging|CreditMessaging)\.mjs$/,
        member: /\/(?<name>\w+)\.mjs addresses\/(?<chain>\w+-mainnet)$/,
        maker: 'Stargate',
      },
    ],
  },
  {
    name: '@wormhole-foundation/sdk-base',
    version: '6.1.5',
    published: '2026-08-22',
    licence: 'Apache-2.0',
    integrity: 'sha512-ZKs211dUjVGc94okBmIVk/jFPtzq8a8P+OCAkxHZ9MtUyAKXnkOohe7l+Y6sQNXzpPvLuyk0QkLiaLSppDAejQ==',
    places: [
      {
        file: /^dist\/esm\/constants\/contracts\/(?:tokenBridge|nftBridge|core)\.js$/,
        member: /\/(?<name>\w+)\.js \w+\/Mainnet\/(?<chain>\w+)$/,
        maker: 'Wormhole',
      },
      {
        file: /^dist\/esm\/constants\/contracts\/circle\.js$/,
        member: / circleContracts\/Mainnet\/(?<chain>\w+)\/(?<name>tokenMessenger|messageTransmitter)$/,
        maker: 'Circle CCTP',
      },
      {
        file: /^dist\/esm\/constants\/contracts\/(?:tokenBridgeRelayer|relayer|portico)\.js$/,
        member: /\/(?<name>\w+)\.js \w+\/Mainnet\/(?<chain>\w+)(?:\/porticoUniswap)?$/,
        maker: 'Wormhole',
      },
    ],
  },
  {
    name: '@pendle/core-v2',
    version: '6.11.0',
    published: '2026-09-14',
    licence: 'BUSL-1.1',
    integrity: 'sha512-Q7h2KaYzYl8kZKNPe5qWKHYtdToVEL9FqCH0/5ab9/H34JBdutQoqo8hcggfaPYlziOOQ79dgbWfvyzMDJNQCw==',
    places: [
      {
        file: /^deployments\/(?:1|56|8453|42161|10|43114|130)-core\.json$/,
        member:
          /\/(?<chain>\d+)-core\.json (?<name>router|routerStatic|limitRouter|pyYtLpOracle|\w+Factory\w*|\w*[dD]istribut(?:or|ion)\w*|\w*[rR]edeemer|vePendle|sPendle|votingController|gaugeController|ptLooper\w*|merkleDepositor|fixedPrice\w*|syncOracle|crossChain\w+)$/,
        maker: 'Pendle',
      },
    ],
  },
  {
    name: '@curvefi/api',
    version: '2.70.1',
    published: '2026-09-28',
    licence: 'MIT',
    integrity: 'sha512-Ri+DqW7BISubW1pILxMFuaDKMV5I4wuEdgZy9TM9DJtO7O5CB3o3In4PuFngzw0sxoudLIzv93iCHpB6OE3qow==',
    places: [
      {
        file: /^lib\/constants\/network_constants\.js$/,
        member:
          / ALIASES_(?<chain>ETHEREUM|POLYGON|ARBITRUM|OPTIMISM|BSC|BASE|AVALANCHE|XDAI)\/(?<name>router|deposit_and_stake|minter|fee_distributor\w*|voting_escrow|voting_parameter|gauge_controller|stable_calc|crypto_calc|address_provider|fast_bridge|\w*factory\w*)$/,
        maker: 'Curve',
      },
      {
        file: /^lib\/constants\/pools\/(?:ethereum|polygon|arbitrum|optimism|bsc|base|avalanche|xdai)\.js$/,
        member:
          / (?:POOLS|LLAMMAS)_DATA_(?<chain>[A-Z]+)\/(?<name>[^/]+\/(?:(?:swap|deposit|gauge|token|amm|controller|sRewards|s_curve_rewards)_address))$/,
        maker: 'Curve',
      },
    ],
  },
  {
    name: '@gmx-io/sdk',
    version: '1.4.0',
    published: '2026-08-23',
    licence: 'BUSL-1.1',
    integrity: 'sha512-Cv9xCeYViYx2tUttEYRrDST4qu6+who4+ovSGlHdDPYuRWO3/j3rY/6JmakVPwEiWyIrkXPoWaeUD8FhpsQdvw==',
    places: [
      {
        file: /^build\/cjs\/src\/configs\/contracts\.js$/,
        member:
          / CONTRACTS\/chains_1\.(?<chain>ARBITRUM|AVALANCHE)\/(?<name>\w*(?<!Ocean)(?:Router|Tracker|Vester|Vault|ReferralStorage|ClaimHandler|DataStore|Manager|Distributor|Timelock|Pool|GMX|GLP|IOU))$/,
        maker: 'GMX',
      },
    ],
  },
  program(
    {
      name: '@solana-program/token-2022',
      version: '0.15.0',
      published: '2026-08-18',
      licence: 'Apache-2.0',
      integrity: 'sha512-Q9vR9kzP+l9AVWt2Uj5nH44BrnotiLFmX3AYDgsFQfuTla9n66RokNPGaSrCMUvQS0xRBv/u9BhH4p39qdB9Hw==',
    },
    /^dist\/src\/confidential\.js$/,
    '(?<name>(?:TOKEN_2022|ASSOCIATED_TOKEN))_PROGRAM_ADDRESS',
    'Solana',
  ),
  program(
    {
      name: '@solana-program/stake',
      version: '0.9.1',
      published: '2026-09-05',
      licence: 'MIT',
      integrity: 'sha512-iguVMu4a4minZM9+7ttciKFVpoq4QOKbmsK2RxhwzauDuXhqYEJufk8GSXvZt3Q3ec7qep2Jq09SfCmutFtuwg==',
    },
    /^dist\/src\/index\.js$/,
    '(?<name>STAKE)_PROGRAM_ADDRESS',
    'Solana',
  ),
  program(
    {
      name: '@solana-program/address-lookup-table',
      version: '0.12.1',
      published: '2026-08-24',
      licence: 'Apache-2.0',
      integrity: 'sha512-1fFO3hJI28WQUW2dYj5mFMKfxqgmEqdmvSom1M9K2fD4jV2e1XLociqqq6j8eWkK9Lxd2n5LqojySWiaURk3Rw==',
    },
    /^dist\/src\/index\.js$/,
    '(?<name>ADDRESS_LOOKUP_TABLE)_PROGRAM_ADDRESS',
    'Solana',
  ),
  program(
    {
      name: '@solana-program/compute-budget',
      version: '0.18.1',
      published: '2026-09-02',
      licence: 'Apache-2.0',
      integrity: 'sha512-ZVWknu3XvF6NI3zAuT6TXV19lQ7iDPzToM9gwI6KnUlnzHHP3u7IAIzDM7hLueQ6T7vLGjIUjYFCVg4mLHRZcg==',
    },
    /^dist\/src\/index\.js$/,
    '(?<name>COMPUTE_BUDGET)_PROGRAM_ADDRESS',
    'Solana',
  ),
  program(
    {
      name: '@sqds/multisig',
      version: '2.1.4',
      published: '2026-03-19',
      licence: 'MIT',
      integrity: 'sha512-5w+NmwHOzl96nI50R/fjSD6uFydRLNUquhoEmmWbGepS4D9DnQyF2TKcUBfTyxV3sgJt00ypBt7SXB3y8WOzUQ==',
    },
    /^lib\/generated\/index\.d\.ts$/,
    '(?<name>PROGRAM)_ADDRESS',
    'Squads multisig',
  ),
  program(
    {
      name: '@meteora-ag/dlmm',
      version: '1.9.14',
      published: '2026-08-09',
      licence: 'ISC',
      integrity: 'sha512-3xJGBaYgkHWSZ7sjfaMYTuCUE9/FGibIwhoNKSaP3iXX3kZck4b3qrtFwDl/1+JaflTeiZQY4zO25e+u2V/9ug==',
    },
    /^dist\/index\.js$/,
    'LBCLMM_PROGRAM_IDS/(?<name>mainnet-beta)',
    'Meteora DLMM',
  ),
  program(
    {
      name: '@drift-labs/sdk',
      version: '2.156.0',
      published: '2026-04-01',
      licence: 'Apache-2.0',
      integrity: 'sha512-LLdahH3a0lsU2queWT98m5AarRR07M0n4TLcaSP31ejO7J7rlQgw7uruEf7h8EA0DGLxJijbay9Vqv4TYkzbiw==',
    },
    /^lib\/node\/config\.js$/,
    '(?<name>DRIFT_PROGRAM)_ID',
    'Drift',
  ),
  program(
    {
      name: '@raydium-io/raydium-sdk',
      version: '1.3.0',
      published: '2024-12-13',
      licence: 'GPL-3.0',
      integrity: 'sha512-aNOQxjcyD7dVu2y0l12/dlnd/tXIzIBDqOVVz9r3P6rLEp0TQxfIm3LUc/CFrVBnRye1T08sXuOzlzr6X4KMTw==',
    },
    /^src\/baseInfo\/program\.ts$/,
    'MAINNET_PROGRAM_ID\\/(?<name>AmmV4|AmmStable|CLMM|Router|Farm\\w+)',
    'Raydium',
  ),
  {
    name: '@paraswap/dex-lib',
    version: '5.0.6',
    published: '2026-06-24',
    licence: 'MIT',
    integrity: 'sha512-m1WiNAtB1e+miR3T64ZHjpFh0h1mLYVd7QdSr5PQR6+opim87gxIwgxQkNOasGvJp99m79cn/TT82FYnXIVSgA==',
    places: [
      {
        file: /^build\/config\.js$/,
        member:
          / baseConfigs\/constants_1\.Network\.(?<chain>[A-Z]+)\/(?<name>(?:augustus|tokenTransferProxy)\w*)Address$/,
        maker: 'Velora',
      },
    ],
  },
  {
    name: 'ethereum/clear-signing-erc7730-registry',
    version: '3b66ba289cd3',
    published: '2026-08-20',
    licence: 'CC0-1.0',
    integrity: 'sha256-0b94ba9693601b34ee1fae32cf51955c62a80cccc2e892001f3d9bdcb9cb9403',
    places: [
      // descriptors that the makers of the contracts themselves wrote
      {
        file: /^registry\/(?:1inch|aave|ethena|kyberswap|lido|lifi|okx|ondo-finance|paraswap|quickswap|starkgate|threshold|uniswap|walletconnect)\/calldata-[^/]+\.json$/,
        member: / (?<chain>\d+)\/(?<name>.+)$/,
        maker: '',
        areDescriptors: true,
      },
      {
        file: /^registry\/[^/]+\/calldata-(?!.*-dev)[^/]+\.json$/,
        member: / (?<chain>\d+)\/(?<name>.+)$/,
        maker: '',
        areDescriptors: true,
        isPart: true,
      },
    ],
  },
  {
    // each file at the commit of its last change before the day below; the commit is the latest of them
    name: 'compound-finance/comet',
    version: '003edee12766',
    published: '2026-11-28',
    licence: 'BUSL-1.1',
    integrity: 'sha256-0983db398104b8fe5b8dba044374374e36545cd22afeb4b889212502cdd96c2e',
    places: [
      {
        file: /^deployments\/(?:mainnet|polygon|arbitrum|optimism|base|linea|scroll|unichain)\/[\w.]+\/roots\.json$/,
        member: /^deployments\/(?<chain>\w+)\/(?<maker>[\w.]+)\/roots\.json (?<name>comet)$/,
        maker: 'Compound III',
      },
      {
        file: /^deployments\/(?:mainnet|polygon|arbitrum|optimism|base|linea|scroll|unichain)\/[\w.]+\/roots\.json$/,
        member: /^deployments\/(?<chain>\w+)\/[\w.]+\/roots\.json (?<name>configurator|rewards|bulker)$/,
        maker: 'Compound III',
      },
    ],
  },
];
