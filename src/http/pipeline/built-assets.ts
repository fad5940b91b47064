import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A built file as it is served. */
export interface Asset {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly body: Buffer;
}

/**
 * Every built file by its URL path, pages without their ending; `/` is the first. Read once, so a request can name
 * nothing else. Rejects when nothing was built.
 */
export const readAssets = async (folder: string, what: string): Promise<ReadonlyMap<string, Asset>> => {
  const assets = new Map<string, Asset>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`The page of ${what} was not built: run npm run build`, { cause: error });
  });
  for (const entry of entries) {
    const contentType = TYPES[extname(entry.name)];
    if (!entry.isFile() || contentType === undefined) continue;
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`;
    // names below assets/ change with their content
    const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    assets.set(path.replace(/^\/(?:index)?(.*)\.html$/, '/$1'), {
      contentType,
      cacheControl,
      body: await readFile(join(entry.parentPath, entry.name)),
    });
  }
  return assets;
};
