import { mock } from 'node:test';
import { expect } from 'chai';
import { createCheckIndexer } from '../../../src/application/check-index/check-indexer.js';
import { LastSettled } from '../../../src/application/operations/last-settled.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { silentLogger } from '../../support/silent-logger.js';

const INTERVAL_MS = 1_000;

describe('work in the background', () => {
  const timers = useMockTimers();
  afterEach(() => mock.restoreAll());

  /** How old the work of an indexer is that started a minute ago and looks now. */
  const ageAfterALook = async (fill: () => Promise<number>): Promise<number | null> => {
    let nowMs = 0;
    mock.method(performance, 'now', () => nowMs);
    const indexer = createCheckIndexer({ index: { fill }, logger: silentLogger });
    indexer.start(INTERVAL_MS);
    nowMs = 60_000;
    await timers.tick(INTERVAL_MS);
    await indexer.close();
    return indexer.settled.ageMs();
  };

  it('has no age in a process that does not do it', () => {
    expect(new LastSettled().ageMs()).to.equal(null);
  });

  it('is as old as its last look that left nothing undone', async () => {
    expect(await ageAfterALook(async () => 0)).to.equal(0);
  });

  it('grows old while its looks fail', async () => {
    expect(await ageAfterALook(() => Promise.reject(new Error('made up')))).to.equal(60_000);
  });
});
