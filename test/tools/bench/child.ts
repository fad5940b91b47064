import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

export interface Yardstick {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface YardstickOptions {
  /** Environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Arguments of Node itself. */
  readonly nodeArguments?: readonly string[];
}

/**
 * Starts one of the yardstick servers beside this file as its own process; resolves with its address. Rejects when it
 * ends instead.
 */
export const startYardstick = async (
  file: string,
  { settings = {}, nodeArguments = [] }: YardstickOptions = {},
): Promise<Yardstick> => {
  const child = spawn(process.execPath, [...nodeArguments, fileURLToPath(new URL(file, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const [said] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [unknown];
  const url = /http:\/\/\S+/.exec(String(said))?.[0];
  if (url === undefined) throw new Error(`The yardstick ${file} did not say where it listens: ${String(said)}`);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
