import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Uses a compiled program of the core or an adapter, copied to where all packages are but one. */
export const withoutPackage = async <Value>(
  name: string,
  program: string,
  use: (file: URL) => Promise<Value>,
): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-'));
  try {
    await mkdir(join(folder, 'node_modules'));
    for (const other of await readdir('node_modules'))
      if (other !== name) await symlink(resolve('node_modules', other), join(folder, 'node_modules', other));
    for (const part of ['adapters', 'domain', 'ports'])
      await cp(join('dist', part), join(folder, part), { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    return await use(pathToFileURL(join(folder, program)));
  } finally {
    await rm(folder, { recursive: true });
  }
};
