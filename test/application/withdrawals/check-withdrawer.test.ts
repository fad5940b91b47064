import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { ListRow } from '../../../ports/stores/lists.js';
import type { WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import { canAccuse } from '../../../src/application/withdrawals/against.js';
import { createCheckWithdrawer, STORED_AFTER_MS } from '../../../src/application/withdrawals/check-withdrawer.js';
import { evmKey, NOON_MS } from '../../conformance/storage/fixtures.js';
import { listOf, putList, rowOf } from '../../support/lists.js';
import { silentLogger } from '../../support/silent-logger.js';

describe('what withdraws checks', () => {
  /** How often it went through checks after a list of these rows came. */
  const readings = async (...rows: readonly ListRow[]): Promise<number> => {
    const stores = createMemoryStorage();
    let [readCount, nowMs] = [0, NOON_MS];
    const withdrawals: WithdrawalStore = Object.assign(stores.withdrawals, {
      async *allowed() {
        readCount += 1;
      },
    });
    const withdrawer = createCheckWithdrawer({
      ...{ withdrawals, lists: stores.lists, logger: silentLogger, clock: { now: () => nowMs } },
      ...{ sources: { screening: [] }, ownKnowledge: { about: async () => null } },
    });
    await putList(stores.archive, { source: 'a list', publishedAt: isoTime(NOON_MS) }, ...rows);
    for (let looks = 0; looks < 3; looks += 1) {
      await withdrawer.look();
      nowMs += STORED_AFTER_MS;
    }
    expect(await withdrawals.changes()).to.equal(null);
    return readCount;
  };

  it('goes through checks once for a list that accuses, and not for one of prices or tokens', async () => {
    expect(await readings(rowOf(evmKey(1)))).to.equal(1);
    expect(await readings(rowOf(evmKey(1), { category: 'official_token' }))).to.equal(0);
    expect(await readings(rowOf(evmKey(1), { category: 'reference_price' }))).to.equal(0);
  });

  it('takes a list with any accusing category for one that can accuse', () => {
    const can = (...categories: Parameters<typeof canAccuse>[0]['categories']) => canAccuse(listOf({ categories }));
    expect(can('regulated_service', 'sanctions')).to.equal(true);
    expect(can('high_risk_exchange')).to.equal(true);
    expect(can('allowed_site', 'phishing_site')).to.equal(true);
    expect(can('allowed_site', 'imitated_site')).to.equal(false);
    expect(can('regulated_service', 'official_token')).to.equal(false);
    expect(can()).to.equal(false);
  });
});
