import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { ANY_FORMATS } from '../../adapters/feeds/index.js';
import type { Feed } from '../application/feeds/feed.js';
import { usualNames } from '../application/lists/feed-import.js';
import { didYouMeanMember, misspelledFirst, shownMemberName, unknownMemberOf } from '../application/unknown-member.js';
import { SettingsError } from '../config.js';
import { type FeedEntry, FEEDS_SCHEMA } from './feeds-schema.js';
import { durationMs, mistakesOf, type PlaceText } from './feed-mistakes.js';

/** Reads the feeds of FEEDS_FILE. Throws a `SettingsError` that names every mistake in it, and echoes no value. */
export const readFeeds = (path: string): readonly Feed[] => {
  const document = parsed(path);
  const validate = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false, keywords: ['x-rule'] }).compile(
    FEEDS_SCHEMA,
  );
  const mistakes = validate(document)
    ? []
    : [...new Set(misspelledFirst(validate.errors ?? []).map((error) => inWords(document, error)))];
  const entries = entriesOf(document);
  const broken = new Set((validate.errors ?? []).map(({ instancePath }) => Number(instancePath.split('/')[2] ?? -1)));
  const sound = entries.flatMap((entry, index) => (broken.has(index) ? [] : [{ entry: entry as FeedEntry, index }]));
  for (const { entry, index } of sound)
    mistakes.push(...mistakesOf(entry).map((mistake) => `${nameOf(entries, index)}: ${mistake}`));
  mistakes.push(...repeated(entries));
  if (mistakes.length > 0) throw new SettingsError(mistakes.map((mistake) => `FEEDS_FILE ${mistake}`));
  return sound.map(({ entry }) => toFeed(entry, dirname(resolve(path))));
};

const parsed = (path: string): unknown => {
  let text: string;
  try {
    // to read a pipe would wait for who writes to it
    if (!statSync(path).isFile()) throw new Error('It is not a file');
    text = readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError(['FEEDS_FILE cannot be read, or is not a file']);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // the parser's message quotes the text, which may hold a key
    throw new SettingsError(['FEEDS_FILE is not valid JSON']);
  }
};

const entriesOf = (document: unknown): readonly unknown[] => {
  const { feeds } = { feeds: null, ...(typeof document === 'object' ? document : null) };
  return Array.isArray(feeds) ? feeds : [];
};

const sourceOf = (entry: unknown): string | null =>
  typeof entry === 'object' && entry !== null && 'source' in entry && typeof entry.source === 'string'
    ? entry.source
    : null;

/** By its place, and its source where it has one. */
const nameOf = (entries: readonly unknown[], index: number): string => {
  const source = sourceOf(entries[index]);
  return `feed ${index + 1}${source === null || source.length > 100 ? '' : ` (${JSON.stringify(source)})`}`;
};

/** A member's rule, or the name of one that is missing or unknown. */
const inWords = (document: unknown, error: ErrorObject): string => {
  const { instancePath, keyword, params, parentSchema } = error;
  const [, , index, ...members] = instancePath.split('/');
  const where = index === undefined ? instancePath.slice(1) || 'it' : nameOf(entriesOf(document), Number(index));
  const member = members.length === 0 ? '' : ` ${members.join('.')}`;
  if (keyword === 'required') return `${where}:${member} ${String(params['missingProperty'])} is missing`;
  const unknown = unknownMemberOf(error);
  if (unknown !== null)
    return `${where}:${member} has no member "${shownMemberName(unknown.name)}"${didYouMeanMember(unknown)}`;
  const rule = (parentSchema as { readonly 'x-rule'?: string } | undefined)?.['x-rule'];
  return `${where}:${member} ${rule ?? 'is not as it must be'}`;
};

const repeated = (entries: readonly unknown[]): readonly string[] =>
  entries.flatMap((entry, index) => {
    const source = sourceOf(entry);
    const first = entries.findIndex((other) => sourceOf(other) === source);
    return source === null || first === index ? [] : [`${nameOf(entries, index)}: feed ${first + 1} has this source`];
  });

/** A feed of the settings; paths are counted from the folder. */
export const toFeed = (entry: FeedEntry, folder: string): Feed => {
  const placeOf = ({ url, file = '' }: PlaceText) => (url === undefined ? { file: resolve(folder, file) } : { url });
  /** As the feed's own file is: a URL or a path. */
  const likewise = (text: string) => placeOf(entry.url === undefined ? { file: text } : { url: text });
  const { sha256, signature, comments } = entry;
  const maxAgeMs = entry.max_age === undefined ? null : durationMs(entry.max_age);
  return {
    source: entry.source,
    format: ANY_FORMATS[entry.format],
    place: {
      at: placeOf(entry),
      comments: comments === undefined ? null : likewise(comments),
      redirects: entry.redirects ?? [],
      headers: entry.headers ?? {},
      allowPrivateNetwork: entry.allow_private_network === true,
      sha256: sha256 === undefined ? null : /^[0-9a-f]{64}$/i.test(sha256) ? { hex: sha256 } : likewise(sha256),
      signature: signature === undefined ? null : { at: placeOf(signature), publicKey: signature.public_key },
    },
    everyMs: durationMs(entry.every),
    maxAgeSeconds: maxAgeMs === null ? null : maxAgeMs / 1000,
    required: entry.required === true,
    category: entry.category ?? null,
    chain: entry.chain ?? null,
    names: entry.names ?? usualNames(entry.format),
    columns: entry.columns ?? null,
  };
};
