import { parseAddressOf } from '../../../domain/intent/address.js';
import { parseFunction } from '../../../domain/payload/evm/abi.js';

/**
 * The form in which a rule compares a function: a signature without names of parameters and with whole types, any other
 * name as it is. Null for a text with brackets that is no signature.
 */
export const canonicalFunction = (text: string): string | null =>
  text.includes('(') ? (parseFunction(text)?.signature ?? null) : text;

/** The key of an account of any supported network; null for what is no address, or has a wrong checksum. */
export const accountKey = (text: string): string | null => {
  const parsed = [parseAddressOf('evm', text), parseAddressOf('solana', text)];
  return parsed.find(({ problem }) => problem === null)?.key ?? null;
};
