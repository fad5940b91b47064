import { redactLine } from './redact.js';
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A place in a compiled file, as a stack names it. */
const PLACE = /(file:\/\/\/[^\s()]+?\.js|\/[^\s():]+?\.js):(\d+):(\d+)/g;
const MAPS_LIMIT = 200;

/** Null: the file has none. */
const maps = new Map<string, SourceMap | null>();

const mapOf = (file: string): SourceMap | null => {
  const known = maps.get(file);
  if (known !== undefined) return known;
  if (maps.size >= MAPS_LIMIT) maps.clear();
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    // a package's file: its own place is all that there is to tell
  }
  maps.set(file, map);
  return map;
};

/**
 * A stack with the places of the sources where there is a map beside the compiled file. The maps are read when an error
 * is shown, and no earlier: Node's own flag reads those of a thousand files at each start. Never throws.
 */
export const mappedStack = (stack: string): string =>
  stack.replace(PLACE, (place, named: string, line: string, column: string) => {
    const file = named.startsWith('/') ? pathToFileURL(named).href : named;
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (found === undefined || !('originalSource' in found)) return place;
    return `${new URL(found.originalSource, file).href}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });

const MAX_TEXT_CHARACTERS = 4000;
const MAX_DEPTH = 6;
const MAX_MEMBERS = 50;
const MAX_CAUSES = 5;

/** Member names whose values are always secrets. Compared without case, "-" and "_". */
const SECRET_NAMES = new Set([
  'password',
  'passwd',
  'pwd',
  'secret',
  'apikey',
  'xapikey',
  'key',
  'token',
  'authorization',
  'cookie',
  'setcookie',
  'privatekey',
  'connectionstring',
  'databaseurl',
  'redisurl',
]);

/**
 * Log fields as plain, bounded data: errors by type, message, code, stack and causes alone; bytes by their number;
 * values of secret names not at all. Never throws.
 */
export const plainFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const plain: Record<string, unknown> = {};
  for (const name of Object.keys(fields))
    plain[name] = isSecret(name) ? '[redacted]' : plainValue(read(fields, name), 1);
  return plain;
};

const MAX_REMEMBERED_NAMES = 1000;
const remembered = new Map<string, boolean>();

const isSecret = (name: string): boolean => {
  let secret = remembered.get(name);
  if (secret === undefined) {
    secret = SECRET_NAMES.has(name.replace(/[_-]/g, '').toLowerCase());
    // names are few, unless an object that a caller made is logged
    if (remembered.size < MAX_REMEMBERED_NAMES) remembered.set(name, secret);
  }
  return secret;
};

/** A getter that throws must not take the log line with it. */
const read = (owner: object, name: string): unknown => {
  try {
    return (owner as Record<string, unknown>)[name];
  } catch {
    return '[unreadable]';
  }
};

const plainValue = (value: unknown, depth: number): unknown => {
  switch (typeof value) {
    case 'string':
      return shortened(value);
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    case 'bigint':
      return value.toString();
    case 'symbol':
    case 'function':
      return `[${typeof value}]`;
    case 'object':
      return value === null ? null : readable(value, depth);
  }
};

const readable = (value: object, depth: number): unknown => {
  try {
    return plainObject(value, depth);
  } catch {
    // a proxy or a getter may throw; the rest of the entry is still worth logging
    return '[unreadable]';
  }
};

const plainObject = (value: object, depth: number): unknown => {
  if (value instanceof Error) return plainError(value, 0);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '[invalid date]' : value.toISOString();
  if (value instanceof URL) return shortened(value.href);
  if (depth > MAX_DEPTH) return '[too deep]';
  if (Array.isArray(value)) return value.slice(0, MAX_MEMBERS).map((item) => plainValue(item, depth + 1));
  if (value instanceof Map || value instanceof Set) return `[${value.size} entries]`;
  const plain: Record<string, unknown> = {};
  for (const name of Object.keys(value).slice(0, MAX_MEMBERS)) {
    plain[shortened(name)] = isSecret(name) ? '[redacted]' : plainValue(read(value, name), depth + 1);
  }
  return plain;
};

const plainError = (error: Error, causeDepth: number): unknown => {
  const { cause } = error;
  const code = read(error, 'code');
  const parts = error instanceof AggregateError ? error.errors.slice(0, MAX_CAUSES) : [];
  return {
    type: String(read(error, 'name')),
    message: shortened(String(read(error, 'message'))),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof error.stack === 'string' ? { stack: shortened(mappedStack(error.stack)) } : {}),
    ...(parts.length === 0 ? {} : { errors: parts.map((part) => plainCause(part, causeDepth + 1)) }),
    ...(cause === undefined ? {} : { cause: plainCause(cause, causeDepth + 1) }),
  };
};

const plainCause = (cause: unknown, causeDepth: number): unknown => {
  if (causeDepth > MAX_CAUSES) return '[too deep]';
  return cause instanceof Error ? plainError(cause, causeDepth) : plainValue(cause, MAX_DEPTH);
};

/** Long text is cleaned before it is cut: half a secret would not be recognised afterwards. */
const shortened = (text: string): string =>
  text.length <= MAX_TEXT_CHARACTERS
    ? text
    : `${redactLine(text.slice(0, 2 * MAX_TEXT_CHARACTERS)).slice(0, MAX_TEXT_CHARACTERS)}…`;
