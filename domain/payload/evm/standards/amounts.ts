/** 2^160 − 1, Permit2's word for unlimited, and more than any token has. Source: Permit2, AllowanceTransfer. */
const UNLIMITED_FROM = 2n ** 160n - 1n;
/** In seconds, a moment some 34,000 years away: a deadline behind it never comes. */
const NEVER_FROM = 2n ** 40n;

/** A right to spend as text: `unlimited` from Permit2's maximum on, since a smaller maximum of uint256 is one too. */
export const allowedAmount = (amount: bigint): string => (amount >= UNLIMITED_FROM ? 'unlimited' : amount.toString());

/** A right that is all or nothing: an operator's, or DAI's permit. */
export const allOrNothing = (allowed: boolean): string => (allowed ? 'unlimited' : '0');

/** A deadline in seconds as text; null where it never comes, as the largest value of each type does not. */
export const expiryOf = (seconds: bigint): string | null => (seconds >= NEVER_FROM ? null : seconds.toString());
