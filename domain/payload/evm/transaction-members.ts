import type { JsonObject } from '../../shared/json/strict-json.js';
import { bytesOf, readHex, readKey, readQuantity, sizeOf } from './hex.js';
import { need, readObject, refuse } from './reading.js';
import { quantityItem, type RlpItem } from './rlp.js';
import { type TransactionField, TRANSACTION_FIELDS, type EnvelopeType } from './transaction-fields.js';

/** The items of a transaction that is given by its members: null for one that they do not say. */
export interface MemberItems {
  readonly type: EnvelopeType;
  readonly items: readonly (RlpItem | null)[];
  /** Of a legacy transaction it is no item. */
  readonly chainId: bigint | null;
  /** False where something that is signed is not known. */
  readonly isComplete: boolean;
}

const NAMES: Partial<Record<string, TransactionField>> = {
  chain_id: 'chainId',
  nonce: 'nonce',
  gas: 'gas',
  gas_price: 'gasPrice',
  max_fee_per_gas: 'maxFeePerGas',
  max_priority_fee_per_gas: 'maxPriorityFeePerGas',
  to: 'to',
  value: 'value',
  data: 'data',
  access_list: 'accessList',
  authorization_list: 'authorizationList',
};
const MEMBERS: ReadonlySet<string> = new Set(Object.keys(NAMES));
const ACCESS_MEMBERS: ReadonlySet<string> = new Set(['address', 'storage_keys', 'storageKeys']);
const AUTHORIZATION_MEMBERS: ReadonlySet<string> = new Set(['chain_id', 'address', 'nonce', 'y_parity', 'r', 's']);
const SIGNATURE = ['y_parity', 'r', 's'] as const;

const quantity = (given: unknown, name: string, bits: number): Uint8Array => {
  const numbers = name === 'nonce' || name === 'chain_id' || name === 'y_parity' ? 'numbers' : 'text';
  return quantityItem(
    need(readQuantity(given, bits, numbers), `has a ${name} that is no quantity of at most ${bits} bits`),
  );
};

const address = (given: unknown, name: string): Uint8Array =>
  bytesOf(need(readKey(given), `has a ${name} that is no address, or one with a wrong checksum`));

const listOf = (given: unknown, name: string): readonly unknown[] =>
  Array.isArray(given) ? (given as readonly unknown[]) : refuse(`has an ${name} that is no list`);

const accessItem = (given: unknown): RlpItem => {
  const entry = readObject(given, ACCESS_MEMBERS);
  const keys = listOf(
    entry['storage_keys'] ?? entry['storageKeys'],
    'access_list without storage_keys, or with one',
  ).map((key) => {
    const hex = readHex(key);
    return hex !== null && sizeOf(hex) === 32 ? bytesOf(hex) : refuse('has a storage key of other than 32 bytes');
  });
  return [address(entry['address'], 'access_list'), keys];
};

/** With its signature where all of that is given, and without it where none is. */
const authorizationItem = (given: unknown): readonly RlpItem[] => {
  const entry = readObject(given, AUTHORIZATION_MEMBERS);
  const given3 = SIGNATURE.filter((name) => isSaid(entry[name]));
  if (given3.length % SIGNATURE.length !== 0) return refuse('has an authorization with a part of a signature');
  return [
    quantity(entry['chain_id'], 'chain_id', 256),
    address(entry['address'], 'authorization_list'),
    quantity(entry['nonce'], 'nonce', 64),
    ...given3.map((name) => quantity(entry[name], name, name === 'y_parity' ? 8 : 256)),
  ];
};

const isSaid = (given: unknown): boolean => given !== undefined && given !== null;

/** Which type these members are of: fees and lists say it. A wallet chooses type 2 where they do not. */
const typeOf = (given: JsonObject): EnvelopeType => {
  const has = (name: string): boolean => isSaid(given[name]);
  const isPriced = has('max_fee_per_gas') || has('max_priority_fee_per_gas');
  if (has('gas_price') && (isPriced || has('authorization_list'))) return refuse('names fees of two kinds');
  if (has('authorization_list')) return 4;
  if (has('gas_price')) return has('access_list') ? 1 : 0;
  return 2;
};

const itemOf = (name: string, given: unknown): RlpItem | null => {
  switch (name) {
    case 'to':
      return isSaid(given) ? address(given, name) : new Uint8Array();
    case 'data':
      return bytesOf(need(isSaid(given) ? readHex(given) : '0x', 'has data that is no whole bytes as hex behind 0x'));
    case 'access_list':
      return isSaid(given) ? listOf(given, name).map(accessItem) : [];
    case 'authorization_list':
      return isSaid(given) ? listOf(given, name).map(authorizationItem) : null;
    case 'value':
      return isSaid(given) ? quantity(given, name, 256) : new Uint8Array();
    default:
      return isSaid(given) ? quantity(given, name, name === 'nonce' || name === 'gas' ? 64 : 256) : null;
  }
};

/**
 * The members of an unsigned transaction as they would be serialised. A missing `to` creates a contract; a missing
 * value, data or access list is empty; nothing else is guessed.
 */
export const itemsOfMembers = (given: unknown): MemberItems => {
  const members = readObject(given, MEMBERS);
  const type = typeOf(members);
  if (!isSaid(members['to']) && !isSaid(members['data'])) return refuse('names neither a recipient nor code');
  const byField = new Map(Object.entries(NAMES).map(([name, field]) => [field, itemOf(name, members[name])] as const));
  const items = TRANSACTION_FIELDS[type].map((field) => byField.get(field) ?? null);
  const authorizations = (byField.get('authorizationList') ?? []) as readonly (readonly RlpItem[])[];
  const chainId = isSaid(members['chain_id']) ? readQuantity(members['chain_id'], 256, 'numbers') : null;
  const isComplete = !items.includes(null) && chainId !== null && authorizations.every((one) => one.length === 6);
  return { type, items, chainId, isComplete };
};
