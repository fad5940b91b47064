import type { signTyped } from 'micro-eth-signer';

type Typed = Parameters<typeof signTyped>[0];
type Json = Readonly<Record<string, unknown>>;
type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;

/** A value as the library takes it: numbers of any size as bigint. */
const valueOf = (types: Types, type: string, value: unknown): unknown => {
  const [, item] = /^(.*)\[\d*\]$/.exec(type) ?? [];
  if (item !== undefined) return (value as readonly unknown[]).map((one) => valueOf(types, item, one));
  if (types[type] !== undefined) return structureOf(types, type, value as Json);
  if (/^u?int/.test(type)) return BigInt(value as string | number);
  return typeof value === 'string' && /^(address|bytes)/.test(type) ? value.toLowerCase() : value;
};

const structureOf = (types: Types, name: string, value: Json): Json =>
  Object.fromEntries(
    (types[name] ?? []).map((member) => [member.name, valueOf(types, member.type, value[member.name])]),
  );

/** The structures that are hashed: the library also refuses others that it does not like. */
const usedTypes = (types: Types, first: readonly string[]): Types => {
  const used = new Set(first);
  for (const name of used)
    for (const { type } of types[name] ?? []) {
      const base = type.replace(/[[].*$/, '');
      if (Object.hasOwn(types, base)) used.add(base);
    }
  return Object.fromEntries([...used].map((name) => [name, types[name] ?? []]));
};

/** Typed data in the form that the other library hashes. */
export const typedForLibrary = (content: unknown): Typed => {
  const { types, primaryType, domain, message } = content as Json & { readonly types: Types };
  return {
    types: usedTypes(types, ['EIP712Domain', String(primaryType)]),
    primaryType,
    domain: structureOf(types, 'EIP712Domain', domain as Json),
    message: structureOf(types, String(primaryType), message as Json),
  } as unknown as Typed;
};
