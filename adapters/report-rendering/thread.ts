import { Worker } from 'node:worker_threads';
import type { ReportFormat } from '../../ports/platform/report-rendering.js';
import { OverloadedError } from '../../ports/sources/errors.js';
import type { RenderJob, RenderResult } from './worker.js';

/** Reports that may wait: at some 200 ms each the last one waits a few seconds. */
const MOST_WAITING = 32;
/** A thread without work is ended after this time, milliseconds: it holds fonts of some 20 MB. */
const IDLE_MS = 60_000;

/** A report that needs more is given up with its thread, MB. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** A report that takes longer is given up with its thread, milliseconds. */
const RENDER_MS = 30_000;

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Renders on a thread of its own: a long report takes a second of computing, which no request beside it should wait
 * for.
 */
export class RenderThread {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | null = null;
  private deadline: NodeJS.Timeout | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private made = 0;

  render(format: ReportFormat, text: string): Promise<Uint8Array> {
    if (this.waiting.size >= MOST_WAITING)
      return Promise.reject(new OverloadedError('Too many reports wait to be rendered'));
    if (this.idle !== null) clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    worker.ref();
    const id = (this.made += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (this.waiting.size === 1) this.watch(worker);
      worker.postMessage({ id, format, text } satisfies RenderJob);
    });
  }

  async close(): Promise<void> {
    for (const timer of [this.idle, this.deadline]) if (timer !== null) clearTimeout(timer);
    const { worker } = this;
    this.worker = null;
    this.failAll(new Error('The renderer was closed'));
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { resourceLimits: MEMORY });
    worker.on('message', (result: RenderResult) => this.settle(worker, result));
    worker.on('error', (error: Error) =>
      this.lose(worker, new OverloadedError(`Rendering broke off: ${error.message}`)),
    );
    worker.on('exit', () => this.lose(worker, new OverloadedError('The thread that renders reports ended')));
    return worker;
  }

  private settle(worker: Worker, result: RenderResult): void {
    const waiting = this.waiting.get(result.id);
    this.waiting.delete(result.id);
    if ('bytes' in result) waiting?.resolve(result.bytes);
    else waiting?.reject(new Error(`A report could not be rendered: ${result.problem}`));
    if (this.waiting.size > 0) {
      this.watch(worker);
      return;
    }
    if (this.deadline !== null) clearTimeout(this.deadline);
    worker.unref();
    this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  /** Starts the time of the report that is next. A thread that is stuck is ended: what waits behind it must not be. */
  private watch(worker: Worker): void {
    if (this.deadline !== null) clearTimeout(this.deadline);
    this.deadline = setTimeout(() => {
      this.lose(worker, new OverloadedError(`A report was not rendered within ${RENDER_MS} ms`));
      void worker.terminate();
    }, RENDER_MS).unref();
  }

  /** The next report gets a new thread. */
  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.failAll(error);
  }

  private failAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
