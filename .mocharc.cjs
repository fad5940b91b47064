module.exports = {
  'node-option': ['enable-source-maps'],
  timeout: 20_000,
  require: ['./dist/test/support/root-hooks.js'],
};
