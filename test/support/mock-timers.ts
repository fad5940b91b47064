import { mock } from 'node:test';

export interface MockTimers {
  /** Moves the timers on, milliseconds, and lets everything run that is due by then. */
  tick(ms: number): Promise<void>;
}

/** Timers of each test of this suite stand still until it moves them: nothing sleeps, and no load makes a test late. */
export const useMockTimers = (): MockTimers => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());
  return {
    tick: async (ms) => {
      mock.timers.tick(ms);
      await new Promise(setImmediate);
    },
  };
};
