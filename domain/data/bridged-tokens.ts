/** A token on one chain: the chain's id, the contract in lower case, decimals. */
type OnChain = readonly [chainId: bigint, contract: string, decimals: number];

/**
 * Tokens that stand for the same money on several chains, by which a bridge's order for another chain is understood.
 * Source: the issuers' and chains' own deployments, as the bundled token registry has them; a test compares the two.
 * Version 1, 2026-11-29.
 */
export const BRIDGED_TOKENS: readonly (readonly [symbol: string, on: readonly OnChain[]])[] = [
  [
    'USDC',
    [
      [1n, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', 6],
      [56n, '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d', 18],
      [137n, '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359', 6],
      [8453n, '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', 6],
      [42161n, '0xaf88d065e77c8cc2239327c5edb3a432268e5831', 6],
      [10n, '0x0b2c639c533813f4aa9d7837caf62653d097ff85', 6],
      [43114n, '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e', 6],
      [100n, '0xddafbb505ad214d7b80b1f830fccc89b60fb7a83', 6],
      [59144n, '0x176211869ca2b568f2a7d4ee941e073a821ee1ff', 6],
      [534352n, '0x06efdbff2a14a7c8e15944d1f4a48f9f95f663a4', 6],
      [130n, '0x078d782b760474a361dda0af3839290b0ef57ad6', 6],
    ],
  ],
  [
    'USDT',
    [
      [1n, '0xdac17f958d2ee523a2206206994597c13d831ec7', 6],
      [56n, '0x55d398326f99059ff775485246999027b3197955', 18],
      [137n, '0xc2132d05d31c914a87c6611c10748aeb04b58e8f', 6],
      [8453n, '0xfde4c96c8593536e31f229ea8f37b2ada2699bb2', 6],
      [42161n, '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', 6],
      [10n, '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58', 6],
      [43114n, '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7', 6],
      [100n, '0x4ecaba5870353805a9f068101a40e0f32ed605c6', 6],
      [59144n, '0xa219439258ca9da29e9cc4ce5596924745e12b93', 6],
      [534352n, '0xf55bec9cafdbe8730f096aa55dad6d22d44099df', 6],
      [130n, '0x588ce4f028d8e7b53b687865d6a67b3a54c75518', 6],
    ],
  ],
  [
    'DAI',
    [
      [1n, '0x6b175474e89094c44da98b954eedeac495271d0f', 18],
      [56n, '0x1af3f329e8be154074d8769d1ffa4ee058b1dbc3', 18],
      [137n, '0x8f3cf7ad23cd3cadbd9735aff958023239c6a063', 18],
      [8453n, '0x50c5725949a6f0c72e6c4a641f24049a917db0cb', 18],
      [42161n, '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1', 18],
      [10n, '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1', 18],
      [59144n, '0x4af15ec2a0bd43db75dd04e62faa3b8ef36b00d5', 18],
      [130n, '0x20cab320a855b39f724131c69424240519573f81', 18],
    ],
  ],
  [
    'WBTC',
    [
      [1n, '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599', 8],
      [56n, '0x0555e30da8f98308edb960aa94c0db47230d2b9c', 8],
      [137n, '0x1bfd67037b42cf73acf2047067bd4f2c47d9bfd6', 8],
      [8453n, '0x0555e30da8f98308edb960aa94c0db47230d2b9c', 8],
      [42161n, '0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f', 8],
      [10n, '0x68f180fcce6836688e9084f035309e29bf0a2095', 8],
      [43114n, '0x50b7545627a5162f82a992c33b87adc75187b218', 8],
      [100n, '0x8e5bbbb09ed1ebde8674cda39a0c169401db4252', 8],
      [59144n, '0x3aab2285ddcddad8edf438c1bab47e1a9d05a9b4', 8],
      [534352n, '0x3c1bca5a656e69edcd0d4e36bebb3fcdaca60cf1', 8],
      [130n, '0x927b51f251480a681271180da4de28d44ec4afb8', 8],
    ],
  ],
  [
    'WETH',
    [
      [1n, '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', 18],
      [56n, '0x2170ed0880ac9a755fd29b2688956bd959f933f8', 18],
      [137n, '0x7ceb23fd6bc0add59e62ac25578270cff1b9f619', 18],
      [8453n, '0x4200000000000000000000000000000000000006', 18],
      [42161n, '0x82af49447d8a07e3bd95bd0d56f35241523fbab1', 18],
      [10n, '0x4200000000000000000000000000000000000006', 18],
      [43114n, '0x49d5c2bdffac6ce2bfdb6640f4f80f226bc10bab', 18],
      [100n, '0x6a023ccd1ff6f2045c3309768ead9e68f978f6e1', 18],
      [59144n, '0xe5d7c2a44ffddf6b295a15c148167daaaf5cf34f', 18],
      [534352n, '0x5300000000000000000000000000000000000004', 18],
      [130n, '0x4200000000000000000000000000000000000006', 18],
    ],
  ],
];
