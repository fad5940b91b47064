import type { DescribedField } from '../../../../domain/payload/evm/descriptor/call-description.js';
import { cleanLabel } from '../shared/labels.js';
import { constantOf, type FieldPlace, formatOf, pathOrigin } from './field-format.js';
import { itemsOf, type Json, member, descriptorMembers } from './json.js';
import { referenced } from './registry.js';

const MAX_GROUPS = 8;

/** The fields that are shown, in order, those of groups among them; null where one cannot be evaluated. */
export const describedFieldsOf = (fields: Json, place: FieldPlace, depth = 0): readonly DescribedField[] | null => {
  const items = itemsOf(fields);
  if (items === null || depth > MAX_GROUPS) return null;
  const all: DescribedField[] = [];
  for (const item of items) {
    const described = fieldOrGroup(item, place, depth);
    if (described === null) return null;
    all.push(...described);
  }
  return all;
};

const fieldOrGroup = (given: Json, place: FieldPlace, depth: number): readonly DescribedField[] | null => {
  const field = withDefinition(given, place.descriptor);
  const visible = member(field, 'visible');
  if (visible === 'never') return [];
  // a condition, or a value that only its owner can read
  if ((visible !== undefined && typeof visible !== 'string') || member(field, 'encryption') !== undefined) return null;
  const inner = member(field, 'fields');
  if (inner !== undefined) return groupOf(field, inner, place, depth);
  const value = member(field, 'value');
  const constant = value === undefined ? null : constantOf(value, place);
  const origin = constant === null ? pathOrigin(member(field, 'path'), place) : { constant };
  const format = formatOf(member(field, 'format'), member(field, 'params'), place);
  if (origin === null || format === null) return null;
  const label = cleanLabel(member(field, 'label')) ?? ('path' in origin ? origin.path : 'constant');
  return [{ label, origin, format }];
};

const groupOf = (group: Json, inner: Json, place: FieldPlace, depth: number): readonly DescribedField[] | null => {
  const path = member(group, 'path');
  if (path === undefined) return describedFieldsOf(inner, place, depth + 1);
  const origin = pathOrigin(path, place);
  return origin === null || 'constant' in origin
    ? null
    : describedFieldsOf(inner, { ...place, prefix: `${origin.path}.` }, depth + 1);
};

/** A field with the definition that it refers to; what it says itself goes before. */
const withDefinition = (field: Json, descriptor: Json): Json => {
  const reference = member(field, '$ref');
  const definition = typeof reference === 'string' ? descriptorMembers(referenced(descriptor, reference)) : null;
  if (definition === null) return reference === undefined ? field : null;
  const params = { ...descriptorMembers(member(definition, 'params')), ...descriptorMembers(member(field, 'params')) };
  return { ...definition, ...descriptorMembers(field), params };
};
