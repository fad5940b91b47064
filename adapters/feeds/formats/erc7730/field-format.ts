import type { FieldFormat, ValueOrigin } from '../../../../domain/payload/evm/descriptor/call-description.js';
import { itemsOf, type Json, member, descriptorMembers } from './json.js';
import { referenced } from './registry.js';

/** Where a field stands: its descriptor, and the path of the group around it. */
export interface FieldPlace {
  readonly descriptor: Json;
  /** With a dot at its end; empty outside a group. */
  readonly prefix: string;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** A constant as text, addresses in lower case; references are resolved. Null for anything but text and numbers. */
export const constantOf = (given: Json, { descriptor }: FieldPlace): string | null => {
  const value = typeof given === 'string' && given.startsWith('$.') ? referenced(descriptor, given) : given;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  return ADDRESS.test(value) ? value.toLowerCase() : value;
};

/** The path of a field or a parameter from the arguments on. */
export const pathOrigin = (given: Json, place: FieldPlace): ValueOrigin | null => {
  if (typeof given !== 'string' || given === '') return null;
  if (given.startsWith('$.')) return constantOrigin(given, place);
  if (given.startsWith('@.')) return { path: given };
  return { path: given.startsWith('#.') ? given.slice('#.'.length) : `${place.prefix}${given}` };
};

const constantOrigin = (given: Json, place: FieldPlace): ValueOrigin | null => {
  const constant = constantOf(given, place);
  return constant === null ? null : { constant };
};

/** A parameter that is a path or a constant. Undefined: neither is there. Null: it cannot be evaluated. */
const either = (params: Json, name: string, place: FieldPlace): ValueOrigin | null | undefined => {
  const path = member(params, `${name}Path`);
  if (path !== undefined) return pathOrigin(path, place);
  const constant = member(params, name);
  return constant === undefined ? undefined : constantOrigin(constant, place);
};

const addressesOf = (given: Json, place: FieldPlace): readonly string[] | null => {
  if (given === undefined) return [];
  const list = typeof given === 'string' && given.startsWith('$.') ? referenced(place.descriptor, given) : given;
  const addresses = (itemsOf(list) ?? [list]).map((one) => constantOf(one, place));
  return addresses.every((address): address is string => address !== null && ADDRESS.test(address)) ? addresses : null;
};

const SIMPLE = ['raw', 'amount', 'duration', 'chainId', 'tokenTicker', 'interoperableAddressName'] as const;

/** Formats with parameters, by name. Null: what the parameters say cannot be evaluated. */
const READERS: Readonly<Record<string, (params: Json, place: FieldPlace) => FieldFormat | null>> = {
  tokenAmount: (params, place) => {
    const nativeAddresses = addressesOf(member(params, 'nativeCurrencyAddress'), place);
    // a token of another chain is no asset of this one
    const isElsewhere = member(params, 'chainId') !== undefined || member(params, 'chainIdPath') !== undefined;
    const token = isElsewhere ? undefined : either(params, 'token', place);
    if (nativeAddresses === null || token === null) return null;
    return { name: 'tokenAmount', token: token ?? null, nativeAddresses };
  },
  addressName: (params, place) => {
    const senderAddresses = addressesOf(member(params, 'senderAddress'), place);
    return senderAddresses === null ? null : { name: 'addressName', senderAddresses };
  },
  date: (params) => {
    const encoding = member(params, 'encoding');
    return encoding === 'timestamp' || encoding === 'blockheight' ? { name: 'date', encoding } : null;
  },
  unit: (params, place) => {
    const [base, decimals = 0] = [constantOf(member(params, 'base'), place), member(params, 'decimals')];
    const isPlaces = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255;
    return base === null || !isPlaces ? null : { name: 'unit', base, decimals };
  },
  enum: (params, { descriptor }) => {
    const reference = member(params, '$ref');
    const labels = typeof reference === 'string' ? descriptorMembers(referenced(descriptor, reference)) : null;
    const isText = labels !== null && Object.values(labels).every((label) => typeof label === 'string');
    return isText ? { name: 'enum', labels: labels as Readonly<Record<string, string>> } : null;
  },
  nftName: (params, place) => {
    const collection = either(params, 'collection', place);
    return collection === null || collection === undefined ? null : { name: 'nftName', collection };
  },
  calldata: (params, place) => {
    const known = ['calleePath', 'callee', 'amountPath', 'amount', 'spenderPath', 'spender'];
    const callee = either(params, 'callee', place);
    const [amount = NONE, spender = NONE] = [either(params, 'amount', place), either(params, 'spender', place)];
    const isKnown = Object.keys(descriptorMembers(params) ?? {}).every((name) => known.includes(name));
    if (!isKnown || callee === undefined || callee === null || amount === null || spender === null) return null;
    return { name: 'calldata', callee, amount: orNull(amount), spender: orNull(spender) };
  },
};

const NONE = { constant: '' } as const;
const orNull = (origin: ValueOrigin): ValueOrigin | null => (origin === NONE ? null : origin);

/** The format of a field; null where it is not known or cannot be evaluated. */
export const formatOf = (name: Json, params: Json, place: FieldPlace): FieldFormat | null => {
  if (name === undefined) return { name: 'raw' };
  if (typeof name !== 'string') return null;
  const simple = SIMPLE.find((known) => known === name);
  if (simple !== undefined) return { name: simple };
  return Object.hasOwn(READERS, name) ? (READERS[name]?.(params, place) ?? null) : null;
};
