import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { HISTORY_LIMITS } from '../../../domain/facts/history/history-facts.js';
import type { HistoryEntry, HistoryQuery } from '../../../ports/stores/history.js';
import type { Stores } from '../../../ports/stores/stores.js';
import {
  checkEntry,
  DAY_MS,
  evmKey,
  historyEntry,
  historyQuery,
  lookalikeOf,
  NOON_MS,
} from '../../conformance/storage/fixtures.js';
import { useEmptiedPostgres } from './support/postgres-test.js';

/** More checks than any look-up counts. */
const MANY = HISTORY_LIMITS.earlierChecks + 1;
const YESTERDAY_MS = NOON_MS - DAY_MS;

describe('what an instance has looked up', () => {
  const test = useEmptiedPostgres();
  const recipientKey = historyEntry().recipientKey;
  const lookalike = lookalikeOf(recipientKey, 1);
  const asked = historyQuery({ bandUsd: null });
  const earlier: readonly HistoryEntry[] = Array.from({ length: MANY }, (_, nonce) =>
    historyEntry({ nonce, checkedAtMs: YESTERDAY_MS }),
  );

  const appendAll = async (stores: Stores, entries: readonly HistoryEntry[]): Promise<void> => {
    await Promise.all(entries.map((history) => stores.checks.append(checkEntry({ history }))));
  };

  const later: readonly HistoryEntry[] = [
    ...Array.from({ length: 20 }, (_, nonce) => historyEntry({ nonce: `later ${nonce}`, valueUsd: 9_000 + nonce })),
    historyEntry({ nonce: 'reviewed', action: 'REVIEW', valueUsd: null }),
    historyEntry({ nonce: 'blocked', action: 'BLOCK' }),
    historyEntry({ nonce: 0, action: 'BLOCK' }),
    historyEntry({ nonce: 'approval', transfer: false }),
  ];
  const queries: readonly HistoryQuery[] = [
    ...[null, 1, 60].flatMap((checksLastHourUpTo) =>
      [0, 3, HISTORY_LIMITS.earlierChecks].map((earlierChecksUpTo) =>
        historyQuery({ checksLastHourUpTo, earlierChecksUpTo }),
      ),
    ),
    ...['later 1', 'reviewed', 'blocked', 0, 'approval'].map((nonce) =>
      historyQuery({ fingerprint: historyEntry({ nonce, transfer: nonce !== 'approval' }).fingerprint }),
    ),
    historyQuery({ recipientKey: lookalike }),
    historyQuery({ recipientKey: lookalike, fingerprint: historyEntry({ nonce: 'later 1' }).fingerprint }),
    historyQuery({ senderKey: evmKey('another') }),
    historyQuery({ senderKey: evmKey('another'), recipientKey: lookalike }),
  ];

  it('changes no answer, neither its own nor that of an instance that looked nothing up', async () => {
    const memory = createMemoryStorage();
    const writer = await test().open();
    for (const stores of [memory, writer]) await appendAll(stores, earlier);
    await writer.history.lookUp(asked);
    for (const stores of [memory, writer]) await appendAll(stores, later);
    for (const reader of [writer, await test().open()]) {
      for (const query of queries)
        expect(await reader.history.lookUp(query), JSON.stringify(query)).to.deep.equal(
          await memory.history.lookUp(query),
        );
    }
  });

  it('decides nothing of what is stored: another instance stores the same row for the same check', async () => {
    const knowing = await test().open();
    await appendAll(knowing, earlier);
    for (let time = 0; time < 3; time += 1) await knowing.history.lookUp(asked);
    const rowLeftBy = async (stores: Stores): Promise<unknown> => {
      await appendAll(stores, [historyEntry({ nonce: 'later' })]);
      const rows = await takeBack(`intent_id::text = '${uuidOf(historyEntry({ nonce: 'later' }).fingerprint)}'`);
      return rows.map((row) => ({ ...row, request_id: null }));
    };
    expect(await rowLeftBy(knowing)).to.deep.equal(await rowLeftBy(await test().open()));
  });

  it('hides no later check where the database was put back to an earlier state', async () => {
    const stores = await test().open();
    await appendAll(stores, earlier);
    await stores.history.lookUp(asked);
    await takeBack('true');
    await appendAll(stores, [historyEntry({ nonce: 'later', checkedAtMs: YESTERDAY_MS })]);
    expect((await stores.history.lookUp(asked)).earlierChecks).to.have.lengthOf(1);
    const { lookalikes } = await stores.history.lookUp({ ...asked, recipientKey: lookalike });
    expect(lookalikes.map(({ key }) => key)).to.deep.equal([recipientKey]);
  });

  /** Removes entries, as putting a database back does, and returns them. */
  const takeBack = async (condition: string): Promise<readonly object[]> => {
    await test().database.run('alter table history_entries disable trigger all');
    const rows = await test().database.run(`delete from history_entries where ${condition} returning *`);
    await test().database.run('alter table history_entries enable trigger all');
    expect(rows).not.to.deep.equal([]);
    return rows;
  };
});

const uuidOf = (fingerprint: string): string =>
  fingerprint.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
