/** `npm run test:tools`: the tests of the bench, the soak, the scaffold and the other tools below `test/tools`. */
const base = require('../.mocharc.cjs');
const { testsIn } = require('./tests.cjs');

module.exports = { ...base, spec: testsIn('tools') };
