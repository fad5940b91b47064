import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandResult } from '../../../support/service-process.js';
import type { OneInstance } from './one-instance.js';
import { patiently } from './place.js';

/** Imports a list of sanctioned addresses as an operator does; a busy database is asked again. */
export const importList = async (
  { place }: OneInstance,
  source: string,
  addresses: readonly string[],
  ...more: readonly string[]
) => {
  const file = join(place.folder, 'list.txt');
  await writeFile(file, `${addresses.join('\n')}\n`);
  return patiently(async () => {
    const result = await commandResult(
      ['feeds', 'import', file, '--format', 'txt', '--source', source, '--category', 'sanctions', '--json', ...more],
      place.settings,
    );
    if (result.stderr.includes('connection timeout')) throw new Error(result.stderr);
    return result;
  });
};
