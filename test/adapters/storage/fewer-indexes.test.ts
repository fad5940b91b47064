import { expect } from 'chai';
import type { HistoryEntry } from '../../../ports/stores/history.js';
import {
  checkEntry,
  evmKey,
  historyEntry,
  historyQuery,
  HOUR_MS,
  lookalikeOf,
  NOON_MS,
} from '../../conformance/storage/fixtures.js';
import { SCHEMA_BEFORE_FEWER_INDEXES } from './support/schema-before.js';
import { usePostgres } from './support/postgres-test.js';

describe('history from before its indexes were fewer', () => {
  const test = usePostgres();
  const recipientKey = historyEntry().recipientKey;
  const entries: readonly HistoryEntry[] = [
    ...Array.from({ length: 6 }, (_, nonce) =>
      historyEntry({ nonce, valueUsd: 8_000 + nonce, checkedAtMs: NOON_MS - nonce * 5 * HOUR_MS }),
    ),
    historyEntry({ nonce: 0, action: 'REVIEW' }),
    historyEntry({ nonce: 'look-alike', recipientKey: lookalikeOf(recipientKey, 1) }),
    historyEntry({ nonce: 'approval', transfer: false, valueUsd: null }),
  ];
  const queries = [
    historyQuery({ checksLastHourUpTo: 60 }),
    historyQuery({ recipientKey: lookalikeOf(recipientKey, 2) }),
    historyQuery({ senderKey: evmKey('another') }),
    historyQuery({ fingerprint: historyEntry({ nonce: 1 }).fingerprint }),
  ];

  it('says the same after the step, and no intent counts twice', async () => {
    const before = await test().open();
    for (const history of entries) await before.checks.append(checkEntry({ history }));
    const answers = await Promise.all(queries.map(async (query) => before.history.lookUp(query)));
    await before.close();
    await test().database.run(SCHEMA_BEFORE_FEWER_INDEXES);
    const after = await test().open();
    expect(await Promise.all(queries.map(async (query) => after.history.lookUp(query)))).to.deep.equal(answers);
    for (const history of entries) await after.checks.append(checkEntry({ history }));
    expect(await Promise.all(queries.map(async (query) => after.history.lookUp(query)))).to.deep.equal(answers);
    expect(await test().database.run('select count(*)::integer as entries from history_entries')).to.deep.equal([
      { entries: entries.length },
    ]);
  });
});
