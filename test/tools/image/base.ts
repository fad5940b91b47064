import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContainerEngine } from './engine.js';

/** What a shell, Node and the instructions of the Containerfile need. */
const PACKAGES = ['base-files', 'coreutils', 'dash', 'libc-bin', 'libstdc++6', 'tzdata'];
const USERS = { root: 0, node: 1000 };
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** The folder of npm beside the running Node. */
const npmFolder = (): string => join(dirname(process.execPath), '../lib/node_modules/npm');

/**
 * Stands in for the base image where no registry of images can be reached: Debian's packages as mmdebstrap unpacks
 * them, the Node and npm of this machine, the user `node`, and the certificates that npm trusts here. Same name, same
 * interface, not the same bytes.
 */
export const makeBase = async (engine: ContainerEngine, folder: string, name: string): Promise<void> => {
  const root = join(folder, 'base');
  const archive = join(folder, 'base.tar');
  await engine.must(
    'mmdebstrap',
    '--quiet',
    '--variant=extract',
    `--include=${PACKAGES.join(',')}`,
    'bookworm',
    archive,
  );
  await mkdir(root);
  await engine.must('tar', '--extract', '--file', archive, '--directory', root, '--exclude=./dev/*');
  await rm(archive);
  await Promise.all(
    ['var/lib/apt', 'usr/share/doc', 'usr/share/man', 'usr/share/locale'].map((path) => clear(root, path)),
  );
  await mkdir(join(root, 'usr/lib/node_modules'), { recursive: true });
  await cp(process.execPath, join(root, 'usr/bin/node'));
  await cp(npmFolder(), join(root, 'usr/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'));
  await mkdir(join(root, dirname(CERTIFICATES)), { recursive: true });
  await cp(CERTIFICATES, join(root, CERTIFICATES));
  await mkdir(join(root, 'usr/etc'), { recursive: true });
  await writeFile(join(root, 'usr/etc/npmrc'), `cafile=${CERTIFICATES}\nupdate-notifier=false\n`);
  for (const [user, id] of Object.entries(USERS)) {
    const home = id === 0 ? '/root' : `/home/${user}`;
    await appendFile(join(root, 'etc/passwd'), `${user}:x:${id}:${id}::${home}:/bin/sh\n`);
    await appendFile(join(root, 'etc/group'), `${user}:x:${id}:\n`);
    await mkdir(join(root, home), { recursive: true });
  }
  const container = await engine.must('buildah', 'from', 'scratch');
  await engine.must('buildah', 'add', '--quiet', container, root, '/');
  await engine.must('buildah', 'commit', '--quiet', '--rm', container, name);
  await rm(root, { recursive: true });
};

const clear = (root: string, path: string): Promise<void> => rm(join(root, path), { recursive: true, force: true });

/** The base image that a Containerfile names where no argument says otherwise. */
export const baseNamedIn = async (containerfile: string): Promise<string> => {
  const name = /^ARG NODE_IMAGE=(\S+)$/m.exec(await readFile(containerfile, 'utf8'))?.[1];
  if (name === undefined) throw new Error(`${containerfile} names no NODE_IMAGE`);
  return name;
};
