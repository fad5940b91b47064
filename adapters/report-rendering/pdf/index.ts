import type { ReportRenderer } from '../../../ports/platform/report-rendering.js';
import { RenderThread } from '../thread.js';
import { inflate } from './inflate.js';
import { embeddedDocument, sameContents } from '../../../domain/report/verify/pdf-file.js';

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
