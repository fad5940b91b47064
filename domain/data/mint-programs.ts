const SPL_TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

/**
 * The program that owns a mint of Solana: only it moves the token, and an instruction for the other one fails. A mint's
 * owner never changes. Mints that are not here are not judged. Version 1, 2026-11-23. Source: the mints as their
 * issuers publish them (Circle, Tether, PayPal, Bonk, Jupiter, Jito, Pyth, Raydium), not fetched anew that day.
 */
export const MINT_PROGRAMS: ReadonlyMap<string, string> = new Map([
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', SPL_TOKEN],
  ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', SPL_TOKEN],
  ['HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr', SPL_TOKEN],
  ['So11111111111111111111111111111111111111112', SPL_TOKEN],
  ['DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', SPL_TOKEN],
  ['JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', SPL_TOKEN],
  ['jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL', SPL_TOKEN],
  ['HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3', SPL_TOKEN],
  ['4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R', SPL_TOKEN],
  ['2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo', TOKEN_2022],
]);
