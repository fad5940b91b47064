import type { ReportRenderer } from '../../../ports/platform/report-rendering.js';
import { RenderThread } from '../thread.js';
import {
  embeddedDocument,
  type Inflate,
  MOST_UNPACKED_BYTES,
  sameContents,
} from '../../../domain/report/verify/pdf-file.js';
import { inflateSync } from 'node:zlib';

export const inflate: Inflate = (packed) => {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_UNPACKED_BYTES });
  } catch {
    // a stream that cannot be unpacked was changed: the document is then not one of ours
    return null;
  }
};

/** The report as a tagged PDF with the signed JSON attached: A4, fonts embedded, the same bytes each time. */
export const createPdfRenderer = (thread = new RenderThread()): ReportRenderer => ({
  format: 'pdf',
  mediaType: 'application/pdf',
  contentSecurityPolicy: () => null,
  render: (report) => thread.render('pdf', report.text),
  extract: (rendered) => embeddedDocument(rendered, inflate),
  showSame: (left, right) => sameContents(left, right, inflate),
  close: () => thread.close(),
});
