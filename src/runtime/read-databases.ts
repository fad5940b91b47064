import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { MAIN_DATABASE } from '../../ports/stores/routes.js';
import { SettingsError } from '../config.js';

/** A further database by its name. The URL may hold a password: it is never logged. */
export interface NamedDatabase {
  readonly name: string;
  readonly url: string;
}

const NAME = /^[a-z][a-z0-9-]{0,30}$/;

/**
 * Reads DATABASES_FILE: `{"databases": {"eu-2": {"url_env": "DATABASE_URL_EU_2"}, "us-1": {"url_file": "us-1.url"}}}`,
 * where a file's path is relative to that of DATABASES_FILE. Throws a `SettingsError` that names every mistake, and no
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
    const url = urlOf(entry, dirname(resolve(path)), environment);
    if (typeof url === 'string' && /^postgres(ql)?:\/\//.test(url)) return [{ name, url }];
    mistakes.push(`${name}: give url_env, a variable, or url_file, a file, that holds a URL of PostgreSQL`);
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

const urlOf = (
  entry: unknown,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | null => {
  if (!isObject(entry) || Object.keys(entry).length !== 1) return null;
  const { url_env: variable, url_file: file } = entry;
  if (typeof variable === 'string') return environment[variable] ?? null;
  if (typeof file !== 'string') return null;
  try {
    return readFileSync(resolve(folder, file), 'utf8').trim();
  } catch {
    return null;
  }
};
