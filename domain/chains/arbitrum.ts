import { evmChain } from './definition.js';

export const arbitrum = evmChain({
  slug: 'arbitrum',
  isExtra: false,
  name: 'Arbitrum',
  currency: { symbol: 'ETH', decimals: 18 },
  chainId: '42161',
  moreThanAllCoins: 125_000_000, // 121 million ETH in late 2025
  wrappedCoin: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  blockSeconds: 1,
  namesInLists: ['arb', 'arbitrum one'],
  idsInLists: [42161],
  letter: 'a',
  names: { defillama: 'arbitrum' },
});
