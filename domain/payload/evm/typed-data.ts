import type { JsonObject } from '../../shared/json/strict-json.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { keccakDigits } from '../../shared/keccak.js';
import { JsonSyntaxProblem } from '../../shared/json/problems.js';
import { parseStrictJson } from '../../shared/json/strict-json.js';
import type { ReadResult } from '../context.js';
import type { AbiValue } from './elementary.js';
import { hexOf } from './hex.js';
import { isObject, need, reading, refuse } from './reading.js';
import { isAtomic, readTypes, type TypedMember, type TypedTypes } from './typed-types.js';
import { type EncodedStructure, TypedEncoder, type TypedValue } from './typed-values.js';

export type { TypedMember, TypedTypes } from './typed-types.js';
export type { TypedValue } from './typed-values.js';

/** Typed data as it was read: every value has exactly the type that is named for it. */
export interface TypedData {
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, AbiValue>>;
  /** As given, types that nothing uses included. */
  readonly types: TypedTypes;
  readonly message: Readonly<Record<string, TypedValue>>;
  /** Members that no type names, by structure and name, with their value as text: no part of what is signed. */
  readonly leftOut: readonly (readonly [name: string, text: string])[];
  /** False where `EIP712Domain` is not among the types: wallets then disagree about the hash. */
  readonly hasDomainType: boolean;
  /** Of the domain and of the message: the two that hardware wallets show. */
  readonly domainHash: string;
  readonly messageHash: string;
  /** Keccak-256 of the 66 bytes that are hashed last; without a domain type, those of most wallets. */
  readonly digest: string;
  /** Of the same bytes. */
  readonly sha256: string;
}

const DOMAIN = 'EIP712Domain';
const MEMBERS: ReadonlySet<string> = new Set(['types', 'primaryType', 'domain', 'message']);
/** Source: EIP-712, definition of domainSeparator. */
const DOMAIN_MEMBERS: readonly TypedMember[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

/** Exact JSON, in which no member stands twice and no number loses digits. */
const parseText = (text: string): unknown => {
  try {
    const { value, problems } = parseStrictJson(text);
    return problems.some(({ kind }) => kind !== 'control_character')
      ? refuse('has a number that readers of JSON round')
      : value;
  } catch (error) {
    if (error instanceof JsonSyntaxProblem) return refuse(`is no JSON text of one reading: ${error.message}`);
    throw error;
  }
};

/** The domain under the type that the data names for it, or under the usual one. Its members are atomic. */
const typesWithDomain = (types: TypedTypes, domain: JsonObject): TypedTypes => {
  const members = Object.hasOwn(types, DOMAIN)
    ? need(types[DOMAIN], 'has no domain type')
    : DOMAIN_MEMBERS.filter(({ name }) => Object.hasOwn(domain, name));
  if (!members.every(({ type }) => isAtomic(type))) return refuse('has a domain that is not made of plain values');
  return { ...types, [DOMAIN]: members };
};

const hashOf = ({ digits }: EncodedStructure): string => `0x${keccakDigits(hexToBytes(digits))}`;

const readParts = (given: unknown): TypedData => {
  const content = typeof given === 'string' ? parseText(given) : given;
  if (!isObject(content)) return refuse('is no EIP-712 object');
  const { primaryType, domain } = content;
  const types = readTypes(content['types']);
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    return refuse('names no primary type among its types');
  if (primaryType === DOMAIN) return refuse('signs nothing but its domain');
  if (!isObject(domain)) return refuse('has no domain');
  const encoder = new TypedEncoder(typesWithDomain(types, domain));
  const separator = encoder.structure(DOMAIN, domain);
  const message = encoder.structure(primaryType, content['message']);
  encoder.leaveOut('data', content, MEMBERS);
  const [domainHash, messageHash] = [hashOf(separator), hashOf(message)];
  const hashed = hexToBytes(`1901${domainHash.slice(2)}${messageHash.slice(2)}`);
  return {
    primaryType,
    domain: separator.members as Readonly<Record<string, AbiValue>>,
    types,
    message: message.members,
    leftOut: encoder.leftOut,
    hasDomainType: Object.hasOwn(types, DOMAIN),
    domainHash,
    messageHash,
    digest: `0x${keccakDigits(hashed)}`,
    sha256: hexOf(sha256(hashed)),
  };
};

/**
 * Reads an EIP-712 object or its exact JSON text, as `eth_signTypedData_v4` signs it. Strict: every type is named,
 * every member is there, every value fits. What no type names is left out. Never throws. Source: EIP-712.
 */
export const readTypedData = (given: unknown): ReadResult<TypedData> => reading(() => readParts(given));
