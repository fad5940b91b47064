/** The seven supported networks, by the slug that requests use. Order is the published one. */
export const CHAINS = ['ethereum', 'bnb', 'polygon', 'base', 'arbitrum', 'optimism', 'solana'] as const;
export type Chain = (typeof CHAINS)[number];

/** Chains of one family share an address format and therefore the same accounts by name. */
export type AddressFamily = 'evm' | 'solana';

/** The address family of a chain. Total: every chain has exactly one. */
export const familyOf = (chain: Chain): AddressFamily => (chain === 'solana' ? 'solana' : 'evm');

/** The name a person reads. */
export const CHAIN_NAMES: Readonly<Record<Chain, string>> = {
  ethereum: 'Ethereum',
  bnb: 'BNB Chain',
  polygon: 'Polygon',
  base: 'Base',
  arbitrum: 'Arbitrum',
  optimism: 'Optimism',
  solana: 'Solana',
};
