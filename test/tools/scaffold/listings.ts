import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Names } from './names.js';

const PROVIDERS = 'src/providers.ts';
const FIXTURES = 'test/conformance/fixtures.ts';
const README = 'README.md';

/** The line goes before what `end` finds. */
const inserted = (file: string, text: string, end: RegExp, line: string): string => {
  const at = text.search(end);
  if (at < 0) throw new Error(`${file} is not of the form that is known here: add the adapter to it by hand`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
};

const entry = ({ id, camel }: Names, value: string): string =>
  id === value ? `  ${id},` : `  ${id === camel ? id : `'${id}'`}: ${value},`;

/**
 * The files that list every adapter, by path, each with its line for this one. Throws where the list of providers names
 * it already.
 */
export const listings = async (root: string, names: Names): Promise<Readonly<Record<string, string>>> => {
  const { id, camel } = names;
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
  const providers = await read(PROVIDERS);
  if (providers.includes(`'${id}':`) || new RegExp(`\\b${camel}\\b`).test(providers))
    throw new Error(`There is a provider "${id}" already: see ${PROVIDERS}`);
  const page = `[its page](adapters/screening/${id}/README.md)`;
  const row = `| \`${id}\` | screening | external | when configured | unless a policy says optional | ${page} |`;
  return {
    [PROVIDERS]:
      `import { ${camel} } from '../adapters/screening/${id}/index.js';\n` +
      inserted(PROVIDERS, providers, /^\} as const satisfies/m, entry(names, camel)),
    [FIXTURES]:
      `import { ${camel}Fixture } from './screening/${id}.fixture.js';\n` +
      inserted(FIXTURES, await read(FIXTURES), /^\};\n$/m, entry(names, `${camel}Fixture`)),
    // after the last row of the table
    [README]: inserted(README, await read(README), /(?<=^## Providers\n\n(?:\|.*\n)+)(?!\|)/m, row),
  };
};
