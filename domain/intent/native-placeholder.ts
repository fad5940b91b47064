import { type Chain, chainOf, familyOf } from '../chains/index.js';

/** Source: EIP-7528. */
const EVM_PLACEHOLDER = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

/** The address that stands for the native currency of a chain: on Solana the mint of wrapped SOL. */
export const nativePlaceholder = (chain: Chain): string =>
  familyOf(chain) === 'evm' ? EVM_PLACEHOLDER : chainOf(chain).wrappedCoin;

/** True for the address by which wallets and programs name a chain's own currency, which has no contract. */
export const isNativePlaceholder = (chain: Chain, key: string): boolean => key === nativePlaceholder(chain);
