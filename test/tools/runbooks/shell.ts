import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A step that hangs must not hang the run. Milliseconds. */
const STEP_LIMIT_MS = 300_000;

/** The terminal of an operator: what a block sets and defines holds in the next one. */
export interface Shell {
  /** Runs a block and gives all that it printed. Rejects where a command of it fails. */
  run(block: string): Promise<string>;
  end(): Promise<void>;
}

/** Ends at the first command that fails, so that no failure is passed over. `folder` is for its own files. */
export const openShell = async (env: NodeJS.ProcessEnv, folder: string): Promise<Shell> => {
  const child = spawn('bash', ['--noprofile', '--norc'], { env, cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').then(() => true);
  let count = 0;
  const run = async (block: string): Promise<string> => {
    count += 1;
    const file = join(folder, `step-${count}.sh`);
    const mark = `--- step ${count} is over ---`;
    await writeFile(file, block);
    text = '';
    child.stdin.write(`. ${file} < /dev/null\necho '${mark}'\n`);
    const deadline = performance.now() + STEP_LIMIT_MS;
    while (!text.includes(mark)) {
      const isOver = await Promise.race([ended, new Promise<false>((resolve) => setTimeout(resolve, 50, false))]);
      if (isOver && !text.includes(mark)) throw new Error(`a command failed. It had printed:\n${text}`);
      if (performance.now() > deadline) throw new Error(`not over after ${STEP_LIMIT_MS} ms. It had printed:\n${text}`);
    }
    return text.replace(mark, '').trimEnd();
  };
  await run('set -euo pipefail');
  return {
    run,
    end: async () => {
      child.stdin.end();
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
};
