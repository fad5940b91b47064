/**
 * `npm run mutation [-- ROOM …] [-- --mutate FILES] [-- --force]`: every room one after the other, then the table of
 * all. Results accumulate in reports/mutation: with `--mutate`, those of the other files stay.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOMS } from './rooms.mjs';
import { passes, printTable } from './table.mjs';

const given = process.argv.slice(2);
const named = given.filter((argument) => argument in ROOMS);
const options = given.filter((argument) => !(argument in ROOMS));
const rooms = named.length > 0 ? named : Object.keys(ROOMS);
const PACKAGES = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/mocha-runner@9.6.1'];
/** Below the project's own packages, whose mocha they find; the next `npm ci` takes them away. */
const place = new URL('../node_modules/.stryker/', import.meta.url);
const stryker = fileURLToPath(new URL('node_modules/@stryker-mutator/core/bin/stryker.js', place));
const runner = new URL('node_modules/@stryker-mutator/mocha-runner/dist/src/index.js', place).href;

/** Runs a program, and ends with its status where it failed. */
const run = (program, words, settings = {}) => {
  const { status } = spawnSync(program, words, { stdio: 'inherit', env: { ...process.env, ...settings } });
  if (status !== 0) process.exit(status ?? 1);
};

if (options[0] !== '--table') {
  mkdirSync(place, { recursive: true });
  const install = ['install', '--prefix', fileURLToPath(place), '--no-save', '--no-package-lock', '--ignore-scripts'];
  run('npm', [...install, '--legacy-peer-deps', ...PACKAGES]);
  for (const room of rooms)
    run('nice', ['-n', '19', process.execPath, stryker, 'run', '.stryker/config.mjs', ...options], {
      MUTATION_ROOM: room,
      MUTATION_RUNNER: runner,
    });
}
printTable(Object.keys(ROOMS));
if (!passes(Object.keys(ROOMS))) process.exitCode = 1;
