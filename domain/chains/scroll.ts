import { evmChain } from './definition.js';

export const scroll = evmChain({
  slug: 'scroll',
  isExtra: true,
  name: 'Scroll',
  currency: { symbol: 'ETH', decimals: 18 },
  chainId: '534352',
  moreThanAllCoins: 125_000_000, // 121 million ETH in late 2025
  wrappedCoin: '0x5300000000000000000000000000000000000004',
  blockSeconds: 1,
  namesInLists: [],
  idsInLists: [534352],
  letter: 'c',
  names: { defillama: 'scroll' },
});
