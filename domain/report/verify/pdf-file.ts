import { latin1Text, utf8Text } from './encoding.js';

/** Unpacks a zlib stream; null for bytes that are none. */
export type Inflate = (packed: Uint8Array) => Uint8Array | null;

/** One object of a document: what its dictionary says but for the length, and its stream unpacked. */
interface PdfObject {
  readonly from: number;
  /** Where the next object starts: nothing is between two. */
  readonly to: number;
  readonly dictionary: string;
  readonly stream: Uint8Array | null;
}

interface PdfContents {
  /** What comes before the first object. */
  readonly header: string;
  readonly objects: readonly PdfObject[];
  readonly trailer: string;
}

const XREF_AT_END = /\nstartxref\n(\d+)\n%%EOF\n?$/;
const FREE_ROW = '0000000000 65535 f ';
const STREAM_START = '>>\nstream\n';
const OBJECT_END = '\nendobj\n';
const STREAM_END = `\nendstream${OBJECT_END}`;
/** The longest unpacked stream that is read, bytes: a report's document is far below it. */
export const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;

/**
 * Reads a document as the renderer writes it: one table of objects, nothing appended later. Null for any other bytes,
 * so that an update that was appended to a report is never taken for the report.
 */
const contentsOf = (bytes: Uint8Array, inflate: Inflate): PdfContents | null => {
  const text = latin1Text(bytes);
  const start = Number(XREF_AT_END.exec(text.slice(-200))?.[1] ?? Number.NaN);
  if (!text.startsWith('%PDF-1.7\n') || !Number.isSafeInteger(start)) return null;
  const table = text.slice(start);
  const [head, count] = /^xref\n0 (\d+)\n/.exec(table) ?? [];
  if (head === undefined || count === undefined) return null;
  const rows = table.slice(head.length).split('\n');
  if (rows[0] !== FREE_ROW) return null;
  const offsets = rows.slice(1, Number(count)).map((row) => Number(/^(\d{10}) 00000 n $/.exec(row)?.[1] ?? Number.NaN));
  if (offsets.length !== Number(count) - 1 || offsets.some((offset) => !Number.isSafeInteger(offset))) return null;
  const objects = offsets.map((offset, index) => objectAt({ text, bytes, inflate }, offset, index + 1));
  if (!objects.every((object) => object !== null)) return null;
  const header = headerBefore(text, objects, start);
  return header === null
    ? null
    : {
        header,
        objects,
        trailer: rows
          .slice(Number(count))
          .join('\n')
          .replace(/startxref\n\d+/, ''),
      };
};

/**
 * Null where the objects do not follow one another up to the table: no table lists what is in a gap, but some
 * programs read it.
 */
const headerBefore = (text: string, objects: readonly PdfObject[], tableAt: number): string | null => {
  const inOrder = [...objects].sort((left, right) => left.from - right.from);
  const follows = inOrder.every(({ to }, index) => to === (inOrder[index + 1]?.from ?? tableAt));
  return follows ? text.slice(0, inOrder[0]?.from ?? tableAt) : null;
};

interface Reading {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly inflate: Inflate;
}

const objectAt = ({ text, bytes, inflate }: Reading, offset: number, number: number): PdfObject | null => {
  const head = `${number} 0 obj\n`;
  if (!text.startsWith(head, offset)) return null;
  const from = offset + head.length;
  const end = text.indexOf('\nendobj', from);
  const streamAt = text.indexOf(STREAM_START, from);
  if (streamAt === -1 || streamAt > end) {
    return text.startsWith(OBJECT_END, end)
      ? { from: offset, to: end + OBJECT_END.length, dictionary: text.slice(from, end), stream: null }
      : null;
  }
  const dictionary = text.slice(from, streamAt + 2);
  const length = Number(/\/Length (\d+)\n/.exec(dictionary)?.[1] ?? Number.NaN);
  const bodyAt = streamAt + STREAM_START.length;
  const bodyEnd = bodyAt + length;
  if (!Number.isSafeInteger(length) || !text.startsWith(STREAM_END, bodyEnd)) return null;
  const packed = bytes.subarray(bodyAt, bodyEnd);
  const stream = dictionary.includes('/Filter /FlateDecode') ? inflate(packed) : packed;
  return stream === null
    ? null
    : { from: offset, to: bodyEnd + STREAM_END.length, dictionary: dictionary.replace(/\/Length \d+\n/, ''), stream };
};

/** The delivered text that a document carries; null for bytes that are no document of this renderer. */
export const embeddedDocument = (bytes: Uint8Array, inflate: Inflate): string | null => {
  const found =
    contentsOf(bytes, inflate)?.objects.filter(({ dictionary }) =>
      dictionary.startsWith('<<\n/Type /EmbeddedFile\n'),
    ) ?? [];
  const [only] = found;
  return found.length === 1 && only?.stream ? utf8Text(only.stream) : null;
};

/**
 * True when two documents hold the same objects and streams. How the streams are packed differs between builds of zlib
 * and shows nowhere.
 */
export const sameContents = (left: Uint8Array, right: Uint8Array, inflate: Inflate): boolean => {
  if (sameBytes(left, right)) return true;
  const [one, other] = [contentsOf(left, inflate), contentsOf(right, inflate)];
  if (
    one === null ||
    other === null ||
    one.header !== other.header ||
    one.trailer !== other.trailer ||
    one.objects.length !== other.objects.length
  )
    return false;
  return one.objects.every((object, index) => {
    const counterpart = other.objects[index];
    return (
      counterpart !== undefined &&
      object.dictionary === counterpart.dictionary &&
      sameStream(object.stream, counterpart.stream)
    );
  });
};

const sameStream = (left: Uint8Array | null, right: Uint8Array | null): boolean =>
  left === null || right === null ? left === right : sameBytes(left, right);

const sameBytes = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, index) => byte === right[index]);

/** Every packed stream of a document, in order; none of bytes that are no document of this renderer. */
export const packedStreams = (bytes: Uint8Array): readonly Uint8Array[] => {
  const found: Uint8Array[] = [];
  contentsOf(bytes, (packed) => {
    found.push(packed);
    return packed;
  });
  return found;
};
