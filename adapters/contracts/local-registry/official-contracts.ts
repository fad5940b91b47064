import type { Receipt } from '../../../domain/facts/contract/contract-facts.js';
import type { Chain } from '../../../domain/intent/chain.js';
import { type KnownContract } from './data/contracts.js';
import { OFFICIAL_CONTRACTS, OFFICIAL_SOURCES } from './data/official-contracts.js';

const CHAIN_OF: Readonly<Record<string, Chain>> = {
  e: 'ethereum',
  n: 'bnb',
  p: 'polygon',
  b: 'base',
  a: 'arbitrum',
  o: 'optimism',
  s: 'solana',
};

const RECEIVES: Readonly<Record<string, Receipt>> = { a: 'anything', c: 'native', n: 'nothing' };

const contractOf = (line: string): KnownContract => {
  const [address = '', chains = '', receives = '', proxy = '', source = '', ...name] = line.split(' ');
  const [publisher = '', published = ''] = OFFICIAL_SOURCES[Number(source)] ?? [];
  return {
    name: name.join(' '),
    address,
    chains: [...chains].flatMap((letter) => CHAIN_OF[letter] ?? []),
    upgradeable: proxy === 'p' ? true : null,
    verified: true,
    receives: RECEIVES[receives] ?? null,
    source: `${publisher} of ${published}`,
  };
};

/** The contracts that their makers' packages name, read once. */
export const officialContracts = (): readonly KnownContract[] =>
  OFFICIAL_CONTRACTS.split('\n')
    .filter((line) => line !== '')
    .map(contractOf);
