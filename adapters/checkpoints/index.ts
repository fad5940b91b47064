import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckpointLog, UnreadableCheckpoint, WrittenCheckpoint } from '../../ports/platform/checkpoints.js';
import { StorageUnavailableError } from '../../ports/sources/errors.js';

/** Partner and environment, as a file's name. */
const CHAIN_FORM = /^([A-Za-z0-9_]+)\/([a-z]+)$/;
const FILE_FORM = /^([A-Za-z0-9_]+)\.([a-z]+)\.checkpoints$/;
/** A note: lines of text, an empty line, a line with the signature. An empty line separates notes. */
const NOTE = /(?:[^\n]+\n)+\n— [^\n]+\n/g;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unexpected error';

const unavailable = (what: string, error: unknown): StorageUnavailableError =>
  new StorageUnavailableError(`Checkpoints cannot be ${what} (${codeOf(error)})`, { cause: error });

const fileOf = (chainId: string): string => {
  const [, partner, environment] = CHAIN_FORM.exec(chainId) ?? [];
  if (partner === undefined || environment === undefined) throw new Error('A chain of this name cannot have a file');
  return `${partner}.${environment}.checkpoints`;
};

/**
 * Adds to the end of a file and waits until it is on the disk. The file is opened for adding alone: nothing in it is
 * written over.
 */
const appendDurably = async (folder: string, file: string, text: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const handle = await open(join(folder, file), 'a', 0o644);
  try {
    await handle.write(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
};

interface FileContents {
  readonly notes: readonly WrittenCheckpoint[];
  readonly unreadable: readonly UnreadableCheckpoint[];
}

const readNotes = (chainId: string, file: string, text: string): FileContents => {
  const found = [...text.matchAll(NOTE)];
  const notes = found.map(([note], index) => ({ chainId, note, where: `${file}, note ${index + 1}` }));
  const rest = text.replace(NOTE, '').trim();
  return {
    notes,
    unreadable: rest === '' ? [] : [{ chainId, where: `${file}: ${rest.length} characters that belong to no note` }],
  };
};

/**
 * Checkpoints in files of a folder, one for each chain. Keep the folder, or a copy of it, where those who can
 * write to the database cannot.
 */
export const createFileCheckpoints = (folder: string): CheckpointLog => ({
  append: async (chainId, note) => {
    try {
      // an interrupted write may have left half a line: the empty line keeps the next note whole
      await appendDurably(folder, fileOf(chainId), `\n\n${note}`);
    } catch (error) {
      throw unavailable('written', error);
    }
  },
  read: async () => {
    const all: FileContents[] = [];
    try {
      for (const file of (await listFolder(folder)).sort()) {
        const [, partner, environment] = FILE_FORM.exec(file) ?? [];
        if (partner === undefined || environment === undefined) continue;
        all.push(readNotes(`${partner}/${environment}`, file, await readFile(join(folder, file), 'utf8')));
      }
    } catch (error) {
      throw unavailable('read', error);
    }
    return { notes: all.flatMap(({ notes }) => notes), unreadable: all.flatMap(({ unreadable }) => unreadable) };
  },
});

/** A folder that was never written to holds nothing. */
const listFolder = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};
