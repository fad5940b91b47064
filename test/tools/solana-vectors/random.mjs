/** The same numbers for the same seed. Source: mulberry32. */
export const random = (seed) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    bytes: (count) => Uint8Array.from({ length: count }, () => between(0, 255)),
    oneOf: (items) => items[between(0, items.length - 1)],
  };
};
