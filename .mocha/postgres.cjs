/** `npm run test:postgres`: what may differ from one PostgreSQL to the next, on that of TEST_DATABASE_URL. */
const base = require('../.mocharc.cjs');
const { testsIn } = require('./tests.cjs');

module.exports = {
  ...base,
  require: [...base.require, './dist/test/support/shared-server.js'],
  parallel: true,
  jobs: 3,
  spec: testsIn('adapters/storage', 'conformance/storage').filter((file) => !file.endsWith('/memory.test.js')),
};
