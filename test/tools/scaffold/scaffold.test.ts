import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { fixtureIdentifier, SCAFFOLD_PORTS, scaffoldAdapter } from './scaffold.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const NAMES = { screening: 'sample-feed', simulation: 'sample-simulator', contracts: 'sampleregistry' } as const;

/** Only what the suite of providers needs, compiled on its own. */
const TSCONFIG = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    composite: false,
    types: ['node', 'mocha'],
    resolveJsonModule: true,
    incremental: false,
    declaration: false,
    rootDir: '.',
    outDir: 'dist',
    skipLibCheck: true,
  },
  files: ['test/conformance/providers.test.ts'],
};

const compile = async (folder: string): Promise<string> => {
  try {
    await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.scaffold.json'], {
      cwd: folder,
    });
    return '';
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
};

describe('a new adapter from the templates', function () {
  // two runs of the compiler
  this.timeout(120_000);
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-scaffold-'));
    for (const part of ['domain', 'ports', 'adapters', 'src', 'test', 'package.json', 'tsconfig.base.json'])
      await cp(join(ROOT, part), join(folder, part), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'tsconfig.scaffold.json'), JSON.stringify(TSCONFIG));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('refuses a name that is none, and one that is taken, and writes nothing', async () => {
    const before = await readFile(join(folder, 'src/providers.ts'), 'utf8');
    for (const name of [
      '',
      'Feed',
      'my_feed',
      '../feed',
      '-feed',
      'feed-',
      'http-threat-feed',
      'demonstration',
      'local-signals',
      'x'.repeat(41),
    ]) {
      const refusal = await scaffoldAdapter(folder, 'screening', name).then(
        () => 'made',
        (error: unknown) => (error instanceof Error ? error.message : 'no error'),
      );
      expect(refusal, name).to.match(/is no name for an adapter|already/);
    }
    expect(await readFile(join(folder, 'src/providers.ts'), 'utf8')).to.equal(before);
  });

  it('is listed, and compiles but for the fixture that the compiler then asks for by name', async () => {
    for (const port of SCAFFOLD_PORTS) await scaffoldAdapter(folder, port, NAMES[port]);
    const errors = (await compile(folder))
      .split('\n')
      .filter((line) => line.startsWith('test/') || line.startsWith('adapters/') || line.startsWith('src/'));
    expect(errors).to.have.length(1);
    expect(errors[0]).to.match(/^test\/conformance\/fixtures\.ts/);
    for (const name of Object.values(NAMES)) expect(errors[0]).to.include(name);
  });

  it('passes the suite of its port once its fixture is listed', async () => {
    const file = join(folder, 'test/conformance/fixtures.ts');
    const imports = SCAFFOLD_PORTS.map(
      (port) => `import { ${fixtureIdentifier(NAMES[port])} } from './${port}/${NAMES[port]}.fixture.js';\n`,
    ).join('');
    const lines = SCAFFOLD_PORTS.map((port) => `  '${NAMES[port]}': ${fixtureIdentifier(NAMES[port])},\n`).join('');
    await writeFile(file, imports + (await readFile(file, 'utf8')).replace(/\};\n$/, `${lines}};\n`));
    expect(await compile(folder)).to.equal('');
    const { stdout } = await run(
      process.execPath,
      [
        join(ROOT, 'node_modules/mocha/bin/mocha.js'),
        '--no-config',
        '-R',
        'json',
        '-g',
        'sample',
        'dist/test/conformance/providers.test.js',
      ],
      { cwd: folder },
    );
    const { stats } = JSON.parse(stdout) as { stats: { passes: number; failures: number } };
    expect(stats.failures).to.equal(0);
    expect(stats.passes).to.be.greaterThan(100);
  });
});
