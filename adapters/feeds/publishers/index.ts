import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ResolveAll } from '../../shared/bounded-http.js';
import { download, type Download, DownloadError } from '../../shared/bounded-download.js';
import {
  type FeedPlace,
  type FileCopy,
  type PublishedFile,
  PublisherError,
  type Publishers,
  type Validators,
} from '../../../ports/platform/publishers.js';
import { type Signature, signatureOf } from './minisign.js';

/** Source: the largest list that is known, OFAC's advanced XML, has 120 MB. */
const MAX_BYTES = 512 * 2 ** 20;
/** Of a checksum or a signature. */
const MAX_NOTE_BYTES = 64 * 1024;
/** Of one feed with all its files, milliseconds. */
const DEADLINE_MS = 300_000;
/** Longer validators are not kept. */
const MAX_VALIDATOR_CHARACTERS = 512;

export interface PublisherOptions {
  readonly deadlineMs?: number;
  readonly maxBytes?: number;
  /** Where copies lie while they are read; the system's folder for temporary files otherwise. */
  readonly temporaryFolder?: string;
  /** Resolves names in place of the system, for a test of what a name may resolve to. */
  readonly lookup?: ResolveAll;
}

type Place = FeedPlace['at'];

interface Copied extends FileCopy, Validators {
  readonly blake2b512: Buffer;
}

/** One fetch: where its copies lie, and what bounds it. */
interface Fetching {
  readonly place: FeedPlace;
  readonly folder: string;
  readonly options: PublisherOptions;
  readonly signal: AbortSignal;
}

/**
 * Publishers over HTTP, and files of this machine. What is fetched is copied to a temporary folder, checked there, and
 * read from there: a slow publisher holds up no database, and nothing unchecked reaches a list.
 */
export const createPublishers = (options: PublisherOptions = {}): Publishers => ({
  fetch: async (place, known, signal) => {
    const deadline = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS);
    const folder = await mkdtemp(join(options.temporaryFolder ?? tmpdir(), 'signgate-feed-'));
    const dispose = () => rm(folder, { recursive: true, force: true });
    try {
      const published = await fetchAll(
        { place, folder, options, signal: AbortSignal.any([signal, deadline]) },
        place.comments === null ? known : null,
      );
      if (published === null) await dispose();
      return published === null ? null : { ...published, dispose };
    } catch (error) {
      await dispose();
      if (signal.aborted) throw signal.reason;
      throw deadline.aborted ? new PublisherError('the publisher did not answer in time') : asPublisherError(error);
    }
  },
});

const asPublisherError = (error: unknown): unknown =>
  error instanceof DownloadError ? new PublisherError(error.message, { cause: error }) : error;

const fetchAll = async (
  fetching: Fetching,
  known: Validators | null,
): Promise<Omit<PublishedFile, 'dispose'> | null> => {
  const { place } = fetching;
  const main = await copy(fetching, place.at, 'main', known);
  if (main === null) return null;
  const signature = await refuseOther(fetching, main);
  const comments = place.comments === null ? null : await copy(fetching, place.comments, 'comments', null);
  return { main, comments, signature, etag: main.etag, lastModified: main.lastModified };
};

/** Null: it is still the one that is known. */
const copy = (fetching: Fetching, place: Place, as: string, known: Validators | null): Promise<Copied | null> =>
  'file' in place ? copyFile(fetching, place.file, as, known) : copyUrl(fetching, place.url, as, known);

