import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * `npm run next-node`: the fast tests, and real starts of the service, under the next long-term Node, which comes from
 * npm for this run alone. The exit code is that of the tests.
 */
const VERSION = '24.21.0';
const PACKAGE = `node-${platform()}-${arch()}`;
const SUITES = [
  ['--config', '.mocha/fast.cjs'],
  [
    '--require',
    './dist/test/support/shared-server.js',
    'dist/test/e2e/first-start.test.js',
    'dist/test/e2e/cluster.test.js',
  ],
];

const folder = await mkdtemp(join(tmpdir(), 'signgate-node-'));

const run = async (program: string, ...words: readonly string[]): Promise<void> => {
  const programs = join(folder, 'node_modules', PACKAGE, 'bin');
  const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) };
  const [code] = (await once(spawn(program, [...words], { env, stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with code ${code}`);
};

try {
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', 'install', '--prefix', folder, ...quiet, `${PACKAGE}@${VERSION}`);
  await run('node', '-e', `if (process.version !== 'v${VERSION}') throw new Error(process.version)`);
  for (const suite of SUITES) await run('node', 'node_modules/mocha/bin/mocha.js', '--reporter', 'dot', ...suite);
  process.stdout.write(`good under Node ${VERSION}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
