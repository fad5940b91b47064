import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The ports for which a folder can be made. */
export const SCAFFOLD_PORTS = ['screening', 'simulation', 'contracts'] as const;
export type ScaffoldPort = (typeof SCAFFOLD_PORTS)[number];

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 40;
/** Where the list of providers ends. */
const END_OF_LIST = '} as const satisfies';

const words = (name: string): readonly string[] => name.split('-');
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const pascalCase = (name: string): string => words(name).map(capital).join('');
const camelCase = (name: string): string => pascalCase(name).slice(0, 1).toLowerCase() + pascalCase(name).slice(1);

/** The identifier under which the adapter's fixture is exported. */
export const fixtureIdentifier = (name: string): string => `${camelCase(name)}Fixture`;

const filled = (template: string, name: string): string =>
  template
    .replaceAll('__name__', name)
    .replaceAll('__Title__', capital(words(name).join(' ')))
    .replaceAll('__Pascal__', pascalCase(name))
    .replaceAll('__camel__', camelCase(name));

const refuseName = (name: string, list: string): void => {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH) {
    throw new Error(
      `"${name}" is no name for an adapter: give small letters, digits and single hyphens, such as example-feed, at most ${MAX_NAME_LENGTH}`,
    );
  }
  const isTaken = list.includes(`'${name}':`) || new RegExp(`\\b${camelCase(name)}\\b`).test(list);
  if (isTaken) throw new Error(`There is a provider "${name}" already: see src/providers.ts`);
};

const withProvider = (list: string, port: ScaffoldPort, name: string): string => {
  const end = list.indexOf(END_OF_LIST);
  if (end < 0) throw new Error(`src/providers.ts holds no line "${END_OF_LIST}": add the provider by hand`);
  const key = words(name).length === 1 ? camelCase(name) : `'${name}': ${camelCase(name)}`;
  const line = `import { ${camelCase(name)} } from '../adapters/${port}/${name}/index.js';\n`;
  return `${line}${list.slice(0, end)}  ${key},\n${list.slice(end)}`;
};

/**
 * Makes the folder of an adapter from the templates, its fixture beside the port's suite, and its line in the list of
 * providers. Returns the paths of what it wrote. Throws before it writes anything for a name that cannot be used or is
 * taken.
 */
export const scaffoldAdapter = async (root: string, port: ScaffoldPort, name: string): Promise<readonly string[]> => {
  const providersFile = join(root, 'src/providers.ts');
  const list = await readFile(providersFile, 'utf8');
  refuseName(name, list);
  const folder = join('adapters', port, name);
  await mkdir(join(root, folder));
  const templates = join(root, 'test/tools/scaffold/templates', port);
  const written = ['src/providers.ts'];
  for (const file of (await readdir(templates)).sort()) {
    const target =
      file === 'fixture.ts.txt'
        ? join('test/conformance', port, `${name}.fixture.ts`)
        : join(folder, file.replace(/\.txt$/, ''));
    await writeFile(join(root, target), filled(await readFile(join(templates, file), 'utf8'), name), { flag: 'wx' });
    written.push(target);
  }
  await writeFile(providersFile, withProvider(list, port, name));
  return written;
};
