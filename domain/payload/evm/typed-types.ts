import { elementaryOf } from './elementary.js';
import { isObject, need, refuse } from './reading.js';

export interface TypedMember {
  readonly name: string;
  readonly type: string;
}
/** The structures that typed data is made of, by name. */
export type TypedTypes = Readonly<Record<string, readonly TypedMember[]>>;

/**
 * A name that cannot be mistaken for another part of an encoded type. EIP-712 asks for identifiers; some exchanges put
 * a colon into the names of structures.
 */
const NAME_FORM = /^[A-Za-z_$][\w$:.-]{0,127}$/;
const TYPE_FORM = /^([^[\]]+)((?:\[(?:[1-9]\d{0,5})?\])*)$/;
const ARRAY_FORM = /^(.+)\[(\d*)\]$/;

/** Members of a list that stand twice would make two readings of one structure. */
const readMembers = (given: unknown): readonly TypedMember[] => {
  if (!Array.isArray(given)) return refuse('names a type without a list of members');
  const names = new Set<string>();
  return (given as readonly unknown[]).map((member) => {
    const { name, type } = isObject(member) ? member : {};
    if (typeof name !== 'string' || !NAME_FORM.test(name) || typeof type !== 'string' || !TYPE_FORM.test(type))
      return refuse('names a member of a type without a plain name and type');
    if (names.has(name)) return refuse('names a member of a type twice');
    names.add(name);
    return { name, type };
  });
};

/** The types as they were given. Whether each is known shows only where it is used. */
export const readTypes = (given: unknown): TypedTypes => {
  if (!isObject(given)) return refuse('has no types');
  return Object.fromEntries(
    Object.entries(given).map(([name, members]) => {
      if (!NAME_FORM.test(name) || isAtomic(name)) return refuse('names a type as no structure can be named');
      return [name, readMembers(members)];
    }),
  );
};

/** The atomic types under their own names, and the two that some wallets take for 256 bits. */
const ALIASES: Readonly<Record<string, string>> = { uint: 'uint256', int: 'int256' };
/** The canonical name of an atomic type that takes one word; itself for every other type. */
export const canonicalAtom = (type: string): string => ALIASES[type] ?? type;
export const isAtomic = (type: string): boolean =>
  type === 'string' || type === 'bytes' || (type !== 'function' && elementaryOf(canonicalAtom(type)) !== null);

/** The type of the items, and how many there must be: null for any number. Null for what is no array. */
export const arrayOf = (type: string): { readonly item: string; readonly count: number | null } | null => {
  const form = ARRAY_FORM.exec(type);
  return form === null ? null : { item: form[1] ?? '', count: form[2] === '' ? null : Number(form[2]) };
};

export const typedMembersOf = (types: TypedTypes, name: string): readonly TypedMember[] =>
  need(Object.hasOwn(types, name) ? types[name] : null, 'uses a type that it does not name');

/**
 * A structure as its hash names it: itself, then every structure in it by name, each with its members. Source: EIP-712,
 * encodeType.
 */
export const encodeType = (types: TypedTypes, name: string): string => {
  const used = new Set([name]);
  for (const structure of used)
    for (const { type } of typedMembersOf(types, structure)) {
      const base = TYPE_FORM.exec(type)?.[1] ?? type;
      if (!isAtomic(base)) used.add(base);
    }
  const [first = name, ...others] = used;
  return [first, ...others.sort()]
    .map(
      (structure) =>
        `${structure}(${typedMembersOf(types, structure)
          .map((one) => `${one.type} ${one.name}`)
          .join(',')})`,
    )
    .join('');
};
