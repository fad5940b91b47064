/**
 * Stryker's mocha runner for mocha 12. The runner of this Stryker line asks mocha for `lib/cli/run-helpers` and its
 * neighbours without an extension; mocha 12 keeps them as `.cjs`, an extension that `require` does not try by itself.
 * (The runner that knows mocha 12 belongs to a Stryker that needs Node 22.)
 */
import { createRequire } from 'node:module';

const { extensions } = createRequire(import.meta.url);
extensions['.cjs'] = extensions['.js'];

// `run.mjs` says where it installed it: Stryker works in a copy of the project
const runner = await import(process.env.MUTATION_RUNNER);

export const strykerPlugins = runner.strykerPlugins;
export const strykerValidationSchema = runner.strykerValidationSchema;
