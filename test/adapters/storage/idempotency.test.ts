import { expect } from 'chai';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { IdempotentCall } from '../../../ports/stores/idempotency.js';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { checkEntry, historyEntry, requestId, SCOPE } from '../../conformance/storage/fixtures.js';
import { eventually } from '../../support/eventually.js';
import { rejection } from '../../conformance/storage/harness.js';
import { openProxy, type PostgresProxy } from './support/postgres-proxy.js';
import { useEmptiedPostgres } from './support/postgres-test.js';

const call = (key: string): IdempotentCall => ({
  scope: SCOPE,
  operation: 'POST /api/check-transaction',
  key,
  bodySha256: 'a'.repeat(64),
  holder: requestId(),
});
const counted = (database: { run(sql: string): Promise<readonly Record<string, unknown>[]> }) =>
  database.run(
    `select (select count(*)::integer from checks) as checks,
       (select count(*)::integer from history_entries) as history,
       (select count(answer)::integer from idempotent_calls) as answers`,
  );

describe('a check with an answer whose transaction breaks', () => {
  const test = useEmptiedPostgres();
  const openThrough = async (): Promise<{ stores: PostgresStores; proxy: PostgresProxy }> => {
    const proxy = await openProxy(test().database.connection);
    test().cleanUp(() => proxy.close());
    const stores = await test().open({ connection: proxy.connection, limits: { retryMs: 5_000 } });
    return { stores, proxy };
  };

  it('is written again under the same id when a reply was lost, and is there once, with one answer', async () => {
    const { stores, proxy } = await openThrough();
    // begin, the answer, the check, its history and the commit: each reply in turn is the one that is lost
    for (const lost of [1, 2, 3, 4, 5]) {
      const first = call(`lost reply ${lost}`);
      await stores.idempotency.claim(first);
      let swallowed = 0;
      const entry = checkEntry({ requestId: first.holder, history: historyEntry({ nonce: lost }) });
      proxy.onSwallow = () => {
        swallowed += 1;
        proxy.mode = 'pass';
      };
      proxy.answersToPass = lost - 1;
      proxy.mode = 'swallow';
      await stores.checks.append(entry, { call: first, answer: 'the answer' });
      expect(swallowed, `reply ${lost}`).to.equal(1);
      expect(await counted(test().database)).to.deep.equal([{ checks: lost, history: lost, answers: lost }]);
      expect(await stores.idempotency.claim(call(`lost reply ${lost}`))).to.deep.equal({
        kind: 'answered',
        answer: 'the answer',
      });
    }
  });

  it('stores check, history and answer, or none of them, when connections are killed at any moment', async () => {
    const stores = await test().open({ limits: { retryMs: 1 } });
    await stores.idempotency.claim(call('a scope'));
    const acknowledged: string[] = [];
    let running = true;
    let acknowledge = (): void => undefined;
    const worker = async (who: number): Promise<void> => {
      for (let nonce = 0; running; nonce += 1) {
        const one = call(`${who} ${nonce}`);
        try {
          const { kind } = await stores.idempotency.claim(one);
          expect(kind).to.equal('leased');
          await stores.checks.append(checkEntry({ requestId: one.holder, history: historyEntry({ nonce: one.key }) }), {
            call: one,
            answer: one.key,
          });
          acknowledged.push(one.holder);
          acknowledge();
        } catch (error) {
          expect(error).to.be.instanceOf(StorageUnavailableError);
        }
      }
    };
    const workers = Array.from({ length: 8 }, (_, who) => worker(who));
    // each waits for an answer and then a little longer than the last: on a slow machine one in 25 ms lets none end
    for (let round = 0; round < 21; round += 1) {
      await new Promise<void>((resolve) => {
        acknowledge = resolve;
      });
      await new Promise((resolve) => setTimeout(resolve, round));
      await test().killConnections();
    }
    running = false;
    await Promise.all(workers);
    const [torn] = await test().database.run(
      `select
        (select count(*)::integer from checks
          where request_id not in (select holder from idempotent_calls where answer is not null)) as unanswered,
        (select count(*)::integer from idempotent_calls
          where answer is not null and holder not in (select request_id from checks)) as unrecorded,
        (select count(*)::integer from checks where request_id = any($1)) as found,
        (select count(*)::integer from checks) - (select count(*)::integer from history_entries) as without_history`,
      [acknowledged],
    );
    expect(torn).to.deep.equal({ unanswered: 0, unrecorded: 0, found: acknowledged.length, without_history: 0 });
    expect(acknowledged.length).to.be.above(20);
  });

  it('rejects as unavailable while the store is away, and keeps the lease until it is back', async () => {
    const { stores, proxy } = await openThrough();
    const first = call('away');
    await stores.idempotency.claim(first);
    proxy.mode = 'refuse';
    await test().killConnections();
    expect(
      await rejection(stores.checks.append(checkEntry({ requestId: first.holder }), { call: first, answer: 'x' })),
    ).to.be.instanceOf(StorageUnavailableError);
    expect(await rejection(stores.idempotency.claim(call('away')))).to.be.instanceOf(StorageUnavailableError);
    expect(await rejection(stores.tidy())).to.be.instanceOf(StorageUnavailableError);
    proxy.mode = 'pass';
    await eventually(() =>
      stores.idempotency.claim(call('away')).then(
        ({ kind }) => kind === 'running',
        () => false,
      ),
    );
    await stores.checks.append(checkEntry({ requestId: first.holder }), { call: first, answer: 'x' });
    expect(await stores.idempotency.claim(call('away'))).to.deep.equal({ kind: 'answered', answer: 'x' });
  });
});
