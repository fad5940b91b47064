import { CHAINS, type Chain } from '../../../../domain/intent/chain.js';
import type { ChainHint } from './candidate.js';

/**
 * How lists write our chains: our slugs, explorers' names, native symbols and EIP-155 ids. Sources: EIP-155 chain list;
 * findings in data published by etherscan-style label dumps.
 */
const CHAIN_NAMES: ReadonlyMap<string, Chain> = new Map([
  ...CHAINS.map((chain): [string, Chain] => [chain, chain]),
  ['eth', 'ethereum'],
  ['mainnet', 'ethereum'],
  ['bsc', 'bnb'],
  ['bnb chain', 'bnb'],
  ['binance smart chain', 'bnb'],
  ['matic', 'polygon'],
  ['arb', 'arbitrum'],
  ['arbitrum one', 'arbitrum'],
  ['op', 'optimism'],
  ['op mainnet', 'optimism'],
  ['sol', 'solana'],
]);

/**
 * Chain ids of token lists. EVM ids are EIP-155. Solana has no such id: 101 is the SPL token registry's
 * (`ENV.MainnetBeta`), 501000101 is Uniswap's (`@uniswap/sdk-core`), 1151111081099710 is LI.FI's. 102 and 103 are
 * Solana's test networks.
 */
const CHAIN_IDS: ReadonlyMap<number, Chain> = new Map([
  [1, 'ethereum'],
  [10, 'optimism'],
  [56, 'bnb'],
  [101, 'solana'],
  [137, 'polygon'],
  [8453, 'base'],
  [42161, 'arbitrum'],
  [501000101, 'solana'],
  [1151111081099710, 'solana'],
]);

const ELSEWHERE: ChainHint = { by: 'elsewhere' };

const hintOn = (chain: Chain | undefined): ChainHint => (chain === undefined ? ELSEWHERE : { by: 'chain', chain });

/** What a numeric chain id names; `elsewhere` for any other number and for anything that is no number. */
export const hintOfChainId = (chainId: unknown): ChainHint => {
  const id = typeof chainId === 'string' && /^\d{1,16}$/.test(chainId) ? Number(chainId) : chainId;
  return hintOn(typeof id === 'number' ? CHAIN_IDS.get(id) : undefined);
};

/** What a chain column names: nothing said is `fallback`, `evm` is every EVM chain, a number is a chain id. */
export const hintOfChainName = (name: unknown, fallback: Chain | null): ChainHint => {
  if (name === null || name === undefined) return { by: 'chain', chain: fallback };
  if (typeof name === 'number') return hintOfChainId(name);
  if (typeof name !== 'string') return ELSEWHERE;
  const folded = name.trim().toLowerCase();
  if (folded === '') return { by: 'chain', chain: fallback };
  if (folded === 'evm') return { by: 'chain', chain: null };
  return /^\d+$/.test(folded) ? hintOfChainId(folded) : hintOn(CHAIN_NAMES.get(folded));
};
