import fc from 'fast-check';
import type { AbiValue } from '../../../../domain/payload/evm/abi.js';

interface TypedValue {
  readonly type: string;
  readonly value: AbiValue;
}

const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;
const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size }).map(hexOf);
const sizes = fc.integer({ min: 1, max: 32 });

const numbers = (signed: boolean): fc.Arbitrary<TypedValue> =>
  sizes.chain((size) => {
    const end = 1n << BigInt(size * 8 - (signed ? 1 : 0));
    return fc
      .bigInt({ min: signed ? -end : 0n, max: end - 1n })
      .map((value) => ({ type: `${signed ? '' : 'u'}int${size * 8}`, value }));
  });

const leaves: fc.Arbitrary<TypedValue> = fc.oneof(
  numbers(false),
  numbers(true),
  fc.boolean().map((value) => ({ type: 'bool', value })),
  bytes(20).map((value) => ({ type: 'address', value })),
  bytes(24).map((value) => ({ type: 'function', value })),
  sizes.chain((size) => bytes(size).map((value) => ({ type: `bytes${size}`, value }))),
  fc
    .uint8Array({ maxLength: 70 })
    .map(hexOf)
    .map((value) => ({ type: 'bytes', value })),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => ({ type: 'string', value })),
);

/** Items of an array are one value again and again: that is enough to try how they are laid out. */
const arraysOf = (item: fc.Arbitrary<TypedValue>): fc.Arbitrary<TypedValue> =>
  fc.tuple(item, fc.integer({ min: 0, max: 3 }), fc.boolean()).map(([{ type, value }, count, isFixed]) => ({
    type: `${type}[${isFixed && count > 0 ? count : ''}]`,
    value: Array.from({ length: count }, () => value),
  }));

const tupleOf = (members: readonly TypedValue[]): TypedValue => ({
  type: `(${members.map((member) => member.type).join(',')})`,
  value: members.map((member) => member.value),
});

const values: fc.Arbitrary<TypedValue> = fc.letrec<{ any: TypedValue }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaves,
    arraysOf(tie('any')),
    fc.array(tie('any'), { minLength: 1, maxLength: 3 }).map(tupleOf),
  ),
})).any;

/** A function and values that its parameters can hold. */
export const parametersWithValues = (): fc.Arbitrary<{
  readonly signature: string;
  readonly values: readonly AbiValue[];
}> =>
  fc
    .array(values, { maxLength: 4 })
    .map((given) => ({ signature: `f${tupleOf(given).type}`, values: given.map((one) => one.value) }));
