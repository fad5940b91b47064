/**
 * Puts what was compiled of the service into a few files, `dist/service`: a thousand modules cost a start a third of
 * its processor time. Packages stay packages. What has not changed is not written: services that were started from the
 * same folder read it.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const DIST = resolve(import.meta.dirname, '../dist');
const OUT = join(DIST, 'service');
const STAMP = join(OUT, 'bundled');

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isCurrent = () => {
  const made = modified(STAMP);
  if (made <= modified(import.meta.filename)) return false;
  return ['src', 'domain', 'ports', 'adapters'].every((folder) =>
    readdirSync(join(DIST, folder), { recursive: true }).every(
      (name) => !name.endsWith('.js') || modified(join(DIST, folder, name)) < made,
    ),
  );
};

/** A compiled file with the map to its source, and what it finds beside itself still found there. */
const compiledFiles = {
  name: 'compiled-files',
  load(id) {
    if (!id.startsWith(DIST)) return null;
    const url = `new URL(${JSON.stringify(relative(OUT, id))}, import.meta.url).href`;
    const code = readFileSync(id, 'utf8').replaceAll('import.meta.url', url);
    const map = JSON.parse(readFileSync(`${id}.map`, 'utf8'));
    return { code, map };
  },
};

const write = (name, content) => {
  const path = join(OUT, name);
  if (statSync(path, { throwIfNoEntry: false }) && readFileSync(path, 'utf8') === content) return;
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, path);
};

const PACKAGE = /^(@[^/]+\/)?[^/]+/;

if (!isCurrent()) {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(DIST, '../package.json'), 'utf8'));
  const packages = Object.keys({ ...dependencies, ...optionalDependencies });
  const startedAt = new Date();
  const bundle = await rolldown({
    input: join(DIST, 'src/main.js'),
    platform: 'node',
    external: (id) => id.startsWith('node:') || packages.includes(PACKAGE.exec(id)?.[0]),
    plugins: [compiledFiles],
  });
  const { output } = await bundle.generate({
    dir: OUT,
    format: 'esm',
    chunkFileNames: '[name].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  mkdirSync(OUT, { recursive: true });
  for (const { fileName, code, source } of output) write(fileName, code ?? source);
  write('bundled', startedAt.toISOString());
}
