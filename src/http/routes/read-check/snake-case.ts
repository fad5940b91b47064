type SnakeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeName<Rest>}`
  : Name;

/** The same data with every member name in snake_case. */
export type SnakeCased<T> = T extends readonly (infer Item)[]
  ? readonly SnakeCased<Item>[]
  : T extends object
    ? { [Name in keyof T as Name extends string ? SnakeName<Name> : never]: SnakeCased<T[Name]> }
    : T;

const snakeName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Renames every member of plain data, at any depth, from camelCase to snake_case; values stay as they are. */
export const snakeCased = <T>(data: T): SnakeCased<T> => rename(data) as SnakeCased<T>;

const rename = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(rename);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [snakeName(name), rename(value)]));
};
