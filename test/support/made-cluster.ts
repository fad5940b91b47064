import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbeddedEngine } from '../../adapters/engine/embedded-postgres/index.js';
import { atEndOfTests } from './end-of-tests.js';
import { silentLogger } from './silent-logger.js';

/** How mocha's own process tells its workers of the folder that they share. */
const SHARED_FOLDER = 'TEST_SHARED_FOLDER';

/** A folder for this process and those that it starts from now on. Gives what removes it. */
export const shareFolder = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-shared-'));
  process.env[SHARED_FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
};

let own: Promise<string> | null = null;

const ownFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-shared-'));
  atEndOfTests(async () => {
    own = null;
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The first that needs one makes it; of two that do so at once the second finds that of the first. */
const madeOnce = async (): Promise<string> => {
  const folder = process.env[SHARED_FOLDER] ?? (await (own ??= ownFolder()));
  const made = join(folder, 'data');
  if (await exists(made)) return made;
  const making = join(folder, `making-${process.pid}`);
  const engine = await openEmbeddedEngine({ dataDir: making, role: 'command', log: silentLogger });
  await engine.close();
  await rename(making, made).catch(async (error: unknown) => {
    if (!(await exists(made))) throw error;
  });
  return made;
};

/**
 * Makes `dataDir` a data folder of a service that has been used: with a cluster that was made and ended in order. It is
 * a copy: making one takes a second and a half of processor time.
 */
export const copyMadeCluster = async (dataDir: string): Promise<void> => {
  await promisify(execFile)('cp', ['-a', await madeOnce(), dataDir]);
};
