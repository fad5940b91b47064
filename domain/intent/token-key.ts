import { type Chain, chainOf, familyOf } from '../chains/index.js';
import type { ParsedAddress } from './address.js';

/**
 * The programs that hold every token of Solana, the fungible ones and those of Token-2022. A call of one names the
 * token by its accounts. Source: the Solana Program Library, `@solana/spl-token`.
 */
const TOKEN_PROGRAMS: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]);

/** True for a program that holds the accounts of every token. */
export const isTokenProgram = (address: ParsedAddress | null): boolean =>
  address !== null && address.key !== null && TOKEN_PROGRAMS.has(address.key);

/** Source: EIP-7528. */
const EVM_PLACEHOLDER = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

/** The address that stands for the native currency of a chain: on Solana the mint of wrapped SOL. */
export const nativePlaceholder = (chain: Chain): string =>
  familyOf(chain) === 'evm' ? EVM_PLACEHOLDER : chainOf(chain).wrappedCoin;

/**
 * Other addresses by which wallets name a chain's own currency, beside that of nobody: those that networks gave it.
 * Source: Polygon, MRC20; Optimism, OVM_ETH; Solana, the System program.
 */
const OTHER_PLACEHOLDERS: Readonly<Partial<Record<Chain, string>>> = {
  polygon: '0x0000000000000000000000000000000000001010',
  optimism: '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  solana: '11111111111111111111111111111111',
};
const NOBODY = `0x${'0'.repeat(40)}`;

/** True for the addresses by which wallets and programs name a chain's own currency, which has no contract. */
export const isNativePlaceholder = (chain: Chain, key: string): boolean =>
  key === nativePlaceholder(chain) || key === OTHER_PLACEHOLDERS[chain] || key === NOBODY;

const LOWER_CASE = /[a-z]+/g;

/**
 * The form in which token symbols are compared: the case of ASCII letters does not matter, every other character does.
 * Upper case by Unicode's rules would make `u\u017fdc` the symbol USDC.
 */
export const tokenKey = (symbol: string): string => symbol.replace(LOWER_CASE, (letters) => letters.toUpperCase());

/** Stands for the token where instructions of Solana name only an account that holds it: it is never the coin. */
export const UNNAMED_TOKEN = 'a token that the bytes do not name';
