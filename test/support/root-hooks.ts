import { endTests } from './end-of-tests.js';
import { writtenText } from './written-text.js';

/**
 * Mocha's root hooks, in each of its workers and there after each file. The run fails where a key stands in anything
 * that was written while it ran.
 */
export const mochaHooks = {
  async afterAll(): Promise<void> {
    await endTests();
    const leaks = writtenText.leaks();
    if (leaks.length > 0) throw new Error(`An API key was written by:\n- ${leaks.join('\n- ')}`);
  },
};
