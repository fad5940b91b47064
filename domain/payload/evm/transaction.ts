import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { Transaction } from 'micro-eth-signer';
import type { ReadResult } from '../context.js';
import { bytesOf, hexOf, readHex } from './hex.js';
import { isObject, need, readObject, reading, refuse } from './reading.js';
import { decodeRlp, encodeRlp, quantityItem, type RlpItem } from './rlp.js';
import {
  transactionFieldsOf,
  TRANSACTION_FIELDS,
  quantityOfItem,
  type TransactionFields,
  type EnvelopeType,
} from './transaction-fields.js';
import { itemsOfMembers } from './transaction-members.js';
import { keccakDigits } from '../../shared/keccak.js';
import { withMembers } from '../../shared/with-members.js';

export type { AccessListEntry, Fees, EnvelopeType } from './transaction-fields.js';

/**
 * A transaction as it was read. `chainId` is null where the bytes name none, so that they count on every chain; where
 * it was given by members, null means that they do not say.
 */
export interface EvmTransaction extends TransactionFields {
  /** Of members: what their fees and lists say, else 2. */
  readonly type: EnvelopeType;
  /** Recovered from the signature; null where there is none. */
  readonly signer: string | null;
  /**
   * What a key signs, whether it has signed or not. Null where members leave out something that is signed: nonce, gas,
   * fees, chain, or the signature of an authorization.
   */
  readonly digest: string | null;
  /** Of exactly the bytes under the digest; null where that is. */
  readonly sha256: string | null;
}

const SIGNATURE_ITEMS = 3;
const RAW_MEMBERS: ReadonlySet<string> = new Set(['raw']);

const hashesOf = (signed: Uint8Array) => ({ digest: `0x${keccakDigits(signed)}`, sha256: hexOf(sha256(signed)) });

/** The bytes that are signed. Source: EIP-2718. */
const serialised = (type: EnvelopeType, items: readonly RlpItem[]): Uint8Array =>
  type === 0 ? encodeRlp(items) : concatBytes(Uint8Array.of(type), encodeRlp(items));

/** The account whose signature the bytes carry. Source: EIP-2, for the upper half of s. */
const signerOf = (raw: string): string => {
  try {
    return Transaction.fromHex(raw).sender.toLowerCase();
  } catch {
    return refuse('carries a signature that no key can have made');
  }
};

const EMPTY = new Uint8Array();

/** The chain id behind `v`: null before EIP-155. Source: EIP-155. */
const chainBehind = (v: bigint): bigint | null => {
  if (v === 27n || v === 28n) return null;
  return v >= 35n ? (v - 35n) / 2n : refuse('carries a signature with an unknown recovery value');
};

const readLegacy = (raw: string, items: readonly RlpItem[]): EvmTransaction => {
  const call = items.slice(0, TRANSACTION_FIELDS[0].length);
  const [v, r, s] = items.slice(TRANSACTION_FIELDS[0].length).map((item) => quantityOfItem(item, 256));
  const fields = transactionFieldsOf(0, call);
  if (v === undefined || r === undefined || s === undefined)
    return withMembers(fields, { type: 0 as const, signer: null, ...hashesOf(serialised(0, call)) });
  const isSigned = r !== 0n || s !== 0n;
  const chainId = isSigned ? chainBehind(v) : v;
  const protectedCall = chainId === null ? call : [...call, quantityItem(chainId), EMPTY, EMPTY];
  const signer = isSigned ? signerOf(raw) : null;
  return withMembers(fields, { type: 0 as const, chainId, signer, ...hashesOf(serialised(0, protectedCall)) });
};

const readTyped = (raw: string, type: EnvelopeType, items: readonly RlpItem[]): EvmTransaction => {
  const signed = items.slice(0, TRANSACTION_FIELDS[type].length);
  const fields = transactionFieldsOf(type, signed);
  const [parity, ...scalars] = items.slice(TRANSACTION_FIELDS[type].length);
  if (parity !== undefined && quantityOfItem(parity, 8) > 1n) return refuse('carries a signature of unknown parity');
  for (const scalar of scalars) quantityOfItem(scalar, 256);
  const signer = parity === undefined ? null : signerOf(raw);
  return withMembers(fields, { type, signer, ...hashesOf(serialised(type, signed)) });
};

const typeIn = (first: number | undefined): EnvelopeType => {
  if (first === undefined) return refuse('is empty');
  if (first >= 0xc0) return 0;
  return first >= 1 && first <= 4 ? (first as EnvelopeType) : refuse('is a transaction of a type that is not known');
};

const readRaw = (given: unknown): EvmTransaction => {
  const raw = need(readHex(given), 'is no whole number of bytes as hex behind 0x');
  const bytes = bytesOf(raw);
  const type = typeIn(bytes[0]);
  const items = need(decodeRlp(type === 0 ? bytes : bytes.subarray(1)), 'is no canonical RLP');
  if (items instanceof Uint8Array) return refuse('is no list of fields');
  if (type === 3 && Array.isArray(items[0])) return refuse('carries its blobs: only what is signed can be read');
  const unsigned = TRANSACTION_FIELDS[type].length;
  if (items.length !== unsigned && items.length !== unsigned + SIGNATURE_ITEMS)
    return refuse(`does not have the fields of type ${type}`);
  const read = type === 0 ? readLegacy(raw, items) : readTyped(raw, type, items);
  if (
    type === 4 &&
    (items[TRANSACTION_FIELDS[4].indexOf('authorizationList')] as readonly RlpItem[]).some((one) => one.length !== 6)
  )
    return refuse('has an authorization without a signature');
  return read;
};

const readMembers = (given: unknown): EvmTransaction => {
  const { type, items, chainId, isComplete } = itemsOfMembers(given);
  const fields = withMembers(transactionFieldsOf(type, items), { type, chainId, signer: null });
  if (!isComplete || chainId === null) return withMembers(fields, { digest: null, sha256: null });
  const known = items as readonly RlpItem[];
  const signed = type === 0 ? [...known, quantityItem(chainId), EMPTY, EMPTY] : known;
  return withMembers(fields, hashesOf(serialised(type, signed)));
};

/**
 * Reads `{ raw }`, the bytes of a transaction of type 0 to 4, signed or not, or its members by the names of the HTTP
 * contract. Strict: canonical RLP, numbers without leading zeros, no field too many. Blobs beside a transaction of type
 * 3 are not read. Never throws.
 */
export const readTransaction = (given: unknown): ReadResult<EvmTransaction> =>
  reading(() =>
    isObject(given) && Object.hasOwn(given, 'raw')
      ? readRaw(readObject(given, RAW_MEMBERS)['raw'])
      : readMembers(given),
  );
