import { type AbiValue, decodeArguments, parseFunction } from '../abi.js';
import type { SignatureValuesOf } from './signature-values.js';

/** Strict decoding of a list of types that is written in the code: `address,uint256`. Null for any other bytes. */
export const decoderOf = <const Types extends string>(
  types: Types,
): ((data: string) => SignatureValuesOf<Types> | null) => {
  const inputs = parseFunction(`f(${types})`)?.inputs ?? [];
  // decoding by these types gives exactly what they name
  return (data) => decodeArguments(inputs, data) as (readonly AbiValue[] & SignatureValuesOf<Types>) | null;
};
