import type { Chain } from '../../../domain/chains/index.js';

/** How packages write each chain, in lower case. */
const SPELLINGS: Readonly<Record<Chain, readonly string[]>> = {
  ethereum: ['1', 'ethereum', 'mainnet', 'ethmainnet', 'ethereum-mainnet', 'mainnet.id', 'eth'],
  bnb: ['56', 'bnb', 'bsc', 'bscmainnet', 'bsc-mainnet', 'bsc.id'],
  polygon: ['137', 'polygon', 'polygonmainnet', 'polygon-mainnet', 'polygon.id', 'matic'],
  base: ['8453', 'base', 'basemainnet', 'base-mainnet', 'base.id'],
  arbitrum: ['42161', 'arbitrum', 'arbitrum_one', 'arbitrummainnet', 'arbitrum-mainnet', 'arbitrumone', 'arb'],
  optimism: ['10', 'optimism', 'optmainnet', 'optimism-mainnet', 'optimism.id', 'op'],
  solana: ['101', '501000101', 'solana', 'solana-mainnet'],
};

const BY_SPELLING: ReadonlyMap<string, Chain> = new Map(
  (Object.entries(SPELLINGS) as [Chain, readonly string[]][]).flatMap(([chain, spellings]) =>
    spellings.map((spelling) => [spelling, chain] as const),
  ),
);

/** The chain that a package means; undefined for one that is not checked here. */
export const chainNamed = (spelling: string): Chain | undefined =>
  BY_SPELLING.get(spelling.toLowerCase().replace(/^(?:chains_1\.)?(?:chainid\.)?/, ''));
