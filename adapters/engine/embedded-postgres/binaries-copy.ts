import { randomUUID } from 'node:crypto';
import { chmod, copyFile, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { ownUid } from './engine-user.js';
import { engineErrorCode, unless } from './errors.js';

/** Left out of a copy: what only a compiler needs. */
const UNUSED = /\.a$|^lib\/(pkgconfig|postgresql\/pgxs)(\/|$)/;

/**
 * A whole copy of the binaries below `parent`, which every user can read and only this one can write; made where it is
 * missing. Null, with a line in `failures`, where that is not possible.
 */
export async function copyBinaries(nativeDir: string, parent: string, failures: string[]): Promise<string | null> {
  try {
    const files = await wantedFiles(nativeDir);
    const folder = join(parent, `signgate-postgres-${await packageVersion(nativeDir)}`);
    const copy = join(folder, basename(nativeDir));
    if (await isWholeCopy(folder, copy, files)) return copy;
    await makeCopy(nativeDir, folder, files);
    return copy;
  } catch (error) {
    failures.push(`no copy in ${parent}: ${engineErrorCode(error) || String(error)}`);
    return null;
  }
}

async function packageVersion(nativeDir: string): Promise<string> {
  const text = await readFile(join(dirname(nativeDir), 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { readonly version?: unknown };
  if (typeof version !== 'string' || !/^[\w.+-]+$/.test(version)) throw new Error('the package names no version');
  return `${version}-${process.arch}`;
}

/** Relative paths of the files, folders left out. */
async function wantedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !UNUSED.test(path));
}

/** Clean-up programs may remove single files of a temporary folder, and a file that others can write must not run. */
async function isWholeCopy(folder: string, copy: string, files: readonly string[]): Promise<boolean> {
  const found = await unless(['ENOENT'], null, () => lstat(folder));
  if (found === null) return false;
  if (!found.isDirectory() || found.uid !== ownUid() || (found.mode & 0o022) !== 0) {
    throw new Error(`${folder} is not a folder that only this user can write`);
  }
  const present = new Set(await unless(['ENOENT'], [], () => wantedFiles(copy)));
  return files.every((path) => present.has(path));
}

/** Copies under a name of its own first, so that the final name only ever holds a whole copy. */
async function makeCopy(nativeDir: string, folder: string, files: readonly string[]): Promise<void> {
  const made = `${folder}.${randomUUID()}`;
  try {
    await copyFiles(nativeDir, join(made, basename(nativeDir)), files);
    await unless(['EEXIST', 'ENOTEMPTY'], undefined, () => putInPlace(made, folder));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function putInPlace(made: string, folder: string): Promise<void> {
  const old = `${made}.old`;
  await unless(['ENOENT'], undefined, () => rename(folder, old));
  await rename(made, folder);
  await rm(old, { recursive: true, force: true });
}

async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  const folders = new Set(files.map((path) => dirname(join(to, path))));
  for (const folder of [dirname(to), ...folders]) await mkdir(folder, { recursive: true });
  await Promise.all(files.map((path) => copyEntry(join(from, path), join(to, path))));
  // the engine's user must be able to read them, under any umask
  const made = await readdir(to, { recursive: true, withFileTypes: true });
  const madeFolders = made.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  for (const folder of [dirname(to), to, ...madeFolders]) await chmod(folder, 0o755);
}

async function copyEntry(from: string, to: string): Promise<void> {
  const found = await lstat(from);
  if (found.isSymbolicLink()) return symlink(await readlink(from), to);
  await copyFile(from, to);
  await chmod(to, (found.mode & 0o111) === 0 ? 0o644 : 0o755);
}
