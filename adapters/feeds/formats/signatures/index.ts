import { parseFunction } from '../../../../domain/payload/evm/abi.js';
import {
  type DescriptionEntry,
  type DescriptionFormat,
  type FeedFile,
  FeedFormatError,
  type SkipReason,
} from '../../../../ports/platform/feeds.js';
import { type CsvRecord, foldName, readCsvRecords } from '../shared/csv-records.js';
import { KeySet } from '../shared/key-set.js';

/** Folded names of the columns, the first that is there wins. */
const SELECTOR_COLUMNS = ['selector', 'hexsignature', 'hash', 'hex'];
const SIGNATURE_COLUMNS = ['signature', 'textsignature', 'name', 'text'];

const SELECTOR_BYTES = 4;
const SELECTOR = /^(0x)?[0-9a-fA-F]{8}$/;

/** Places of the two columns in a record. */
interface Columns {
  readonly selector: number;
  readonly signature: number;
}

/** The columns of a header, or, where the first record is none, selector and signature in this order. */
const columnsOf = ({ fields }: CsvRecord): { readonly columns: Columns; readonly isHeader: boolean } | null => {
  const names = fields.map(foldName);
  const place = (known: readonly string[]): number =>
    known.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1;
  const columns = { selector: place(SELECTOR_COLUMNS), signature: place(SIGNATURE_COLUMNS) };
  if (columns.selector >= 0 && columns.signature >= 0) return { columns, isHeader: true };
  return SELECTOR.test(fields[0]?.trim() ?? '') ? { columns: { selector: 0, signature: 1 }, isHeader: false } : null;
};

const MAX_SIGNATURE_LENGTH = 1_000;

/** Commas of a signature that is not quoted split it: it then is the rest of the record. */
const signatureOf = ({ fields }: CsvRecord, { signature }: Columns): string => {
  const text = fields[signature]?.trim() ?? '';
  const isOpen = text.includes('(') && !text.endsWith(')');
  return isOpen ? fields.slice(signature).join(',').trim() : text;
};

const entryOf = (record: CsvRecord, columns: Columns, seen: KeySet): DescriptionEntry => {
  const skip = (reason: SkipReason): DescriptionEntry => ({
    kind: 'skipped',
    reason,
    reference: `row ${String(record.number)}`,
  });
  const given = record.fields[columns.selector]?.trim().toLowerCase() ?? '';
  const signature = signatureOf(record, columns);
  if (!SELECTOR.test(given) || signature === '' || signature.length > MAX_SIGNATURE_LENGTH)
    return skip('malformed_entry');
  const selector = `0x${given.slice(-8)}`;
  const abi = parseFunction(signature);
  if (abi === null) return skip('malformed_entry');
  if (abi.selector !== selector) return skip('selector_mismatch');
  if (!seen.add(Buffer.from(selector.slice('0x'.length), 'hex'))) return skip('duplicate');
  return { kind: 'row', row: { contract: null, selector, signature: abi.signature, intent: null, fields: [] } };
};

async function* read(files: AsyncIterable<FeedFile>): AsyncGenerator<DescriptionEntry> {
  const seen = new KeySet(SELECTOR_BYTES);
  let isFirstFile = true;
  for await (const { bytes } of files) {
    if (!isFirstFile) throw new FeedFormatError('a list of signatures is one file, not a folder');
    isFirstFile = false;
    let columns: Columns | null = null;
    for await (const record of readCsvRecords(bytes)) {
      if (columns === null) {
        const found = columnsOf(record);
        if (found === null) throw new FeedFormatError('the first line is not the header of this format');
        columns = found.columns;
        if (found.isHeader) continue;
      }
      yield entryOf(record, columns, seen);
    }
    if (columns === null) throw new FeedFormatError('the file holds no entry of this format');
  }
}

/**
 * Signatures of functions by selector, a CSV file with a column each, of 4byte or OpenChain: hints only. Of several
 * signatures with one selector the first is taken, which in these files is the oldest.
 */
export const signatures: DescriptionFormat = { id: 'signatures', read };
