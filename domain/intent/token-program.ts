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
