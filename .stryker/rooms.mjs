/**
 * What mutation testing covers, room by room, and the tests that must notice a mutant there: the fast ones of that
 * room, in order of speed, since the first failure ends a mutant's run. Tests that need an engine, a browser or a
 * server are left out.
 */
const named = (folder, ...names) => names.map((name) => `test/${folder}/${name}`);

const domainTests = [
  ...named(
    'domain',
    'decide',
    'messages',
    'findings-alone',
    'required-sources',
    'screening',
    'standing',
    'findings-network',
    'findings-provenance',
    'findings-risk',
    'findings-scam',
    'findings-simulation',
    'policy-trace',
    'published-examples',
  ),
  ...named('domain', 'addresses', 'text', 'history', 'catalogue', 'permissions', 'record-text'),
  ...named('application/policies', 'policy-effects', 'policy-document', 'back-test'),
  ...named('domain', 'properties', 'failing-sources'),
];

/** Texts for people alone: the type demands one for every code, and no decision reads them. */
export const LEFT_OUT = ['domain/verdict/finding-meanings.ts'];

/**
 * room → the source files whose mutants count, and the compiled tests that run, without `dist/` and `.test.js`.
 * `countsStatic`: what runs when a module is loaded counts too, each mutant in a process of its own.
 */
export const ROOMS = {
  decision: { mutate: ['domain/*.ts', ...LEFT_OUT.map((file) => `!${file}`)], tests: domainTests },
  checks: { mutate: ['domain/checks/**/*.ts'], tests: domainTests },
  authentication: {
    mutate: [
      'src/application/keys/authenticate*.ts',
      'src/application/{api-key,quota,manage-keys,demonstration-key}.ts',
    ],
    tests: named('application', 'quota', 'manage-keys', 'authenticate'),
    countsStatic: true,
  },
  reports: {
    mutate: ['domain/report/**/*.ts', 'src/application/reports/**/*.ts'],
    tests: named(
      'reports',
      'attribution',
      'sections',
      'refusals',
      'checkpoints',
      'checkpointer',
      'signing',
      'verify-log-causes',
      'build-report',
      'create-report',
      'golden',
      'verify-report',
    ),
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
  'made canonical whatever text',
  'can be read for ever',
  'are the same bytes each time',
];
