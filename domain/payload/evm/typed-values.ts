import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { MAX_TYPED_DATA_DEPTH } from '../limits.js';
import { type AbiValue, elementaryOf } from './elementary.js';
import { readHex, utf8Of } from './hex.js';
import { isObject, need, refuse } from './reading.js';
import { arrayOf, canonicalAtom, encodeType, isAtomic, membersOf, type TypedTypes } from './typed-types.js';

/** A structure is a record of its members by name; an array is a list. */
export type TypedValue = AbiValue | readonly TypedValue[] | { readonly [name: string]: TypedValue };

/** A structure as it was read, and the bytes that are hashed for it: hex digits without `0x`. */
export interface EncodedStructure {
  readonly members: Readonly<Record<string, TypedValue>>;
  readonly digits: string;
}

/** How much of structures is written out to hash them: cross-references make that grow with the square of the text. */
const MAX_TYPE_CHARACTERS = 262_144;
/** Far more than an order has: two characters of a text can ask for 32 bytes to be hashed. */
const MAX_VALUES = 8_192;
const INTEGER_FORM = /^(?:0x[0-9a-fA-F]{1,64}|-?\d{1,78})$/;

const keccakDigits = (bytes: Uint8Array): string => bytesToHex(keccak_256(bytes));

const integerOf = (given: unknown): bigint | null =>
  Number.isSafeInteger(given) || (typeof given === 'string' && INTEGER_FORM.test(given))
    ? BigInt(given as number | string)
    : null;

/**
 * What a value of one word must be written as: numbers as integers or text, bytes and addresses as hex. The letter case
 * of an address is not signed, and some applications have it wrong.
 */
const wordValueOf = (type: string, given: unknown): AbiValue | null => {
  if (type === 'bool') return typeof given === 'boolean' ? given : null;
  return type === 'address' || type.startsWith('bytes') ? readHex(given) : integerOf(given);
};

interface Encoded {
  readonly value: TypedValue;
  /** 64 hex digits. */
  readonly word: string;
}

/** Encodes values of these types as EIP-712 hashes them. Ends the reading at the first that is not of its type. */
export class TypedEncoder {
  private readonly typeHashes = new Map<string, string>();
  private typeCharacters = 0;
  private values = 0;

  constructor(private readonly types: TypedTypes) {}

  /** Every member that the structure names, and no other. Source: EIP-712, encodeData. */
  structure(name: string, given: unknown, depth = 0): EncodedStructure {
    if (depth > MAX_TYPED_DATA_DEPTH) return refuse(`is nested more than ${MAX_TYPED_DATA_DEPTH} deep`);
    const members = membersOf(this.types, name);
    if (!isObject(given)) return refuse(`has a ${name} that is no structure`);
    const names = new Set(members.map((member) => member.name));
    if (Object.keys(given).some((key) => !names.has(key)))
      return refuse(`has a member in ${name} that its type does not name`);
    let digits = this.typeHash(name);
    const values = members.map((member): readonly [string, TypedValue] => {
      if (!Object.hasOwn(given, member.name)) return refuse(`has a ${name} without its ${member.name}`);
      const { value, word } = this.value(member.type, given[member.name], depth + 1);
      digits += word;
      return [member.name, value];
    });
    return { members: Object.fromEntries(values), digits };
  }

  private value(type: string, given: unknown, depth: number): Encoded {
    this.values += 1;
    if (this.values > MAX_VALUES) return refuse(`has more than ${MAX_VALUES} values`);
    const array = arrayOf(type);
    if (array !== null) return this.array(array, given, depth);
    if (isAtomic(type)) return atomOf(type, given);
    const { members, digits } = this.structure(type, given, depth);
    return { value: members, word: keccakDigits(hexToBytes(digits)) };
  }

  private array({ item, count }: NonNullable<ReturnType<typeof arrayOf>>, given: unknown, depth: number): Encoded {
    if (depth > MAX_TYPED_DATA_DEPTH) return refuse(`is nested more than ${MAX_TYPED_DATA_DEPTH} deep`);
    if (!Array.isArray(given) || (count !== null && given.length !== count))
      return refuse('has an array that is not of its type');
    const items = (given as readonly unknown[]).map((one) => this.value(item, one, depth + 1));
    return {
      value: items.map((one) => one.value),
      word: keccakDigits(hexToBytes(items.map((one) => one.word).join(''))),
    };
  }

  private typeHash(name: string): string {
    const known = this.typeHashes.get(name);
    if (known !== undefined) return known;
    const text = encodeType(this.types, name);
    this.typeCharacters += text.length;
    if (this.typeCharacters > MAX_TYPE_CHARACTERS) return refuse('has types too large to be hashed');
    const hash = keccakDigits(need(utf8Of(text), 'names a type that is no text'));
    this.typeHashes.set(name, hash);
    return hash;
  }
}

const atomOf = (type: string, given: unknown): Encoded => {
  const problem = `has a value that is no ${type}`;
  if (type === 'string') {
    const bytes = typeof given === 'string' ? utf8Of(given) : null;
    return { value: given as string, word: keccakDigits(need(bytes, problem)) };
  }
  if (type === 'bytes') {
    const value = need(readHex(given), problem);
    return { value, word: keccakDigits(hexToBytes(value.slice(2))) };
  }
  const name = canonicalAtom(type);
  const value = need(wordValueOf(name, given), problem);
  return { value, word: need(elementaryOf(name)?.encode(value), problem) };
};
