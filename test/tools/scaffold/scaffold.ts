import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The ports for which a folder can be made. */
export const SCAFFOLD_PORTS = ['screening', 'simulation', 'contracts'] as const;
export type ScaffoldPort = (typeof SCAFFOLD_PORTS)[number];

export interface ScaffoldRequest {
  readonly port: ScaffoldPort;
  readonly name: string;
  /** How long a label of the vendor counts, days. Screening needs it; the other ports have no such age. */
  readonly maxAgeDays: number | null;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 40;
const MAX_AGE_DAYS_LIMIT = 3_650;

/** The two lists that every provider stands in, each with the text before which its line goes. */
const PROVIDERS_FILE = 'src/providers.ts';
const FIXTURES_FILE = 'test/conformance/fixtures.ts';
const END_OF_PROVIDERS = '} as const satisfies';
const END_OF_FIXTURES = /\};\n$/;

const words = (name: string): readonly string[] => name.split('-');
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const pascalCase = (name: string): string => words(name).map(capital).join('');
const camelCase = (name: string): string => pascalCase(name).slice(0, 1).toLowerCase() + pascalCase(name).slice(1);

const filled = (template: string, { name, maxAgeDays }: ScaffoldRequest): string =>
  template
    .replaceAll('__name__', name)
    .replaceAll('__Title__', capital(words(name).join(' ')))
    .replaceAll('__Pascal__', pascalCase(name))
    .replaceAll('__camel__', camelCase(name))
    .replaceAll('__maxAgeDays__', String(maxAgeDays));

const refuseName = (name: string, list: string): void => {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH) {
    throw new Error(
      `"${name}" is no name for an adapter: give small letters, digits and single hyphens, such as example-feed, ` +
        `at most ${MAX_NAME_LENGTH} characters`,
    );
  }
  const isTaken = list.includes(`'${name}':`) || new RegExp(`\\b${camelCase(name)}\\b`).test(list);
  if (isTaken) throw new Error(`There is a provider "${name}" already: see ${PROVIDERS_FILE}`);
};

const refuseAge = ({ port, maxAgeDays }: ScaffoldRequest): void => {
  if (port !== 'screening') {
    if (maxAgeDays !== null) throw new Error(`--max-age-days is for screening; ${port} has no such age`);
  } else if (maxAgeDays === null) {
    throw new Error(
      'Say with --max-age-days N how long a label of this vendor counts. ' +
        'Without a maximum age nothing that the adapter says could block or clear an address',
    );
  } else if (!Number.isInteger(maxAgeDays) || maxAgeDays < 1 || maxAgeDays > MAX_AGE_DAYS_LIMIT) {
    throw new Error(`--max-age-days must be a whole number of days, 1 to ${MAX_AGE_DAYS_LIMIT}`);
  }
};

/** The list with the import at its top and the entry at its end. */
const withEntry = (file: string, list: string, end: string | RegExp, importLine: string, entry: string): string => {
  const at = list.search(end);
  if (at < 0) throw new Error(`${file} does not end as expected: add the adapter to it by hand`);
  return `${importLine}\n${list.slice(0, at)}  ${entry},\n${list.slice(at)}`;
};

/** Both lists with their line for the adapter, by path. */
const listed = async (root: string, { port, name }: ScaffoldRequest): Promise<Readonly<Record<string, string>>> => {
  const camel = camelCase(name);
  const key = camel === name ? name : `'${name}'`;
  const providers = await readFile(join(root, PROVIDERS_FILE), 'utf8');
  const fixtures = await readFile(join(root, FIXTURES_FILE), 'utf8');
  refuseName(name, providers);
  return {
    [PROVIDERS_FILE]: withEntry(
      PROVIDERS_FILE,
      providers,
      END_OF_PROVIDERS,
      `import { ${camel} } from '../adapters/${port}/${name}/index.js';`,
      camel === name ? name : `${key}: ${camel}`,
    ),
    [FIXTURES_FILE]: withEntry(
      FIXTURES_FILE,
      fixtures,
      END_OF_FIXTURES,
      `import { ${camel}Fixture } from './${port}/${name}.fixture.js';`,
      `${key}: ${camel}Fixture`,
    ),
  };
};

/**
 * Makes the folder of an adapter from the templates, its fixture beside the port's suite, and its line in the lists of
 * providers and of fixtures: what is made compiles and passes the suite of its port. Returns the paths of what it
 * wrote. Throws before it writes anything where the name is taken or no name, or the age is missing or out of range.
 */
export const scaffoldAdapter = async (root: string, request: ScaffoldRequest): Promise<readonly string[]> => {
  const { port, name } = request;
  const lists = await listed(root, request);
  refuseAge(request);
  const folder = join('adapters', port, name);
  await mkdir(join(root, folder));
  const templates = join(root, 'test/tools/scaffold/templates', port);
  const written: string[] = [];
  for (const file of (await readdir(templates)).sort()) {
    const target =
      file === 'fixture.ts.txt'
        ? join('test/conformance', port, `${name}.fixture.ts`)
        : join(folder, file.replace(/\.txt$/, ''));
    const text = filled(await readFile(join(templates, file), 'utf8'), request);
    await writeFile(join(root, target), text, { flag: 'wx' });
    written.push(target);
  }
  for (const [file, text] of Object.entries(lists)) await writeFile(join(root, file), text);
  return [...written, ...Object.keys(lists)];
};
