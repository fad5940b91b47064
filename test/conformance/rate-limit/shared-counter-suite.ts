import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { createSharedRateLimiter } from '../../../adapters/rate-limit/shared/index.js';
import type { CallCounter } from '../../../ports/stores/call-limits.js';
import { silentLogger } from '../../support/silent-logger.js';

/** What every counter that instances share must do. `make` opens a further view of the same counts. */
export const describeSharedCounter = (name: string, make: (windowMs: number) => Promise<CallCounter>): void => {
  describe(`shared call counter: ${name}`, () => {
    const withCounters = async (
      windowMs: number,
      use: (...counters: readonly CallCounter[]) => Promise<void>,
    ): Promise<void> => {
      const counters = await Promise.all(Array.from({ length: 3 }, () => make(windowMs)));
      try {
        await use(...counters);
      } finally {
        await Promise.all(counters.map((counter) => counter.close()));
      }
    };

    it('counts the calls of all instances together, many at a time, with one end of the window for all', () =>
      withCounters(60_000, async (...counters) => {
        const subject = randomUUID();
        const windows = await Promise.all(
          Array.from({ length: 10 }, () => counters).flatMap((all, round) =>
            all.map((counter, index) => counter.add(subject, 1 + ((3 * round + index) % 4))),
          ),
        );
        const added = Array.from({ length: 30 }, (_, index) => 1 + (index % 4)).reduce((sum, calls) => sum + calls);
        expect(Math.max(...windows.map((window) => window.calls))).to.equal(added);
        expect(new Set(windows.map((window) => window.calls)).size, 'every addition has a place of its own').to.equal(
          30,
        );
        expect(new Set(windows.map((window) => window.resetAtMs)).size).to.equal(1);
        for (const window of windows) expect(window.leftMs).to.be.within(55_000, 60_000);
      }));

    it('lets exactly the limit pass in every window, while windows end under concurrent calls of three instances', () =>
      withCounters(400, async (...counters) => {
        const subject = randomUUID();
        const limiters = counters.map((counter) =>
          createSharedRateLimiter({
            counter,
            insurance: createMemoryRateLimiter({ windowMs: 400 }),
            instances: 3,
            logger: silentLogger,
            // what is insured where the counter is slow is tested by itself
            answerWithinMs: 20_000,
          }),
        );
        const passedByWindow = new Map<number, number>();
        // a window that refused was full: one that ends before its calls came has let fewer pass
        const full = new Set<number>();
        const until = performance.now() + 30_000;
        const client = async (index: number): Promise<void> => {
          let last = 0;
          while (full.size < 4 && performance.now() < until) {
            const { allowed, remaining, resetAtMs } = (await limiters[index % 3]?.take(subject, 10, Date.now())) ?? {
              allowed: false,
              remaining: -1,
              resetAtMs: 0,
            };
            expect(remaining).to.be.at.least(0);
            expect(resetAtMs, 'the reset never goes back').to.be.at.least(last);
            last = resetAtMs;
            if (allowed) passedByWindow.set(resetAtMs, (passedByWindow.get(resetAtMs) ?? 0) + 1);
            else full.add(resetAtMs);
            await delay(3);
          }
        };
        await Promise.all(Array.from({ length: 12 }, (_, index) => client(index)));
        expect(limiters.map((limiter) => limiter.health().insuredCalls)).to.deep.equal([0, 0, 0]);
        expect(full.size).to.be.at.least(4);
        for (const [resetAtMs, passed] of passedByWindow)
          expect(passed, name).to.satisfy((calls: number) => (full.has(resetAtMs) ? calls === 10 : calls <= 10));
      }));
  });
};
