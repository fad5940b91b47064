import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { environmentOf, type EnvironmentSettings } from '../../support/service-process.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const README = join(root, 'src/sdk/README.md');
export const PYTHON_FOLDER = join(root, 'src/sdk/python');

/** Every example of the page by the word behind its language; that of Python has none. */
export const snippets = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    [...(await readFile(README, 'utf8')).matchAll(/^```(ts|python) ?(\w*)\n([\s\S]*?)^```/gm)].map(
      ([, language = '', name = '', code = '']) => [name || language, code],
    ),
  );

const PACKAGE = { name: 'empty', private: true, type: 'module' };
const TSCONFIG = {
  compilerOptions: {
    ...{ strict: true, module: 'nodenext', target: 'es2023', lib: ['ES2023', 'DOM'], noUncheckedIndexedAccess: true },
    ...{ exactOptionalPropertyTypes: true, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  },
  include: ['*.ts'],
};
const GLOBALS = `interface Window { ethereum: import('@signgate/sdk').Eip1193Provider }\n`;
/** What a page has: an address of its own, a wallet before a node, and a user who confirms. */
const PAGE = `
const { PAGE_URL, NODE_URL, FROM } = process.env;
const ask = async (method, params = []) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(NODE_URL, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { result, error } = await answer.json();
  if (error) throw new Error(error.message);
  return result;
};
globalThis.location = new URL(PAGE_URL);
globalThis.window = {
  ethereum: { request: async ({ method, params }) => (method === 'eth_accounts' ? [FROM] : ask(method, params)) },
  confirm: () => true,
};
`;

export interface EmptyProject {
  readonly folder: string;
  /** Bytes of all the package's JavaScript, gzipped. */
  readonly gzippedBytes: number;
  /** Compiles every example of the README. Rejects with what the compiler says. */
  compile(): Promise<void>;
  /** Runs a compiled example and gives what it prints. */
  run(name: string, settings: EnvironmentSettings, words?: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** A folder with nothing but the packed SDK in it, installed without a network. */
export const emptyProject = async (gzip: (code: Buffer) => number): Promise<EmptyProject> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-sdk-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, './src/sdk'], { cwd: root });
  const packed = /"filename": "([^"]+)"/.exec(stdout)?.[1] ?? '';
  await writeFile(join(folder, 'package.json'), JSON.stringify(PACKAGE));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed}`], { cwd: folder });
  const installed = join(folder, 'node_modules/@signgate/sdk');
  const { stdout: listed } = await run('find', [
    installed,
    '-name',
    '*.js',
    '-o',
    '-name',
    '*.mjs',
    '-o',
    '-name',
    '*.cjs',
  ]);
  const files = await Promise.all(
    listed
      .trim()
      .split('\n')
      .map((file) => readFile(file)),
  );
  return {
    folder,
    gzippedBytes: files.reduce((sum, code) => sum + gzip(code), 0),
    compile: async () => {
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
      await writeFile(join(folder, 'globals.d.ts'), GLOBALS);
      await writeFile(join(folder, 'page.mjs'), PAGE);
      for (const [name, code] of await snippets())
        if (name !== 'python') await writeFile(join(folder, `${name}.ts`), code);
      await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', '.'], {
        cwd: folder,
      }).catch((error: unknown) => {
        throw new Error((error as { stdout: string }).stdout, { cause: error });
      });
    },
    run: async (name, settings, words = []) => {
      const answer = await run(process.execPath, [...words, `./${name}.js`], {
        cwd: folder,
        env: environmentOf(settings),
      });
      return answer.stdout;
    },
    remove: () => rm(folder, { recursive: true }),
  };
};
