import type { Delegation } from './authorization.js';
import { hexOf } from './hex.js';
import { need, refuse } from './reading.js';
import type { RlpItem } from './rlp.js';

export type EnvelopeType = 0 | 1 | 2 | 3 | 4;

export type TransactionField =
  | 'chainId'
  | 'nonce'
  | 'gasPrice'
  | 'maxPriorityFeePerGas'
  | 'maxFeePerGas'
  | 'gas'
  | 'to'
  | 'value'
  | 'data'
  | 'accessList'
  | 'maxFeePerBlobGas'
  | 'blobHashes'
  | 'authorizationList';

const CALL = ['gas', 'to', 'value', 'data'] as const;
const PRICED = ['chainId', 'nonce', 'maxPriorityFeePerGas', 'maxFeePerGas', ...CALL, 'accessList'] as const;
/** What is signed of each type, in order. Source: EIP-155, EIP-2930, EIP-1559, EIP-4844, EIP-7702. */
export const TRANSACTION_FIELDS: Readonly<Record<EnvelopeType, readonly TransactionField[]>> = {
  0: ['nonce', 'gasPrice', ...CALL],
  1: ['chainId', 'nonce', 'gasPrice', ...CALL, 'accessList'],
  2: PRICED,
  3: [...PRICED, 'maxFeePerBlobGas', 'blobHashes'],
  4: [...PRICED, 'authorizationList'],
};

/** Wei a unit of gas. Null where the type has no such fee, and where the members do not say. */
export interface Fees {
  readonly gasPrice: bigint | null;
  readonly maxFeePerGas: bigint | null;
  readonly maxPriorityFeePerGas: bigint | null;
  readonly maxFeePerBlobGas: bigint | null;
}

export interface AccessListEntry {
  readonly address: string;
  readonly storageKeys: readonly string[];
}

/** What is signed, but for the chain id of a legacy transaction, which stands elsewhere. */
export interface TransactionFields {
  readonly chainId: bigint | null;
  readonly nonce: bigint | null;
  /** Null for a transaction that creates a contract. */
  readonly to: string | null;
  readonly value: bigint;
  readonly data: string;
  readonly gas: bigint | null;
  readonly fees: Fees;
  readonly accessList: readonly AccessListEntry[];
  /** Who signed each is not read. */
  readonly authorizationList: readonly Delegation[];
  readonly blobHashes: readonly string[];
}

const bytesIn = (item: RlpItem): Uint8Array =>
  item instanceof Uint8Array ? item : refuse('has a list where bytes belong');
const listIn = (item: RlpItem): readonly RlpItem[] =>
  item instanceof Uint8Array ? refuse('has bytes where a list belongs') : item;

/** A quantity of at most so many bits, without leading zeros. */
export const quantityOfItem = (item: RlpItem, bits: number): bigint => {
  const bytes = bytesIn(item);
  if (bytes[0] === 0) return refuse('has a number with leading zeros');
  if (bytes.length * 8 > bits) return refuse(`has a number of more than ${bits} bits`);
  return bytes.length === 0 ? 0n : BigInt(hexOf(bytes));
};

const fixedIn = (item: RlpItem, size: number, problem: string): string => {
  const bytes = bytesIn(item);
  return bytes.length === size ? hexOf(bytes) : refuse(problem);
};
const addressIn = (item: RlpItem): string => fixedIn(item, 20, 'has an address of other than 20 bytes');
const wordIn = (item: RlpItem): string => fixedIn(item, 32, 'has a key or hash of other than 32 bytes');

const recipientIn = (item: RlpItem): string | null =>
  item instanceof Uint8Array && item.length === 0 ? null : addressIn(item);

const accessIn = (item: RlpItem): AccessListEntry => {
  const [address, keys, ...more] = listIn(item);
  if (address === undefined || keys === undefined || more.length > 0)
    return refuse('has an entry of its access list that is no address and list of keys');
  return { address: addressIn(address), storageKeys: listIn(keys).map(wordIn) };
};

const delegationIn = (item: RlpItem): Delegation => {
  const [chainId, address, nonce, ...signature] = listIn(item);
  if (chainId === undefined || address === undefined || nonce === undefined || ![0, 3].includes(signature.length))
    return refuse('has an authorization that is not made of six parts');
  for (const [index, part] of signature.entries()) quantityOfItem(part, index === 0 ? 8 : 256);
  return { chainId: quantityOfItem(chainId, 256), address: addressIn(address), nonce: quantityOfItem(nonce, 64) };
};

const BLOB_HASH = /^0x01/;

/**
 * The fields of what is signed. Null stands for an item that is not known; an authorization without its signature is
 * read too. Source: the EIPs of the types, and EIP-2681 for the nonce.
 */
export const transactionFieldsOf = (type: EnvelopeType, items: readonly (RlpItem | null)[]): TransactionFields => {
  const at = (field: TransactionField): RlpItem | null => items[TRANSACTION_FIELDS[type].indexOf(field)] ?? null;
  const number = (field: TransactionField, bits = 256): bigint | null => {
    const item = at(field);
    return item === null ? null : quantityOfItem(item, bits);
  };
  const list = (field: TransactionField): readonly RlpItem[] => listIn(at(field) ?? []);
  const fields: TransactionFields = {
    chainId: number('chainId'),
    nonce: number('nonce', 64),
    to: recipientIn(need(at('to'), 'has no recipient')),
    value: need(number('value'), 'has no value'),
    data: hexOf(bytesIn(need(at('data'), 'has no data'))),
    gas: number('gas', 64),
    fees: {
      gasPrice: number('gasPrice'),
      maxFeePerGas: number('maxFeePerGas'),
      maxPriorityFeePerGas: number('maxPriorityFeePerGas'),
      maxFeePerBlobGas: number('maxFeePerBlobGas'),
    },
    accessList: list('accessList').map(accessIn),
    authorizationList: list('authorizationList').map(delegationIn),
    blobHashes: list('blobHashes').map(wordIn),
  };
  if (type >= 3 && fields.to === null) return refuse(`creates a contract, which type ${type} cannot`);
  if (type === 3 && (fields.blobHashes.length === 0 || !fields.blobHashes.every((hash) => BLOB_HASH.test(hash))))
    return refuse('names no blobs by hashes of version 1');
  if (type === 4 && fields.authorizationList.length === 0) return refuse('has an empty authorization list');
  return fields;
};
