import { selectorOf } from '../../../intent/known-functions.js';
import { MAX_TYPED_DATA_DEPTH } from '../../context.js';
import type { AbiParameter, AbiValue } from '../abi.js';
import type { TypedData, TypedMember, TypedTypes, TypedValue } from '../typed-data.js';
import { arrayOf, canonicalAtom, isAtomic } from '../typed-types.js';
import type { CallDescription, DescribedField } from './call-description.js';
import { areDescribable, type ShownValues, shownValues } from './described-call.js';
import type { ReadCall } from './read-value.js';

/** What a descriptor says of typed data, as a description keeps it in the place of a function's signature. */
export interface TypedSignature {
  /** As EIP-712 hashes it: the structure, then those within it. */
  readonly encodedType: string;
  /** The values that the domain must have, by their names. */
  readonly domain: Readonly<Record<string, string>>;
}

/** On a line of its own behind the type, so that it is no signature of a function. */
export const typedSignatureText = ({ encodedType, domain }: TypedSignature): string =>
  `${encodedType}\n${JSON.stringify(domain)}`;

/** Null for the signature of a function. */
export const typedSignatureIn = (signature: string): TypedSignature | null => {
  const [encodedType = '', domain] = signature.split('\n');
  return domain?.startsWith('{') !== true
    ? null
    : { encodedType, domain: JSON.parse(domain) as TypedSignature['domain'] };
};

/** Under what descriptions of typed data are looked up, beside the contract that verifies it. */
export const typeSelector = (encodedType: string): string => selectorOf(encodedType);

/** More characters and members than any application signs: structures that refer to each other ask for ever more. */
const MAX_TYPE_CHARACTERS = 8_192;
const MAX_MEMBERS = 1_024;
const STRUCTURE = /([^(),\s]+)\(([^()]*)\)/g;

/** The structures in an encoded type. */
const typesIn = (encodedType: string): TypedTypes =>
  Object.fromEntries(
    [...encodedType.matchAll(STRUCTURE)].map(([, name = '', members = '']) => [
      name,
      members === ''
        ? []
        : members.split(',').map((member) => {
            const [type = '', called = ''] = member.trim().split(/\s+/);
            return { name: called, type };
          }),
    ]),
  );

/** Structures, and how many more members may be read of them. */
interface Types {
  readonly types: TypedTypes;
  left: number;
}

/** A member as a parameter of a function with the same structures would be; null for types that contain themselves. */
const parameterOf = (from: Types, { name, type }: TypedMember, depth: number): AbiParameter | null => {
  from.left -= 1;
  if (depth > MAX_TYPED_DATA_DEPTH || from.left < 0) return null;
  const array = arrayOf(type);
  if (array !== null) {
    const item = parameterOf(from, { name, type: array.item }, depth + 1);
    return item === null ? null : { ...item, type: `${item.type}[${array.count ?? ''}]` };
  }
  if (isAtomic(type)) return { name, type: canonicalAtom(type), components: [] };
  const components = parametersOf(from, type, depth + 1);
  return components === null ? null : { name, type: '()', components };
};

const parametersOf = (from: Types, structure: string, depth = 0): readonly AbiParameter[] | null => {
  const members = Object.hasOwn(from.types, structure) ? from.types[structure] : undefined;
  if (members === undefined) return null;
  const parameters: AbiParameter[] = [];
  for (const member of members) {
    const parameter = parameterOf(from, member, depth);
    if (parameter === null) return null;
    parameters.push(parameter);
  }
  return parameters;
};

/** The members of the structure that an encoded type begins with; null where it is none. */
const parametersOfType = (encodedType: string): readonly AbiParameter[] | null =>
  encodedType.length > MAX_TYPE_CHARACTERS
    ? null
    : parametersOf({ types: typesIn(encodedType), left: MAX_MEMBERS }, encodedType.slice(0, encodedType.indexOf('(')));

/** Every path of the description leads somewhere in its type. */
export const isTypeDescribable = (encodedType: string, fields: readonly DescribedField[]): boolean => {
  const parameters = parametersOfType(encodedType);
  return parameters !== null && areDescribable(fields, parameters);
};

/** Members in the order of their type, as arguments of a function stand. */
const positional = (value: TypedValue, { type, components }: AbiParameter): AbiValue => {
  if (Array.isArray(value)) {
    const item = { name: '', type: type.replace(/\[\d*\]$/, ''), components };
    return (value as readonly TypedValue[]).map((one) => positional(one, item));
  }
  if (components.length === 0) return value as AbiValue;
  const members = value as Readonly<Record<string, TypedValue>>;
  return components.map((component) => positional(members[component.name] ?? '0x', component));
};

/** True where the data has every domain value that the descriptor names. */
const isOfDomain = ({ domain }: TypedData, wanted: TypedSignature['domain']): boolean =>
  Object.entries(wanted).every(([name, value]) => String(domain[name] ?? '').toLowerCase() === value.toLowerCase());

/**
 * Reads typed data as a descriptor of its contract says. Null where type or domain are not exactly those, or a field
 * cannot be evaluated: such data stays unknown. `call`: who signs, and which contract verifies it.
 */
export const describedTypedData = (
  data: TypedData,
  encodedType: string,
  call: ReadCall,
  { certainty, signature, fields }: CallDescription,
): ShownValues | null => {
  const wanted = certainty === 'exact' ? typedSignatureIn(signature) : null;
  if (wanted === null || wanted.encodedType !== encodedType || !isOfDomain(data, wanted.domain)) return null;
  const inputs = parametersOfType(encodedType);
  if (inputs === null) return null;
  const values = inputs.map((input) => positional(data.message[input.name] ?? '0x', input));
  return shownValues(fields, { inputs, values, call });
};
