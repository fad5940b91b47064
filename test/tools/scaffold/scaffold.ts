import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listings } from './listings.js';
import { namesOf } from './names.js';

export interface ScaffoldRequest {
  readonly name: string;
  /** How long a label of the vendor counts, days. */
  readonly maxAgeDays: number | null;
}

const MAX_AGE_DAYS_LIMIT = 3_650;

const refuseAge = ({ maxAgeDays }: ScaffoldRequest): void => {
  if (maxAgeDays === null)
    throw new Error(
      'Say with --max-age-days N how long a label of this vendor counts. ' +
        'Without a maximum age nothing that the adapter says could block or clear an address',
    );
  if (!Number.isInteger(maxAgeDays) || maxAgeDays < 1 || maxAgeDays > MAX_AGE_DAYS_LIMIT)
    throw new Error(`--max-age-days must be a whole number of days, 1 to ${MAX_AGE_DAYS_LIMIT}`);
};

/**
 * Makes the folder of a screening adapter from the templates, its fixture beside the port's suite, and its line in the
 * lists of providers and fixtures and in the README: what is made compiles and passes the suite of its port. Returns
 * the paths of what it wrote. Throws, before it writes anything, for a bad or taken name and for a missing or bad age.
 */
export const scaffoldAdapter = async (root: string, request: ScaffoldRequest): Promise<readonly string[]> => {
  const { name, maxAgeDays } = request;
  const names = namesOf(name);
  const lists = await listings(root, names);
  refuseAge(request);
  const filled = (template: string): string =>
    template
      .replaceAll('__name__', names.id)
      .replaceAll('__Title__', names.title)
      .replaceAll('__Pascal__', names.pascal)
      .replaceAll('__camel__', names.camel)
      .replaceAll('__maxAgeDays__', String(maxAgeDays));
  const folder = join('adapters/screening', name);
  await mkdir(join(root, folder));
  const templates = join(root, 'test/tools/scaffold/templates');
  const written: string[] = [];
  for (const file of (await readdir(templates)).sort()) {
    const target =
      file === 'fixture.ts.txt'
        ? join('test/conformance/screening', `${name}.fixture.ts`)
        : join(folder, file.replace(/\.txt$/, ''));
    await writeFile(join(root, target), filled(await readFile(join(templates, file), 'utf8')), { flag: 'wx' });
    written.push(target);
  }
  for (const [file, text] of Object.entries(lists)) await writeFile(join(root, file), text);
  return [...written, ...Object.keys(lists)];
};
