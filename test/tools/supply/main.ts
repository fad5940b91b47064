import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Proof, sayProofs } from '../../support/proof.js';
import { type Bill, reproducible } from './bill.js';
import { licenceFaults, type LockedPackage } from './licences.js';

/**
 * `npm run supply`: writes the bill of materials (CycloneDX) to `dist/signgate.cdx.json`, the same bytes each time;
 * packs the SDK in two folders and compares the archives; looks at the licences of all dependencies; and asks the
 * registry for known vulnerabilities. Exit code 1 where something does not hold or could not be asked; with
 * `--where-possible` a registry that does not answer is named and is no failure.
 */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const BILL = join(ROOT, 'dist/signgate.cdx.json');
/** What the SDK is made from. */
const SOURCES = [
  'package.json',
  'LICENSE',
  'tsconfig.json',
  'tsconfig.base.json',
  'domain',
  'ports',
  'adapters',
  'src',
];

interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly failed: boolean;
}

const run = (folder: string, program: string, ...words: readonly string[]): Promise<Ran> =>
  promisify(execFile)(program, [...words], { cwd: folder, maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, failed: false }),
    (error: unknown) => ({ ...(error as { readonly stdout: string; readonly stderr: string }), failed: true }),
  );

const must = async (folder: string, program: string, ...words: readonly string[]): Promise<string> => {
  const { stdout, stderr, failed } = await run(folder, program, ...words);
  if (failed) throw new Error(`${program} ${words.join(' ')} failed:\n${stderr}`);
  return stdout;
};

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The time of the sources: SOURCE_DATE_EPOCH, else that of the commit. */
const timeOfSources = async (): Promise<Date> => {
  const given = process.env['SOURCE_DATE_EPOCH'] ?? (await must(ROOT, 'git', 'log', '-1', '--format=%ct'));
  return new Date(Number(given) * 1000);
};

const billOfMaterials = async (): Promise<Proof> => {
  const words = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--omit',
    'dev',
    '--package-lock-only',
  ];
  const at = await timeOfSources();
  const make = async (): Promise<string> => reproducible(await must(ROOT, 'npm', ...words), at);
  const [first, second] = [await make(), await make()];
  const { bomFormat, specVersion, components } = JSON.parse(first) as Bill;
  const whole = components.filter(({ purl, hashes }) => purl?.startsWith('pkg:npm/') === true && hashes?.length === 1);
  await writeFile(BILL, first);
  const saw = `${bomFormat} ${specVersion}, ${whole.length} of ${components.length} packages with a hash`;
  const held =
    first === second && bomFormat === 'CycloneDX' && whole.length > 100 && whole.length === components.length;
  return { what: 'a bill of materials, twice the same', saw, held };
};

/** The archive of the SDK, made in a folder of this name. */
const packIn = async (folder: string): Promise<Buffer> => {
  await mkdir(folder);
  for (const name of SOURCES) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await must(folder, 'npm', 'pack', '--silent', '--pack-destination', folder, './src/sdk');
  const name = (await must(folder, 'find', folder, '-maxdepth', '1', '-name', '*.tgz')).trim();
  return readFile(name);
};

const packages = async (): Promise<Proof> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-supply-'));
  try {
    const first = await packIn(join(folder, 'here'));
    const second = await packIn(join(folder, 'at another place'));
    const saw = `${first.length} bytes, SHA-256 ${digest(first).slice(0, 16)}… and ${digest(second).slice(0, 16)}…`;
    return { what: 'the SDK, packed in two folders, is the same archive', saw, held: first.equals(second) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const licences = async (): Promise<Proof> => {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const faults = licenceFaults(lock.packages);
  const saw =
    faults.length === 0 ? `${Object.keys(lock.packages).length - 1} entries of the lock file` : faults.join(', ');
  return { what: 'every dependency has a permissive licence', saw, held: faults.length === 0 };
};

/** Null: the registry does not say. */
const vulnerabilities = async (): Promise<Proof | null> => {
  const { stdout } = await run(ROOT, 'npm', 'audit', '--json', '--audit-level', 'low');
  const answer = JSON.parse(stdout || '{}') as {
    readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
    readonly message?: string;
    readonly statusCode?: number;
  };
  if (answer.metadata === undefined) {
    process.stdout.write(
      `NOT CHECKED: known vulnerabilities, for the registry did not say (${answer.message ?? 'no answer'})\n`,
    );
    return null;
  }
  const { total = Number.NaN, ...levels } = answer.metadata.vulnerabilities;
  const found = Object.entries(levels).filter(([, count]) => count > 0);
  const saw = total === 0 ? 'none' : found.map(([level, count]) => `${count} ${level}`).join(', ');
  return { what: 'no dependency has a known vulnerability', saw, held: total === 0 };
};

const audited = await vulnerabilities();
const proofs = [await billOfMaterials(), await packages(), await licences(), ...(audited === null ? [] : [audited])];
sayProofs(proofs);
if (audited === null && !process.argv.includes('--where-possible')) process.exitCode = 1;
