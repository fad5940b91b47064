import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import type { RateLimiter } from '../../../ports/stores/call-limits.js';

/** Makes a limiter with nothing counted yet, whose windows are `windowMs` long. */
export type MakeRateLimiter = (windowMs: number) => Promise<RateLimiter>;

/** What every rate limiter must do. Run over each adapter, a fresh instance for each test. */
export const describeRateLimiter = (name: string, make: MakeRateLimiter): void => {
  describe(`rate limiter: ${name}`, () => {
    const withLimiter = async (windowMs: number, use: (limiter: RateLimiter) => Promise<void>): Promise<void> => {
      const limiter = await make(windowMs);
      try {
        await use(limiter);
      } finally {
        await limiter.close();
      }
    };

    it('allows exactly the limit, and counts down to 0 and no further', () =>
      withLimiter(60_000, async (limiter) => {
        const states = [];
        for (let call = 0; call < 5; call += 1) states.push(await limiter.take('a', 3, Date.now()));
        expect(states.map(({ allowed }) => allowed)).to.deep.equal([true, true, true, false, false]);
        expect(states.map(({ remaining }) => remaining)).to.deep.equal([2, 1, 0, 0, 0]);
        expect(states.every(({ limit }) => limit === 3)).to.equal(true);
      }));

    it('allows exactly the limit when 500 calls come at once', () =>
      withLimiter(60_000, async (limiter) => {
        const states = await Promise.all(Array.from({ length: 500 }, () => limiter.take('a', 100, Date.now())));
        expect(states.filter(({ allowed }) => allowed)).to.have.length(100);
        expect(new Set(states.filter(({ allowed }) => allowed).map(({ remaining }) => remaining)).size).to.equal(100);
      }));

    it('counts each subject alone', () =>
      withLimiter(60_000, async (limiter) => {
        await limiter.take('a', 1, Date.now());
        expect((await limiter.take('a', 1, Date.now())).allowed).to.equal(false);
        expect((await limiter.take('b', 1, Date.now())).allowed).to.equal(true);
      }));

    it('judges by the limit of the call, so that a changed quota counts at once', () =>
      withLimiter(60_000, async (limiter) => {
        await limiter.take('a', 1, Date.now());
        expect((await limiter.take('a', 10, Date.now())).allowed).to.equal(true);
        expect((await limiter.take('a', 2, Date.now())).allowed).to.equal(false);
      }));

    it('names one end of the window for all its calls, a window after the first', () =>
      withLimiter(60_000, async (limiter) => {
        const nowMs = Date.now();
        const first = await limiter.take('a', 1, nowMs);
        const tookMs = Date.now() - nowMs;
        await delay(30);
        const second = await limiter.take('a', 1, Date.now());
        expect(first.resetAtMs - nowMs).to.be.within(59_900, 60_000 + tookMs);
        expect(second.resetAtMs).to.equal(first.resetAtMs);
      }));

    it('begins a new window with the first call after the old one ended, not before', () =>
      withLimiter(200, async (limiter) => {
        const first = await limiter.take('a', 1, Date.now());
        const second = await limiter.take('a', 1, Date.now());
        // on a machine that stands still for a window's length there is no call inside it to be refused
        if (Date.now() < first.resetAtMs) expect(second.allowed).to.equal(false);
        await delay(Math.max(0, first.resetAtMs - Date.now()) + 30);
        const nowMs = Date.now();
        const next = await limiter.take('a', 1, nowMs);
        expect(next).to.include({ allowed: true, remaining: 0 });
        expect(next.resetAtMs).to.be.above(first.resetAtMs);
        expect(next.resetAtMs - nowMs).to.be.within(150, 210 + (Date.now() - nowMs));
      }));

    it('can be closed twice', async () => {
      const limiter = await make(1000);
      await limiter.take('a', 1, Date.now());
      await limiter.close();
      await limiter.close();
    });
  });
};
