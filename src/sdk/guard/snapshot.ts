/** A value, and all that is in it, that can no longer change. */
export const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
};

/**
 * A copy of plain JSON values that can no longer change. Everything is read once: a getter or a proxy that shows one
 * value first and another one later has shown its last. Throws for what JSON does not hold.
 */
export const snapshotOf = (value: unknown): unknown => {
  const text: unknown = JSON.stringify(value);
  if (typeof text !== 'string') throw new TypeError('There is nothing here that JSON holds');
  return frozen(JSON.parse(text) as unknown);
};
