import fc from 'fast-check';

const LAST_CODE_POINT = 0x10ffff;
/** Halves of surrogate pairs are no characters of their own. */
const SURROGATES = { first: 0xd800, count: 0x800 } as const;

/**
 * Text of any characters, half of them ASCII, controls among them. The unit `binary` of fast-check means the same and
 * takes two seconds to make, in each process.
 */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(fc.nat({ max: LAST_CODE_POINT - SURROGATES.count }), fc.nat({ max: 0x7f })),
      maxLength === undefined ? {} : { maxLength },
    )
    .map((numbers) => String.fromCodePoint(...numbers.map(codePoint)));

const codePoint = (number: number): number => (number < SURROGATES.first ? number : number + SURROGATES.count);
