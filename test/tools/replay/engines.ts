import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Decision, decide as Decide } from '../../../domain/decision/decide.js';
import type { Submission } from '../../../src/application/check/check-request.js';
import type { Case } from '../../support/generators/cases.js';
import type { judgePayload as JudgePayload } from '../../support/payload-judging.js';
import type { Row } from '../intents/corpus.js';
import type { Judged } from '../intents/judging.js';

/** One build of the project, as far as it decides. */
export interface Engine {
  judge(submission: Submission): Promise<Decision>;
  decide(one: Case): Decision;
  runRows(rows: readonly Row[]): Promise<readonly Judged[]>;
}

/** The modules of the build that lies in a folder: another folder has others, with state of their own. */
export const engineIn = async (folder: string): Promise<Engine> => {
  const load = <Module>(path: string): Promise<Module> =>
    import(pathToFileURL(join(folder, 'dist', path)).href) as Promise<Module>;
  const { decide } = await load<{ decide: typeof Decide }>('domain/decision/decide.js');
  const { judgePayload } = await load<{ judgePayload: typeof JudgePayload }>('test/support/payload-judging.js');
  const { runRows } = await load<{ runRows: Engine['runRows'] }>('test/tools/intents/running.js');
  return {
    judge: async (submission) => (await judgePayload(submission)).decision,
    decide: ({ facts, policy, nowMs, ...proposal }) => decide(proposal, facts, policy, nowMs),
    runRows,
  };
};

export interface Checkout {
  readonly folder: string;
  /** What lies there. */
  readonly name: string;
  remove(): void;
}

const git = (...parts: readonly string[]): string => execFileSync('git', parts, { encoding: 'utf8' }).trim();

/**
 * A folder that is built already, or a commit, which is checked out and compiled beside the dependencies of this
 * folder. Throws where it is neither, or does not compile.
 */
export const checkOut = (folderOrCommit: string): Checkout => {
  const given = resolve(folderOrCommit);
  if (existsSync(join(given, 'dist', 'domain')))
    return { folder: given, name: folderOrCommit, remove: () => undefined };
  const commit = git('rev-parse', '--verify', `${folderOrCommit}^{commit}`);
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'signgate-replay-'))), 'before');
  const remove = (): void => {
    git('worktree', 'remove', '--force', folder);
    rmSync(resolve(folder, '..'), { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', folder, commit);
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    for (const script of ['compile', 'examples'])
      execFileSync('npm', ['run', '--silent', script], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, name: commit.slice(0, 8), remove };
};
