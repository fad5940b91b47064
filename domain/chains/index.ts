import { arbitrum } from './arbitrum.js';
import { avalanche } from './avalanche.js';
import { base } from './base.js';
import { bnb } from './bnb.js';
import type { AddressFamily, ChainDefinition } from './definition.js';
import { ethereum } from './ethereum.js';
import { gnosis } from './gnosis.js';
import { linea } from './linea.js';
import { optimism } from './optimism.js';
import { polygon } from './polygon.js';
import { scroll } from './scroll.js';
import { solana } from './solana.js';
import { unichain } from './unichain.js';

/** Every chain: the published ones in their order, then the extras. What is said of chains follows from this list. */
const LIST = [
  ...[ethereum, bnb, polygon, base, arbitrum, optimism, solana],
  ...[avalanche, gnosis, linea, scroll, unichain],
] as const;

/** The slug of a supported network. */
export type Chain = (typeof LIST)[number]['slug'];

/** A chain with all that is known of it. */
export type KnownChain = ChainDefinition<Chain>;

export const CHAIN_LIST: readonly KnownChain[] = LIST;
const slugsOf = (chains: readonly KnownChain[]): readonly Chain[] => chains.map(({ slug }) => slug);

/** Every chain that a record or a list may name, whether it is on or not. */
export const ALL_CHAINS: readonly Chain[] = slugsOf(LIST);
/** The published ones: those that requests may always name. */
export const CHAINS: readonly Chain[] = slugsOf(CHAIN_LIST.filter(({ isExtra }) => !isExtra));
/** Those that a service takes only where its operator turned them on. */
export const EXTRA_CHAINS: readonly Chain[] = slugsOf(CHAIN_LIST.filter(({ isExtra }) => isExtra));
export const EVM_CHAINS: readonly Chain[] = slugsOf(CHAIN_LIST.filter(({ family }) => family === 'evm'));

const BY_SLUG = Object.fromEntries(LIST.map((chain) => [chain.slug, chain])) as Readonly<Record<Chain, KnownChain>>;

/** All that is known of a chain. */
export const chainOf = (chain: Chain): KnownChain => BY_SLUG[chain];

/** The address family of a chain. Total: every chain has exactly one. */
export const familyOf = (chain: Chain): AddressFamily => BY_SLUG[chain].family;

/** The name that a person reads. */
export const CHAIN_NAMES = Object.fromEntries(LIST.map(({ slug, name }) => [slug, name])) as Readonly<
  Record<Chain, string>
>;

type Currency = KnownChain['currency'] & Pick<KnownChain, 'chainId'>;
const CURRENCIES = Object.fromEntries(
  LIST.map(({ slug, currency, chainId }) => [slug, { ...currency, chainId }]),
) as Readonly<Record<Chain, Currency>>;

/** The chain's own currency, and the number by which EVM bytes name the chain; null on Solana. */
export const currencyOf = (chain: Chain): Currency => CURRENCIES[chain];

/** The chain of an EIP-155 id in decimal text; null for a network that is not supported. */
export const chainOfId = (chainId: string): Chain | null =>
  LIST.find((chain) => chain.chainId === chainId)?.slug ?? null;

const WRAPPED = new Set(LIST.filter(({ family }) => family === 'evm').map(({ wrappedCoin }) => wrappedCoin as string));

/** Whether a contract wraps the coin of an EVM chain one for one. Its functions share selectors with many others. */
export const isWrappedNative = (contract: string): boolean => WRAPPED.has(contract);
