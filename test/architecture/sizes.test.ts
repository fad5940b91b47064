import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';

const root = new URL('../../../', import.meta.url);
const FOLDERS = ['.ci', '.mocha', '.stryker', 'adapters', 'domain', 'ports', 'src', 'test'];
/** The templates of adapters (`.ts.txt`) among it: what is made of them must keep to the same. */
const CODE = /\.(?:ts|ts\.txt|tsx|css|mjs|cjs|js)$/;
/** Tables, recorded texts, what others wrote and what a build makes: their length says nothing. */
const DATA = /(?:^|\/)(?:data|golden|fixtures|dist)\//;

const LONGEST_FILE = 300;
const WIDEST_LINE = 120;

interface CodeFile {
  readonly path: string;
  readonly lines: readonly string[];
}

const linesOf = (path: string): readonly string[] => readFileSync(new URL(path, root), 'utf8').trimEnd().split('\n');

const files: readonly CodeFile[] = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((path) => CODE.test(path) && !DATA.test(path))
    .map((path) => ({ path, lines: linesOf(path) })),
);

const median = (chosen: readonly CodeFile[]): number =>
  chosen.map(({ lines }) => lines.length).sort((left, right) => left - right)[Math.floor(chosen.length / 2)] ?? 0;

describe('the files', () => {
  it(`have at most ${LONGEST_FILE} lines`, () => {
    const long = files.filter(({ lines }) => lines.length > LONGEST_FILE);
    expect(long.map(({ path, lines }) => `${path}: ${lines.length}`)).to.deep.equal([]);
  });

  it(`have no line over ${WIDEST_LINE} columns`, () => {
    const wide = files.flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (line.length > WIDEST_LINE ? [`${path}:${index + 1}`] : [])),
    );
    expect(wide).to.deep.equal([]);
  });

  // no limit: a number for reviews
  after(() => {
    const isTest = ({ path }: CodeFile): boolean => path.startsWith('test/');
    const [tests, sources] = [files.filter(isTest), files.filter((file) => !isTest(file))];
    process.stdout.write(`    median lines: ${median(sources)} in sources, ${median(tests)} in tests\n`);
  });
});
