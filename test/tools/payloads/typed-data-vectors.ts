import { isDeepStrictEqual } from 'node:util';
import { readTypedData } from '../../../domain/payload/evm/typed-data.js';
import { exception, type Judge, RIGHT, wrong } from './judgement.js';

interface TypedDataRow {
  readonly id: string;
  readonly typed_data: unknown;
  /** False where a strict reader refuses the row; not there where none does. */
  readonly strict?: boolean;
  /** Not there where the corpus states none; then only that the row is read can be tried. */
  readonly digest?: string;
}

/**
 * Right where object and text are read alike, with the digest of the row if it has one. The digest covers the
 * encoding.
 */
export const typedDataVectors: Judge = (row) => {
  const { id, typed_data: data, strict = true, digest } = row as TypedDataRow;
  const read = readTypedData(data);
  if (!strict)
    return read.ok ? wrong(id, 'is not strict, but read') : exception(`not strict, refused: it ${read.problem}`);
  if (!read.ok) return wrong(id, read.problem);
  if (!isDeepStrictEqual(readTypedData(JSON.stringify(data)), read)) return wrong(id, 'is read otherwise as text');
  return digest === undefined || digest === read.value.digest ? RIGHT : wrong(id, 'has another digest');
};
