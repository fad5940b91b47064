import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { call, type Reply, transfer } from '../support/calls.js';
import type { Row, Trial } from '../support/trial.js';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

const KEY_PATTERN = /sg_(?:sandbox|production)_[0-9a-z]{8}_[A-Za-z0-9_-]{43}/;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const lockedPackages = async (trial: Trial): Promise<void> => {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  // the project itself and its own folders come from nowhere
  const locked = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  const loose = locked.filter(
    ([, { integrity, resolved, link }]) =>
      link !== true && (integrity === undefined || !/^https:/.test(resolved ?? 'https:')),
  );
  trial.holds('every locked package has a hash, and none comes over plain http', loose.length === 0, loose.slice(0, 3));
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    Readonly<Record<string, string>>
  >;
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    // an alias names its package before the version; a folder of the project has none
    ([, version]) => !/^(?:file:test\/|(?:npm:[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$)/.test(version),
  );
  trial.holds('every dependency is pinned to one version', ranges.length === 0, ranges);
  trial.note(`${locked.length} locked packages`);
};

const billOfMaterials = async (trial: Trial): Promise<void> => {
  const { components } = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: ROOT,
    maxBuffer: MAX_OUTPUT_BYTES,
  }).then(
    ({ stdout }) => JSON.parse(stdout) as { readonly components?: readonly unknown[] },
    () => ({ components: [] }),
  );
  trial.holds('a bill of materials can be made', (components?.length ?? 0) > 100);
};

/** Resolves with the answer to one check by an installed service, which is then ended. */
const askInstalled = async (folder: string): Promise<Reply> => {
  const child = spawn(process.execPath, [join(folder, 'dist/src/main.js')], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ADMIN_PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  let key = '';
  const url = await new Promise<string>((resolve, reject) => {
    let found = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      found = /listens on (http:\/\/[^\s"]+)/.exec(line)?.[1] ?? found;
      key = KEY_PATTERN.exec(line)?.[0] ?? key;
      if (found !== '' && key !== '') resolve(found);
    });
    void ended.then(() => reject(new Error('it ended')));
  });
  const reply = await call('POST', `${url}/api/check-transaction`, {
    key,
    body: JSON.stringify(transfer('installed')),
  });
  child.kill();
  await ended;
  return reply;
};

const installation = async (trial: Trial): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-install-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) await copyFile(join(ROOT, file), join(folder, file));
    const refused = await run('npm', ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      maxBuffer: MAX_OUTPUT_BYTES,
    }).then(
      () => '',
      (error: unknown) => String((error as { stderr?: unknown }).stderr ?? error),
    );
    if (refused !== '') return trial.cannot('an installation without scripts', refused.slice(0, 100));
    await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
    const { status, text } = await askInstalled(folder);
    trial.holds('installed without scripts and without tools it starts and answers', status === 200, text);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const supplyChain = async (trial: Trial): Promise<void> => {
  await lockedPackages(trial);
  await billOfMaterials(trial);
  await installation(trial);
  trial.cannot(
    'signatures, a release cool-down, a vanished package',
    'they are the registry’s; this run asks it for nothing but the locked packages',
  );
};

export const SUPPLY_CHAIN_ROWS: readonly Row[] = [
  { number: '50e', fault: 'supply chain: locked, pinned, no install scripts', run: supplyChain },
];
