import type { Chain } from './chain.js';

/** A chain's own currency, and the number by which EVM bytes name the chain. */
interface ChainCurrency {
  readonly symbol: string;
  readonly decimals: number;
  /** Null on Solana: its bytes name no chain. */
  readonly chainId: string | null;
}

/** Source: the chains' own documentation, and the registry of chain ids (EIP-155). */
const CURRENCIES: Readonly<Record<Chain, ChainCurrency>> = {
  ethereum: { symbol: 'ETH', decimals: 18, chainId: '1' },
  bnb: { symbol: 'BNB', decimals: 18, chainId: '56' },
  polygon: { symbol: 'POL', decimals: 18, chainId: '137' },
  base: { symbol: 'ETH', decimals: 18, chainId: '8453' },
  arbitrum: { symbol: 'ETH', decimals: 18, chainId: '42161' },
  optimism: { symbol: 'ETH', decimals: 18, chainId: '10' },
  solana: { symbol: 'SOL', decimals: 9, chainId: null },
};

/** The chain's own currency. */
export const currencyOf = (chain: Chain): ChainCurrency => CURRENCIES[chain];

/** The chain of an EIP-155 id in decimal text; null for a network that is not one of the seven. */
export const chainOfId = (chainId: string): Chain | null =>
  (Object.entries(CURRENCIES) as [Chain, ChainCurrency][]).find(([, row]) => row.chainId === chainId)?.[0] ?? null;
