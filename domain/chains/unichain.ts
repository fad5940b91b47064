import { evmChain } from './definition.js';

export const unichain = evmChain({
  slug: 'unichain',
  isExtra: true,
  name: 'Unichain',
  currency: { symbol: 'ETH', decimals: 18 },
  chainId: '130',
  moreThanAllCoins: 125_000_000, // 121 million ETH in late 2025
  wrappedCoin: '0x4200000000000000000000000000000000000006',
  blockSeconds: 1,
  namesInLists: [],
  idsInLists: [130],
  letter: 'u',
  names: { defillama: 'unichain' },
});
