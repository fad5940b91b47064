import { expect } from 'chai';
import fc from 'fast-check';
import { historyId } from '../../../adapters/storage/postgres/history/history-id.js';
import { APP_ROLE } from '../../../adapters/storage/postgres/session/role.js';
import type { HistoryEntry } from '../../../ports/stores/history.js';
import {
  checkEntry,
  evmKey,
  historyEntry,
  historyQuery,
  lookalikeOf,
  SCOPE,
} from '../../conformance/storage/fixtures.js';
import { usePostgres } from './support/postgres-test.js';
import { SCHEMA_BEFORE_COMPACT_HISTORY } from './support/schema-before.js';

/** As the version before writes an entry. */
const INSERT_BEFORE = `
  insert into history (scope_id, fingerprint, action, transfer, sender_key, recipient_key, recipient_affix, value_usd, checked_at_ms)
  select scope_id, decode($3, 'hex'), $4, $5, $6, $7, $8, $9, $10 from scopes where partner_id = $1 and environment = $2
  on conflict do nothing`;

const valuesOf = (entry: HistoryEntry): unknown[] => [
  SCOPE.partnerId,
  SCOPE.environment,
  entry.fingerprint,
  entry.action,
  entry.transfer,
  entry.senderKey,
  entry.recipientKey,
  entry.recipientAffix,
  entry.valueUsd,
  entry.checkedAtMs,
];

describe('history of the version before', () => {
  const test = usePostgres();
  const recipientKey = historyEntry().recipientKey;
  const entries: readonly HistoryEntry[] = [
    historyEntry({ nonce: 1, valueUsd: 9_000 }),
    historyEntry({ nonce: 2, action: 'REVIEW', valueUsd: null }),
    historyEntry({ nonce: 2, action: 'BLOCK' }),
    historyEntry({ nonce: 3, recipientKey: lookalikeOf(recipientKey, 1) }),
    historyEntry({ nonce: 4, senderKey: evmKey('colleague') }),
    historyEntry({ nonce: 5, transfer: false }),
  ];
  const queries = [
    historyQuery({ checksLastHourUpTo: 60 }),
    historyQuery({ senderKey: evmKey('colleague') }),
    historyQuery({ recipientKey: lookalikeOf(recipientKey, 2) }),
    historyQuery({ fingerprint: historyEntry({ nonce: 2 }).fingerprint }),
  ];

  /** What a service says of the queries that wrote the entries itself. */
  const expected = async (): Promise<unknown> => {
    const stores = await test().open();
    for (const history of entries) await stores.checks.append(checkEntry({ history }));
    const answers = await Promise.all(queries.map(async (query) => stores.history.lookUp(query)));
    await stores.close();
    await test().database.run(SCHEMA_BEFORE_COMPACT_HISTORY);
    return answers;
  };

  it('says the same after the step to this version', async () => {
    const answers = await expected();
    for (const entry of entries) await test().database.run(INSERT_BEFORE, valuesOf(entry));
    const stores = await test().open();
    expect(await Promise.all(queries.map(async (query) => stores.history.lookUp(query)))).to.deep.equal(answers);
  });

  it('says the same of what the version before leaves while a deploy is under way, and counts no intent twice', async () => {
    const answers = await expected();
    const stores = await test().open();
    for (const entry of [...entries, ...entries]) {
      // one command for each: the statement has parameters
      await test().database.run(INSERT_BEFORE, valuesOf(entry));
      await stores.checks.append(checkEntry({ history: entry }));
    }
    expect(await Promise.all(queries.map(async (query) => stores.history.lookUp(query)))).to.deep.equal(answers);
  });

  it('is written by the role of the service, which has no right to the new table of its own', async () => {
    await test().open();
    await test().database.run(
      `grant select, insert on history to ${APP_ROLE}; revoke all on history_entries from ${APP_ROLE}`,
    );
    await test().database.run(`set role ${APP_ROLE};
      insert into history (scope_id, fingerprint, action, transfer, sender_key, recipient_key, recipient_affix, value_usd, checked_at_ms)
      values (1, decode(repeat('ab', 32), 'hex'), 'ALLOW', true, 'a', 'b', 'c', null, 1)`);
    const rows = await test().database.run('select allowed, blocked, recipient_key from history_entries');
    expect(rows).to.deep.equal([{ allowed: true, blocked: false, recipient_key: 'b' }]);
  });
});

describe('the id of a key in history', () => {
  const test = usePostgres();

  it('is the same in the service and in SQL', async () => {
    await test().open();
    const texts = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !text.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const [row] = await test().database.run(`select replace(signgate_history_id($1)::text, '-', '') as id`, [text]);
        expect(row).to.deep.equal({ id: historyId(text) });
        expect(historyId(text), 'once more').to.equal(row?.['id']);
      }),
      { numRuns: 60 },
    );
  });
});
