import { expect } from 'chai';
import { readFeedStatus } from '../../../src/application/feeds/feed-status.js';
import { NOW_MS } from '../../support/builders.js';
import { evmAddress } from '../../support/addresses.js';
import { feedOf, placeOf } from '../../support/feeds/feed.js';
import { feedInstance } from '../../support/feeds/instance.js';
import { startPublisher, type TestPublisher } from '../../support/feeds/publisher.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';

describe('a feed whose entry was changed', () => {
  let publisher: TestPublisher;
  before(async () => {
    publisher = await startPublisher();
    publisher.show('/right', `${evmAddress('listed')}\n`);
  });
  after(() => publisher.stop());

  it('starts anew: no old wait, no old error, no old count of failures', async () => {
    const clock = { nowMs: NOW_MS, now: () => clock.nowMs };
    const stores = createMemoryStorage({ nowMs: () => clock.nowMs });
    const wrong = feedOf(`${publisher.url}/wrong`);
    const first = feedInstance(stores, clock, [wrong]);
    for (let tries = 0; tries < 4; tries += 1) {
      await first.syncer.look();
      clock.nowMs = (await stores.feedSyncs.syncs())[0]?.nextAtMs ?? clock.nowMs;
    }
    await first.syncer.look();
    expect((await stores.feedSyncs.syncs())[0]).to.include({ failuresInRow: 5, result: 'failed' });
    const shown = (feed = wrong) => readFeedStatus([feed], { ...stores, clock });
    expect((await shown())[0]?.sync?.reason).to.include('404');

    const other = { ...wrong, place: placeOf(`${publisher.url}/missing`) };
    expect((await shown(other))[0]?.sync).to.equal(null);
    // it is due at once, and what fails now is its first failure
    await feedInstance(stores, clock, [other]).syncer.look();
    expect((await stores.feedSyncs.syncs())[0]).to.include({ failuresInRow: 1, result: 'failed' });
    await feedInstance(stores, clock, [other]).syncer.look();
    expect((await stores.feedSyncs.syncs())[0]).to.include({ failuresInRow: 1 });

    const right = { ...wrong, place: placeOf(`${publisher.url}/right`) };
    await feedInstance(stores, clock, [right]).syncer.look();
    expect((await stores.feedSyncs.syncs())[0]).to.include({ failuresInRow: 0, result: 'imported', reason: null });
  });
});
