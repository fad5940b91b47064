import Big from 'big.js';

const SCALES = new Map<number, Big>();

/** One base unit in whole tokens. Decimals are one byte at most, so the table stays small. */
const scaleOf = (decimals: number): Big => {
  const known = SCALES.get(decimals);
  if (known !== undefined) return known;
  const scale = new Big(`1e-${String(decimals)}`);
  SCALES.set(decimals, scale);
  return scale;
};

/** Base units in whole tokens, exactly. Takes decimal text with or without a minus. */
export const wholeTokens = (units: string, decimals: number): Big => new Big(units).times(scaleOf(decimals));

/** The same as decimal text. */
export const inWholeTokens = (units: string, decimals: number): string => wholeTokens(units, decimals).toFixed();
