import { evmChain } from './definition.js';

export const gnosis = evmChain({
  slug: 'gnosis',
  isExtra: true,
  name: 'Gnosis Chain',
  currency: { symbol: 'xDAI', decimals: 18 },
  chainId: '100',
  moreThanAllCoins: 250_000_000, // 100 million xDAI in late 2025
  wrappedCoin: '0xe91d153e0b41518a2ce8dd3d7944fa863463a97d',
  blockSeconds: 5,
  namesInLists: ['xdai', 'gnosis chain'],
  idsInLists: [100],
  letter: 'g',
  names: { defillama: 'xdai' },
});
