import type { ReportRenderer } from '../../ports/platform/report-rendering.js';

/** The readable forms of a report. Loaded for the first that is asked for: fonts and libraries take long. */
export const createRenderers = async (): Promise<readonly ReportRenderer[]> => {
  const [{ createHtmlRenderer }, { createPdfRenderer }] = await Promise.all([
    import('../../adapters/report-rendering/html/index.js'),
    import('../../adapters/report-rendering/pdf/index.js'),
  ]);
  return [createHtmlRenderer(), createPdfRenderer()];
};
