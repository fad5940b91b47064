import { dirname, join, normalize } from 'node:path';
import { expect } from 'chai';
import { codeFiles, exists, readPage } from './pages.js';

const HOUSES = ['domain', 'src/application', 'src/cli', 'src/http', 'adapters/storage/postgres'];

/** The files of the project that a file imports, types too: they are read together. */
const importsOf = (file: string): readonly string[] =>
  [...readPage(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g)].map(([, path = '']) => {
    const target = normalize(join(dirname(file), path));
    return exists(`${target}.tsx`) ? `${target}.tsx` : `${target}.ts`;
  });

interface Step {
  /** The folder in which both rooms stand. */
  readonly parent: string;
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

/** From room to room. What stands beside the rooms belongs to none: it is their common ground, or their face. */
const stepOf = (file: string, target: string): readonly Step[] => {
  const [left, right] = [dirname(file).split('/'), dirname(target).split('/')];
  const shared = left.findIndex((part, index) => part !== right[index]);
  const [from, to] = [left[shared], right[shared]];
  return shared < 0 || from === undefined || to === undefined
    ? []
    : [{ parent: left.slice(0, shared).join('/'), from, to, because: `${file} imports ${target}` }];
};

const reachable = (from: string, steps: readonly Step[]): ReadonlySet<string> => {
  const reached = new Set<string>([from]);
  for (const room of reached) for (const step of steps) if (step.from === room) reached.add(step.to);
  return reached;
};

describe('the rooms of a house', () => {
  for (const house of HOUSES)
    it(`import each other in one direction: ${house}`, () => {
      const steps = codeFiles()
        .filter((file) => file.startsWith(`${house}/`))
        .flatMap((file) => importsOf(file).flatMap((target) => stepOf(file, target)))
        .filter(({ parent }) => `${parent}/`.startsWith(`${house}/`));
      expect(steps).to.not.deep.equal([]);
      const circles = [...new Set(steps.map(({ parent }) => parent))].flatMap((parent) => {
        const here = steps.filter((step) => step.parent === parent);
        return here.filter(({ from, to }) => reachable(to, here).has(from));
      });
      expect(circles.map(({ because }) => because)).to.deep.equal([]);
    });
});
