import { expect } from 'chai';
import { historyId, intentId } from '../../../adapters/storage/postgres/history/history-id.js';
import { lookUpStatement } from '../../../adapters/storage/postgres/history/look-up-statement.js';
import { DEFAULT_LIMITS } from '../../../adapters/storage/postgres/session/options.js';
import { openPools } from '../../../adapters/storage/postgres/session/pools.js';
import { OverloadedError, StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { CheckEntry } from '../../../ports/stores/checks.js';
import type { IdempotentCall } from '../../../ports/stores/idempotency.js';
import {
  checkEntry,
  DAY_MS,
  historyEntry,
  historyQuery,
  NOON_MS,
  requestId,
  SCOPE,
} from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import type { ConnectionParts } from '../../support/database.js';
import { type LoggedLine, silentLogger } from '../../support/silent-logger.js';
import { useEmptiedPostgres } from './support/postgres-test.js';

/** Values that PostgreSQL cannot hold; each holds a text that must not come out again. */
const POISON: Readonly<Record<string, Partial<CheckEntry>>> = {
  'a record with a null character': { recordJson: '{"sender":"0xsecret\u0000"}' },
  'a null character': { keyId: '0xsecret\u0000' },
  'a time out of range': { checkedAtMs: 1e16 },
  'a fingerprint that is no hex': { history: [{ ...historyEntry(), fingerprint: '0xsecret' }] },
};

/** What was allowed on the day before counts. */
const A_DAY_LATER = historyQuery({ nowMs: NOON_MS + DAY_MS });

describe('batches of checks', () => {
  const test = useEmptiedPostgres();

  for (const [name, poison] of Object.entries(POISON)) {
    it(`fail only for the check that cannot be stored: ${name}`, async () => {
      const stores = await test().open();
      const entries = Array.from({ length: 60 }, (_, nonce) => checkEntry({ history: historyEntry({ nonce }) }));
      const poisoned = checkEntry({ history: [historyEntry({ nonce: 'poison' })], ...poison });
      const all = [...entries.slice(0, 30), poisoned, ...entries.slice(30)];
      const outcomes = await Promise.allSettled(all.map((entry) => stores.checks.append(entry)));
      expect(outcomes.map((outcome) => outcome.status === 'rejected')).to.deep.equal(
        all.map((entry) => entry === poisoned),
      );
      for (const { requestId, recordJson } of entries)
        expect((await stores.checks.find(SCOPE, requestId))?.recordJson).to.equal(recordJson);
      expect(await stores.checks.find(SCOPE, poisoned.requestId)).to.equal(null);
      expect((await stores.history.lookUp(A_DAY_LATER)).earlierChecks).to.have.lengthOf(60);
    });

    it(`report a bug as a bug, and quote nothing of what was sent: ${name}`, async () => {
      const stores = await test().open();
      const error = await rejection(stores.checks.append(checkEntry(poison)));
      expect(error).not.to.be.instanceOf(StorageUnavailableError);
      expect(error.message).to.match(/SQLSTATE 22\w{3}|ERR_OUT_OF_RANGE|unexpected error/);
      expect(everythingIn(error) + JSON.stringify(test().lines)).not.to.include('0xsecret');
    });
  }

  it('with an Idempotency-Key fail only for the check that cannot be stored, which leaves no answer', async () => {
    const stores = await test().open();
    const calls = Array.from({ length: 6 }, (_, number) => idempotentCall(`call ${number}`));
    for (const call of calls) await stores.idempotency.claim(call);
    const appends = calls.map((call, number) =>
      stores.checks.append(
        checkEntry({ requestId: call.holder, ...(number === 2 ? { keyId: '0xsecret\u0000' } : {}) }),
        { call, answer: call.key },
      ),
    );
    const outcomes = await Promise.allSettled(appends);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).to.deep.equal(calls.map((_, number) => number !== 2));
    for (const [number, call] of calls.entries()) {
      const claimed = await stores.idempotency.claim({ ...call, holder: requestId() });
      expect(claimed.kind).to.equal(number === 2 ? 'running' : 'answered');
      expect((await stores.checks.find(SCOPE, call.holder)) === null).to.equal(number === 2);
    }
  });

  it('that repeat an intent are copied in like any others', async () => {
    const stores = await test().open();
    const entries = Array.from({ length: 40 }, (_, place) =>
      checkEntry({ history: historyEntry({ nonce: place % 10 }) }),
    );
    await Promise.all(entries.map((entry) => stores.checks.append(entry)));
    for (const { requestId, recordJson } of entries)
      expect((await stores.checks.find(SCOPE, requestId))?.recordJson).to.equal(recordJson);
    expect((await stores.history.lookUp(A_DAY_LATER)).earlierChecks).to.have.lengthOf(10);
    expect(
      test().lines.filter((line) => isRefusedCopy(line) || line.level === 'warn' || line.level === 'error'),
    ).to.deep.equal([]);
  });

  it('are copied in again after fifty that were inserted', async () => {
    const stores = await test().open();
    const again = checkEntry({ history: historyEntry() });
    await stores.checks.append(again);
    const refused = async (): Promise<number> => {
      await stores.checks.append(again);
      return test().lines.filter(isRefusedCopy).length;
    };
    for (let batch = 0; batch <= 50; batch += 1) expect(await refused(), `batch ${batch}`).to.equal(1);
    expect(await refused()).to.equal(2);
  });

  it('take no more calls than may wait, and refuse the rest at once', async () => {
    const stores = await test().open({ limits: { waitingCalls: 20, batchRows: 5, batchesInFlight: 1 } });
    await stores.checks.append(checkEntry());
    const entries = Array.from({ length: 60 }, () => checkEntry());
    const outcomes = await Promise.allSettled(entries.map((entry) => stores.checks.append(entry)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).to.be.greaterThan(0).and.lessThan(41);
    for (const { reason } of refused) expect(reason).to.be.instanceOf(OverloadedError);
    for (const [index, { requestId }] of entries.entries()) {
      expect((await stores.checks.find(SCOPE, requestId)) === null).to.equal(outcomes[index]?.status === 'rejected');
    }
  });

  it('put a hundred concurrent checks into a few commits', async () => {
    const stores = await test().open();
    await stores.checks.append(checkEntry());
    const commits = async (): Promise<number> =>
      Number((await test().database.run('select count(distinct xmin::text) as commits from checks'))[0]?.commits);
    const before = await commits();
    await Promise.all(Array.from({ length: 100 }, () => stores.checks.append(checkEntry())));
    expect((await commits()) - before).to.be.lessThan(10);
  });

  it('with the same intents, from several instances at once, do not deadlock', async () => {
    const instances = await Promise.all([1, 2, 3].map(() => test().open()));
    const intents = Array.from({ length: 12 }, (_, nonce) => historyEntry({ nonce }));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        instances.flatMap((stores) =>
          shuffled(intents).map((history) => stores.checks.append(checkEntry({ history }))),
        ),
      );
    }
    const [stores] = instances;
    expect((await stores!.history.lookUp(A_DAY_LATER)).earlierChecks).to.have.lengthOf(12);
  });
});

