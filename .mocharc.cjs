module.exports = {
  spec: ['dist/test/**/*.test.js'],
  'node-option': ['enable-source-maps'],
  timeout: 20_000,
  exit: false,
};
