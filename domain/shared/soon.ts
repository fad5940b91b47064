/** A value that is there at once, or a promise of it. Values in memory need none, and each costs every check. */
export type Soon<Value> = Value | Promise<Value>;

/** Reads the value: at once where it is there. What `read` throws is then thrown at once, too. */
export const whenThere = <Value, Read>(value: Soon<Value>, read: (value: Value) => Soon<Read>): Soon<Read> =>
  value instanceof Promise ? value.then(read) : read(value);

/** What is read, or what `failed` makes of its failure, at once or later. */
export const soonOr = <Value>(read: () => Soon<Value>, failed: (error: unknown) => Value): Soon<Value> => {
  try {
    const value = read();
    return value instanceof Promise ? value.catch(failed) : value;
  } catch (error) {
    return failed(error);
  }
};

/** All of them, in their order: at once where all are there. Where one alone is to come, only that is waited for. */
export const whenAllThere = <Values extends readonly unknown[]>(
  values: readonly [...{ [Place in keyof Values]: Soon<Values[Place]> }],
): Soon<Values> => {
  const all: readonly unknown[] = values;
  const [coming, another] = all.filter((value) => value instanceof Promise) as readonly Promise<unknown>[];
  if (coming === undefined) return all as Values;
  if (another !== undefined)
    return Promise.all(all as readonly Promise<unknown>[]) as Promise<unknown> as Promise<Values>;
  return coming.then((came) =>
    all.map((value) => (value === coming ? came : value)),
  ) as Promise<unknown> as Promise<Values>;
};
