import type { Chain } from '../../../domain/chains/index.js';

/** The comparable key of a published contract: case is folded for EVM, never for Solana. */
export const contractKey = (chain: Chain, contract: string): string =>
  chain === 'solana' ? contract : contract.toLowerCase();
