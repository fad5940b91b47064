import { type AddressFamily, type Chain, familyOf } from './chain.js';

/** Source: EIP-7528; the mint of wrapped SOL, by which programs name SOL itself. */
const PLACEHOLDERS: Readonly<Record<AddressFamily, string>> = {
  evm: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111112',
};

/** The address that stands for the native currency of a chain. */
export const nativePlaceholder = (chain: Chain): string => PLACEHOLDERS[familyOf(chain)];

/** True for the address by which wallets and programs name a chain's own currency, which has no contract. */
export const isNativePlaceholder = (chain: Chain, key: string): boolean => key === nativePlaceholder(chain);
