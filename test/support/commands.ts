import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Call } from './command-host.js';
import { atEndOfTests } from './end-of-tests.js';
import {
  type CommandResult,
  type EnvironmentSettings,
  environmentOf,
  printedBy,
  watchCommand,
} from './service-process.js';

let host: Promise<ChildProcess> | null = null;
let last: Promise<unknown> = Promise.resolve();

const start = async (): Promise<ChildProcess> => {
  const child = fork(fileURLToPath(new URL('./command-host.js', import.meta.url)), { stdio: 'ignore' });
  atEndOfTests(async () => {
    host = null;
    child.kill();
  });
  await once(child, 'message');
  return child;
};

/**
 * Runs `signgate …` in one process that all commands of a file share, one after the other: to load the modules takes
 * most of the time of a process of its own. Resolves also when the command fails; rejects where it would not have ended
 * by itself. For a database of DATABASE_URL: an embedded engine belongs to its process.
 */
export const commandResult = async (
  words: readonly string[],
  settings: EnvironmentSettings,
): Promise<CommandResult> => {
  const call: Call = { words, environment: environmentOf(settings) };
  const asked = last.then(async () => {
    const child = await (host ??= start());
    child.send(call);
    const [answer] = (await once(child, 'message')) as [CommandResult | { readonly failure: string }];
    if ('failure' in answer) throw new Error(`signgate ${words.join(' ')}: ${answer.failure}`);
    watchCommand(words, answer);
    return answer;
  });
  last = asked.catch(() => undefined);
  return asked;
};

/** Runs `signgate …` likewise, and returns what it printed. Rejects when it fails. */
export const runCommand = async (words: readonly string[], settings: EnvironmentSettings): Promise<string> =>
  printedBy(words, await commandResult(words, settings));
