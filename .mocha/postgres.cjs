/** `npm run test:postgres`: what may differ from one PostgreSQL to the next, on that of TEST_DATABASE_URL. */
const base = require('../.mocharc.cjs');
// what a suite does on several storages it does on PostgreSQL alone: that in memory is the same on every server
process.env.TEST_STORAGES = 'postgres';
const { needsPostgres, testsIn } = require('./tests.cjs');

module.exports = {
  ...base,
  require: [...base.require, './dist/test/support/shared-server.js'],
  parallel: true,
  jobs: 3,
  spec: [...testsIn('conformance', 'application').filter(needsPostgres), ...testsIn('adapters/storage', 'http/real')],
};
