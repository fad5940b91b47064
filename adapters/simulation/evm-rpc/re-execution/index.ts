import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type ReExecute, ReExecutionError } from '../../../../ports/sources/simulation.js';
import type { ReExecutionJob, ReExecutionResult } from './worker.js';

/** A transaction of 30 million gas takes some seconds. */
const DEADLINE_MS = 60_000;
const MEMORY_MB = 512;

/** Executes on a thread of its own, which is ended when its time or its memory is used up. It opens no connection. */
export const createReExecute =
  ({
    deadlineMs = DEADLINE_MS,
    memoryMb = MEMORY_MB,
    file = new URL('./worker.js', import.meta.url),
  } = {}): ReExecute =>
  async (witness, proposal) => {
    const worker = new Worker(file, {
      workerData: { witness, proposal } satisfies ReExecutionJob,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    try {
      const [result] = (await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) })) as [
        ReExecutionResult,
      ];
      if ('done' in result) return result.done;
      throw new ReExecutionError(result.problem);
    } catch (error) {
      throw error instanceof ReExecutionError
        ? error
        : new ReExecutionError(whyOf(error, deadlineMs), { cause: error });
    } finally {
      await worker.terminate();
    }
  };

const whyOf = (error: unknown, deadlineMs: number): string => {
  if (!(error instanceof Error)) return 'it ended without a reason';
  if (error.name === 'AbortError') return `it did not end within ${deadlineMs / 1_000} s`;
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it needs too much memory' : error.message;
};
