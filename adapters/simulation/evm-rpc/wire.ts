import { malformed } from '../../shared/node-answer.js';

/** An absent list is an empty one: where nodes leave out what is empty. */
export const listOrNoneIn = (value: unknown, what: string): readonly unknown[] =>
  value === undefined || value === null ? [] : listIn(value, what);

export const listIn = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw malformed(what);
  return value as readonly unknown[];
};

const textIn = (value: unknown, form: RegExp, what: string): string => {
  if (typeof value !== 'string' || !form.test(value)) throw malformed(what);
  return value.toLowerCase();
};

export const quantityIn = (value: unknown, what: string): bigint => BigInt(textIn(value, /^0x[0-9a-f]{1,64}$/i, what));

/** A quantity that a number holds exactly. */
export const hexCountIn = (value: unknown, what: string): number => {
  const count = quantityIn(value, what);
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw malformed(what);
  return Number(count);
};

/** Whole bytes, lower-case hex behind `0x`. */
export const hexBytesIn = (value: unknown, what: string): string => textIn(value, /^0x(?:[0-9a-f]{2})*$/i, what);
export const addressIn = (value: unknown, what: string): string => textIn(value, /^0x[0-9a-f]{40}$/i, what);
export const wordIn = (value: unknown, what: string): string => textIn(value, /^0x[0-9a-f]{64}$/i, what);

/** A quantity as JSON-RPC has it. */
export const quantity = (value: bigint | number): string => `0x${value.toString(16)}`;
/** A word of 32 bytes without `0x`. */
export const quantityWord = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0');
/** The address in the last 20 bytes of a word. */
export const addressInWord = (word: bigint): string =>
  `0x${(word & ((1n << 160n) - 1n)).toString(16).padStart(40, '0')}`;
