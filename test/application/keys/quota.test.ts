import { expect } from 'chai';
import { createTakeQuota } from '../../../src/application/keys/quota.js';

describe('quota', () => {
  it("counts by key, against the key's own quota or the default, by the agreed clock", async () => {
    const taken: unknown[] = [];
    const takeQuota = createTakeQuota({
      limiter: {
        take: async (subject, limit, nowMs) => {
          taken.push([subject, limit, nowMs]);
          return { limit, remaining: 1, resetAtMs: 0, allowed: true };
        },
        health: () => ({ insured: false, insuredCalls: 0 }),
        close: async () => undefined,
      },
      clock: { now: () => 42 },
      defaultLimit: 300,
    });
    const caller = { keyId: 'k', scope: { partnerId: 'p', environment: 'sandbox' as const }, keyScopes: [] };
    await takeQuota({ ...caller, quota: null });
    await takeQuota({ ...caller, quota: 7 });
    expect(taken).to.deep.equal([
      ['k', 300, 42],
      ['k', 7, 42],
    ]);
  });
});
