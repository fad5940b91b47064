import { evmChain } from './definition.js';

export const base = evmChain({
  slug: 'base',
  isExtra: false,
  name: 'Base',
  currency: { symbol: 'ETH', decimals: 18 },
  chainId: '8453',
  moreThanAllCoins: 125_000_000, // 121 million ETH in late 2025
  wrappedCoin: '0x4200000000000000000000000000000000000006',
  blockSeconds: 2,
  namesInLists: [],
  idsInLists: [8453],
  letter: 'b',
  names: { defillama: 'base' },
});
