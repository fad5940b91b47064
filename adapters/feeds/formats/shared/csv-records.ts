import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FeedFormatError } from '../../../../ports/platform/feeds.js';
import { MAX_LINE_BYTES, readText } from './bytes.js';

/** Of the lists that are known the widest has 12. Each row is searched by column. */
const MAX_COLUMNS = 256;

export interface CsvRecord {
  /** Place among the file's records, counted from 1, the header included; empty lines do not count. */
  readonly number: number;
  readonly fields: readonly string[];
}

/**
 * The file record by record; a record may have any number of fields and a quoted field any number of lines. Throws
 * `FeedFormatError` where a quote is never closed (the file is cut short) and for a record of more than 64 KiB or
 * 256 fields.
 */
export async function* readCsvRecords(file: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const parser = parse({
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_BYTES,
  });
  // what ends the pipeline destroys the parser with it, and the loop below then throws it
  pipeline(Readable.from(readText(file)), parser, () => undefined);
  let number = 0;
  try {
    for await (const fields of parser as AsyncIterable<string[]>) {
      number += 1;
      if (fields.length > MAX_COLUMNS)
        throw new FeedFormatError(`record ${String(number)} has more than ${MAX_COLUMNS} columns`);
      yield { number, fields };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FeedFormatError(`record ${String(number + 1)} is not CSV (${error.code})`, { cause: error });
  }
}

/** Header names are compared without case, spaces and punctuation: `Name Tag`, `name_tag` and `nameTag` are one. */
export const foldName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A CSV file whose first record names the columns. */
export interface CsvTable<Kind> {
  /** What the header was recognised as. */
  readonly kind: Kind;
  /** Folded names, by position. */
  readonly columns: readonly string[];
  readonly records: AsyncIterable<CsvRecord>;
}

/** Field of a record by folded column name; undefined where the column or the field is not there. */
export const fieldOf = (columns: readonly string[], record: CsvRecord, name: string): string | undefined => {
  const index = columns.indexOf(name);
  return index < 0 ? undefined : record.fields[index];
};

/**
 * Reads the header and hands on the rest. `recognise` says what the folded header is; where it says nothing, or the
 * file is empty, this is a `FeedFormatError`.
 */
export async function openCsvTable<Kind extends object>(
  file: AsyncIterable<Uint8Array>,
  recognise: (columns: readonly string[]) => Kind | undefined,
): Promise<CsvTable<Kind>> {
  const records = readCsvRecords(file);
  const first = await records.next();
  const columns = first.done === true ? [] : first.value.fields.map(foldName);
  const kind = recognise(columns);
  if (kind === undefined) {
    await records.return(undefined);
    throw new FeedFormatError('the first line is not the header of this format');
  }
  return { kind, columns, records };
}
