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
