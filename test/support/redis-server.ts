import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.js';
import { programOf } from './programs.js';

const PROGRAM = programOf('redis-server');

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Ends it; what it counted is lost. */
  stop(): Promise<void>;
}

export interface RedisServerOptions {
  readonly password?: string;
  /** A free one where absent. */
  readonly port?: number;
}

/** A Redis of its own on loopback, without persistence. */
export const startRedis = async ({ password, port = 0 }: RedisServerOptions = {}): Promise<RedisServer> => {
  for (let tries = 0; tries < 3; tries += 1) {
    const started = await tryRedis(port === 0 ? await freePort() : port, password);
    if (started !== null) return started;
  }
  throw new Error('redis-server did not start');
};

/** It ends with this process, too: a test that fails before it stops its servers leaves none. */
const spawnRedis = (words: readonly string[]): ChildProcess & { readonly stdout: Readable } => {
  const child = spawn(PROGRAM ?? 'redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return child;
};

/** Null where the port was taken meanwhile. */
const tryRedis = async (port: number, password: string | undefined): Promise<RedisServer | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-redis-'));
  const child = spawnRedis([
    ...['--bind', '127.0.0.1', '--port', String(port), '--dir', folder],
    ...['--save', '', '--appendonly', 'no'],
    ...(password === undefined ? [] : ['--requirepass', password]),
  ]);
  const ended = once(child, 'close');
  const isReady = await new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  const clear = () => rm(folder, { recursive: true, force: true });
  if (!isReady) {
    await clear();
    return null;
  }
  return {
    url: `redis://${password === undefined ? '' : `:${encodeURIComponent(password)}@`}127.0.0.1:${port}`,
    port,
    child,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await clear();
    },
  };
};
