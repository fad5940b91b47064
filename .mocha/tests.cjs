const { readdirSync } = require('node:fs');

/**
 * The compiled tests below these folders of `test`, in this order. Asked of the sources, since what was compiled once
 * stays in `dist` when its source goes.
 */
exports.testsIn = (...folders) => [
  ...new Set(
    folders.flatMap((folder) =>
      readdirSync(`test/${folder}`, { recursive: true })
        .filter((file) => file.endsWith('.test.ts'))
        .sort()
        .map((file) => `dist/test/${folder}/${file.replace(/ts$/, 'js')}`),
    ),
  ),
];

/** By its name: a test on a server of its own. */
exports.needsServer = (file) => /(postgres|redis)[^/]*$/.test(file);
