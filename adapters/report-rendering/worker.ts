import { parentPort } from 'node:worker_threads';
import { readEnvelope } from '../../domain/report/envelope.js';
import type { ReportFormat } from '../../ports/platform/report-rendering.js';

/** A report to render, by its delivered text. */
export interface RenderJob {
  readonly id: number;
  readonly format: ReportFormat;
  readonly text: string;
}

export type RenderResult =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly problem: string };

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker only');

const pdf = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { renderPdf } = await import('./pdf/render.js');
  return renderPdf({ text, envelope: readEnvelope(text) });
};

const html = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { createHtmlRenderer } = await import('./html/index.js');
  return new Uint8Array(await createHtmlRenderer().render({ text, envelope: readEnvelope(text) }));
};

const run = async ({ id, format, text }: RenderJob): Promise<void> => {
  try {
    const bytes = await (format === 'pdf' ? pdf(text) : html(text));
    port.postMessage({ id, bytes } satisfies RenderResult, [bytes.buffer]);
  } catch (error) {
    port.postMessage({ id, problem: error instanceof Error ? error.message : 'unknown' } satisfies RenderResult);
  }
};

// one after the other: a second report would only slow down the first
let last: Promise<void> = Promise.resolve();
port.on('message', (job: RenderJob) => {
  last = last.then(() => run(job));
});
