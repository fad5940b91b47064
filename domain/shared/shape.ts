import { parseIsoMs } from './iso-time.js';

/** Whether a value, of any type at run time, is what its type says. */
export type Predicate = (value: unknown) => boolean;

export const isText: Predicate = (value) => typeof value === 'string' && value !== '';
export const isFlag: Predicate = (value) => typeof value === 'boolean';
/** 0 to 1. */
export const isShare: Predicate = (value) => typeof value === 'number' && value >= 0 && value <= 1;
export const isCount: Predicate = (value) => Number.isInteger(value) && (value as number) >= 0;
export const isSeconds: Predicate = (value) => Number.isInteger(value) && (value as number) > 0;
/** Exact decimal text without sign or exponent. */
export const isDecimal: Predicate = (value) => typeof value === 'string' && /^\d{1,40}(\.\d{1,40})?$/.test(value);
/** ISO 8601: a moment, a day, a month or a year, since some lists date their rows by less than a moment. */
export const isDate: Predicate = (value) =>
  typeof value === 'string' &&
  /^\d{4}(-\d\d){0,2}(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.test(value) &&
  !Number.isNaN(parseIsoMs(value));

export const isOneOf = (values: readonly string[]): Predicate => {
  const known: ReadonlySet<unknown> = new Set(values);
  return (value) => known.has(value);
};

export const isNullOr =
  (predicate: Predicate): Predicate =>
  (value) =>
    value === null || predicate(value);

export const isListOf =
  (predicate: Predicate): Predicate =>
  (value) =>
    Array.isArray(value) && value.every(predicate);

/** Every member of a type with what it must be: the compiler asks for a member that is added to the type. */
export const isShaped = <T extends object>(members: { readonly [Name in keyof Required<T>]: Predicate }): Predicate => {
  const entries = Object.entries<Predicate>(members);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, predicate]) => predicate((value as Readonly<Record<string, unknown>>)[name]));
};
