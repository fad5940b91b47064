import fc from 'fast-check';

/**
 * Text of any code points, half of them ASCII, with controls and halves of surrogate pairs. The unit `binary` of
 * fast-check means the same and takes two seconds to make, in each process.
 */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat({ max: 0x10ffff }), fc.nat({ max: 0x7f })), maxLength === undefined ? {} : { maxLength })
    .map((codes) => String.fromCodePoint(...codes));
