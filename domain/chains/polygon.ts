import { evmChain } from './definition.js';

export const polygon = evmChain({
  slug: 'polygon',
  isExtra: false,
  name: 'Polygon',
  currency: { symbol: 'POL', decimals: 18 },
  chainId: '137',
  moreThanAllCoins: 11_500_000_000, // 10,560 million POL in late 2025
  wrappedCoin: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
  blockSeconds: 2,
  namesInLists: ['matic'],
  idsInLists: [137],
  letter: 'p',
  names: { defillama: 'polygon' },
});
