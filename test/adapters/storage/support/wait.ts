import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the condition holds; fails after 30 s, which is no guarantee. */
export const waitFor = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 30_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('What the test waits for did not come');
    await pause(10);
  }
};
