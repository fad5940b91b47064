import { evmChain } from './definition.js';

export const bnb = evmChain({
  slug: 'bnb',
  isExtra: false,
  name: 'BNB Chain',
  currency: { symbol: 'BNB', decimals: 18 },
  chainId: '56',
  moreThanAllCoins: 140_000_000, // 138 million BNB in late 2025
  wrappedCoin: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
  blockSeconds: 1,
  namesInLists: ['bsc', 'bnb chain', 'binance smart chain'],
  idsInLists: [56],
  letter: 'n',
  names: { defillama: 'bsc' },
});
