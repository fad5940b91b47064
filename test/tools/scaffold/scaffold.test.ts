import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { scaffoldAdapter } from './scaffold.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MAX_AGE_DAYS = 30;
const NAME = 'sample-feed';
/** Feeds of which a text in a compiled file is another one: what their owner might have got wrong. */
const WRONG = {
  'aged-feed': [['map.js', 'maxAgeSeconds: MAX_AGE_SECONDS', 'maxAgeSeconds: null']],
  'changed-feed': [
    ['client.js', '{ authorization: `Bearer ${apiKey}` }', '{}'],
    ['wire.js', "Type.Literal('scam')", "Type.Literal('scam'), Type.Literal('heist')"],
    ['map.js', "category: 'mixer'", "category: 'gambling'"],
  ],
  'unread-feed': [['wire.js', 'case: text,', 'case_number: text,']],
} as const satisfies Readonly<Record<string, readonly (readonly [file: string, text: string, other: string])[]>>;
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
    await run(
      process.execPath,
      [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', 'tsconfig.scaffold.json'],
      {
        cwd: folder,
      },
    );
    return '';
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
};

interface Suite {
  readonly passes: readonly { readonly fullTitle: string }[];
  readonly failures: readonly {
    readonly title: string;
    readonly fullTitle: string;
    readonly err: { readonly message: string };
  }[];
}

/** Runs the suites of the providers that the tests made, once for all: most of it is what is loaded. */
const suiteOf = async (folder: string): Promise<Suite> => {
  const mocha = join(ROOT, 'node_modules/mocha/bin/mocha.js');
  const titles = [NAME, ...Object.keys(WRONG)].join('|');
  const tests = ['-g', titles, 'dist/test/conformance/providers.test.js'];
  const { stdout } = await run(process.execPath, [mocha, '--no-config', '--timeout', '60000', '-R', 'json', ...tests], {
    cwd: folder,
  }).catch(
    // mocha ends with the number of failures
    (error: unknown) => error as { readonly stdout: string },
  );
  return JSON.parse(stdout) as Suite;
};

describe('a new adapter from the templates', function () {
  // a run of the compiler
  this.timeout(120_000);
  let folder: string;
  let suite: Suite;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-scaffold-'));
    const parts = ['domain', 'ports', 'adapters', 'src', 'test', 'README.md', 'package.json', 'tsconfig.base.json'];
    await run('cp', ['-R', ...parts.map((part) => join(ROOT, part)), folder]);
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'tsconfig.scaffold.json'), JSON.stringify(TSCONFIG));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const scaffold = (name: string, maxAgeDays: number | null = MAX_AGE_DAYS) =>
    scaffoldAdapter(folder, { name, maxAgeDays });

  it('refuses a bad or taken name and a missing or bad age, and writes nothing', async () => {
    const refusalOf = (asked: Promise<unknown>): Promise<string> =>
      asked.then(
        () => 'made',
        (error: unknown) => (error instanceof Error ? error.message : 'no error'),
      );
    const listed = () => readFile(join(folder, 'src/providers.ts'), 'utf8');
    const before = await listed();
    const names = ['', 'Feed', 'my_feed', '../feed', '-feed', 'feed-', 'x'.repeat(41)];
    for (const name of [...names, 'http-threat-feed', 'demonstration', 'local-signals'])
      expect(await refusalOf(scaffold(name)), name).to.match(/is no name for an adapter|already/);
    for (const age of [null, 0, -1, 1.5, Number.NaN, 4_000])
      expect(await refusalOf(scaffold('timed-feed', age)), String(age)).to.match(/--max-age-days/);
    expect(await listed()).to.equal(before);
    expect(await readdir(join(folder, 'adapters/screening'))).to.not.include('timed-feed');
  });

  it('is listed, has a fixture and a row in the README, and compiles as it is', async () => {
    for (const name of [NAME, ...Object.keys(WRONG)]) await scaffold(name);
    expect(await compile(folder)).to.equal('');
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    expect(readme).to.include(`optional | [its page](adapters/screening/${NAME}/README.md) |\n`);
  });

  it('passes the suite of its port, which sees it change verdicts', async () => {
    for (const [name, changes] of Object.entries(WRONG))
      for (const [file, text, other] of changes) {
        const path = join(folder, 'dist/adapters/screening', name, file);
        const compiled = await readFile(path, 'utf8');
        expect(compiled).to.include(text);
        await writeFile(path, compiled.replace(text, other));
      }
    suite = await suiteOf(folder);
    const titles = suite.passes.map((test) => test.fullTitle);
    expect(failuresOf(NAME)).to.deep.equal([]);
    expect(titles.join('\n')).to.include(`${NAME} in a check leads to BLOCK`);
    expect(titles.filter((title) => title.includes(NAME))).to.have.length.above(25);
  });

  const failuresOf = (name: string): Suite['failures'] =>
    suite.failures.filter(({ fullTitle }) => fullTitle.includes(name));
  const beginnings = (failures: Suite['failures']): readonly string[] =>
    failures.map(({ title }) => title.split(' ').slice(0, 3).join(' '));

  it('fails the suite of its port where it cannot change a verdict, and shows what it answered', () => {
    const failures = failuresOf('aged-feed');
    expect(beginnings(failures)).to.deep.equal(['leads to BLOCK', 'leads to ALLOW']);
    expect(failures[0]?.err.message).to.match(/^aged-feed answered: .*"maxAgeSeconds":null.*\nindirect_exposure: /s);
  });

  it('fails the suite of its port where it sends no key, or a word is new or means another thing', () => {
    const failures = failuresOf('changed-feed');
    expect(beginnings(failures)).to.have.members(['sends every header', 'knows no word', 'gives "mixer" the']);
    expect(failures.map(({ err }) => err.message).join('\n')).to.include("'heist'");
  });

  it('names the member that wire.ts does not take', () => {
    const messages = failuresOf('unread-feed').map(({ err }) => err.message);
    expect(messages.join('\n')).to.include("/labels/0 must have required property 'case_number'");
    expect(messages.join('\n')).to.include('"additionalProperty":"case"');
  });
});
