import { documentInHtml } from '../../../domain/report/verify/html-file.js';
import {
  embeddedDocument,
  type Inflate,
  MOST_UNPACKED_BYTES,
  packedStreams,
} from '../../../domain/report/verify/pdf-file.js';
import type { ReadableForm } from '../../../domain/report/verify/verify-report.js';

/** Unpacks one stream by the browser's own zlib; null for a stream that is none, or is larger than any report. */
const unpacked = async (packed: Uint8Array): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate'));
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = (await reader.read()) as { readonly done: boolean; readonly value?: Uint8Array };
      if (done || value === undefined) break;
      length += value.length;
      if (length > MOST_UNPACKED_BYTES) {
        await reader.cancel();
        return null;
      }
      parts.push(value);
    }
  } catch {
    // a stream that cannot be unpacked was changed: the document is then not one of ours
    return null;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** A page as a program reads it that has no renderer: what it carries. */
export const htmlForm: ReadableForm = {
  format: 'html',
  extract: documentInHtml,
  render: null,
  showSame: () => false,
};

/** A PDF as a browser reads it: the signed JSON inside. Its pages are not made again here; they are signed. */
export const pdfForm: ReadableForm = {
  format: 'pdf',
  extract: async (rendered) => {
    const results = new Map<number, Uint8Array | null>();
    for (const packed of packedStreams(rendered)) results.set(packed.byteOffset, await unpacked(packed));
    const known: Inflate = (packed) => results.get(packed.byteOffset) ?? null;
    return embeddedDocument(rendered, known);
  },
  render: null,
  showSame: () => false,
};
