import { type AbiValue, elementaryOf, WORD_DIGITS, wordOf } from './elementary.js';
import { bytesOf, hexOf, readHex, textOf, utf8Of } from './hex.js';
import type { AbiParameter } from './signature.js';

export type { AbiValue } from './elementary.js';
export { type AbiParameter, type FunctionAbi, parseFunction } from './signature.js';

/** A value, and where what follows it begins: a place in hex digits. */
interface Decoded<Value> {
  readonly value: Value;
  readonly end: number;
}

/**
 * How a type is laid out. What it decodes is exactly what it encodes: the tails stand in the order of their heads,
 * without gaps, so there is one text for each value, and no length can ask for more than the text has.
 */
interface Layout {
  readonly isDynamic: boolean;
  /** Digits in the head of what contains it. */
  readonly headDigits: number;
  readonly decode: (digits: string, at: number) => Decoded<AbiValue> | null;
  readonly encode: (value: AbiValue) => string | null;
}

/** Offset or length; null where it is beyond every text. */
const smallWordAt = (digits: string, at: number): number | null => {
  const word = digits.slice(at, at + WORD_DIGITS);
  if (word.length < WORD_DIGITS || !word.startsWith('0'.repeat(WORD_DIGITS - 8))) return null;
  return Number.parseInt(word, 16);
};

const paddedDigits = (digits: number): number => Math.ceil(digits / WORD_DIGITS) * WORD_DIGITS;

const BYTES: Layout = {
  isDynamic: true,
  headDigits: WORD_DIGITS,
  decode: (digits, at) => {
    const size = smallWordAt(digits, at);
    if (size === null) return null;
    const start = at + WORD_DIGITS;
    const end = start + paddedDigits(size * 2);
    if (end > digits.length || /[^0]/.test(digits.slice(start + size * 2, end))) return null;
    return { value: `0x${digits.slice(start, start + size * 2)}`, end };
  },
  encode: (value) => {
    const hex = readHex(value);
    if (hex === null || hex !== value) return null;
    const digits = hex.slice(2);
    return wordOf(BigInt(digits.length / 2)) + digits.padEnd(paddedDigits(digits.length), '0');
  },
};

const STRING: Layout = {
  ...BYTES,
  decode: (digits, at) => {
    const bytes = BYTES.decode(digits, at);
    const value = bytes === null ? null : textOf(bytesOf(bytes.value as string));
    return bytes === null || value === null ? null : { value, end: bytes.end };
  },
  encode: (value) => {
    const bytes = typeof value === 'string' ? utf8Of(value) : null;
    return bytes === null ? null : BYTES.encode(hexOf(bytes));
  },
};

const wordLayout = (type: string): Layout | null => {
  const elementary = elementaryOf(type);
  if (elementary === null) return null;
  return {
    isDynamic: false,
    headDigits: WORD_DIGITS,
    decode: (digits, at) => {
      const word = digits.slice(at, at + WORD_DIGITS);
      const value = word.length < WORD_DIGITS ? null : elementary.decode(word);
      return value === null ? null : { value, end: at + WORD_DIGITS };
    },
    encode: elementary.encode,
  };
};

/** A sequence of values, heads first: a tuple, or the items of an array. */
const decodeSequence = (layouts: readonly Layout[], digits: string, start: number): Decoded<AbiValue[]> | null => {
  let end = start + layouts.reduce((sum, layout) => sum + layout.headDigits, 0);
  if (end > digits.length) return null;
  const values: AbiValue[] = [];
  let head = start;
  for (const layout of layouts) {
    if (layout.isDynamic && smallWordAt(digits, head) !== (end - start) / 2) return null;
    const decoded = layout.decode(digits, layout.isDynamic ? end : head);
    if (decoded === null) return null;
    values.push(decoded.value);
    if (layout.isDynamic) end = decoded.end;
    head += layout.headDigits;
  }
  return { value: values, end };
};

const encodeSequence = (layouts: readonly Layout[], value: AbiValue): string | null => {
  if (!Array.isArray(value) || value.length !== layouts.length) return null;
  const headDigits = layouts.reduce((sum, layout) => sum + layout.headDigits, 0);
  let heads = '';
  let tails = '';
  for (const [index, layout] of layouts.entries()) {
    const encoded = layout.encode((value as readonly AbiValue[])[index] ?? '');
    if (encoded === null) return null;
    heads += layout.isDynamic ? wordOf(BigInt((headDigits + tails.length) / 2)) : encoded;
    if (layout.isDynamic) tails += encoded;
  }
  return heads + tails;
};

