import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { MAIN_DATABASE } from '../../ports/stores/routes.js';
import { SettingsError } from '../config.js';

/** A further database by its name. The URL may hold a password: it is never logged. */
export interface NamedDatabase {
  readonly name: string;
  readonly url: string;
  /** Of a standby of it; null: none. */
  readonly replicaUrl: string | null;
}

const NAME = /^[a-z][a-z0-9-]{0,30}$/;

/**
 * Reads DATABASES_FILE: `{"databases": {"eu-2": {"url_env": "DATABASE_URL_EU_2"}, "us-1": {"url_file": "us-1.url"}}}`,
 * where a file's path is relative to that of DATABASES_FILE. `replica_url_env` or `replica_url_file` beside it is the
 * URL of a standby. Throws a `SettingsError` that names every mistake, and no
 * URL.
 */
export const readDatabases = (
  path: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly NamedDatabase[] => {
  const mistakes: string[] = [];
  const found = entriesOf(parsed(path)).flatMap(([name, entry]): readonly NamedDatabase[] => {
    if (!NAME.test(name) || name === MAIN_DATABASE) {
      mistakes.push('names a database otherwise than with 1 to 31 of a-z, 0-9 and -, a letter first, not "main"');
      return [];
    }
    const urls = urlsOf(entry, dirname(resolve(path)), environment);
    if (urls !== null) return [{ name, ...urls }];
    mistakes.push(
      `${name}: give url_env, a variable, or url_file, a file, that holds a URL of PostgreSQL; ` +
        'replica_url_env or replica_url_file for a standby of it, and nothing else',
    );
    return [];
  });
  if (mistakes.length > 0) throw new SettingsError([...new Set(mistakes)].map((one) => `DATABASES_FILE ${one}`));
  return found;
};

const parsed = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch {
    // the parser's message quotes the text
    throw new SettingsError(['DATABASES_FILE cannot be read as JSON']);
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (document: unknown): readonly (readonly [string, unknown])[] => {
  if (!isObject(document) || !isObject(document['databases']) || Object.keys(document).length !== 1)
    throw new SettingsError(['DATABASES_FILE must be an object with the one member "databases", an object']);
  return Object.entries(document['databases']);
};

const urlsOf = (
  entry: unknown,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Omit<NamedDatabase, 'name'> | null => {
  if (!isObject(entry)) return null;
  const { url_env, url_file, replica_url_env, replica_url_file, ...others } = entry;
  const url = urlAt({ variable: url_env, file: url_file }, folder, environment);
  const hasReplica = replica_url_env !== undefined || replica_url_file !== undefined;
  const replicaUrl = urlAt({ variable: replica_url_env, file: replica_url_file }, folder, environment);
  if (url === null || (hasReplica && replicaUrl === null) || Object.keys(others).length > 0) return null;
  return { url, replicaUrl };
};

/** Null where neither or both are named, or what is named holds no URL of PostgreSQL. */
const urlAt = (
  { variable, file }: { readonly variable: unknown; readonly file: unknown },
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | null => {
  if ((variable === undefined) === (file === undefined)) return null;
  const url = typeof variable === 'string' ? environment[variable] : contentOf(file, folder);
  return url !== undefined && /^postgres(ql)?:\/\//.test(url) ? url : null;
};

const contentOf = (file: unknown, folder: string): string | undefined => {
  if (typeof file !== 'string') return undefined;
  try {
    return readFileSync(resolve(folder, file), 'utf8').trim();
  } catch {
    return undefined;
  }
};
