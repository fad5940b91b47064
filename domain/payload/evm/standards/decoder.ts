import { type AbiValue, decodeArguments, parseFunction } from '../abi.js';
import { decodeLoosely } from '../abi-loose.js';
import type { CallEffect, EvmCall } from './row.js';
import type { SignatureValuesOf } from './signature-values.js';

type Decoder<Values> = (data: string, isLoose?: boolean) => Values | null;

/**
 * Strict decoding of a list of types that is written in the code: `address,uint256`. Null for any other bytes;
 * `isLoose`: for those that a less strict contract does not read either.
 */
export const decoderOf = <const Types extends string>(types: Types): Decoder<SignatureValuesOf<Types>> => {
  const inputs = parseFunction(`f(${types})`)?.inputs ?? [];
  return (data, isLoose = false) =>
    // decoding by these types gives exactly what they name
    (decodeArguments(inputs, data) ?? (isLoose ? decodeLoosely(inputs, data.slice(2)) : null)) as
      | (readonly AbiValue[] & SignatureValuesOf<Types>)
      | null;
};

/** Reads the input of one step of a router; null where it is not encoded as the router takes it. */
export type StepReader = (input: string, call: EvmCall, isLoose?: boolean) => readonly CallEffect[] | null;

/** A step by its values. `effects`: null where they are not such as the router has them. */
export const stepReader =
  <Values>(
    decode: Decoder<Values>,
    effects: (values: Values, call: EvmCall) => readonly CallEffect[] | null,
  ): StepReader =>
  (input, call, isLoose) => {
    const values = decode(input, isLoose);
    return values === null ? null : effects(values, call);
  };