describe('batches of look-ups', () => {
  const test = useEmptiedPostgres();

  it('fail only for the look-up that the database refuses, and as unavailable', async () => {
    const stores = await test().open();
    await stores.checks.append(checkEntry({ history: historyEntry() }));
    const poison = rejection(stores.history.lookUp(historyQuery({ recipientKey: '0xsecret\u0000' })));
    const answers = await Promise.all(Array.from({ length: 20 }, async () => stores.history.lookUp(A_DAY_LATER)));
    expect(answers.map((answer) => answer.earlierChecks.length)).to.deep.equal(answers.map(() => 1));
    const error = await poison;
    expect(error).to.be.instanceOf(StorageUnavailableError);
    expect(everythingIn(error) + JSON.stringify(test().lines)).not.to.include('0xsecret');
  });

  for (const [state, entries] of [
    ['an empty database', 0],
    ['a database with many entries', 8_000],
  ] as const) {
    it(`read every part by a bounded range of its index, without statistics, on ${state}`, async () => {
      for (const table of ['history_entries', 'check_outcomes', 'outcome_accounts'])
        await test().database.run(`alter table ${table} set (autovacuum_enabled = off)`);
      await test().database.run(
        `insert into history_entries select 1, 100, 1, md5('sender')::uuid, md5((n % 5)::text)::uuid,
           md5('intent ' || n)::uuid, null, true, false, true, 'abcdef', '0x' || md5(n::text) || 'abcdef01',
           'req_' || n, null
           from generate_series(1, ${entries}) n`,
      );
      await test().database.run(
        `insert into check_outcomes (request_id, scope_id, key_id, outcome, reported_at)
           select 'req_' || n, 1, 'k', (array['signed', 'confirmed_malicious'])[1 + n % 2], now()
           from generate_series(1, ${entries}) n`,
      );
      await test().database.run(
        `insert into outcome_accounts
           select n, 'req_' || n, 1, (array['signed', 'confirmed_malicious'])[1 + n % 2], md5('sender')::uuid,
             md5((n % 5)::text)::uuid, true, false, 1, 100
           from generate_series(1, ${entries}) n`,
      );
      const plan = await planOfLookUp(test().database.connection);
      const ofTable = (table: string) => nodesOf(plan).filter((node) => node['Relation Name'] === table);
      const scans = ['history_entries', 'check_outcomes', 'outcome_accounts'].flatMap(ofTable);
      expect(scans.every((node) => /^Index( Only)? Scan$/.test(String(node['Node Type'])))).to.equal(true);
      const ranges = scans
        .map((node) => `${String(node['Index Name'])}: ${String(node['Index Cond']).split(' AND ').length}`)
        .sort();
      expect(ranges).to.deep.equal([
        ...Array.from({ length: 7 }, () => 'check_outcomes_latest: 1'),
        ...Array.from({ length: 15 }, () => 'check_outcomes_latest: 2'),
        ...['back', 'front'].flatMap((end) => [3, 4, 4].map((count) => `history_entries_by_${end}: ${count}`)),
        'history_entries_by_hour: 3',
        'history_entries_by_hour: 5',
        'history_entries_by_hour: 5',
        ...[2, 3, 4, 4, 5, 5, 5, 5, 6, 6].map((count) => `history_entries_by_recipient: ${count}`),
        'history_entries_by_size: 4',
        'outcome_accounts_cleared: 3',
        ...Array.from({ length: 5 }, () => 'outcome_accounts_malicious: 2'),
        ...Array.from({ length: 9 }, () => 'outcome_accounts_paid: 4'),
      ]);
      expect(nodesOf(plan).map((node) => node['Node Type'])).not.to.include.members(['Sort', 'Seq Scan']);
    });
  }
});

