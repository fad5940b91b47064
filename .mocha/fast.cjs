/** `npm run test:fast`: the rules, the use cases and the conformance suites in memory. No server, no other process. */
const base = require('../.mocharc.cjs');
const { needsServer, testsIn } = require('./tests.cjs');

module.exports = {
  ...base,
  parallel: true,
  jobs: 2,
  spec: testsIn('domain', 'application', 'conformance').filter((file) => !needsServer(file)),
};