const tupleLayout = (members: readonly Layout[]): Layout => {
  const isDynamic = members.some((member) => member.isDynamic);
  return {
    isDynamic,
    headDigits: isDynamic ? WORD_DIGITS : members.reduce((sum, member) => sum + member.headDigits, 0),
    decode: (digits, at) => decodeSequence(members, digits, at),
    encode: (value) => encodeSequence(members, value),
  };
};

/** Every item takes a word at least, so the length of the text bounds the number of items before one is read. */
const repeated = (item: Layout, count: number, room: number): readonly Layout[] | null =>
  count * item.headDigits > room ? null : Array.from({ length: count }, () => item);

const arrayLayout = (item: Layout): Layout => ({
  isDynamic: true,
  headDigits: WORD_DIGITS,
  decode: (digits, at) => {
    const count = smallWordAt(digits, at);
    const items = count === null ? null : repeated(item, count, digits.length - at);
    return items === null ? null : decodeSequence(items, digits, at + WORD_DIGITS);
  },
  encode: (value) => {
    if (!Array.isArray(value)) return null;
    const items = encodeSequence(
      value.map(() => item),
      value as readonly AbiValue[],
    );
    return items === null ? null : wordOf(BigInt(value.length)) + items;
  },
});

const fixedArrayLayout = (item: Layout, count: number): Layout => ({
  isDynamic: item.isDynamic,
  headDigits: item.isDynamic ? WORD_DIGITS : count * item.headDigits,
  decode: (digits, at) => {
    const items = repeated(item, count, digits.length - at);
    return items === null ? null : decodeSequence(items, digits, at);
  },
  encode: (value) => {
    const items = Array.isArray(value) ? repeated(item, value.length, Number.POSITIVE_INFINITY) : null;
    return items?.length === count ? encodeSequence(items, value) : null;
  },
});

const layoutOf = ({ type, components }: Omit<AbiParameter, 'name'>): Layout | null => {
  const array = /^(.*)\[(\d*)\]$/s.exec(type);
  if (array !== null) {
    const item = layoutOf({ type: array[1] ?? '', components });
    if (item === null) return null;
    return array[2] === '' ? arrayLayout(item) : fixedArrayLayout(item, Number(array[2]));
  }
  if (type.startsWith('(')) {
    const members = layoutsOf(components);
    return members === null ? null : tupleLayout(members);
  }
  return type === 'bytes' ? BYTES : type === 'string' ? STRING : wordLayout(type);
};

const layoutsOf = (parameters: readonly AbiParameter[]): readonly Layout[] | null => {
  const layouts: Layout[] = [];
  for (const parameter of parameters) {
    const layout = layoutOf(parameter);
    if (layout === null) return null;
    layouts.push(layout);
  }
  return layouts;
};

/**
 * The arguments that these bytes begin with, and the bytes after them, hex behind `0x`: encodings are one-to-one, so
 * there is one place where they end. Contracts do not look behind it unless they were made to. Null where the bytes
 * begin with no exact encoding. Never throws; time and memory are bounded by the length of the bytes.
 */
export const decodeLeading = (
  inputs: readonly AbiParameter[],
  hexData: string,
): { readonly values: readonly AbiValue[]; readonly rest: string } | null => {
  const layouts = layoutsOf(inputs);
  const digits = readHex(hexData)?.slice(2);
  const decoded = layouts === null || digits === undefined ? null : decodeSequence(layouts, digits, 0);
  return decoded === null || digits === undefined
    ? null
    : { values: decoded.value, rest: `0x${digits.slice(decoded.end)}` };
};

/**
 * The arguments of a call, from what follows its selector: hex behind `0x`. Null unless {@link encodeArguments} gives
 * exactly the same bytes: no padding but zero, no trailing bytes, no offset but the next free place, text that is
 * UTF-8. Never throws; time and memory are bounded by the length of the bytes. Source: the Solidity contract ABI
 * specification, strict encoding.
 */
export const decodeArguments = (inputs: readonly AbiParameter[], hexData: string): readonly AbiValue[] | null => {
  const decoded = decodeLeading(inputs, hexData);
  return decoded?.rest === '0x' ? decoded.values : null;
};

/** The arguments of a call without its selector, hex behind `0x`. Throws a TypeError for what a type cannot hold. */
export const encodeArguments = (inputs: readonly AbiParameter[], values: readonly AbiValue[]): string => {
  const layouts = layoutsOf(inputs);
  const encoded = layouts === null ? null : encodeSequence(layouts, values);
  if (encoded === null) throw new TypeError('These values are not of the types of the parameters');
  return `0x${encoded}`;
};
