import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The file that this name runs; null where this machine has no such program. */
export const programOf = (name: string): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable) ?? null;

const isThere = (what: string): boolean => (what === 'root' ? process.getuid?.() === 0 : programOf(what) !== null);

/** What the reporter of `.mocha/reporter.cjs` counts by. */
const titled = (what: string, title: string): string => `NOT RUN for want of ${what}: ${title}`;

/** Mocha's `describe`. On a machine without the program, or without `root`, its tests are counted as not run. */
export const describeWhere = (what: string, title: string, define: (this: Mocha.Suite) => void): void =>
  void (isThere(what) ? describe(title, define) : describe.skip(titled(what, title), define));

/** Mocha's `it`, likewise. */
export const itWhere = (what: string, title: string, test: Mocha.AsyncFunc): void =>
  void (isThere(what) ? it(title, test) : it.skip(titled(what, title), test));
