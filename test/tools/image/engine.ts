import { execFile } from 'node:child_process';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** Every program that builds or runs the image, with Debian's package of the same name. */
const PROGRAMS = ['buildah', 'podman', 'runc', 'mmdebstrap'];

export interface Run {
  readonly stdout: string;
  readonly code: number;
}

/** buildah and podman on a store of their own: what they make goes with the folder. */
export interface ContainerEngine {
  /** Rejects with what the program wrote where it fails. */
  readonly must: (program: string, ...words: readonly string[]) => Promise<string>;
  /** Resolves also where it fails. */
  readonly may: (program: string, ...words: readonly string[]) => Promise<Run>;
}

const isInstalled = async (program: string): Promise<boolean> => {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  const found = await Promise.all(
    places.map((place) =>
      access(place, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
};

/** What this machine lacks for building and running an image, as words; empty where nothing is lacking. */
export const lackingHere = async (): Promise<readonly string[]> => {
  const missing = [];
  for (const program of PROGRAMS) if (!(await isInstalled(program))) missing.push(program);
  return (await mayMount()) ? missing : [...missing, 'the right to mount'];
};

/** Containers in a sandbox: root alone does not say that a file system may be mounted. */
const mayMount = (): Promise<boolean> =>
  promisify(execFile)('unshare', ['--mount', '--pid', '--fork', 'mount', '-t', 'tmpfs', 'none', '/mnt']).then(
    () => true,
    () => false,
  );

/** Nothing of the machine's own configuration counts: no registry, no limits above those of the caller. */
const CONFIGURATION: Readonly<Record<string, (folder: string) => string>> = {
  CONTAINERS_STORAGE_CONF: (folder) =>
    `[storage]\ndriver = "${process.env['STORAGE_DRIVER'] ?? 'overlay'}"\n` +
    `graphroot = "${folder}/store"\nrunroot = "${folder}/run"\n`,
  CONTAINERS_CONF: () =>
    '[containers]\ndefault_ulimits = []\n' +
    '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "none"\n',
  CONTAINERS_REGISTRIES_CONF: () => 'unqualified-search-registries = []\n',
};

const programOf =
  (env: NodeJS.ProcessEnv) =>
  async (program: string, ...words: readonly string[]): Promise<Run & { readonly said: string }> => {
    try {
      const { stdout, stderr } = await promisify(execFile)(program, [...words], { env, maxBuffer: 64 * 1024 * 1024 });
      return { stdout, said: stderr, code: 0 };
    } catch (error) {
      const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
      return {
        stdout: stdout ?? '',
        said: `${stdout ?? ''}${stderr ?? ''}`,
        code: typeof code === 'number' ? code : 1,
      };
    }
  };

/** An engine whose images, containers and volumes live in `folder`. */
export const openEngine = async (folder: string): Promise<ContainerEngine> => {
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: folder, TMPDIR: join(folder, 'tmp') };
  await mkdir(join(folder, 'tmp'), { recursive: true });
  for (const [name, textOf] of Object.entries(CONFIGURATION)) {
    env[name] = join(folder, `${name.toLowerCase()}.toml`);
    await writeFile(env[name], textOf(folder));
  }
  const may = programOf(env);
  return {
    may,
    must: async (program, ...words) => {
      const { code, stdout, said } = await may(program, ...words);
      if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with code ${code}:\n${said.slice(-4_000)}`);
      return stdout.trim();
    },
  };
};
