/**
 * `npm run mutation [-- ROOM …] [-- --mutate FILES] [-- --force]`: every room one after the other, then the table of
 * all. Results accumulate in reports/mutation: with `--mutate`, those of the other files stay.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ROOMS } from './rooms.mjs';
import { passes, printTable } from './table.mjs';

const given = process.argv.slice(2);
const named = given.filter((argument) => argument in ROOMS);
const options = given.filter((argument) => !(argument in ROOMS));
const rooms = named.length > 0 ? named : Object.keys(ROOMS);
const stryker = createRequire(import.meta.url)
  .resolve('@stryker-mutator/core/package.json')
  .replace('package.json', 'bin/stryker.js');

if (options[0] !== '--table') {
  for (const room of rooms) {
    const { status } = spawnSync(
      'nice',
      ['-n', '19', process.execPath, stryker, 'run', '.stryker/config.mjs', ...options],
      {
        stdio: 'inherit',
        env: { ...process.env, MUTATION_ROOM: room },
      },
    );
    if (status !== 0) process.exit(status ?? 1);
  }
}
printTable(Object.keys(ROOMS));
if (!passes(Object.keys(ROOMS))) process.exitCode = 1;
