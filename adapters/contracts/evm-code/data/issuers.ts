import type { Chain } from '../../../../domain/chains/index.js';

/** A token whose issuer can freeze accounts, and says of each whether it did. */
export interface FreezingIssuer {
  readonly token: string;
  /** Lower case. */
  readonly contract: string;
  /** Selector of its function that takes an account and gives a boolean. */
  readonly selector: string;
}

/** `isBlacklisted(address)`. Source: Circle, stablecoin-evm, Blacklistable. */
const CIRCLE = '0xfe575a87';
/** `isBlackListed(address)`. Source: the published source of Tether USD on Ethereum. */
const TETHER = '0xe47d6060';

const usdc = (contract: string): FreezingIssuer => ({ token: 'USDC', contract, selector: CIRCLE });

/**
 * The tokens that are asked, by chain. Their contracts are those of the bundled token registry, 2026-11-22; a test
 * compares the two.
 */
export const FREEZING_ISSUERS: Readonly<Partial<Record<Chain, readonly FreezingIssuer[]>>> = {
  ethereum: [
    usdc('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
    { token: 'USDT', contract: '0xdac17f958d2ee523a2206206994597c13d831ec7', selector: TETHER },
  ],
  polygon: [usdc('0x3c499c542cef5e3811e1192ce70d8cc03d5c3359')],
  base: [usdc('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913')],
  arbitrum: [usdc('0xaf88d065e77c8cc2239327c5edb3a432268e5831')],
  optimism: [usdc('0x0b2c639c533813f4aa9d7837caf62653d097ff85')],
};
