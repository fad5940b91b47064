import type { ChainDefinition } from './definition.js';

export const solana = {
  slug: 'solana',
  family: 'solana',
  isExtra: false,
  name: 'Solana',
  currency: { symbol: 'SOL', decimals: 9 },
  chainId: null,
  moreThanAllCoins: 660_000_000, // 613 million SOL in late 2025
  wrappedCoin: 'So11111111111111111111111111111111111111112',
  blockSeconds: 1,
  namesInLists: ['sol'],
  // 101 is the SPL token registry's (`ENV.MainnetBeta`), 501000101 is Uniswap's (`@uniswap/sdk-core`), 1151111081099710
  // is LI.FI's; 102 and 103 are Solana's test networks
  idsInLists: [101, 501000101, 1151111081099710],
  letter: 's',
  names: { defillama: 'solana' },
} as const satisfies ChainDefinition;
