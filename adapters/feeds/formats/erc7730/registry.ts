import { posix } from 'node:path';
import { type Json, itemsOf, member, descriptorMembers } from './json.js';

/** The JSON files of a registry by their path in it. */
export type Registry = ReadonlyMap<string, Json>;

const MAX_INCLUDES = 8;

/**
 * The descriptor with all that it includes; what it says itself goes before. Null where an included file is missing or
 * files include one another.
 */
export const wholeDescriptor = (registry: Registry, path: string, depth = 0): Json | null => {
  const own = registry.get(path);
  const included = member(own, 'includes');
  if (included === undefined) return own ?? null;
  if (typeof included !== 'string' || depth >= MAX_INCLUDES) return null;
  const base = wholeDescriptor(registry, posix.join(posix.dirname(path), included), depth + 1);
  return base === null ? null : merged(base, own);
};

/** Source: ERC-7730, includes: members merge, fields of the same path merge, any other list is replaced. */
const merged = (base: Json, over: Json, name = ''): Json => {
  const [baseItems, overItems] = [itemsOf(base), itemsOf(over)];
  if (name === 'fields' && baseItems !== null && overItems !== null) return mergedFields(baseItems, overItems);
  const [baseMembers, overMembers] = [descriptorMembers(base), descriptorMembers(over)];
  if (baseMembers === null || overMembers === null) return over;
  const result: Record<string, Json> = { ...baseMembers };
  for (const [key, value] of Object.entries(overMembers)) {
    const before = Object.hasOwn(baseMembers, key) ? baseMembers[key] : undefined;
    // a member called __proto__ is a member like any other
    Object.defineProperty(result, key, {
      value: before === undefined ? value : merged(before, value, key),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return result;
};

const mergedFields = (base: readonly Json[], over: readonly Json[]): readonly Json[] => {
  const pathOf = (field: Json): Json => member(field, 'path');
  const overFor = (field: Json): Json =>
    pathOf(field) === undefined ? undefined : over.find((other) => pathOf(other) === pathOf(field));
  const known = new Set(base.map(pathOf));
  const kept = base.map((field) => {
    const other = overFor(field);
    return other === undefined ? field : merged(field, other);
  });
  return [...kept, ...over.filter((field) => pathOf(field) === undefined || !known.has(pathOf(field)))];
};

/** What a reference such as `$.metadata.constants.x` of the descriptor names; undefined for nothing. */
export const referenced = (descriptor: Json, reference: string): Json =>
  reference
    .split('.')
    .slice(1)
    .reduce<Json>((value, name) => member(value, name), descriptor);
