module.exports = {
  'node-option': ['enable-source-maps'],
  // no guarantee: a busy machine needs seconds for what takes milliseconds, and a test that hangs is found all the same
  // and longer than a wait for an event, which says what did not come
  timeout: 120_000,
  reporter: './.mocha/reporter.cjs',
  require: ['./dist/test/support/root-hooks.js'],
};
