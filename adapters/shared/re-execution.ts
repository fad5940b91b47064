import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type ReExecute, ReExecutionError } from '../../ports/sources/simulation.js';
import type { ReExecutionJob, ReExecutionResult } from './re-execution-worker.js';

/** A transaction of 30 million gas takes some seconds. */
const DEADLINE_MS = 60_000;
const MEMORY_MB = 512;

/**
 * Executes by this program, which calls `answerJob`, in a process of its own, which is ended when its time or memory is
 * used up. It opens no connection. A thread would not do: one that uses up its memory can take the whole process
 * with it.
 */
export const reExecuteBy =
  (file: URL, { deadlineMs = DEADLINE_MS, memoryMb = MEMORY_MB } = {}): ReExecute =>
  async (witness, proposal) => {
    const child = fork(file, {
      env: {},
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    try {
      const result = await resultOf(child, { witness, proposal }, deadlineMs);
      if ('done' in result) return result.done;
      throw new ReExecutionError(result.problem);
    } catch (error) {
      throw error instanceof ReExecutionError
        ? error
        : new ReExecutionError(whyOf(error, deadlineMs), { cause: error });
    } finally {
      child.kill('SIGKILL');
    }
  };

const resultOf = async (child: ChildProcess, job: ReExecutionJob, deadlineMs: number): Promise<ReExecutionResult> => {
  const signal = AbortSignal.timeout(deadlineMs);
  const ended = async (): Promise<never> => {
    const [code, killedBy] = (await once(child, 'exit', { signal })) as [number | null, NodeJS.Signals | null];
    // the engine of JavaScript aborts where memory is used up
    throw new ReExecutionError(
      killedBy === 'SIGABRT' ? 'it needs too much memory' : `its process ended with ${killedBy ?? code}`,
    );
  };
  const answered = once(child, 'message', { signal }) as Promise<[ReExecutionResult]>;
  // a process that is gone before it takes the job is told by its end
  child.send(job, () => undefined);
  const [result] = await Promise.race([answered, ended()]);
  return result;
};

const whyOf = (error: unknown, deadlineMs: number): string => {
  if (!(error instanceof Error)) return 'it ended without a reason';
  return error.name === 'AbortError' ? `it did not end within ${deadlineMs / 1_000} s` : error.message;
};
