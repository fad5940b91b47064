import { expect } from 'chai';
import { createReadiness, type ReadinessDependencies } from '../../../src/application/operations/readiness.js';
import { fakeSources, type FakeSourcesOptions } from '../../support/fake-sources.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { listOf } from '../../support/lists.js';
import { silentLogger } from '../../support/silent-logger.js';

const readinessWith = (changes: Partial<ReadinessDependencies> = {}, sources: FakeSourcesOptions = {}) =>
  createReadiness({
    checks: { ping: async () => undefined },
    lists: { lists: async () => [listOf({ source: 'OFAC' })] },
    sources: fakeSources(sources),
    requiredLists: [],
    logger: silentLogger,
    ...changes,
  })();

const failing = () => Promise.reject(new Error('made up'));

describe('readiness', () => {
  it('is there when storage takes writes and every mandatory source answers', async () => {
    expect(await readinessWith()).to.deep.equal({ ready: true, notReady: [] });
  });

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

  it('is not there where mandatory lists cannot be read', async () => {
    const { notReady } = await readinessWith({ requiredLists: ['OFAC'], lists: { lists: failing } });
    expect(notReady.map(({ what }) => what)).to.deep.equal(['lists']);
  });

  it('names each mandatory source that does not answer', async () => {
    const { notReady } = await readinessWith({}, { lists: 'fails', tokens: 'throws', contracts: 'throws at once' });
    expect(notReady.map(({ what }) => what)).to.have.members(['local-signals', 'bundled-registry', 'local-registry']);
  });

  it('does not depend on a source that a policy may do without', async () => {
    expect((await readinessWith({}, { feed: 'fails', simulation: 'fails' })).ready).to.equal(true);
  });

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
