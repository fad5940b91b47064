import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

/** Starts one of the yardstick servers beside this file as its own process; resolves with its address. */
export const startYardstick = async (file: string): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const url = /http:\/\/\S+/.exec(line)?.[0];
  if (url === undefined) throw new Error(`The yardstick did not say where it listens: ${line}`);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};
