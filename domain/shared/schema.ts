import type { Type as TypeBox } from 'typebox';

export type { Static, TProperties, TSchema } from 'typebox';

type Schema = Readonly<Record<string, unknown>>;
type Options = Schema | undefined;

/** Marks a schema whose member may be missing. Hidden from code that reads or copies a schema's members. */
const OPTIONAL = '~optional';

const ofType =
  (type: string) =>
  (options?: Options): Schema => ({ type, ...options });

const object = (properties: Readonly<Record<string, Schema>>, options: Options): Schema => {
  const required = Object.keys(properties).filter((name) => !Object.hasOwn(properties[name] ?? {}, OPTIONAL));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
};

const record = (key: Schema, value: Schema, options: Options): Schema => ({
  type: 'object',
  patternProperties: { [typeof key['pattern'] === 'string' ? key['pattern'] : '^.*$']: value },
  ...options,
});

/**
 * Makes JSON Schemas whose TypeScript type `Static` tells. The types are those of TypeBox; what they are made with is
 * this file, because to load TypeBox takes as long as to load a quarter of the service. A schema is plain JSON.
 */
export const Type = {
  Array: (items: Schema, options: Options) => ({ type: 'array', items, ...options }),
  Boolean: ofType('boolean'),
  Enum: (values: unknown, options: Options) => ({ enum: values, ...options }),
  Immutable: (schema: Schema) => schema,
  Integer: ofType('integer'),
  Literal: (value: unknown, options: Options) => ({ type: typeof value, const: value, ...options }),
  Null: ofType('null'),
  Number: ofType('number'),
  Object: object,
  Optional: (schema: Schema) => Object.defineProperty({ ...schema }, OPTIONAL, { value: true }),
  Record: record,
  String: ofType('string'),
  Union: (anyOf: readonly Schema[], options: Options) => ({ anyOf, ...options }),
  Unknown: (options: Options) => ({ ...options }),
  Unsafe: (schema: Schema) => schema,
} as unknown as Pick<
  typeof TypeBox,
  | ('Array' | 'Boolean' | 'Enum' | 'Immutable' | 'Integer' | 'Literal' | 'Null' | 'Number' | 'Object' | 'Optional')
  | ('Record' | 'String' | 'Union' | 'Unknown' | 'Unsafe')
>;
