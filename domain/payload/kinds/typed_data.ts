import { readTypedData, type TypedValue } from '../evm/typed-data.js';
import { typedPayload } from '../evm/typed-payload.js';
import { namedMembers, payloadKind } from './definition.js';

/** `message.details.amount`: every value of a structure under its path; a list is one value. */
const leaves = (path: string, value: TypedValue): readonly (readonly [string, TypedValue])[] =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)
    ? Object.entries(value).flatMap(([name, part]) => leaves(`${path}.${name}`, part as TypedValue))
    : [[path, value]];

export const typedData = payloadKind({
  kind: 'typed_data',
  member: 'typed_data',
  families: ['evm'],
  signedAs: 'data',
  signedText: '',
  read: typedPayload,
  membersOf: (content) => {
    const read = readTypedData(content);
    if (!read.ok) return null;
    const { primaryType, domain, types, message, hasDomainType } = read.value;
    return new Map([
      ...namedMembers({ primaryType, types }),
      // without it wallets disagree about the hash
      ...(hasDomainType ? [] : ([['types.EIP712Domain', null]] as const)),
      ...namedMembers(Object.fromEntries([...leaves('domain', domain), ...leaves('message', message)])),
    ]);
  },
});
