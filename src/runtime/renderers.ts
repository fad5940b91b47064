import type { ReportRenderer } from '../../ports/platform/report-rendering.js';

/**
 * The readable forms of a report, made on one thread beside the main one. Loaded for the first that is asked for:
 * fonts and libraries take long.
 */
export const createRenderers = async (): Promise<readonly ReportRenderer[]> => {
  const [{ RenderThread }, { createHtmlRenderer }, { createPdfRenderer }] = await Promise.all([
    import('../../adapters/report-rendering/thread.js'),
    import('../../adapters/report-rendering/html/index.js'),
    import('../../adapters/report-rendering/pdf/index.js'),
  ]);
  const thread = new RenderThread();
  return [
    { ...createHtmlRenderer(), render: ({ text }) => thread.render('html', text) },
    // closes the thread of both
    createPdfRenderer(thread),
  ];
};
