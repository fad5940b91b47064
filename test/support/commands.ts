import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Call } from './command-host.js';
import * as own from './service-process.js';
import {
  type CommandResult,
  type EnvironmentSettings,
  environmentOf,
  printedBy,
  watchCommand,
} from './service-process.js';

let host: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `signgate …`. Resolves also when the command fails; rejects where it would not have ended by itself. All
 * commands of a run share one thread, one after the other: to load the modules takes most of the time of a process of
 * its own.
 */
export const commandResult = async (
  words: readonly string[],
  settings: EnvironmentSettings,
): Promise<CommandResult> => {
  const call: Call = { words, environment: environmentOf(settings) };
  const asked = last.then(async () => {
    const thread = (host ??= new Worker(new URL('./command-host.js', import.meta.url)));
    thread.ref();
    thread.postMessage(call);
    const [answer] = (await once(thread, 'message')) as [CommandResult | { readonly failure: string }];
    thread.unref();
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

/** A key with a quota that no test reaches. */
export const createKey = (settings: EnvironmentSettings, options: own.KeyOptions = {}): Promise<string> =>
  own.createKey(settings, options, runCommand);
