/** A value of the ABI: bytes and addresses are lower-case hex, text is text, a tuple or an array is a list. */
export type AbiValue = bigint | boolean | string | readonly AbiValue[];

/** A type of one word of 32 bytes. A word is 64 lower-case hex digits, without `0x`. */
export interface Elementary {
  /** Null for bits that the type does not have: padding that is not zero, a boolean of 2. */
  readonly decode: (word: string) => AbiValue | null;
  /** Null for a value that the type cannot hold. */
  readonly encode: (value: unknown) => string | null;
}

export const WORD_DIGITS = 64;
const WORD = 1n << 256n;

export const wordOf = (value: bigint): string => value.toString(16).padStart(WORD_DIGITS, '0');

const unsigned = (bits: number): Elementary => {
  const end = 1n << BigInt(bits);
  return {
    decode: (word) => {
      const value = BigInt(`0x${word}`);
      return value < end ? value : null;
    },
    encode: (value) => (typeof value === 'bigint' && value >= 0n && value < end ? wordOf(value) : null),
  };
};

const signed = (bits: number): Elementary => {
  const end = 1n << BigInt(bits - 1);
  const isWithin = (value: bigint) => value >= -end && value < end;
  return {
    decode: (word) => {
      const value = BigInt.asIntN(256, BigInt(`0x${word}`));
      return isWithin(value) ? value : null;
    },
    encode: (value) =>
      typeof value === 'bigint' && isWithin(value) ? wordOf(value < 0n ? value + WORD : value) : null,
  };
};

const boolean: Elementary = {
  decode: (word) => (word === wordOf(1n) ? true : word === wordOf(0n) ? false : null),
  encode: (value) => (typeof value === 'boolean' ? wordOf(value ? 1n : 0n) : null),
};

/** So many bytes at one end of the word; the rest is zero. */
const hexDigits = (digits: number, side: 'left' | 'right'): Elementary => {
  const form = new RegExp(`^0x[0-9a-f]{${digits}}$`);
  const padding = '0'.repeat(WORD_DIGITS - digits);
  return {
    decode: (word) => {
      if (side === 'left') return word.endsWith(padding) ? `0x${word.slice(0, digits)}` : null;
      return word.startsWith(padding) ? `0x${word.slice(-digits)}` : null;
    },
    encode: (value) => {
      if (typeof value !== 'string' || !form.test(value)) return null;
      return side === 'left' ? value.slice(2) + padding : padding + value.slice(2);
    },
  };
};

const SIZES = Array.from({ length: 32 }, (_, index) => index + 1);

/** Types of one word by canonical name. Source: the Solidity contract ABI specification, types. */
const ELEMENTARY: ReadonlyMap<string, Elementary> = new Map([
  ['address', hexDigits(40, 'right')],
  ['bool', boolean],
  ['function', hexDigits(48, 'left')],
  ...SIZES.flatMap((size): readonly (readonly [string, Elementary])[] => [
    [`uint${size * 8}`, unsigned(size * 8)],
    [`int${size * 8}`, signed(size * 8)],
    [`bytes${size}`, hexDigits(size * 2, 'left')],
  ]),
]);

/** The type of one word with this canonical name; null for every other name. */
export const elementaryOf = (type: string): Elementary | null => ELEMENTARY.get(type) ?? null;
