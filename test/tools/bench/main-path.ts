import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScriptCoverage } from './inspector.js';

/** A file of the project that a request ran through. */
export interface PathFile {
  /** From the folder of the build, for instance `domain/decision/decide.js`. */
  readonly file: string;
  /** Lines of its functions that ran, as they are compiled: without types, with what comments stand inside. */
  readonly lines: number;
}

/** The lines of the functions that were called so often. A function inside that was not is none of them. */
export const linesRun = (text: string, { functions }: ScriptCoverage, calls: number): number => {
  const lineAt = lineCounter(text);
  const ran = new Set<number>();
  const outerFirst = functions
    .flatMap(({ ranges: [whole] }) => whole ?? [])
    .sort((left, right) => right.endOffset - right.startOffset - (left.endOffset - left.startOffset));
  for (const { startOffset, endOffset, count } of outerFirst) {
    const [first, last] = [lineAt(startOffset), lineAt(endOffset)];
    // on its first and last line the outer one may go on
    if (count < calls) for (let line = first + 1; line < last; line += 1) ran.delete(line);
    else for (let line = first; line <= last; line += 1) ran.add(line);
  }
  return ran.size;
};

const lineCounter = (text: string): ((offset: number) => number) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset);
};

/**
 * The files of a build with functions that were called so often: once for each request or more. Most lines first; those
 * of packages are not the project's.
 */
export const filesRun = async (
  dist: string,
  scripts: readonly ScriptCoverage[],
  calls: number,
): Promise<readonly PathFile[]> => {
  const own = scripts.filter(({ url }) => url.startsWith('file:') && fileURLToPath(url).startsWith(dist));
  const files = await Promise.all(
    own.map(async (script) => {
      const path = fileURLToPath(script.url);
      return { file: relative(dist, path), lines: linesRun(await readFile(path, 'utf8'), script, calls) };
    }),
  );
  return files.filter(({ lines }) => lines > 0).sort((left, right) => right.lines - left.lines);
};
