import Big from 'big.js';

/** Base units as exact decimal text in whole tokens. Takes decimal text with or without a minus. */
export const inWholeTokens = (units: string, decimals: number): string =>
  new Big(units).times(`1e-${String(decimals)}`).toFixed();
