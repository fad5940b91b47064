import { type TProperties, type TSchema, Type } from '../../../domain/shared/schema.js';

/** An object with exactly these members. `title` is its name in the API description. */
export const closed = <Properties extends TProperties>(
  properties: Properties,
  options: { title?: string; description?: string; 'x-rule'?: string } = {},
) => Type.Object(properties, { ...options, additionalProperties: false });

/** One of the given words. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  options: { description?: string; 'x-rule'?: string; 'x-chains'?: true } = {},
) => Type.Unsafe<Word>({ type: 'string', enum: [...words], ...options });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const list = <Schema extends TSchema>(
  items: Schema,
  options: { minItems?: number; maxItems?: number; description?: string; 'x-rule'?: string } = {},
) => Type.Immutable(Type.Array(items, options));

/** ISO 8601 with a time zone. */
export const timestamp = (description?: string) =>
  Type.String({ format: 'date-time', ...(description === undefined ? {} : { description }) });

/** A moment in a query: a date, or a time with its zone. */
export const moment = (description: string) =>
  Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9:.]{5,12}(?:Z|[+-][0-9]{2}:[0-9]{2}))?$',
    description,
    'x-rule': 'must be a date or an ISO 8601 time with its zone, for instance 2026-11-21T00:00:00Z',
  });

/** `prefix_` and 26 characters: a UUIDv7 in lower-case Crockford base32. Source: the TypeID specification. */
export const identifier = (prefix: string, description?: string) =>
  Type.String({
    pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`,
    ...(description === undefined ? {} : { description }),
  });
