import { EVERY_CHAIN } from './chains.js';
import type { AddressFamily, ChainDefinition } from './definition.js';

/** The slug of a supported network. */
export type Chain = (typeof EVERY_CHAIN)[number]['slug'];

/** A chain with all that is known of it. */
export type KnownChain = ChainDefinition<Chain>;

export const CHAIN_LIST: readonly KnownChain[] = EVERY_CHAIN;
const slugsOf = (chains: readonly KnownChain[]): readonly Chain[] => chains.map(({ slug }) => slug);

/** Every chain that a record or a list may name, whether it is on or not. */
export const ALL_CHAINS: readonly Chain[] = slugsOf(EVERY_CHAIN);
/** The published ones: those that requests may always name. */
export const CHAINS: readonly Chain[] = slugsOf(CHAIN_LIST.filter(({ isExtra }) => !isExtra));
/** Those that a service takes only where its operator turned them on. */
export const EXTRA_CHAINS: readonly Chain[] = slugsOf(CHAIN_LIST.filter(({ isExtra }) => isExtra));
export const EVM_CHAINS: readonly Chain[] = slugsOf(CHAIN_LIST.filter(({ family }) => family === 'evm'));

const BY_SLUG = Object.fromEntries(EVERY_CHAIN.map((chain) => [chain.slug, chain])) as Readonly<
  Record<Chain, KnownChain>
>;

/** All that is known of a chain. */
export const chainOf = (chain: Chain): KnownChain => BY_SLUG[chain];

/** The address family of a chain. Total: every chain has exactly one. */
export const familyOf = (chain: Chain): AddressFamily => BY_SLUG[chain].family;

/** The name that a person reads. */
export const CHAIN_NAMES = Object.fromEntries(EVERY_CHAIN.map(({ slug, name }) => [slug, name])) as Readonly<
  Record<Chain, string>
>;

type Currency = KnownChain['currency'] & Pick<KnownChain, 'chainId'>;
const CURRENCIES = Object.fromEntries(
  EVERY_CHAIN.map(({ slug, currency, chainId }) => [slug, { ...currency, chainId }]),
) as Readonly<Record<Chain, Currency>>;

/** The chain's own currency, and the number by which EVM bytes name the chain; null on Solana. */
export const currencyOf = (chain: Chain): Currency => CURRENCIES[chain];

/** The chain of an EIP-155 id in decimal text; null for a network that is not supported. */
export const chainOfId = (chainId: string): Chain | null =>
  EVERY_CHAIN.find((chain) => chain.chainId === chainId)?.slug ?? null;

const WRAPPED = new Set(
  EVERY_CHAIN.filter(({ family }) => family === 'evm').map(({ wrappedCoin }) => wrappedCoin as string),
);

/** Whether a contract wraps the coin of an EVM chain one for one. Its functions share selectors with many others. */
export const isWrappedNative = (contract: string): boolean => WRAPPED.has(contract);
