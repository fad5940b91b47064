import {
  type DescriptionEntry,
  type DescriptionFormat,
  type FeedFile,
  FeedFormatError,
} from '../../../../ports/platform/feeds.js';
import { filesOfTar, unzipped } from './archive.js';
import { descriptorEntries } from './descriptor-entries.js';
import type { Json } from './json.js';

const MAX_FILES = 20_000;
const MAX_BYTES = 256 * 1024 * 1024;

const allOf = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > MAX_BYTES) throw new FeedFormatError('a file is larger than any registry');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** The bytes of every JSON file: of the archive where that is the only file, else of the files as they come. */
async function* jsonFiles(files: AsyncIterable<FeedFile>): AsyncGenerator<{ path: string; bytes: Buffer }> {
  for await (const file of files) {
    const bytes = await allOf(file.bytes);
    const isArchive = bytes[0] === 0x1f && bytes[1] === 0x8b;
    if (!isArchive) yield { path: file.path, bytes };
    else yield* filesOfTar(await unzipped(bytes));
  }
}

const parsed = (bytes: Buffer): Json => {
  try {
    return JSON.parse(bytes.toString('utf8')) as Json;
  } catch {
    return undefined;
  }
};

async function* read(files: AsyncIterable<FeedFile>): AsyncGenerator<DescriptionEntry> {
  const registry = new Map<string, Json>();
  for await (const { path, bytes } of jsonFiles(files)) {
    if (!path.endsWith('.json')) continue;
    const value = parsed(bytes);
    if (value === undefined) yield { kind: 'skipped', reason: 'malformed_entry', reference: path };
    else registry.set(path, value);
    if (registry.size > MAX_FILES) throw new FeedFormatError('there are more files than any registry has');
  }
  if (registry.size === 0)
    throw new FeedFormatError('there is no JSON file: give a folder of the registry or its .tar.gz');
  const seen = new Set<string>();
  for (const path of [...registry.keys()].sort()) {
    for (const entry of descriptorEntries(registry, path)) {
      const key = entry.kind === 'row' ? JSON.stringify([entry.row.contract, entry.row.selector]) : '';
      if (entry.kind === 'row' && seen.has(key)) yield { kind: 'skipped', reason: 'duplicate', reference: path };
      else yield entry;
      seen.add(key);
    }
  }
}

/**
 * The registry of ERC-7730 descriptors, a folder or its `.tar.gz`: what the functions of contracts mean. Descriptors of
 * calls alone are taken; of two for one function of a contract, the first by path.
 */
export const erc7730: DescriptionFormat = { id: 'erc7730', read };
