import { type AbiValue, WORD_DIGITS } from './elementary.js';
import { bytesOf, textOf } from './hex.js';
import type { AbiParameter } from './signature.js';

type Type = Omit<AbiParameter, 'name'>;

/** Values and words of bytes that are read at most: places may lead to the same bytes again and again. */
const MOST_WORDS = 4_096;

interface Reading {
  readonly digits: string;
  wordsLeft: number;
}

/** Of an array its items, and how many of them: null where the bytes say so. */
const itemsOf = ({ type, components }: Type): { readonly item: Type; readonly count: number | null } | null => {
  const [, item, count] = /^(.*)\[(\d*)\]$/s.exec(type) ?? [];
  return item === undefined ? null : { item: { type: item, components }, count: count === '' ? null : Number(count) };
};

const isTuple = ({ type }: Type): boolean => type.startsWith('(');

const isDynamic = (of: Type): boolean => {
  const items = itemsOf(of);
  if (items !== null) return items.count === null || isDynamic(items.item);
  return isTuple(of) ? of.components.some(isDynamic) : of.type === 'bytes' || of.type === 'string';
};

const headDigits = (of: Type): number => {
  if (isDynamic(of)) return WORD_DIGITS;
  const items = itemsOf(of);
  if (items !== null) return (items.count ?? 0) * headDigits(items.item);
  return isTuple(of) ? of.components.reduce((sum, one) => sum + headDigits(one), 0) : WORD_DIGITS;
};

/** What lies behind the bytes is zero. */
const wordAt = (digits: string, at: number): string => digits.slice(at, at + WORD_DIGITS).padEnd(WORD_DIGITS, '0');

/** An offset or a length; null where it leads out of the bytes. */
const smallAt = ({ digits }: Reading, at: number): number | null => {
  const value = BigInt(`0x${wordAt(digits, at)}`);
  return value * 2n > BigInt(digits.length) ? null : Number(value);
};

/** The bits that the type has. */
const wordOfType = (type: string, word: string): AbiValue => {
  const value = BigInt(`0x${word}`);
  const size = Number(/\d+$/.exec(type)?.[0] ?? 0);
  if (type === 'address') return `0x${word.slice(-40)}`;
  if (type === 'bool') return value !== 0n;
  if (type.startsWith('uint')) return BigInt.asUintN(size, value);
  if (type.startsWith('int')) return BigInt.asIntN(size, value);
  return `0x${word.slice(0, type === 'function' ? 48 : size * 2)}`;
};

const bytesAt = (reading: Reading, at: number): string | null => {
  const size = smallAt(reading, at);
  const start = at + WORD_DIGITS;
  if (size === null || start + size * 2 > reading.digits.length) return null;
  reading.wordsLeft -= Math.ceil((size * 2) / WORD_DIGITS);
  return `0x${reading.digits.slice(start, start + size * 2)}`;
};

const valueAt = (of: Type, reading: Reading, at: number): AbiValue | null => {
  reading.wordsLeft -= 1;
  if (reading.wordsLeft < 0) return null;
  const items = itemsOf(of);
  if (items !== null) {
    const count = items.count ?? smallAt(reading, at);
    if (count === null || count > reading.wordsLeft) return null;
    const types = Array.from({ length: count }, () => items.item);
    return sequenceAt(types, reading, items.count === null ? at + WORD_DIGITS : at);
  }
  if (isTuple(of)) return sequenceAt(of.components, reading, at);
  if (of.type !== 'bytes' && of.type !== 'string') return wordOfType(of.type, wordAt(reading.digits, at));
  const bytes = bytesAt(reading, at);
  return bytes === null || of.type === 'bytes' ? bytes : textOf(bytesOf(bytes));
};

const sequenceAt = (types: readonly Type[], reading: Reading, start: number): readonly AbiValue[] | null => {
  const values: AbiValue[] = [];
  let head = start;
  for (const type of types) {
    const offset = isDynamic(type) ? smallAt(reading, head) : null;
    const at = isDynamic(type) ? (offset === null ? null : start + offset * 2) : head;
    const value = at === null ? null : valueAt(type, reading, at);
    if (value === null) return null;
    values.push(value);
    head += headDigits(type);
  }
  return values;
};

/**
 * The arguments as a contract may read them that is less strict than {@link decodeLeading}: places are followed
 * wherever they lead, padding and bits beyond a type count for nothing, what is cut off is zero. What is read so must
 * clear nothing: another contract may read it otherwise, or refuse it. Null where it leads out of the bytes, or to too
 * much. `digits`: hex without `0x`. Source: Solidity, ABI coder v1 and v2.
 */
export const decodeLoosely = (inputs: readonly AbiParameter[], digits: string): readonly AbiValue[] | null =>
  sequenceAt(inputs, { digits, wordsLeft: MOST_WORDS }, 0);
