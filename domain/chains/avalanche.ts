import { evmChain } from './definition.js';

export const avalanche = evmChain({
  slug: 'avalanche',
  isExtra: true,
  name: 'Avalanche',
  currency: { symbol: 'AVAX', decimals: 18 },
  chainId: '43114',
  moreThanAllCoins: 500_000_000, // 460 million AVAX in late 2025
  wrappedCoin: '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7',
  blockSeconds: 1,
  namesInLists: ['avax', 'avalanche c-chain'],
  idsInLists: [43114],
  letter: 'v',
  names: { defillama: 'avax' },
});
