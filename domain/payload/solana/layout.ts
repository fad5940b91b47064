import { base58, utf8 } from '@scure/base';
import { ByteReader } from './byte-reader.js';

/**
 * The forms of values in instruction data. `seed` and `bytes` carry a length of eight bytes, `keys` a number of eight;
 * the optional ones a byte 0 or 1. `text` and `words` (of two bytes) take all that is left.
 */
interface FormValues {
  readonly u8: bigint;
  readonly u16: bigint;
  readonly u32: bigint;
  readonly u64: bigint;
  readonly key: string;
  readonly optionalU64: bigint | null;
  readonly optionalKey: string | null;
  readonly seed: string;
  readonly bytes: Uint8Array;
  readonly keys: readonly string[];
  readonly text: string;
  readonly words: readonly bigint[];
}
export type Form = keyof FormValues;
export type LayoutValuesOf<Forms extends readonly Form[]> = { [Index in keyof Forms]: FormValues[Forms[Index]] };

const KEY_BYTES = 32;
const LENGTH_BYTES = 8;

/** Strict UTF-8; null for any other bytes. */
const decodeText = (bytes: Uint8Array): string | null => {
  try {
    return utf8.encode(bytes);
  } catch {
    return null;
  }
};

/** What stands behind a byte 1; null behind a byte 0; undefined behind any other. */
const readOptional = <Value>(reader: ByteReader, read: () => Value): Value | null | undefined => {
  const mark = reader.byte();
  if (mark > 1) return undefined;
  return mark === 0 ? null : read();
};

/** More than there can be counts as missing. */
const readLength = (reader: ByteReader): number => Number(reader.number(LENGTH_BYTES));
const readKey = (reader: ByteReader): string => base58.encode(reader.bytes(KEY_BYTES));

/** Undefined, or null from `decodeText`, is a value that its form does not have. */
const READERS: { readonly [Name in Form]: (reader: ByteReader) => FormValues[Name] | undefined } = {
  u8: (reader) => reader.number(1),
  u16: (reader) => reader.number(2),
  u32: (reader) => reader.number(4),
  u64: (reader) => reader.number(8),
  key: readKey,
  optionalU64: (reader) => readOptional(reader, () => reader.number(8)),
  optionalKey: (reader) => readOptional(reader, () => readKey(reader)),
  seed: (reader) => decodeText(reader.bytes(readLength(reader))) ?? undefined,
  bytes: (reader) => reader.bytes(readLength(reader)),
  keys: (reader) => reader.list(readLength(reader), () => readKey(reader)),
  text: (reader) => decodeText(reader.bytes(reader.remaining)) ?? undefined,
  words: (reader) => reader.list(Math.ceil(reader.remaining / 2), () => reader.number(2)),
};

/** Values, and whether any bytes stand behind them. */
export interface LeadingValues<Forms extends readonly Form[]> {
  readonly values: LayoutValuesOf<Forms>;
  readonly isWhole: boolean;
}

/** The values of data that begins with these forms; null for a byte too few, or a wrong mark. */
export const readLeading = <const Forms extends readonly Form[]>(
  forms: Forms,
  data: Uint8Array,
): LeadingValues<Forms> | null => {
  const reader = new ByteReader(data);
  const values = forms.map((form) => READERS[form](reader));
  if (reader.isBroken || values.includes(undefined)) return null;
  // each value was read by the reader of its own form
  return { values: values as unknown as LayoutValuesOf<Forms>, isWhole: reader.isComplete };
};
