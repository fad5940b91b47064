import { isDeepStrictEqual } from 'node:util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { readTypedData, type TypedData } from '../../../domain/payload/evm/typed-data.js';
import { typedDataBytes } from '../../../src/sdk/guard/typed-data.js';
import { typedProblem } from './mutations/re-encode.js';
import { exception, type Judge, RIGHT, wrong } from './judgement.js';

interface TypedDataRow {
  readonly id: string;
  readonly typed_data: unknown;
  /** False where a strict reader refuses the row; not there where none does. */
  readonly strict?: boolean;
  /** Not there where the corpus states none; then only that the row is read can be tried. */
  readonly digest?: string;
  /** What is hashed for the message, where the corpus states it. */
  readonly encoded?: string;
}

const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;

/** Domain and message hash as they follow from the row, and as the reader of the guard for wallets has them. */
const hashProblem = (data: TypedData, given: unknown, encoded: string | undefined): string | null => {
  if (encoded !== undefined && hexOf(keccak_256(hexToBytes(encoded.slice(2)))) !== data.messageHash)
    return 'has another message hash';
  if (!data.hasDomainType) return null;
  const bytes = typedDataBytes(typeof given === 'string' ? given : JSON.stringify(given));
  if (hexOf(bytes) !== `0x1901${data.domainHash.slice(2)}${data.messageHash.slice(2)}`)
    return 'has another domain or message hash for the guard';
  return typedProblem(given, data.digest);
};

/**
 * Right where object and text are read alike, with domain hash, message hash and digest of the row as far as it states
 * them, and the same by two other readers: that of the guard for wallets, and a library.
 */
export const typedDataVectors: Judge = (row) => {
  const { id, typed_data: data, strict = true, digest, encoded } = row as TypedDataRow;
  const read = readTypedData(data);
  if (!strict)
    return read.ok ? wrong(id, 'is not strict, but read') : exception(`not strict, refused: it ${read.problem}`);
  if (!read.ok) return wrong(id, read.problem);
  if (!isDeepStrictEqual(readTypedData(JSON.stringify(data)), read)) return wrong(id, 'is read otherwise as text');
  if (digest !== undefined && digest !== read.value.digest) return wrong(id, 'has another digest');
  const problem = hashProblem(read.value, data, encoded);
  return problem === null ? RIGHT : wrong(id, problem);
};
