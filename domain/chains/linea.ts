import { evmChain } from './definition.js';

export const linea = evmChain({
  slug: 'linea',
  isExtra: true,
  name: 'Linea',
  currency: { symbol: 'ETH', decimals: 18 },
  chainId: '59144',
  moreThanAllCoins: 125_000_000, // 121 million ETH in late 2025
  wrappedCoin: '0xe5d7c2a44ffddf6b295a15c148167daaaf5cf34f',
  blockSeconds: 2,
  namesInLists: [],
  idsInLists: [59144],
  letter: 'l',
  names: { defillama: 'linea' },
});
