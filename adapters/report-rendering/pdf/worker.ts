import { parentPort } from 'node:worker_threads';
import { readEnvelope } from '../../../domain/report/envelope.js';
import { renderPdf } from './render.js';

/** A report to render, by its delivered text. */
export interface RenderJob {
  readonly id: number;
  readonly text: string;
}

export type RenderResult =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly problem: string };

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker only');

const run = async ({ id, text }: RenderJob): Promise<void> => {
  try {
    const bytes = await renderPdf({ text, envelope: readEnvelope(text) });
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
