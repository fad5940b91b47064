import { expect } from 'chai';
import { createReadiness, type ReadinessDependencies } from '../../../src/application/operations/readiness.js';
import { fakeSources, type FakeSourcesOptions } from '../../support/fake-sources.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { NOW_MS } from '../../support/builders.js';
import { listOf } from '../../support/lists.js';
import { silentLogger } from '../../support/silent-logger.js';

const readinessWith = (changes: Partial<ReadinessDependencies> = {}, sources: FakeSourcesOptions = {}) =>
  createReadiness({
    checks: { ping: async () => undefined },
    lists: { lists: async () => [KNOWS_ALL] },
    sources: fakeSources(sources),
    requiredLists: [],
    feeds: [],
    sanctions: 'required',
    vendors: [],
    clock: { now: () => NOW_MS },
    logger: silentLogger,
    ...changes,
  })();

/** Nothing is missing beside it. */
const KNOWS_ALL = listOf({ source: 'OFAC', categories: ['sanctions', 'scam_fraud', 'phishing_site'] });

const failing = () => Promise.reject(new Error('made up'));

describe('readiness', () => {
  it('is there when storage takes writes and every mandatory source answers', async () =>
    expect(await readinessWith()).to.deep.equal({ ready: true, notReady: [] }));

  it('names the storage that takes no writes, and says nothing of the inside', async () => {
    const { ready, notReady } = await readinessWith({ checks: { ping: failing } });
    expect(ready).to.equal(false);
    expect(notReady).to.deep.equal([{ what: 'storage', reason: 'the database does not take writes at the moment' }]);
  });

  it('names every mandatory list that was never imported', async () => {
    expect((await readinessWith({ requiredLists: ['OFAC'] })).ready).to.equal(true);
    const { notReady } = await readinessWith({ requiredLists: ['OFAC', 'Scams', 'EU'] });
    expect(notReady.map(({ what }) => what)).to.deep.equal(['list Scams', 'list EU']);
  });

  it('stays where a mandatory list is too old, and names it; where its age is fine it says nothing', async () => {
    const dayMs = 86_400_000;
    const publishedAt = new Date(NOW_MS - 3 * dayMs).toISOString();
    const withMaximum = (maxAgeSeconds: number | null) =>
      readinessWith({
        requiredLists: ['OFAC'],
        lists: { lists: async () => [{ ...KNOWS_ALL, publishedAt, maxAgeSeconds }] },
      });
    expect(await withMaximum(2 * 86_400)).to.deep.equal({
      ready: true,
      notReady: [],
      degraded: [{ what: 'list OFAC', reason: `it is mandatory and past its maximum age: it is of ${publishedAt}` }],
    });
    for (const fine of [4 * 86_400, null]) expect(await withMaximum(fine)).to.deep.equal({ ready: true, notReady: [] });
  });

  it('is not there where mandatory lists cannot be read', async () => {
    const { notReady } = await readinessWith({ requiredLists: ['OFAC'], lists: { lists: failing } });
    expect(notReady.map(({ what }) => what)).to.deep.equal(['lists']);
  });

  it('stays where a clock differs by more than 2 s from the database’s, and names it', async () => {
    const withSkew = (skewMs: number) => readinessWith({ clock: { now: () => NOW_MS, skewMs: () => skewMs } });
    for (const fine of [-2_000, 0, 2_000]) expect(await withSkew(fine)).to.deep.equal({ ready: true, notReady: [] });
    expect((await withSkew(-3_456)).degraded).to.deep.equal([
      { what: 'clock', reason: "it differs from the database's by -3.5 s" },
    ]);
  });

  it('names each mandatory source that does not answer', async () => {
    const { notReady } = await readinessWith({}, { lists: 'fails', tokens: 'throws', contracts: 'throws at once' });
    expect(notReady.map(({ what }) => what)).to.have.members(['local-signals', 'bundled-registry', 'local-registry']);
  });

  it('does not depend on a source that a policy may do without', async () =>
    expect((await readinessWith({}, { feed: 'fails', simulation: 'fails' })).ready).to.equal(true));

  describe('with a mandatory source that hangs', () => {
    const timers = useMockTimers();

    it('names it after a second', async () => {
      const named: string[] = [];
      void readinessWith({}, { lists: 'hangs' }).then(({ notReady }) =>
        named.push(...notReady.map(({ what }) => what)),
      );
      await timers.tick(999);
      expect(named).to.deep.equal([]);
      await timers.tick(1);
      expect(named).to.deep.equal(['local-signals']);
    });
  });
});
