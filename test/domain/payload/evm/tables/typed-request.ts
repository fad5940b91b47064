import { TYPED_ROWS } from '../../../../../domain/payload/evm/typed/index.js';
import type { PayloadRequest } from '../../../../../domain/payload/payload-request.js';
import { account } from '../drawn.js';

type Members = readonly { readonly name: string; readonly type: string }[];
const structuresOf = (encodedType: string): Readonly<Record<string, Members>> =>
  Object.fromEntries(
    [...encodedType.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, members]) => [
      name ?? '',
      (members ?? '').split(',').map((member) => {
        const [type = '', called = ''] = member.split(' ');
        return { name: called, type };
      }),
    ]),
  );

/** The encoded type of a row by its beginning. */
export const typeOf = (start: string): string =>
  TYPED_ROWS.find(({ encodedType }) => encodedType.startsWith(start))?.encodedType ?? start;

/** A message, or the values of its members in the order of the type. */
export type Values = readonly unknown[] | Readonly<Record<string, unknown>>;

const messageOf = (encodedType: string, values: Values): unknown => {
  if (!Array.isArray(values)) return values;
  const members = structuresOf(encodedType)[encodedType.slice(0, encodedType.indexOf('('))] ?? [];
  return Object.fromEntries(members.map(({ name }, index) => [name, (values as readonly unknown[])[index]]));
};

export const DOMAIN = { name: 'Shop', chainId: 1, verifyingContract: account('shop') };
const DOMAIN_TYPE: Members = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

export const typedRequest = (
  encodedType: string,
  values: Values,
  domain: Readonly<Record<string, unknown>> = DOMAIN,
): PayloadRequest & { kind: 'typed_data' } => ({
  kind: 'typed_data',
  content: {
    types: { EIP712Domain: DOMAIN_TYPE.filter(({ name }) => name in domain), ...structuresOf(encodedType) },
    primaryType: encodedType.slice(0, encodedType.indexOf('(')),
    domain,
    message: messageOf(encodedType, values),
  },
});
