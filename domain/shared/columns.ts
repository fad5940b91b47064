/** How a value is stored in JSON and read back. `read(write(value))` equals the value. */
export interface Codec<Value> {
  write(value: Value): unknown;
  read(stored: unknown): Value;
}

/** The value as JSON has it, member names included. */
export const plain = <Value>(): Codec<Value> => PLAIN as Codec<Value>;
const PLAIN: Codec<unknown> = { write: (value) => value, read: (stored) => stored };

/** A list of values, each in the same way. */
export const listOf = <Item>(item: Codec<Item>): Codec<readonly Item[]> => ({
  write: (items) => items.map((one) => item.write(one)),
  read: (stored) => (stored as readonly unknown[]).map((one) => item.read(one)),
});

/** Null, or a value in the given way. */
export const orNull = <Value>(codec: Codec<Value>): Codec<Value | null> => ({
  write: (value) => (value === null ? null : codec.write(value)),
  read: (stored) => (stored === null ? null : codec.read(stored)),
});

/** A member that may be absent: null in its column, and absent once more when it is read. */
export const orAbsent = <Value>(codec: Codec<Value>): Codec<Value | undefined> => ({
  write: (value) => (value === undefined ? null : codec.write(value)),
  read: (stored) => (stored === null ? undefined : codec.read(stored)),
});

/**
 * A row: the members by position, without their names. The compiler asks for every member of the type; the order of the
 * columns is part of the stored text.
 */
export const row = <T extends object>(columns: { readonly [Name in keyof T]-?: Codec<T[Name]> }): Codec<T> => {
  const entries = Object.entries(columns) as [string, Codec<unknown>][];
  // a loop: every check writes its record, and most of its columns stand as they are
  const written = entries.map(([name, codec]) => ({ name, codec: codec === PLAIN ? null : codec }));
  return {
    write: (value) => {
      const members = value as Readonly<Record<string, unknown>>;
      const stored: unknown[] = [];
      for (const { name, codec } of written) stored.push(codec === null ? members[name] : codec.write(members[name]));
      return stored;
    },
    read: (stored) => {
      // a loop: reading records is what lists, replays and back-tests are made of
      const value: Record<string, unknown> = {};
      let column = 0;
      for (const [name, codec] of entries) {
        const read = codec.read((stored as readonly unknown[])[column++]);
        if (read !== undefined) value[name] = read;
      }
      return value as T;
    },
  };
};