const copyFile = async (
  fetching: Fetching,
  path: string,
  as: string,
  known: Validators | null,
): Promise<Copied | null> => {
  const found = await stat(path).catch((cause: unknown) => unreadable(cause));
  if (!found.isFile()) throw new PublisherError('there is no file at its path');
  if (found.size > (fetching.options.maxBytes ?? MAX_BYTES)) throw new PublisherError('the file is too large');
  const etag = `${found.size} ${found.mtimeMs}`;
  if (known?.etag === etag) return null;
  const validators = { etag, lastModified: found.mtime.toUTCString() };
  return written(fetching, basename(path), as, validators, async (take) => {
    const pieces = (createReadStream(path) as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
    for (let next = await pieces.next().catch(unreadable); next.done !== true; next = await pieces.next())
      await take(next.value);
  });
};

const unreadable = (cause: unknown): never => {
  throw new PublisherError('the file at its path cannot be read', { cause });
};

const copyUrl = (
  { place, options, ...fetching }: Fetching,
  url: string,
  as: string,
  known: Validators | null,
): Promise<Copied | null> => {
  const conditions = {
    ...(typeof known?.etag === 'string' ? { 'if-none-match': known.etag } : {}),
    ...(typeof known?.lastModified === 'string' ? { 'if-modified-since': known.lastModified } : {}),
  };
  const request = {
    url,
    headers: { accept: '*/*', ...conditions },
    ownHeaders: ownHeaders(place, url),
    redirects: place.redirects,
    allowPrivateNetwork: place.allowPrivateNetwork,
    maxBytes: options.maxBytes ?? MAX_BYTES,
    ...(options.lookup === undefined ? {} : { lookup: options.lookup }),
  };
  return download(request, fetching.signal, async (answer) => {
    if (answer.status === 304 && known !== null) return null;
    refuseStatus(answer.status);
    const validators = { etag: validator(answer, 'etag'), lastModified: validator(answer, 'last-modified') };
    const name = basename(new URL(url).pathname);
    return written({ place, options, ...fetching }, name, as, validators, (take) => answer.read(take));
  });
};

/** What may hold a key goes to the host of the file alone. */
const ownHeaders = ({ at, headers }: FeedPlace, url: string): FeedPlace['headers'] =>
  'url' in at && new URL(at.url).origin === new URL(url).origin ? headers : {};

const refuseStatus = (status: number): void => {
  if (status === 200) return;
  if (status >= 300 && status < 400 && status !== 304)
    throw new PublisherError('the publisher redirects to another address: name that one');
  throw new PublisherError(`the publisher answered with status ${status}`);
};

const validator = ({ header }: Download, name: string): string | null => {
  const value = header(name);
  return value === null || value === '' || value.length > MAX_VALIDATOR_CHARACTERS ? null : value;
};

const HTML_HEAD_BYTES = 1024;

/** Copies a file into the folder, and refuses one that is empty or a page of HTML. */
const written = async (
  { folder, signal }: Fetching,
  name: string,
  as: string,
  validators: Validators,
  read: (take: (piece: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<Copied> => {
  const path = join(folder, as);
  const hashes: readonly [Hash, Hash] = [createHash('sha256'), createHash('blake2b512')];
  let head = Buffer.alloc(0);
  const file = await open(path, 'wx', 0o600);
  try {
    await read(async (piece) => {
      signal.throwIfAborted();
      for (const hash of hashes) hash.update(piece);
      if (head.length < HTML_HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HTML_HEAD_BYTES);
      await file.writeFile(piece);
    });
  } finally {
    await file.close();
  }
  if (head.toString().trim() === '') throw new PublisherError('the file is empty');
  if (looksLikeHtml(head.toString())) throw new PublisherError('the file is an HTML page, not a list');
  return {
    ...validators,
    name,
    sha256: hashes[0].digest('hex'),
    blake2b512: hashes[1].digest(),
    bytes: () => createReadStream(path) as AsyncIterable<Uint8Array>,
  };
};

/** Refuses a file that is not what its publisher names or signed. Gives the signature; null where none is asked for. */
const refuseOther = async (fetching: Fetching, main: Copied): Promise<Signature | null> => {
  const { sha256, signature } = fetching.place;
  if (sha256 !== null) {
    const named = 'hex' in sha256 ? sha256.hex : checksumIn(await noteAt(fetching, sha256, 'sha256'), main.name);
    if (named?.toLowerCase() !== main.sha256)
      throw new PublisherError('the file does not have the SHA-256 that its publisher names');
  }
  if (signature === null) return null;
  const signed = signatureOf(await noteAt(fetching, signature.at, 'signature'), signature.publicKey, main.blake2b512);
  if (signed === null) throw new PublisherError('the signature is not that of the file and the publisher’s key');
  return signed;
};

/** A small text that stands beside the file. */
const noteAt = async (fetching: Fetching, place: Place, as: string): Promise<string> => {
  const options = { ...fetching.options, maxBytes: MAX_NOTE_BYTES };
  const note = await copy({ ...fetching, options }, place, as, null);
  const pieces: Uint8Array[] = [];
  for await (const piece of note?.bytes() ?? []) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

/** As `sha256sum` prints it: the line of the file, or the only one. */
const checksumIn = (text: string, name: string): string | undefined => {
  const lines = [...text.matchAll(/^([0-9a-f]{64})(?:[ \t]+\*?(.*?))?[ \t\r]*$/gim)];
  const line = lines.length === 1 ? lines[0] : lines.find(([, , of = '']) => basename(of) === name);
  return line?.[1];
};

/** Whether a text begins like a page: what a publisher shows in place of a file, with status 200. */
const looksLikeHtml = (text: string): boolean =>
  /^(?:\s|\ufeff|<!--[\s\S]*?-->)*<(?:!doctype\s+html|html|head|body)[\s>]/i.test(text);
