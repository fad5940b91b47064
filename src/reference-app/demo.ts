import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The service and the reference application, started together and stopped together. Each is a process of its own. */
interface Part {
  readonly name: string;
  readonly child: ChildProcess;
  readonly url: Promise<string>;
}

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Starts a part in a process group of its own: Ctrl-C reaches this process alone, which then stops each part once. */
const start = (name: string, path: string, listening: RegExp, environment: NodeJS.ProcessEnv): Part => {
  const child = spawn(process.execPath, ['--enable-source-maps', entry(path)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      process.stdout.write(`${line}\n`);
      const found = listening.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The ${name} ended with code ${String(code)}.`)));
  });
  return { name, child, url };
};

const isRunning = ({ child }: Part): boolean => child.exitCode === null && child.signalCode === null;

const parts: Part[] = [];
const ending: { stopped: Promise<void> | null } = { stopped: null };

const stopAll = async (): Promise<void> => {
  // the application first, so that it never asks a service that has stopped
  for (const part of [...parts].reverse()) {
    if (!isRunning(part)) continue;
    const ended = once(part.child, 'exit');
    part.child.kill('SIGTERM');
    await ended;
  }
};
const stop = (): Promise<void> => (ending.stopped ??= stopAll());

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

/** A part that ends by itself ends the demonstration: one part alone shows nothing. */
const watch = (part: Part): void => {
  part.child.once('exit', (code) => {
    if (ending.stopped !== null) return;
    process.stderr.write(`The ${part.name} ended with code ${String(code)}; the demonstration stops.\n`);
    process.exitCode = 1;
    void stop();
  });
};

const run = async (): Promise<void> => {
  // warnings only, so that the addresses and the key stay in sight
  const environment = { LOG_LEVEL: 'warn', ...process.env };
  const service = start('service', '../../service/main.js', /listens on (http:\/\/\S+)/, environment);
  parts.push(service);
  const serviceUrl = await service.url;
  watch(service);
  if (ending.stopped !== null) return;
  const app = start('reference application', 'main.js', /listens on (http:\/\/\S+)/, {
    ...environment,
    REFERENCE_APP_SERVICE_URL: serviceUrl,
  });
  parts.push(app);
  const appUrl = await app.url;
  watch(app);
  process.stdout.write(
    [
      '',
      'The demonstration runs. Ctrl-C stops it.',
      '',
      `  Reference application  ${appUrl}`,
      `  API console            ${serviceUrl}/docs`,
      `  API                    ${serviceUrl}`,
      '',
      '',
    ].join('\n'),
  );
};

try {
  await run();
} catch (error) {
  if (ending.stopped === null) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)} The demonstration stops.\n`);
    process.exitCode = 1;
  }
  await stop();
}
