/** Settings of one room of mutation testing; README.md beside this file says what is left out and why. */
import { ROOMS, SLOW_TESTS } from './rooms.mjs';

const name = process.env.MUTATION_ROOM ?? 'decision';
const room = ROOMS[name];
if (room === undefined) throw new Error(`MUTATION_ROOM must be one of ${Object.keys(ROOMS).join(', ')}`);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: room.mutate,
  testRunner: 'mocha',
  plugins: ['./.stryker/mocha-runner.mjs'],
  appendPlugins: [],
  mochaOptions: {
    spec: room.tests.map((tests) => `dist/test/${tests}.test.js`),
    grep: `^(?!.*(${SLOW_TESTS.join('|')}))`,
  },
  // in a copy two folders below, which has no node_modules of its own yet
  buildCommand: 'node ../../node_modules/typescript-native/bin/tsc -b test',
  disableTypeChecks: true,
  coverageAnalysis: 'perTest',
  ignoreStatic: room.countsStatic !== true && process.env.MUTATION_STATIC !== '1',
  concurrency: 1,
  timeoutMS: 20_000,
  ignorePatterns: ['/dist', '/data', '/reports', '/coverage', '/.ci', '*.log'],
  incremental: true,
  incrementalFile: `reports/mutation/${name}.incremental.json`,
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: true,
  },
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  allowEmpty: false,
};
