import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Proof, sayProofs } from '../../support/proof.js';
import { baseNamedIn, makeBase } from './base.js';
import { type ContainerEngine, lackingHere, openEngine } from './engine.js';
import { withInstance } from './instance.js';
import { searchLayers } from './layers.js';
import { proveRunning } from './running.js';

/**
 * `npm run image`: builds `.container/Containerfile` with buildah, searches its layers, starts it with podman as
 * `compose.yaml` does, and proves what it promises. Exit code 1 where something did not hold. Needs root and Debian's
 * buildah, podman, runc and mmdebstrap; `--where-possible` ends with code 0, saying so, where they are missing.
 */
const IMAGE = 'localhost/signgate';
const COMMIT = 'c0ffee0';
/** Measured: 122 MB. More is a mistake, such as the dependencies of development. */
const MOST_MEGABYTES = 160;
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CONTAINERFILE = join(ROOT, '.container/Containerfile');
const IGNORED = `${CONTAINERFILE}.dockerignore`;
const PLANTS = ['.env', '.git/config', '.container/.env', '.container/signing-key.pem', 'src/.env', 'test/planted.ts'];

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A copy of what the image is built from, with secrets where people leave them. */
const contextIn = async (folder: string, secret: string): Promise<string> => {
  const context = join(folder, 'context');
  const wanted = (await readFile(IGNORED, 'utf8')).split('\n').filter((line) => line.startsWith('!'));
  for (const name of wanted) await cp(join(ROOT, name.slice(1)), join(context, name.slice(1)), { recursive: true });
  for (const plant of PLANTS) {
    await mkdir(dirname(join(context, plant)), { recursive: true });
    await writeFile(join(context, plant), secret);
  }
  return context;
};

const build = async (engine: ContainerEngine, context: string): Promise<void> => {
  await engine.must(
    'buildah',
    ...[
      'build',
      '--isolation',
      'chroot',
      '--pull-never',
      '--format',
      'docker',
      '--build-arg',
      `BUILD_COMMIT=${COMMIT}`,
    ],
    ...['--file', CONTAINERFILE, '--ignorefile', IGNORED, '--tag', IMAGE, context],
  );
};

const sizeOf = async (engine: ContainerEngine, image: string): Promise<number> =>
  Number(await engine.must('podman', 'image', 'inspect', '--format', '{{.Size}}', image));

const proveContents = async (
  engine: ContainerEngine,
  folder: string,
  base: string,
  secret: string,
): Promise<Proof[]> => {
  const { paths, findings } = await searchLayers(engine, folder, IMAGE, base, secret);
  const hasService = paths.includes('/app/dist/service/main.js');
  const megabytes = ((await sizeOf(engine, IMAGE)) - (await sizeOf(engine, base))) / 1e6;
  const tooLarge = megabytes > MOST_MEGABYTES;
  return [
    {
      what: 'holds the service, and no secret, git folder, test or source',
      saw: hasService ? findings.slice(0, 5).join('; ') || `${paths.length} paths, none of them` : 'no service',
      held: hasService && findings.length === 0,
    },
    { what: `adds at most ${MOST_MEGABYTES} MB to its base`, saw: `${megabytes.toFixed(0)} MB`, held: !tooLarge },
  ];
};

const lacking = await lackingHere();
if (lacking.length > 0) {
  say(`NOT BUILT: the image, for want of ${lacking.join(', ')} on this machine.`);
  if (!process.argv.includes('--where-possible')) process.exitCode = 1;
} else {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-image-'));
  const engine = await openEngine(folder);
  const secret = `planted-${randomBytes(12).toString('hex')}`;
  try {
    const base = await baseNamedIn(CONTAINERFILE);
    const startedAt = performance.now();
    await makeBase(engine, folder, base);
    await build(engine, await contextIn(folder, secret));
    say(`built in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    const proofs = [
      ...(await proveContents(engine, folder, base, secret)),
      ...(await withInstance(engine, folder, IMAGE, proveRunning)),
    ];
    sayProofs(proofs);
  } finally {
    await engine.may('buildah', 'rm', '--all');
    await engine.may('podman', 'image', 'umount', '--all');
    await rm(folder, { recursive: true, force: true });
  }
}
