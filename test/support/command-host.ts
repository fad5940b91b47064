import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { CommandResult } from './service-process.js';

/** What the thread of `commands.ts` is sent. */
export interface Call {
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** Where a command called `process.exit`: nothing that it would do or write afterwards counts. */
class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit with ${code}`);
  }
}

const MAIN = new URL('../../src/cli/main.js', import.meta.url).href;
const written = { stdout: '', stderr: '' };
let exited: Exit | null = null;
const codeOfExit = (): number | null => exited?.code ?? null;
let calls = 0;

for (const stream of ['stdout', 'stderr'] as const)
  process[stream].write = (text: string | Uint8Array): boolean => {
    if (exited === null) written[stream] += String(text);
    return true;
  };
process.exit = (code) => {
  exited ??= new Exit(Number(code ?? process.exitCode ?? 0));
  throw exited;
};

/** What keeps this thread alive. */
const held = (): number => process.getActiveResourcesInfo().length;
/** Connections that are closed end a moment later. */
const END_LIMIT_MS = 20_000;
const LOOK_MS = 5;

/** Runs one command as the file of `bin` does: that module is imported anew, all others once. */
const run = async ({ words, environment }: Call): Promise<CommandResult> => {
  const before = held();
  Object.assign(written, { stdout: '', stderr: '' });
  exited = null;
  process.exitCode = 0;
  process.env = environment;
  process.argv = [process.execPath, 'signgate', ...words];
  calls += 1;
  try {
    await import(`${MAIN}?call=${calls}`);
  } catch (error) {
    if (error !== exited) throw error;
  }
  const endBy = Date.now() + END_LIMIT_MS;
  while (codeOfExit() === null && held() > before) {
    if (Date.now() > endBy)
      throw new Error(`The command would not end: ${process.getActiveResourcesInfo().join(', ')}`);
    await pause(LOOK_MS);
  }
  return { code: codeOfExit() ?? Number(process.exitCode), ...written };
};

if (parentPort === null) throw new Error('This module is a thread of commands.ts');
for (;;) {
  const [call] = (await once(parentPort, 'message')) as [Call];
  parentPort.postMessage(await run(call).catch((error: unknown) => ({ failure: String(error) })));
}
