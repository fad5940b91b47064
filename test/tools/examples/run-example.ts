import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { EXAMPLE_PROGRAMS, type ExampleProgram } from '../../../src/http/console/example-programs.js';

const run = promisify(execFile);

/** The program as the console shows it. */
export const exampleProgram = (id: ExampleProgram['id']): string => {
  const program = EXAMPLE_PROGRAMS.find((one) => one.id === id);
  if (program === undefined) throw new Error(`No example ${id}`);
  return program.text;
};

const RUNNERS: Readonly<
  Record<
    ExampleProgram['id'],
    { readonly file: string; readonly command: string; readonly prepare: (text: string) => string }
  >
> = {
  curl: { file: 'example.sh', command: 'sh', prepare: (text) => text },
  // Node 20 runs no types: they are taken out, and nothing else is changed
  typescript: {
    file: 'example.mjs',
    command: process.execPath,
    prepare: (text) =>
      ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ES2022 } })
        .outputText,
  },
  python: { file: 'example.py', command: 'python3', prepare: (text) => text },
};

/** Runs an example as a reader would, against the given service; what it printed. Rejects when it fails. */
export const runExample = async (id: ExampleProgram['id'], serviceUrl: string, key: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-example-'));
  try {
    const { file, command, prepare } = RUNNERS[id];
    await writeFile(join(folder, file), prepare(exampleProgram(id)));
    const { stdout } = await run(command, [join(folder, file)], {
      cwd: folder,
      env: { PATH: process.env['PATH'], SIGNGATE_URL: serviceUrl, SIGNGATE_KEY: key },
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const COMPILER = 'node_modules/typescript-native/bin/tsc';
const STRICT_RULES = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', 'node'],
  ...['--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler'],
];

/** Mistakes of type in the TypeScript example, under strict rules. */
export const typeMistakes = async (): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(process.cwd(), 'dist', 'example-'));
  try {
    const file = join(folder, 'example.ts');
    await writeFile(file, `export {};\n${exampleProgram('typescript')}`);
    const { stdout } = await run(process.execPath, [COMPILER, ...STRICT_RULES, file]).catch(
      (failed: Error & { readonly stdout: string }) => {
        if (failed.stdout === '') throw failed;
        return failed;
      },
    );
    return stdout.split('\n').filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true });
  }
};
