import { hexToBytes } from '@noble/hashes/utils.js';
import { keccakDigits } from '../../shared/keccak.js';
import type { JsonObject } from '../../shared/json/strict-json.js';
import { MAX_TYPED_DATA_DEPTH } from '../context.js';
import { type AbiValue, elementaryOf } from './elementary.js';
import { bytesOf, readHex, utf8Of } from './hex.js';
import { isObject, need, refuse } from './reading.js';
import { arrayOf, canonicalAtom, encodeType, isAtomic, typedMembersOf, type TypedTypes } from './typed-types.js';

/** A structure is a record of its members by name; an array is a list. */
export type TypedValue = AbiValue | readonly TypedValue[] | { readonly [name: string]: TypedValue };

/** A structure as it was read, and the bytes that are hashed for it: hex digits without `0x`. */
export interface EncodedStructure {
  readonly members: Readonly<Record<string, TypedValue>>;
  readonly digits: string;
}

/** Kept beside the values that were read, since what is nested needs its own hash seldom. */
const HASHES = new WeakMap<object, string>();
/** The hash of a structure that stands within another, as it was read; null for any other value. */
export const hashOfStructure = (value: object): string | null => HASHES.get(value) ?? null;

/** A request full of marketplace orders has 2,600 values. Without a limit two characters of a text ask for one. */
const MAX_VALUES = 4_096;
/**
 * Blocks of keccak, of which that request has 800; they are what reading costs. Without a limit three characters of a
 * text ask for one, and types that refer to each other for the square of their number.
 */
const MAX_HASHED_BLOCKS = 1_024;
const BLOCK_BYTES = 136;
/** By encoded type: most typed data is of a few types. Bounded: callers name types. */
const TYPE_HASHES = new Map<string, string>();
const TYPE_HASHES_LIMIT = 256;
/** Characters. */
const LONGEST_KEPT = 1_024;
/** More of what is not signed is not shown, nor more characters of each. */
const MAX_LEFT_OUT = 16;
const MAX_SHOWN = 200;
const INTEGER_FORM = /^(?:0x[0-9a-fA-F]{1,64}|-?\d{1,78})$/;

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

const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'several values' : String(value);

interface Encoded {
  readonly value: TypedValue;
  /** 64 hex digits. */
  readonly word: string;
}
type Encode = (given: unknown, depth: number) => Encoded;

/** Encodes values of these types as EIP-712 hashes them. Ends the reading at the first that is not of its type. */
export class TypedEncoder {
  /** By type: what a type asks for is looked up once, however many values it has. */
  private readonly encoders = new Map<string, Encode>();
  private readonly typeHashes = new Map<string, string>();
  /** Members that no type names, by structure and name, with their value as text: no part of what is signed. */
  readonly leftOut: (readonly [name: string, text: string])[] = [];
  private values = 0;
  private hashedBlocks = 0;

  constructor(private readonly types: TypedTypes) {}

  /** Every member that the structure names. Others are left out, as wallets do. Source: EIP-712, encodeData. */
  structure(name: string, given: unknown, depth = 0): EncodedStructure {
    if (depth > MAX_TYPED_DATA_DEPTH) return refuse(`is nested more than ${MAX_TYPED_DATA_DEPTH} deep`);
    const members = typedMembersOf(this.types, name);
    if (!isObject(given)) return refuse(`has a ${name} that is no structure`);
    let digits = this.typeHash(name);
    const values = members.map((member): readonly [string, TypedValue] => {
      if (!Object.hasOwn(given, member.name)) return refuse(`has a ${name} without its ${member.name}`);
      const { value, word } = this.value(member.type, given[member.name], depth + 1);
      digits += word;
      return [member.name, value];
    });
    // all members are there, and none of them twice: as many names are the same names
    if (Object.keys(given).length !== members.length)
      this.leaveOut(name, given, new Set(members.map((one) => one.name)));
    return { members: Object.fromEntries(values), digits };
  }

  /** No wallet hashes what no type names. */
  leaveOut(name: string, given: JsonObject, named: ReadonlySet<string>): void {
    for (const [member, value] of Object.entries(given))
      if (!named.has(member) && this.leftOut.length < MAX_LEFT_OUT)
        this.leftOut.push([`${name}.${member}`.slice(0, MAX_SHOWN), plainText(value).slice(0, MAX_SHOWN)]);
  }

  private value(type: string, given: unknown, depth: number): Encoded {
    this.values += 1;
    if (this.values > MAX_VALUES) return refuse(`has more than ${MAX_VALUES} values`);
    const encode = this.encoders.get(type) ?? this.encoderOf(type);
    this.encoders.set(type, encode);
    return encode(given, depth);
  }

  private encoderOf(type: string): Encode {
    const array = arrayOf(type);
    if (array !== null) return (given, depth) => this.array(array, given, depth);
    const problem = `has a value that is no ${type}`;
    if (type === 'string')
      return (given) => ({
        value: given as string,
        word: this.hash(need(typeof given === 'string' ? utf8Of(given) : null, problem)),
      });
    if (type === 'bytes')
      return (given) => {
        const value = need(readHex(given), problem);
        return { value, word: this.hash(bytesOf(value)) };
      };
    if (isAtomic(type)) return wordEncoder(canonicalAtom(type), problem);
    return (given, depth) => {
      const { members, digits } = this.structure(type, given, depth);
      const word = this.hash(hexToBytes(digits));
      HASHES.set(members, `0x${word}`);
      return { value: members, word };
    };
  }

  private array({ item, count }: NonNullable<ReturnType<typeof arrayOf>>, given: unknown, depth: number): Encoded {
    if (depth > MAX_TYPED_DATA_DEPTH) return refuse(`is nested more than ${MAX_TYPED_DATA_DEPTH} deep`);
    if (!Array.isArray(given) || (count !== null && given.length !== count))
      return refuse('has an array that is not of its type');
    const items = (given as readonly unknown[]).map((one) => this.value(item, one, depth + 1));
    return {
      value: items.map((one) => one.value),
      word: this.hash(hexToBytes(items.map((one) => one.word).join(''))),
    };
  }

  private typeHash(name: string): string {
    const known = this.typeHashes.get(name);
    if (known !== undefined) return known;
    const type = encodeType(this.types, name);
    const hash = this.hash(need(utf8Of(type), 'names a type that is no text'), TYPE_HASHES.get(type));
    if (type.length <= LONGEST_KEPT) {
      if (TYPE_HASHES.size >= TYPE_HASHES_LIMIT) TYPE_HASHES.clear();
      TYPE_HASHES.set(type, hash);
    }
    this.typeHashes.set(name, hash);
    return hash;
  }

  private hash(bytes: Uint8Array, known?: string): string {
    this.hashedBlocks += 1 + Math.floor(bytes.length / BLOCK_BYTES);
    return this.hashedBlocks > MAX_HASHED_BLOCKS
      ? refuse(`has more than ${MAX_HASHED_BLOCKS} blocks to be hashed`)
      : (known ?? keccakDigits(bytes));
  }
}

const wordEncoder = (name: string, problem: string): Encode => {
  const encode = need(elementaryOf(name), problem).encode;
  return (given) => {
    const value = need(wordValueOf(name, given), problem);
    return { value, word: need(encode(value), problem) };
  };
};
