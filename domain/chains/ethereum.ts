import { evmChain } from './definition.js';

export const ethereum = evmChain({
  slug: 'ethereum',
  isExtra: false,
  name: 'Ethereum',
  currency: { symbol: 'ETH', decimals: 18 },
  chainId: '1',
  moreThanAllCoins: 125_000_000, // 121 million ETH in late 2025
  wrappedCoin: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  blockSeconds: 12,
  namesInLists: ['eth', 'mainnet'],
  idsInLists: [1],
  letter: 'e',
  names: { defillama: 'ethereum' },
});
