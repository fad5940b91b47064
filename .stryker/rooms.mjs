/**
 * What mutation testing covers, room by room, and the tests that must notice a mutant there: the fast ones of that room, in
 * order of speed, since the first failure ends a mutant's run. Tests that need an engine, a browser or a server are left out.
 */
const domainTests = [
  'findings-network', 'findings-provenance', 'findings-risk', 'findings-scam', 'findings-simulation', 'policy-trace', 'published-examples',
  'addresses', 'text', 'history', 'catalogue', 'permissions', 'properties', 'failing-sources',
].map((name) => `test/domain/${name}`);

const policyTests = ['policy-effects', 'policy-document', 'back-test'].map((name) => `test/application/policies/${name}`);

/** room → the source files whose mutants count, and the compiled tests that run, without `dist/` and `.test.js`. */
export const ROOMS = {
  domain: {
    mutate: ['domain/**/*.ts', '!domain/report/**', '!domain/data/**'],
    tests: [...domainTests.slice(0, -2), ...policyTests, ...domainTests.slice(-2)],
  },
  authentication: {
    mutate: ['src/application/authenticate*.ts', 'src/application/api-key.ts', 'src/application/quota.ts', 'src/application/manage-keys.ts', 'src/application/demonstration-key.ts'],
    tests: ['test/application/quota', 'test/application/manage-keys', 'test/application/authenticate'],
  },
  reports: {
    mutate: ['domain/report/**/*.ts', 'src/application/reports/**/*.ts'],
    tests: ['attribution', 'checkpoints', 'signing', 'build-report', 'create-report', 'golden', 'verify-report'].map((name) => `test/reports/${name}`),
  },
};
