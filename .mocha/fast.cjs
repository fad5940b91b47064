/**
 * `npm run test:fast`: the rules, the use cases and the conformance suites in memory. No server, no other process. The
 * file that waits most goes first, beside what is bound by the processor.
 */
const base = require('../.mocharc.cjs');
// a file that wants a database fails here: its name has to say so
process.env.TEST_DATABASE_URL = 'postgresql://not-in-test-fast@127.0.0.1:1/none';
const { needsServer, testsIn } = require('./tests.cjs');

module.exports = {
  ...base,
  parallel: true,
  jobs: 2,
  spec: testsIn('conformance', 'application', 'domain').filter((file) => !needsServer(file)),
};
