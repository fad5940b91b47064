import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';

const run = promisify(execFile);
const entry = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** How long a start may take before it counts as failed, milliseconds: a first start makes a database cluster. */
const START_LIMIT_MS = 60_000;

export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that the process wrote so far. */
  readonly output: () => string;
  /** Sends the signal and resolves with the exit code (null when the signal ended it). */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** The environment of a child: nothing of the caller's settings leaks in, so that a test says all that it depends on. */
const environment = (settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR } = process.env;
  return { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), ...settings };
};

/** Starts the real service as its own process on a free port and waits until it says where it listens. */
export const startService = async (settings: Readonly<Record<string, string>>): Promise<ServiceProcess> => {
  const child = spawn(process.execPath, ['--enable-source-maps', entry('main.js')], {
    env: environment({ PORT: '0', ADMIN_PORT: '0', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const address = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The service did not start within ${START_LIMIT_MS} ms:\n${text}`)), START_LIMIT_MS);
    createInterface({ input: child.stdout }).on('line', (line) => {
      text += `${line}\n`;
      const found = /listens on (http:\/\/[^\s"]+)/.exec(line)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The service ended with code ${String(code)} before it listened:\n${text}`));
    });
  });
  const url = await address;
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  };
  return { url, child, output: () => text, stop };
};

/** Runs `signgate …` as an operator would, and returns what it printed. Rejects when it fails. */
export const runCommand = async (arguments_: readonly string[], settings: Readonly<Record<string, string>>): Promise<string> => {
  const { stdout } = await run(process.execPath, [entry('cli/main.js'), ...arguments_], { env: environment(settings), maxBuffer: 64 * 1024 * 1024 });
  return stdout;
};

/** A key with a quota that no test reaches. */
export const createKey = async (
  settings: Readonly<Record<string, string>>,
  options: { readonly partner?: string; readonly environment?: string; readonly scopes?: string; readonly quota?: number } = {},
): Promise<string> => {
  const { partner = 'Load partner', environment: keyEnvironment = 'sandbox', scopes = 'checks:create,checks:read,reports:create,reports:read', quota = 1_000_000_000 } = options;
  const printed = await runCommand(
    ['keys', 'create', '--partner', partner, '--environment', keyEnvironment, '--scopes', scopes, '--quota', String(quota), '--json'],
    settings,
  );
  return (JSON.parse(printed) as { key: string }).key;
};
