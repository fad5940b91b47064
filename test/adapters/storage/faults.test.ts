import { expect } from 'chai';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../support/eventually.js';
import { runs } from '../../support/depth.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { checkEntry, historyEntry, historyQuery, SCOPE } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { openProxy, type PostgresProxy } from './support/postgres-proxy.js';
import { useEmptiedPostgres, usePostgres } from './support/postgres-test.js';

/** Long enough for a call that succeeds on a busy machine; one without a limit takes longer than `WELL_WITHIN_MS`. */
const LIMIT_MS = 2_000;
const WELL_WITHIN_MS = 10_000;

const countChecks = async (stores: PostgresStores): Promise<number> => {
  let count = 0;
  for await (const { requestId } of stores.checks.latest(SCOPE, 100_000)) count += requestId === '' ? 0 : 1;
  return count;
};

/** Times that all connections are killed under load, at least. */
const KILLS = runs(12);

describe('connections that are killed', () => {
  const test = useEmptiedPostgres();

  it('under load lose no acknowledged check, and no restart is needed', async () => {
    const stores = await test().open();
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    let running = true;
    const worker = async (who: number): Promise<void> => {
      for (let nonce = 0; running; nonce += 1) {
        const entry = checkEntry({ history: historyEntry({ nonce: `${who} ${nonce}` }) });
        try {
          await Promise.all([
            stores.checks.append(entry),
            stores.history.lookUp(historyQuery()),
            stores.keys.findKey('key00001'),
          ]);
          acknowledged.push(entry.requestId);
        } catch (error) {
          failures.push(error);
        }
      }
    };
    const workers = Array.from({ length: 16 }, (_, who) => worker(who));
    let killed = 0;
    for (let round = 1; round <= KILLS; round += 1) {
      // however busy the machine is, something is stored between two kills
      await eventually(async () => acknowledged.length > 5 * round);
      killed += await test().killConnections();
    }
    running = false;
    await Promise.all(workers);
    expect(killed).to.be.greaterThan(12);
    expect(acknowledged.length).to.be.greaterThan(50);
    for (const error of failures) expect(error).to.be.instanceOf(StorageUnavailableError);
    const rows = await test().database.run('select from checks where request_id = any($1)', [acknowledged]);
    expect(rows).to.have.length(acknowledged.length);
    await stores.checks.append(checkEntry());
    await stores.checks.ping();
  });

  it('under load leave every group of checks whole or not at all, and all that were acknowledged', async () => {
    const stores = await test().open();
    const groups: { readonly ids: readonly string[]; readonly isAcknowledged: boolean }[] = [];
    let running = true;
    const worker = async (who: number): Promise<void> => {
      for (let nonce = 0; running; nonce += 1) {
        const entries = Array.from({ length: 20 }, (_, place) =>
          checkEntry({ history: historyEntry({ nonce: `${who} ${nonce} ${place}` }) }),
        );
        const isAcknowledged = await stores.checks.appendTogether(SCOPE, entries).then(
          () => true,
          (error: unknown) => {
            expect(error).to.be.instanceOf(StorageUnavailableError);
            return false;
          },
        );
        groups.push({ ids: entries.map(({ requestId }) => requestId), isAcknowledged });
      }
    };
    const wholeGroups = () => groups.filter(({ isAcknowledged }) => isAcknowledged).length;
    const workers = Array.from({ length: 4 }, (_, who) => worker(who));
    for (let round = 1; round <= KILLS; round += 1) {
      await eventually(async () => wholeGroups() >= round / 2);
      await test().killConnections();
    }
    running = false;
    await Promise.all(workers);
    expect(wholeGroups()).to.be.greaterThan(3);
    for (const { ids, isAcknowledged } of groups) {
      const [row] = await test().database.run(
        'select count(*)::integer as found from checks where request_id = any($1)',
        [ids],
      );
      expect(row?.found).to.be.oneOf(isAcknowledged ? [20] : [0, 20]);
    }
  });

  it('while they are idle are replaced at the next call', async () => {
    const stores = await test().open();
    await stores.checks.append(checkEntry());
    await stores.history.lookUp(historyQuery());
    for (let round = 0; round < 3; round += 1) {
      expect(await test().killConnections()).to.be.greaterThan(0);
      await Promise.all([
        stores.checks.append(checkEntry()),
        stores.history.lookUp(historyQuery()),
        stores.keys.listKeys(),
        stores.checks.ping(),
      ]);
    }
    expect(await countChecks(stores)).to.equal(4);
  });
});

describe('a write of unknown fate', () => {
  const test = usePostgres();
  const openThrough = async (retryMs = 5_000): Promise<{ stores: PostgresStores; proxy: PostgresProxy }> => {
    const proxy = await openProxy(test().database.connection);
    test().cleanUp(() => proxy.close());
    const stores = await test().open({ connection: proxy.connection, limits: { retryMs } });
    // the scope has its number and the pools their connections before anything goes wrong
    await stores.checks.append(checkEntry());
    return { stores, proxy };
  };

  it('is written again under the same id and is there once', async () => {
    const { stores, proxy } = await openThrough();
    proxy.onSwallow = () => (proxy.mode = 'pass');
    proxy.mode = 'swallow';
    const entry = checkEntry({ history: historyEntry() });
    await stores.checks.append(entry);
    proxy.mode = 'pass';
    expect((await stores.checks.find(SCOPE, entry.requestId))?.recordJson).to.equal(entry.recordJson);
    expect(await countChecks(stores)).to.equal(2);
    expect(test().lines.some((line) => line.fields.kind === 'lost')).to.equal(true);
  });

  it('is read back where it can no longer be written, and acknowledged when it is there', async () => {
    const { stores, proxy } = await openThrough();
    await test().database.run(
      `alter database ${test().database.connection.database} set default_transaction_read_only = on`,
    );
    proxy.onSwallow = () => (proxy.mode = 'pass');
    proxy.mode = 'swallow';
    const entry = checkEntry();
    await stores.checks.append(entry);
    expect((await stores.checks.find(SCOPE, entry.requestId))?.recordJson).to.equal(entry.recordJson);
    expect((await rejection(stores.checks.append(checkEntry()))).message).to.include('25006');
  });

  it('is unavailable within the limit where the database cannot say, and can be written later', async () => {
    const { stores, proxy } = await openThrough(400);
    proxy.onSwallow = () => (proxy.mode = 'refuse');
    proxy.mode = 'swallow';
    const entry = checkEntry();
    const startedAt = performance.now();
    expect(await rejection(stores.checks.append(entry))).to.be.instanceOf(StorageUnavailableError);
    expect(performance.now() - startedAt).to.be.lessThan(WELL_WITHIN_MS);
    proxy.mode = 'pass';
    await stores.checks.append(checkEntry());
    await stores.checks.append(entry);
    expect(await countChecks(stores)).to.equal(3);
  });
});

