const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The same plain data with every half of a broken character replaced by U+FFFD. Canonical JSON cannot hold such a half,
 * and what one source wrote badly must not keep a report from being made.
 */
export const wellFormed = <T>(value: T): T => repaired(value) as T;

const repaired = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(LONE_SURROGATE, '\uFFFD');
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, repaired(member)]));
};
