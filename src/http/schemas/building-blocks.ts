import Type, { type TProperties, type TSchema } from 'typebox';

/** An object with exactly these members. `title` is its name in the API description. */
export const closed = <Properties extends TProperties>(
  properties: Properties,
  options: { title?: string; description?: string; 'x-rule'?: string } = {},
) => Type.Object(properties, { ...options, additionalProperties: false });

/** One of the given words. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  options: { description?: string; 'x-rule'?: string } = {},
) => Type.Unsafe<Word>({ type: 'string', enum: [...words], ...options });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const list = <Schema extends TSchema>(
  items: Schema,
  options: { maxItems?: number; description?: string; 'x-rule'?: string } = {},
) => Type.Immutable(Type.Array(items, options));

/** ISO 8601 with a time zone. */
export const timestamp = (description?: string) =>
  Type.String({ format: 'date-time', ...(description === undefined ? {} : { description }) });

/** `prefix_` and 26 characters: a UUIDv7 in lower-case Crockford base32. Source: the TypeID specification. */
export const identifier = (prefix: string, description?: string) =>
  Type.String({
    pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`,
    ...(description === undefined ? {} : { description }),
  });
