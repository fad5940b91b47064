import { drainUnderLoad } from '../../support/drain-under-load.js';
import { type Proof, rightsIn } from '../../support/proof.js';
import type { Instance } from './instance.js';

const KEY_COMMAND = ['node', 'dist/src/cli/main.js', 'keys', 'create', '--partner', 'Image', '--json'];
const KEY_RIGHTS = ['--environment', 'sandbox', '--scopes', 'checks:create,checks:read', '--quota', '1000000000'];

/** Run inside the container: tries to make a file in each folder, and prints which it could. */
const WRITABLE = `const { writeFileSync, rmSync } = require('node:fs');
const could = process.argv.slice(1).filter((folder) => {
  try { writeFileSync(folder + '/made', ''); rmSync(folder + '/made'); return true; } catch { return false; }
});
process.stdout.write(could.join(' '));`;

const FOLDERS = [
  '/',
  '/app',
  '/app/dist',
  '/app/node_modules',
  '/etc',
  '/usr/bin',
  '/home/node',
  '/run',
  '/tmp',
  '/checkpoints',
];

/** What the first process of the container may do, as the kernel says it. */
const rights = async ({ exec }: Instance): Promise<Proof> => {
  const { stdout } = await exec('cat', '/proc/1/status');
  const { saw, uid, hasNone } = rightsIn(stdout);
  return { what: 'runs as the user node, without capabilities', saw, held: uid === 1000 && hasNone };
};

const writable = async ({ exec }: Instance): Promise<Proof> => {
  const { stdout } = await exec('node', '-e', WRITABLE, '--', ...FOLDERS);
  return { what: 'can write nowhere but where it must', saw: stdout, held: stdout === '/tmp /checkpoints' };
};

/** Healthy, unhealthy while the process hangs, healthy again. */
const health = async (instance: Instance): Promise<Proof> => {
  const codes = [await instance.health()];
  await instance.signal('STOP');
  codes.push(await instance.health());
  await instance.signal('CONT');
  codes.push(await instance.health());
  const saw = codes.map((code) => (code === 0 ? 'healthy' : 'unhealthy')).join(', ');
  return { what: 'its health check notices a process that hangs', saw, held: saw === 'healthy, unhealthy, healthy' };
};

const signs = async ({ log }: Instance): Promise<Proof> => {
  const missing = /SIGNING_KEY_FILE|CHECKPOINT_DIR/.exec(await log())?.[0];
  return {
    what: 'reads the signing key, and has a folder for checkpoints',
    saw: missing === undefined ? 'misses nothing' : `misses ${missing}`,
    held: missing === undefined,
  };
};

/** SIGTERM under load, sent to the first process of the container. */
const drains = async (instance: Instance): Promise<Proof> => {
  const printed = await instance.exec(...KEY_COMMAND, ...KEY_RIGHTS);
  if (printed.code !== 0) throw new Error(`no key could be made: ${printed.stdout}`);
  const { key } = JSON.parse(printed.stdout) as { readonly key: string };
  const saw = await drainUnderLoad(instance.url, key, async () => {
    await instance.signal('TERM');
    return instance.ended();
  });
  return { what: 'SIGTERM drains it under load', ...saw };
};

/** All that is asked of a running container, in this order; the last one ends it. */
export const proveRunning = async (instance: Instance): Promise<readonly Proof[]> => {
  const proofs = [];
  for (const proof of [rights, writable, health, signs, drains]) proofs.push(await proof(instance));
  return proofs;
};
