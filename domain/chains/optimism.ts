import { evmChain } from './definition.js';

export const optimism = evmChain({
  slug: 'optimism',
  isExtra: false,
  name: 'Optimism',
  currency: { symbol: 'ETH', decimals: 18 },
  chainId: '10',
  moreThanAllCoins: 125_000_000, // 121 million ETH in late 2025
  wrappedCoin: '0x4200000000000000000000000000000000000006',
  blockSeconds: 2,
  namesInLists: ['op', 'op mainnet'],
  idsInLists: [10],
  letter: 'o',
  names: { defillama: 'optimism' },
});
