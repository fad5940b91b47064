import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writtenText } from '../../support/written-text.js';

const run = promisify(execFile);

/** `curl -s URL -H … -d BODY`, as much of it as the printed lines use, so that they can be run where there is none. */
const CURL = `
const options = process.argv.slice(2);
const headers = {};
let url, body;
for (let option = options.shift(); option !== undefined; option = options.shift()) {
  if (option === '-H') { const [name, ...value] = options.shift().split(':'); headers[name] = value.join(':').trim(); }
  else if (option === '-d') body = options.shift();
  else if (option !== '-s') url = option;
}
const answer = await fetch(url, { method: body === undefined ? 'GET' : 'POST', headers, body });
process.stdout.write(await answer.text());
`;

/** A folder in which a service was never started. */
export interface Workspace {
  readonly folder: string;
  /** Runs one line in a shell of that folder, with \`curl\`. Resolves with what it printed. */
  readonly shell: (line: string) => Promise<string>;
  readonly clear: () => Promise<void>;
}

export const makeWorkspace = async (): Promise<Workspace> => {
  const root = await mkdtemp(join(tmpdir(), 'signgate-e2e-'));
  const folder = join(root, "a clone's folder");
  const tools = join(root, 'tools');
  await mkdir(folder);
  await mkdir(tools);
  await writeFile(join(tools, 'curl.mjs'), CURL);
  await writeFile(join(tools, 'curl'), `#!/bin/sh\nexec "${process.execPath}" "${join(tools, 'curl.mjs')}" "$@"\n`);
  await chmod(join(tools, 'curl'), 0o755);
  return {
    folder,
    shell: async (line) => {
      const { stdout, stderr } = await run('sh', ['-c', line], {
        cwd: folder,
        env: { PATH: `${tools}:${process.env.PATH ?? ''}` },
      });
      writtenText.watch('a printed curl line', 'nothing', () => stdout + stderr);
      return stdout;
    },
    clear: () => rm(root, { recursive: true, force: true }),
  };
};

/** Paths of the files below a folder that hold the text. */
export const filesHolding = async (folder: string, text: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if ((await readFile(file)).includes(text)) found.push(file.slice(folder.length + 1));
  }
  return found;
};
