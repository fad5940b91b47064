import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { writtenText } from './written-text.js';

const DIST = fileURLToPath(new URL('../..', import.meta.url));
const entry = (path: string, dist = DIST): string => join(dist, path);

/** How long a start may take before it counts as failed, milliseconds: a first start makes a database cluster. */
const START_LIMIT_MS = 60_000;

/** How `npm start` starts node. */
export const NPM_START_ARGUMENTS = ['--max-semi-space-size=64', '--v8-pool-size=1'];

export type EnvironmentSettings = Readonly<Record<string, string>>;

export interface StartOptions {
  /** The folder that the process is started in; this one when absent. */
  readonly cwd?: string;
  /** In a process group of its own, as a terminal starts it: a signal to the group reaches all of its processes. */
  readonly ownGroup?: boolean;
  /** The build that is started: its folder `dist`; this one when absent. */
  readonly dist?: string;
  /** For a tool that starts many on a busy machine. */
  readonly limitMs?: number;
  /** Those of `npm start` when absent. */
  readonly nodeArguments?: readonly string[];
  /** For a tool that tells apart whose file costs what: the service as it is before it is put into a few files. */
  readonly isInManyFiles?: boolean;
  /** Words of a program that runs the command in another place, and then becomes it: `nsenter`, for instance. */
  readonly within?: readonly string[];
  /** Called with the process as soon as there is one. */
  readonly onSpawn?: (child: ChildProcess) => void;
}

export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that the process wrote so far. */
  readonly output: () => string;
  /** Sends the signal and resolves with the exit code (null when the signal ended it). */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** How a process ended. `code` is null when a signal ended it. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

interface Spawned {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the first match in a line of the standard output; rejects when the process ends before. */
  readonly says: (pattern: RegExp) => Promise<string>;
  /** Resolves when the process has ended and all that it wrote has come. */
  readonly ended: Promise<number | null>;
}

/**
 * The environment of a child: nothing of the caller's settings leaks in, so that a test says all that it depends on.
 */
export const environmentOf = (settings: EnvironmentSettings): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR } = process.env;
  return { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), ...settings };
};

const spawnWatched = (
  what: string,
  command: string,
  arguments_: readonly string[],
  settings: EnvironmentSettings,
  { cwd, ownGroup = false, onSpawn, limitMs = START_LIMIT_MS }: StartOptions,
): Spawned => {
  const child = spawn(command, arguments_, {
    env: environmentOf(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
    ...(cwd === undefined ? {} : { cwd }),
  });
  onSpawn?.(child);
  let text = '';
  writtenText.watch(what, 'service', () => text);
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => (text += `${line}\n`));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const says = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${what} did not start within ${limitMs} ms:\n${text}`)),
        limitMs,
      );
      lines.on('line', (line) => {
        const found = pattern.exec(line)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
      void ended.then((code) => {
        clearTimeout(timer);
        reject(new Error(`${what} ended with code ${String(code)} before it listened:\n${text}`));
      });
    });
  return { child, output: () => text, says, ended };
};

const serviceOf = async ({ child, output, says, ended }: Spawned): Promise<ServiceProcess> => {
  const url = await says(/listens on (http:\/\/[^\s"]+)/);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { url, child, output, stop };
};

const spawnService = (settings: EnvironmentSettings, options: StartOptions): Spawned => {
  const program = entry(options.isInManyFiles === true ? 'src/main.js' : 'service/main.js', options.dist);
  const node = [process.execPath, ...(options.nodeArguments ?? NPM_START_ARGUMENTS), program];
  const [command = '', ...words] = [...(options.within ?? []), ...node];
  // a second process for each start costs a second of processor time: tests that are about it ask for it
  const usual = { PORT: '0', ADMIN_PORT: '0', BACKGROUND: 'inline' };
  return spawnWatched('the service', command, words, { ...usual, ...settings }, options);
};

/** Starts the real service as its own process on a free port and waits until it says where it listens. */
export const startService = (settings: EnvironmentSettings, options: StartOptions = {}): Promise<ServiceProcess> =>
  serviceOf(spawnService(settings, options));

/** Starts the service through `npm start`, in the project's folder; with `isCompiled` npm does not compile it first. */
export const npmStart = (
  settings: EnvironmentSettings,
  { isCompiled = false, ...options }: Pick<StartOptions, 'ownGroup'> & { readonly isCompiled?: boolean } = {},
): Promise<ServiceProcess> =>
  serviceOf(
    spawnWatched(
      'npm start',
      'npm',
      ['start', ...(isCompiled ? ['--ignore-scripts'] : [])],
      { PORT: '0', ADMIN_PORT: '0', ...settings },
      { ...options, cwd: fileURLToPath(new URL('../../..', import.meta.url)) },
    ),
  );

/** The end of what it wrote, for the message of a test that fails: it says why the process ended as it did. */
export const lastLinesOf = ({ output }: Pick<ServiceProcess, 'output'>): string =>
  output().split('\n').slice(-30).join('\n');

/** Starts the service and waits until it has ended by itself, or by what `onSpawn` does to it. */
export const endingOfService = async (settings: EnvironmentSettings, options: StartOptions = {}): Promise<Ending> => {
  const { ended, output } = spawnService(settings, options);
  const code = await ended;
  return { code, output: output() };
};

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a command wrote is searched for keys. */
export const watchCommand = (
  words: readonly string[],
  { stdout, stderr }: Pick<CommandResult, 'stdout' | 'stderr'>,
): void => {
  const what = `signgate ${words.slice(0, 2).join(' ')}`;
  writtenText.watch(what, what === 'signgate keys create' ? 'keysCreate' : 'nothing', () => stdout);
  writtenText.watch(`${what} (errors)`, 'nothing', () => stderr);
};

/** Runs `signgate …` in a process of its own, as an operator would. Resolves also when it fails. */
export const commandResult = (
  arguments_: readonly string[],
  settings: EnvironmentSettings,
  onSpawn?: (child: ChildProcess) => void,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [entry('src/cli/main.js'), ...arguments_],
      { env: environmentOf(settings), maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        watchCommand(arguments_, { stdout, stderr });
        resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, stdout, stderr });
      },
    );
    onSpawn?.(child);
  });

/** Runs `signgate …` and returns what it printed. Rejects when it fails. */
export const runCommand = async (arguments_: readonly string[], settings: EnvironmentSettings): Promise<string> =>
  printedBy(arguments_, await commandResult(arguments_, settings));

/** What a command printed. Throws where it failed. */
export const printedBy = (words: readonly string[], { code, stdout, stderr }: CommandResult): string => {
  if (code !== 0) throw new Error(`signgate ${words.join(' ')} ended with code ${code}:\n${stderr}`);
  return stdout;
};

export interface KeyOptions {
  readonly partner?: string;
  readonly environment?: string;
  readonly scopes?: string;
  readonly quota?: number;
}

/** A key with a quota that no test reaches. */
export const createKey = async (
  settings: EnvironmentSettings,
  {
    partner = 'Load partner',
    environment = 'sandbox',
    scopes = 'checks:create,checks:read,reports:create,reports:read',
    quota = 1_000_000_000,
  }: KeyOptions = {},
  run = runCommand,
): Promise<string> => {
  const options = { partner, environment, scopes, quota };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return (JSON.parse(await run(['keys', 'create', ...words, '--json'], settings)) as { key: string }).key;
};