describe('a database that goes silent', () => {
  const test = usePostgres();

  it('fails every call within its limit and serves again when it is back', async () => {
    const proxy = await openProxy(test().database.connection);
    test().cleanUp(() => proxy.close());
    const limits = {
      appendMs: 3_000,
      lookUpMs: 3_000,
      appendStatementMs: LIMIT_MS,
      lookUpStatementMs: LIMIT_MS,
      otherStatementMs: LIMIT_MS,
      pingMs: LIMIT_MS,
      connectMs: LIMIT_MS,
      retryMs: 100,
    };
    const stores = await test().open({ connection: proxy.connection, limits });
    await stores.checks.append(checkEntry());
    await stores.history.lookUp(historyQuery());
    proxy.mode = 'stall';
    const startedAt = performance.now();
    const calls = [
      stores.checks.append(checkEntry()),
      stores.history.lookUp(historyQuery()),
      stores.keys.findKey('key00001'),
      stores.checks.ping(),
    ];
    for (const error of await Promise.all(calls.map(rejection)))
      expect(error).to.be.instanceOf(StorageUnavailableError);
    expect(performance.now() - startedAt).to.be.lessThan(WELL_WITHIN_MS);
    proxy.mode = 'pass';
    await pause(700);
    await Promise.all([
      stores.checks.append(checkEntry()),
      stores.history.lookUp(historyQuery()),
      stores.keys.findKey('key00001'),
      stores.checks.ping(),
    ]);
  });
});

describe('a database that refuses writes', () => {
  const test = usePostgres();

  it('fails writes and the ping, answers reads, and heals by itself', async () => {
    const stores = await test().open();
    const entry = checkEntry({ history: historyEntry() });
    await stores.checks.append(entry);
    const database = test().database.connection.database;
    const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
      await test().database.run(
        `begin read write; alter database ${database} set default_transaction_read_only = ${value}; commit`,
      );
      await test().killConnections();
    };
    await setReadOnly('on');
    const refused = [stores.checks.append(checkEntry()), stores.usage.append([]), stores.checks.ping()];
    const [append, , ping] = await Promise.allSettled(refused);
    for (const outcome of [append, ping])
      expect(outcome).to.have.property('reason').instanceOf(StorageUnavailableError);
    expect((await stores.history.lookUp(historyQuery({ checksLastHourUpTo: 9 }))).checksLastHour).to.equal(1);
    expect(await stores.checks.find(SCOPE, entry.requestId)).not.to.equal(null);
    await setReadOnly('off');
    await stores.checks.append(checkEntry());
    await stores.checks.ping();
  });
});

describe('a pool without a free connection', () => {
  const test = useEmptiedPostgres();
  const lock = async (table: string): Promise<pg.Client> => {
    const client = new pg.Client(test().database.connection);
    await client.connect();
    await client.query(`begin; lock table ${table}`);
    return client;
  };

  it('fails the next call within the limit of a connection, and recovers by itself', async () => {
    const stores = await test().open({ limits: { otherConnections: 1, connectMs: LIMIT_MS } });
    const blocker = await lock('api_keys');
    const waiting = stores.keys.findKey('key00001');
    await eventually(
      async () =>
        (
          await test().database.run(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length > 0,
    );
    const startedAt = performance.now();
    expect(await rejection(stores.keys.findKey('key00001'))).to.be.instanceOf(StorageUnavailableError);
    expect(performance.now() - startedAt).to.be.within(LIMIT_MS - 100, WELL_WITHIN_MS);
    await blocker.end();
    expect(await waiting).to.equal(null);
    expect(await stores.keys.findKey('key00001')).to.equal(null);
  });

  it('does not keep checks from being stored', async () => {
    const stores = await test().open({ limits: { otherConnections: 1 } });
    await stores.checks.append(checkEntry());
    const blocker = await lock('api_keys');
    const waiting = stores.keys.findKey('key00001');
    await Promise.all([stores.checks.append(checkEntry()), stores.history.lookUp(historyQuery())]);
    await blocker.end();
    await waiting;
  });

  it('rejects an append that cannot be stored in time, and stores later ones', async () => {
    const stores = await test().open({ limits: { appendMs: LIMIT_MS } });
    await stores.checks.append(checkEntry());
    const blocker = await lock('checks');
    const startedAt = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => stores.checks.append(checkEntry())));
    expect(performance.now() - startedAt).to.be.within(LIMIT_MS - 100, WELL_WITHIN_MS);
    for (const outcome of outcomes) expect(outcome).to.have.property('reason').instanceOf(StorageUnavailableError);
    await blocker.end();
    await stores.checks.append(checkEntry());
  });
});
