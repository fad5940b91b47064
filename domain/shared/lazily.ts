/** Makes a value when it is first asked for, and keeps it: a table that no start needs costs no start. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};
