import { type AbiParameter, type AbiValue, parseFunction } from '../../domain/payload/evm/abi.js';
import { calldata } from './payload-requests.js';

/** A value of a type: every account is this one, every number five, every condition true, every list has one item. */
export const sampleOf = ({ type, components }: Omit<AbiParameter, 'name'>, account: string): AbiValue => {
  if (type.endsWith(']')) return [sampleOf({ type: type.replace(/\[\d*\]$/, ''), components }, account)];
  if (type.startsWith('(')) return components.map((component) => sampleOf(component, account));
  if (type === 'address') return account;
  if (type === 'bool') return true;
  if (type === 'string') return 'text';
  if (type === 'bytes') return '0x';
  return type.startsWith('bytes') ? `0x${'00'.repeat(Number(type.slice(5)))}` : 5n;
};

/** A call of a function by such values. */
export const sampleCall = (signature: string, account: string): string =>
  calldata(signature, ...(parseFunction(signature)?.inputs ?? []).map((input) => sampleOf(input, account)));

/** A message of a marked encoded type by such values, its lists empty; whose the right is, is `owner`. */
export const sampleMessage = (marked: string, account: string, owner: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...marked.slice(marked.indexOf('('), marked.indexOf(')')).matchAll(/([<>#?$@]?)(\w+)(\[\])? (\w+)/g)].map(
      ([, mark, type = '', list, name = '']) => {
        const value = mark === '<' ? owner : list === undefined ? sampleOf({ type, components: [] }, account) : [];
        return [name, typeof value === 'bigint' ? value.toString() : value];
      },
    ),
  );
