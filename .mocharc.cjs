module.exports = {
  'node-option': ['enable-source-maps'],
  timeout: 20_000,
};
