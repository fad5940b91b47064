import { FeedFormatError, type FeedInput } from '../../../../ports/platform/feeds.js';
import { type ListedEntry, skipped } from '../shared/candidate.js';
import { type CsvRecord, readCsvRecords } from '../shared/csv-records.js';
import { defineFormat } from '../shared/define-format.js';
import { ownCopy } from '../shared/place-address.js';
import { addressRemarks } from './remarks.js';

/** Columns of `sdn.csv`, which has no header. Source: OFAC, SDN data specification. */
const COLUMNS = 12;
const UID = 0;
const NAME = 1;
const PROGRAMMES = 3;
const REMARKS = 11;
/** How the files write "nothing". */
const NOTHING = /^-0-\s*$/;
/** The files end in a DOS end-of-file character on a line of its own. */
const END_OF_FILE = '\u001a';
/** All continuations together; OFAC's are below 3 MB. */
const MAX_COMMENTS_CHARACTERS = 32 * 1024 * 1024;

const isUid = (text: string | undefined): text is string => text !== undefined && /^\d{1,10}$/.test(text.trim());
const isEndOfFile = ({ fields }: CsvRecord): boolean => fields.length === 1 && fields[0]?.trim() === END_OF_FILE;

/**
 * The continuations by entry, joined in the order of the file. Throws `FeedFormatError` where a record is no
 * continuation.
 */
const readComments = async (file: AsyncIterable<Uint8Array>): Promise<Map<string, string>> => {
  const comments = new Map<string, string>();
  let size = 0;
  for await (const record of readCsvRecords(file)) {
    if (isEndOfFile(record)) continue;
    const [uid, text] = record.fields;
    if (!isUid(uid) || text === undefined)
      throw new FeedFormatError(`record ${String(record.number)} of the comments file does not continue a row`);
    size += text.length;
    if (size > MAX_COMMENTS_CHARACTERS)
      throw new FeedFormatError('the comments file is larger than any that was published');
    const key = ownCopy(uid.trim());
    if (!NOTHING.test(text)) comments.set(key, (comments.get(key) ?? '') + ownCopy(text));
  }
  return comments;
};

/** `CYBER2] [DPRK3` are two. */
const programmesOf = (text: string): readonly string[] =>
  NOTHING.test(text)
    ? []
    : text
        .split(']')
        .map((part) => part.replace('[', '').trim())
        .filter((part) => part !== '');

const entriesOf = (record: CsvRecord, comments: Map<string, string>): readonly ListedEntry[] => {
  const uid = record.fields[UID];
  if (!isUid(uid) || record.fields.length < COLUMNS)
    return [skipped('malformed_entry', `row ${String(record.number)}`)];
  const party = {
    uid: uid.trim(),
    name: (record.fields[NAME] ?? '').trim(),
    programmes: programmesOf(record.fields[PROGRAMMES] ?? ''),
  };
  const remarks = record.fields[REMARKS] ?? '';
  const continuation = comments.get(party.uid);
  comments.delete(party.uid);
  // the cut may be in the middle of a word, so nothing may come between the two parts
  const whole = (NOTHING.test(remarks) ? '' : remarks) + (continuation ?? '');
  return addressRemarks(party, whole, continuation !== undefined);
};

async function* entries({ file, comments: commentsFile }: FeedInput): AsyncGenerator<ListedEntry> {
  const comments = commentsFile === undefined ? new Map<string, string>() : await readComments(commentsFile);
  for await (const record of readCsvRecords(file)) {
    if (!isEndOfFile(record)) yield* entriesOf(record, comments);
  }
  for (const [uid, text] of comments) {
    if (text.includes('Digital Currency Address')) yield skipped('unmatched_comment', uid);
  }
}

/** OFAC's sdn.csv with its overflow file sdn_comments.csv. */
export const ofacSdnCsv = defineFormat({
  id: 'ofac-sdn-csv',
  categoryMandatory: false,
  defaultCategory: 'sanctions',
  chain: 'named',
  takesComments: true,
  mayBeEmpty: false,
  entries,
});
