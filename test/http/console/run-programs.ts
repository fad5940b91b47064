import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SampleLanguage } from '../../../src/http/console/client/samples.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));

const PACKAGE = {
  name: '@signgate/sdk',
  type: 'module',
  exports: { types: './dist/index.d.ts', default: './dist/index.js' },
};
const RULES = {
  ...{ strict: true, skipLibCheck: true, module: 'nodenext', target: 'es2023', lib: ['ES2023', 'DOM'] },
  ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
  ...{ types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
};

/** One process for all of them, one after another: a process each takes minutes. */
const RUNNERS: Readonly<Record<SampleLanguage, readonly [ending: string, command: string, runner: string]>> = {
  curl: ['sh', 'sh', 'for program in 0*.sh; do sh "./$program" || exit 1; done'],
  TypeScript: [
    ...(['ts', process.execPath] as const),
    `import { readdirSync } from 'node:fs';
for (const program of readdirSync('.').filter((name) => /^0.*js$/.test(name)).sort()) await import('./' + program);`,
  ],
  Python: [
    ...(['py', 'python3'] as const),
    'import glob, runpy\nfor program in sorted(glob.glob("0*.py")):\n    runpy.run_path(program)\n',
  ],
};

/**
 * Compiles programs that a reader would copy, as they are, and runs them one after another. What they printed. Rejects
 * with what the compiler or the first program that fails says.
 */
export const runPrograms = async (
  language: SampleLanguage,
  programs: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-programs-'));
  const [ending, command, runner] = RUNNERS[language];
  const started = async (file: string, ...words: readonly string[]): Promise<string> => {
    const { stdout } = await run(file, words, {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        PYTHONPATH: join(root, 'src/sdk/python'),
        PYTHONDONTWRITEBYTECODE: '1',
        ...env,
      },
    }).catch((error: unknown) => {
      const { stdout: told, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${told}\n${stderr}`, { cause: error });
    });
    return stdout;
  };
  try {
    for (const [index, text] of programs.entries())
      await writeFile(join(folder, `0${String(index).padStart(3, '0')}.${ending}`), text);
    await writeFile(join(folder, `run.${ending === 'ts' ? 'mjs' : ending}`), runner);
    if (language === 'TypeScript') {
      const sdk = join(folder, 'node_modules/@signgate/sdk');
      await mkdir(sdk, { recursive: true });
      await symlink(join(root, 'dist/src/sdk'), join(sdk, 'dist'));
      await writeFile(join(sdk, 'package.json'), JSON.stringify(PACKAGE));
      await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: RULES, include: ['0*.ts'] }));
      await started(process.execPath, join(root, 'node_modules/typescript-native/bin/tsc'), '-p', '.');
    }
    return await started(command, `./run.${ending === 'ts' ? 'mjs' : ending}`);
  } finally {
    await rm(folder, { recursive: true });
  }
};
