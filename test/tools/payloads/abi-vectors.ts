import { isDeepStrictEqual } from 'node:util';
import { decodeArguments, encodeArguments, parseFunction } from '../../../domain/payload/evm/abi.js';
import { type Judge, plain, RIGHT, wrong } from './judgement.js';

interface AbiRow {
  readonly id: string;
  readonly type: string;
  readonly encoded: string;
  readonly value: unknown;
}

/** Right where the bytes give the value, and the value gives the bytes. */
export const abiVectors: Judge = (row) => {
  const { id, type, encoded, value } = row as AbiRow;
  const inputs = parseFunction(`f(${type})`)?.inputs;
  const values = inputs === undefined ? null : decodeArguments(inputs, encoded);
  if (inputs === undefined || values === null) return wrong(id, 'is not read');
  if (!isDeepStrictEqual(plain(values), [plain(value)])) return wrong(id, 'has other values');
  return encodeArguments(inputs, values) === encoded ? RIGHT : wrong(id, 'is written otherwise');
};
