import { createHtmlRenderer } from '../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../adapters/report-rendering/pdf/index.js';
import type { ReportRenderer } from '../../ports/platform/report-rendering.js';

/** The readable forms of a report. Apart from the other adapters: their fonts and libraries take long to load. */
export const createRenderers = (): readonly ReportRenderer[] => [createHtmlRenderer(), createPdfRenderer()];
