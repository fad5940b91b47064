/**
 * What mutation testing covers, room by room, and the tests that must notice a mutant there: the fast ones of that
 * room. Tests that need an engine, a browser or a server are left out.
 */

const domainTests = ['domain/!(report)/**', 'application/policies/policy-*', 'application/policies/back-test'];

/**
 * room → the source files whose mutants count, and the compiled tests that run: patterns of paths in `dist/test`,
 * without `.test.js`. `countsStatic`: what runs when a module is loaded counts too, each mutant in a process of its
 * own.
 */
export const ROOMS = {
  decision: {
    mutate: ['domain/!(findings|data|report)/**/*.ts'],
    tests: domainTests,
  },
  findings: { mutate: ['domain/findings/**/*.ts'], tests: domainTests },
  authentication: { mutate: ['src/application/keys/**/*.ts'], tests: ['application/keys/*'], countsStatic: true },
  reports: {
    mutate: ['domain/report/**/*.ts', 'src/application/reports/**/*.ts'],
    tests: ['domain/report/*', 'application/reports/*', 'adapters/signing/*'],
  },
};

/**
 * Tests that take longer than a mutant should, by a part of their titles. What they guard, quicker ones of the same
 * files guard too.
 */
export const SLOW_TESTS = [
  'never fails on any text',
  'failing sources never gives ALLOW',
  'failing sources is never less strict',
  'every flipped byte',
  'made canonical with any text',
  'can be read for ever',
  'are the same bytes each time',
];
