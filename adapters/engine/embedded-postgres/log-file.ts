import { constants } from 'node:fs';
import { copyFile, type FileHandle, open, rm, stat } from 'node:fs/promises';
import type { EngineUser } from './engine-user.js';
import { unless } from './errors.js';

/** The log and its predecessor together stay below about twice this. */
const LONGEST_LOG_BYTES = 5 * 1024 * 1024;
const TAIL_BYTES = 2048;
const TAIL_LINES = 15;

/**
 * Opens the engine's log for appending. The engine inherits the open file and needs no right to the path. Refuses a
 * link in its place, which could lead root to write elsewhere.
 */
export async function openLog(path: string, user: EngineUser): Promise<FileHandle> {
  await limitLog(path);
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const file = await open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  if (user.kind === 'drop') await file.chown(user.uid, user.gid);
  return file;
}

/** Moves a long log to `.1` and empties it. The engine goes on: it appends at the new end. */
export async function limitLog(path: string): Promise<void> {
  if ((await logSize(path)) < LONGEST_LOG_BYTES) return;
  await rm(`${path}.1`, { force: true });
  await copyFile(path, `${path}.1`, constants.COPYFILE_EXCL);
  const file = await open(path, constants.O_WRONLY | constants.O_NOFOLLOW);
  try {
    await file.truncate(0);
  } finally {
    await file.close();
  }
}

export async function logSize(path: string): Promise<number> {
  return unless(['ENOENT'], 0, async () => (await stat(path)).size);
}

/** The last lines that were written after `offset`, at most 2 KiB. */
export async function logTail(path: string, offset: number): Promise<string> {
  const size = await logSize(path);
  const from = Math.max(Math.min(offset, size), size - TAIL_BYTES);
  if (size === from) return '';
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-TAIL_LINES).join('\n');
  } finally {
    await file.close();
  }
}
