/** `npm test`: all tests. The longest files go first, so that no process waits long for another. */
const { readdirSync } = require('node:fs');
const base = require('../.mocharc.cjs');
const { testsIn } = require('./tests.cjs');

const FOLDERS = readdirSync('test', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'support')
  .map(({ name }) => name);

module.exports = {
  ...base,
  // the server last: where the browser cannot be had, none is left running that would keep the run from its end
  require: [...base.require, './dist/test/support/shared-browser.js', './dist/test/support/shared-server.js'],
  parallel: true,
  // one more than the two cores that a run is made for: many tests wait for a process or a clock
  jobs: 3,
  spec: testsIn(
    ...new Set(['browser', 'e2e', 'verify-page', 'mcp', 'sdk', 'cli', 'tools/scaffold', 'conformance', ...FOLDERS]),
  ),
};
