import { expect } from 'chai';
import { StorageUnavailableError } from '../../ports/errors.js';
import type { HistoryQuery } from '../../ports/history.js';
import { checkEntry, historyEntry, historyQuery, OTHER_PARTNER, evmKey } from '../conformance/storage/fixtures.js';
import { rejection } from '../conformance/storage/harness.js';
import { usePostgres } from './support/postgres-test.js';

/** More than is counted, so that nothing that comes later changes the answer. */
const WELL_KNOWN = 5;
const COUNTED = 3;

describe('a pair that is known for good', () => {
  const test = usePostgres();
  const query = (changes: Partial<HistoryQuery> = {}): HistoryQuery => historyQuery({ bandUsd: null, allowedChecksUpTo: COUNTED, ...changes });

  /** Stores on a history that the pair of the fixtures is known in, whose table is then out of reach. */
  const withoutTable = async (entries: number, first: Partial<HistoryQuery> = {}) => {
    const stores = await test().open();
    for (let nonce = 0; nonce < entries; nonce += 1) await stores.checks.append(checkEntry({ history: historyEntry({ nonce }) }));
    const learned = await stores.history.lookUp(query(first));
    await test().database.run('alter table history_entries rename to history_out_of_reach');
    return { stores, learned };
  };

  it('is answered without the database, and alike', async () => {
    const { stores, learned } = await withoutTable(WELL_KNOWN);
    expect(learned).to.deep.equal({ allowedChecksToRecipient: COUNTED, recipientUsedBySender: true, lookalikeRecipients: [], bandChecksLastDay: null, checksLastHour: null });
    expect(await stores.history.lookUp(query())).to.deep.equal(learned);
    expect(await stores.history.lookUp(query({ fingerprint: historyEntry({ nonce: 0 }).fingerprint })), 'for an intent that was checked before').to.deep.equal(learned);
    expect((await stores.history.lookUp(query({ allowedChecksUpTo: 1 }))).allowedChecksToRecipient).to.equal(1);
  });

  it('stays known as far as it was counted, also after a shorter count', async () => {
    const stores = await test().open();
    for (let nonce = 0; nonce < WELL_KNOWN; nonce += 1) await stores.checks.append(checkEntry({ history: historyEntry({ nonce }) }));
    await stores.history.lookUp(query());
    await stores.history.lookUp(query({ allowedChecksUpTo: 1, bandUsd: { from: 8_000, below: 10_000 } }));
    await test().database.run('alter table history_entries rename to history_out_of_reach');
    expect((await stores.history.lookUp(query())).allowedChecksToRecipient).to.equal(COUNTED);
  });

  const others: Readonly<Record<string, Partial<HistoryQuery>>> = {
    'another sender': { senderKey: evmKey('another') },
    'another recipient': { recipientKey: evmKey('another') },
    'an invalid recipient': { recipientKey: null },
    'a longer count': { allowedChecksUpTo: COUNTED + 1 },
    'the value band': { bandUsd: { from: 8_000, below: 10_000 } },
    'the last hour': { checksLastHourUpTo: 60 },
  };
  for (const [what, changes] of Object.entries(others)) {
    it(`says nothing of ${what}: the database is asked`, async () => {
      const { stores } = await withoutTable(WELL_KNOWN);
      expect(await rejection(stores.history.lookUp(query(changes)))).to.be.instanceOf(StorageUnavailableError);
    });
  }

  it('says nothing to another partner', async () => {
    await (await test().open()).checks.append(checkEntry({ scope: OTHER_PARTNER }));
    const { stores } = await withoutTable(WELL_KNOWN);
    expect(await rejection(stores.history.lookUp(query({ scope: OTHER_PARTNER })))).to.be.instanceOf(StorageUnavailableError);
  });

  it('is not yet one that was counted no further than it is asked for', async () => {
    const { stores } = await withoutTable(COUNTED);
    expect(await rejection(stores.history.lookUp(query()))).to.be.instanceOf(StorageUnavailableError);
  });
});
