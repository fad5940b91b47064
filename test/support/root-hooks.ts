import { writtenText } from './written-text.js';

/** Mocha's root hooks. The run fails where a key stands in anything that was written while it ran. */
export const mochaHooks = {
  afterAll(): void {
    const leaks = writtenText.leaks();
    if (leaks.length > 0) throw new Error(`An API key was written by:\n- ${leaks.join('\n- ')}`);
  },
};