const idempotentCall = (key: string): IdempotentCall => ({
  scope: SCOPE,
  operation: 'POST /api/check-transaction',
  key,
  bodySha256: 'a'.repeat(64),
  holder: requestId(),
});

const isRefusedCopy = ({ message }: LoggedLine): boolean =>
  message === 'a batch of checks cannot be copied in and is inserted instead';

const idOf = (key: string | null): string => historyId(key ?? '');

type PlanNode = Readonly<Record<string, unknown>> & { readonly Plans?: readonly PlanNode[] };

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plan of the statement on a connection of the very settings that the service gives to its own. */
const planOfLookUp = async (connection: ConnectionParts): Promise<PlanNode> => {
  const pools = openPools({ connection, logger: silentLogger }, DEFAULT_LIMITS, 'reset role');
  const client = await pools.lookUps.connect();
  try {
    const query = historyQuery({ checksLastHourUpTo: 60 });
    const { text } = lookUpStatement([{ scopeId: 1, query }]);
    const { fingerprint, senderKey, counterpartyKey, recipientKey, bandUsd, nowMs, earlierChecksUpTo } = query;
    const values = [
      1,
      intentId(fingerprint),
      idOf(senderKey),
      idOf(counterpartyKey),
      true,
      recipientKey,
      ...['000000', '000000', '000000'],
      bandUsd?.from,
      bandUsd?.below,
      false,
      nowMs,
      nowMs,
      480_000,
      nowMs,
      60,
      earlierChecksUpTo,
    ];
    const types =
      'integer[], uuid[], uuid[], uuid[], boolean[], text[], text[], text[], text[], float8[], float8[], boolean[], ' +
      'bigint[], bigint[], bigint[], bigint[], integer[], integer[]';
    await client.query(`prepare explained (${types}) as ${text}`);
    const literals = values.map((value) => client.escapeLiteral(`{"${String(value)}"}`));
    const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (analyze, format json) execute explained(${literals.join(', ')})`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (plan === undefined) throw new Error('No plan was given');
    return plan;
  } finally {
    client.release(true);
    const { lookUps, appends, imports, counts, others } = pools;
    await Promise.all([lookUps, appends, imports, counts, others].map((pool) => pool.end()));
  }
};

const everythingIn = (error: Error): string =>
  JSON.stringify([error.message, error.stack, error.cause, Object.entries(error)]);

const shuffled = <Value>(values: readonly Value[]): readonly Value[] =>
  values
    .map((value) => ({ value, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ value }) => value);
