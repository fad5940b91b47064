import { chown, writeFile } from 'node:fs/promises';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { urlOf } from '../../support/connection-url.js';
import { freePort } from '../../support/free-port.js';
import { startDebianServer } from '../bench/debian-server.js';
import type { ContainerEngine, Run } from './engine.js';

/** As compose.yaml has it. */
const GRACE_MS = 5_000;
const NODE_UID = 1000;
const START_LIMIT_MS = 30_000;

/** A running container of the image. */
export interface Instance {
  readonly url: string;
  /** Runs a program of the image beside the service, as `compose exec` does. */
  readonly exec: (...words: readonly string[]) => Promise<Run>;
  /** The image's own HEALTHCHECK, once: 0 is healthy. */
  readonly health: () => Promise<number>;
  readonly signal: (name: 'STOP' | 'CONT' | 'TERM') => Promise<void>;
  /** Resolves with the exit code when the service has ended. */
  readonly ended: () => Promise<number>;
  readonly log: () => Promise<string>;
}

/** `use` gets a container with the limits of compose.yaml, on a PostgreSQL of its own; then all is taken down. */
export const withInstance = async <Result>(
  engine: ContainerEngine,
  folder: string,
  image: string,
  use: (instance: Instance) => Promise<Result>,
): Promise<Result> => {
  const server = await startDebianServer();
  if (server === null) throw new Error('There is no PostgreSQL of Debian on this machine: apt-get install postgresql');
  try {
    const ports = { public: await freePort(), admin: await freePort() };
    const settings = {
      DATABASE_URL: urlOf(server.connection),
      HOST: '127.0.0.1',
      PORT: String(ports.public),
      ADMIN_HOST: '127.0.0.1',
      ADMIN_PORT: String(ports.admin),
      SIGNING_KEY_FILE: '/run/secrets/signing_key',
      SANCTIONS: 'none',
      SHUTDOWN_GRACE_MS: String(GRACE_MS),
    };
    const id = await engine.must(
      'podman',
      ...['run', '--detach', '--network', 'host', '--ulimit', 'host', '--read-only', '--tmpfs', '/tmp'],
      ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--volume', 'checkpoints:/checkpoints'],
      ...['--volume', `${server.connection.host}:${server.connection.host}`],
      ...['--volume', `${await signingKeyIn(folder)}:/run/secrets/signing_key:ro`],
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      image,
    );
    try {
      return await use(await instanceOf(engine, id, `http://127.0.0.1:${ports.public}`));
    } finally {
      await engine.may('podman', 'rm', '--force', '--time', '0', '--volumes', id);
    }
  } finally {
    await server.stop();
  }
};

/** Of the image's user, and readable by no other. */
const signingKeyIn = async (folder: string): Promise<string> => {
  const file = join(folder, 'signing-key');
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await chown(file, NODE_UID, NODE_UID);
  return file;
};

const instanceOf = async (engine: ContainerEngine, id: string, url: string): Promise<Instance> => {
  const log = async (): Promise<string> => (await engine.may('podman', 'logs', id)).stdout;
  const startedAt = performance.now();
  while ((await fetch(`${url}/health/ready`).catch(() => null))?.status !== 200) {
    if (performance.now() - startedAt > START_LIMIT_MS) throw new Error(`the container is not ready:\n${await log()}`);
    await delay(100);
  }
  return {
    url,
    log,
    exec: (...words) => engine.may('podman', 'exec', id, ...words),
    health: async () => (await engine.may('podman', 'healthcheck', 'run', id)).code,
    signal: async (name) => void (await engine.must('podman', 'kill', '--signal', name, id)),
    ended: async () => Number(await engine.must('podman', 'wait', id)),
  };
};
