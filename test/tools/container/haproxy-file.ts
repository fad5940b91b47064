import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Each as `address:port`. */
export interface BalancerAddresses {
  readonly public: string;
  readonly operators: string;
  readonly instances: readonly string[];
}

/** The balancer's program. */
export const HAPROXY = process.env.HAPROXY ?? 'haproxy';

const serverLine = (address: string, index: number): string =>
  `    server instance-${String.fromCharCode(97 + index)} ${address}`;

/** Writes the file of `.container/` with these addresses in place of its names. Rejects where HAProxy refuses it. */
export const writeBalancerFile = async (folder: string, addresses: BalancerAddresses): Promise<string> => {
  const source = await readFile(fileURLToPath(new URL('../../../../.container/haproxy.cfg', import.meta.url)), 'utf8');
  const text = source
    .replace('bind :8080', `bind ${addresses.public}`)
    .replace('bind :8405', `bind ${addresses.operators}`)
    .replace(/(?:^ {4}server instance-.*\n)+/m, `${addresses.instances.map(serverLine).join('\n')}\n`)
    // the log goes to a terminal here
    .replace('log stdout format raw local0 notice', 'log stderr format raw local0 err');
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, text);
  await promisify(execFile)(HAPROXY, ['-c', '-f', file]);
  return file;
};
