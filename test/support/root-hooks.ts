import fc from 'fast-check';
import { runs, SEED } from './depth.js';
import { endTests } from './end-of-tests.js';
import { writtenText } from './written-text.js';

// the number of runs is that of a property that does not say how many
fc.configureGlobal({ numRuns: runs(50), seed: SEED });

/**
 * Mocha's root hooks, in each of its workers and there after each file. The run fails where a key stands in anything
 * that was written while it ran, and where a log field is not in snake_case.
 */
export const mochaHooks = {
  async afterAll(): Promise<void> {
    await endTests();
    const leaks = writtenText.leaks();
    if (leaks.length > 0) throw new Error(`An API key was written by:\n- ${leaks.join('\n- ')}`);
    const misnamed = writtenText.misnamedFields();
    if (misnamed.length > 0) throw new Error(`Log fields are in snake_case, and these are not: ${misnamed.join(', ')}`);
  },
};
