import { randomUUID } from 'node:crypto';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineUser, nameOf, ownUid } from './engine-user.js';
import type { Layout } from './layout.js';

/** The user that a caller in the engine's own user namespace is seen as. Source: `commandAs`, `--map-user`. */
const NAMESPACE_UID = 1;
const PLAIN_NAME = /^[\w.@-]+\$?$/;

/**
 * Says who may connect: root, the user that starts the engine, and the owner of the data directory. The socket's folder
 * keeps others out as well; this holds even where its mode was changed. The engine cannot tell a caller whose user has
 * no name: then the folder alone guards. Written before each start, which may be another user's than the last one.
 */
export async function prepareAccess(layout: Layout, user: EngineUser): Promise<void> {
  const callers = await namesOfCallers(layout, user);
  const rule = callers === null ? 'local all all trust' : 'local all all peer map=signgate';
  const names = (callers ?? []).map((name) => `signgate "${name}" all\n`);
  await replace(join(layout.cluster, 'pg_hba.conf'), `${rule}\n`);
  await replace(join(layout.cluster, 'pg_ident.conf'), names.join(''));
}

/** As the engine sees them; null where the one who starts it has no name there. */
async function namesOfCallers({ folder }: Layout, user: EngineUser): Promise<readonly string[] | null> {
  if (user.kind === 'namespace') return plain([await nameOf(NAMESPACE_UID)]);
  const starter = await nameOf(ownUid());
  return plain([starter, await nameOf((await lstat(folder)).uid), 'root']);
}

/** The first one is needed, the others may be missing. */
const plain = (names: readonly (string | null)[]): readonly string[] | null => {
  const [starter = null] = names;
  if (starter === null || !PLAIN_NAME.test(starter)) return null;
  return [...new Set(names.filter((name) => name !== null && PLAIN_NAME.test(name)))] as readonly string[];
};

/** Never writes through a link in the file's place: the engine owns the folder. All may read it: it is no secret. */
async function replace(path: string, text: string): Promise<void> {
  const made = `${path}.${randomUUID()}`;
  try {
    const file = await open(made, 'wx');
    await file.writeFile(text);
    await file.chmod(0o644);
    await file.close();
    await rename(made, path);
  } finally {
    await rm(made, { force: true });
  }
}
