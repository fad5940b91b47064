const { readdirSync } = require('node:fs');

/**
 * The compiled tests below these folders of `test`, in this order. Asked of the sources, since what was compiled once
 * stays in `dist` when its source goes.
 */
exports.testsIn = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(`test/${folder}`, { recursive: true })
      .filter((file) => file.endsWith('.test.ts'))
      .sort()
      .map((file) => `dist/test/${folder}/${file.replace(/ts$/, 'js')}`),
  );

/** These stand for what needs a server that has to be started. */
exports.needsServer = (file) => /\/(postgres|redis)[^/]*\.test\.js$/.test(file);
