import { expect } from 'chai';
import { MOVED_TABLES } from '../../../adapters/storage/postgres/moves/moved-tables.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { MAIN_DATABASE } from '../../../ports/stores/routes.js';
import {
  checkEntry,
  evmKey,
  historyEntry,
  NOON_MS,
  OTHER_ENVIRONMENT,
  OTHER_PARTNER,
  outcomeEntry,
  SCOPE,
} from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { reportEntry } from '../../conformance/storage/report-fixtures.js';
import { webhookOf } from '../../conformance/storage/webhook-store-suite.js';
import { writersEnded } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { allOf, callOf, fill, told } from './support/scope-contents.js';
import { SECOND, useTwoDatabases } from './support/two-databases.js';
import { waitFor } from './support/wait.js';

const silent = (): void => undefined;
const ANY = { status: null, olderThan: null, count: 100 } as const;

describe('a partner that is moved to another database', () => {
  const two = useTwoDatabases();

  it('is told the same by every instance before and after, and others are not touched', async () => {
    const [first, other] = [await two().instance(), await two().instance()];
    const scopes = [SCOPE, OTHER_PARTNER, OTHER_ENVIRONMENT];
    for (const [number, scope] of scopes.entries()) await fill(first, scope, number + 1);
    await first.webhooks.create(webhookOf(), null, 5);
    const before = await Promise.all(scopes.map((scope) => told(first, scope)));
    const report = await (await two().mover()).move(SCOPE, SECOND, silent);
    expect(report).to.deep.include({ scope: SCOPE, database: SECOND });
    expect(report.rows).to.deep.include({ checks: 2, history_entries: 2, reports: 2, check_outcomes: 2, seals: 1 });
    for (const stores of [first, other])
      expect(await Promise.all(scopes.map((scope) => told(stores, scope)))).to.deep.equal(before);
    const entry = checkEntry();
    await first.checks.append(entry);
    expect((await other.checks.find(SCOPE, entry.requestId))?.requestId).to.equal(entry.requestId);
    const [row] = await two().second.run('select count(*)::integer as checks from checks');
    expect(row).to.deep.equal({ checks: 3 });
    expect((await first.audit.list({ ...ANY_ENTRY, partnerId: SCOPE.partnerId }))?.[0]).to.deep.include({
      ...{ action: 'partner.moved', before: { database: MAIN_DATABASE }, after: { database: SECOND } },
    });
  });

  it('gives nothing of it to another partner, nor to the other environment, from either place', async () => {
    const stores = await two().instance();
    for (const [number, scope] of [SCOPE, OTHER_PARTNER].entries()) await fill(stores, scope, number + 1);
    await (await two().mover()).move(SCOPE, SECOND, silent);
    const [check] = await allOf(stores.checks.latest(SCOPE, 1));
    for (const scope of [OTHER_PARTNER, OTHER_ENVIRONMENT]) {
      expect(await stores.checks.find(scope, check?.requestId ?? '')).to.equal(null);
      expect(await stores.reports.find(scope, 'rpt_00000000000000000000000011')).to.equal(null);
      const { checks } = await told(stores, scope);
      expect(checks.every(({ scope: own }) => own.partnerId === scope.partnerId)).to.equal(true);
    }
    const ownOnce = (await stores.usage.summarise({ partnerId: SCOPE.partnerId, fromMs: null, untilMs: null })).filter(
      ({ operation }) => operation === 'GET /',
    );
    expect(ownOnce.map(({ count }) => count)).to.deep.equal([1]);
    const sealed = (await stores.seals.scopes(NOON_MS)).filter(({ newest }) => newest !== null);
    expect(sealed.map(({ scope }) => scope)).to.have.deep.members([SCOPE, OTHER_PARTNER]);
  });

  it('under writes loses no acknowledged check, and refuses the others with an unavailable store', async () => {
    const stores = await two().instance();
    const [acknowledged, refused]: [string[], Error[]] = [[], []];
    let isOver = false;
    const write = async (): Promise<void> => {
      while (!isOver) {
        const entry = checkEntry({ history: historyEntry({ nonce: acknowledged.length }) });
        await stores.checks.append(entry).then(
          () => acknowledged.push(entry.requestId),
          (error: Error) => refused.push(error),
        );
        await new Promise(setImmediate);
      }
    };
    const writing = [write(), write(), write(), write()];
    await waitFor(() => acknowledged.length > 10);
    const { frozenMs } = await (await two().mover()).move(SCOPE, SECOND, silent);
    const own = checkEntry();
    await stores.checks.append(own);
    isOver = true;
    await Promise.all(writing);
    const stored = (await allOf(stores.checks.latest(SCOPE, 1_000_000))).map(({ requestId: id }) => id);
    expect(stored).to.include.members(acknowledged);
    expect(refused.length).to.be.greaterThan(0);
    for (const error of refused) expect(error).to.be.instanceOf(StorageUnavailableError);
    expect(frozenMs).to.be.lessThan(10_000);
    const [row] = await two().second.run(
      `select count(*)::integer as checks, (select count(*)::integer from history_entries) as entries from checks`,
    );
    expect(row).to.deep.equal({ checks: stored.length, entries: stored.length - 1 });
  });

  it('takes no write of an instance that slept through the move, and those of other partners with it', async () => {
    const [stores, asleep] = [await two().instance(), await two().alone()];
    await fill(stores, SCOPE, 1);
    await (await two().mover()).move(SCOPE, SECOND, silent);
    const [late, others] = [checkEntry({ history: historyEntry() }), checkEntry({ scope: OTHER_PARTNER })];
    const [lateOutcome, othersOutcome] = await Promise.allSettled([
      asleep.checks.append(late),
      asleep.checks.append(others),
    ]);
    expect(lateOutcome.status === 'rejected' && lateOutcome.reason).to.be.instanceOf(StorageUnavailableError);
    expect(othersOutcome.status).to.equal('fulfilled');
    expect(await stores.checks.find(SCOPE, late.requestId)).to.equal(null);
    expect(await stores.checks.find(OTHER_PARTNER, others.requestId)).not.to.equal(null);
    for (const write of [
      () => asleep.reports.create(reportEntry(77)),
      () => asleep.outcomes.append(outcomeEntry()),
      () => asleep.idempotency.claim({ ...callOf(SCOPE, 'req_x'), key: 'another' }),
      () => asleep.webhooks.create(webhookOf(), null, 5),
    ])
      expect(await rejection(write())).to.be.instanceOf(StorageUnavailableError);
  });

  for (const step of ['copied', 'frozen', 'switched'])
    it(`that was killed when it had ${step} is moved by the next call, or served where it was`, async () => {
      const stores = await two().instance();
      await fill(stores, SCOPE, 1);
      const killed = (said: string): void => {
        if (said.startsWith(step)) throw new Error('killed');
      };
      await rejection((await two().mover()).move(SCOPE, SECOND, killed));
      const mover = await two().mover();
      const entry = checkEntry({ history: historyEntry({ recipientKey: evmKey('late') }) });
      if (step === 'frozen') {
        expect(await rejection(stores.checks.append(entry))).to.be.instanceOf(StorageUnavailableError);
        await mover.undo(SCOPE);
        expect((await mover.whereabouts())[0]).to.deep.include({ database: MAIN_DATABASE, isFrozen: false });
        await stores.checks.append(entry);
        expect(await mover.forget(SCOPE, SECOND)).to.be.greaterThan(0);
      } else await stores.checks.append(entry);
      const before = await told(stores, SCOPE);
      await mover.move(SCOPE, SECOND, silent);
      expect(await told(stores, SCOPE)).to.deep.equal(before);
      expect((await stores.checks.find(SCOPE, entry.requestId))?.requestId).to.equal(entry.requestId);
      expect(await two().main.run('select from moving_rows')).to.have.length(0);
    });

  it('is told each event once, whether it was before the move, within it or after it, and at one place', async () => {
    const [stores, asleep] = [await two().instance(), await two().alone()];
    const webhook = webhookOf();
    await stores.webhooks.create(webhook, null, 5);
    const blocked = async (): Promise<string> => {
      const entry = checkEntry({ action: 'BLOCK' });
      await stores.checks.append(entry);
      return `evt_${entry.requestId}`;
    };
    const stale = async (source: string): Promise<void> => {
      const detail = { publishedAt: '2026-11-21', maxAgeSeconds: 60 };
      await stores.feedSyncs.tellStale({ kind: 'list.stale', source, atMs: NOON_MS, detail });
    };
    const deliveries = async () => {
      await writersEnded();
      await stores.webhooks.note(NOON_MS);
      return [...((await stores.webhooks.deliveries(SCOPE, webhook.webhookId, ANY)) ?? [])].reverse();
    };
    const delivered = await blocked();
    const [first] = await deliveries();
    if (first === undefined) throw new Error('Nothing was noted');
    const state = { ...first, status: 'delivered', attempts: 1, attemptedAtMs: NOON_MS, answer: 'status 200' } as const;
    await stores.webhooks.settle(webhook.webhookId, first, state);
    // noted by no one yet
    const waiting = await blocked();
    await stale('a list');
    await (await two().mover()).move(SCOPE, SECOND, silent);
    await stale('another list');
    const after = await blocked();
    // an event is noted once every transaction before it has ended, those of the other database's notes, too
    const noted = await eventually(async () => {
      const all = await deliveries();
      return all.length < 5 ? null : all;
    });
    expect(noted.map(({ eventId, status }) => [eventId.replace(/\d+$/, ''), status])).to.have.deep.members([
      ['evt_req_', 'delivered'],
      ['evt_req_', 'pending'],
      ['evt_list_', 'pending'],
      ['evt_list_', 'pending'],
      ['evt_req_', 'pending'],
    ]);
    expect(noted.map(({ eventId }) => eventId)).to.include.members([delivered, waiting, after]);
    await asleep.webhooks.note(NOON_MS);
    expect(await asleep.webhooks.due(NOON_MS * 2, { webhookId: null, count: 10 })).to.deep.equal([]);
    expect(await asleep.webhooks.backlog(null)).to.deep.include({ waiting: 0 });
    expect(await stores.webhooks.backlog(null)).to.deep.include({ waiting: 4 });
    expect(await stores.webhooks.due(Date.now() * 2, { webhookId: null, count: 10 })).to.have.length(1);
  });

  it('leaves its rows behind until they are forgotten, and comes back only then', async () => {
    const [stores, mover] = [await two().instance(), await two().mover()];
    await fill(stores, SCOPE, 1);
    await mover.move(SCOPE, SECOND, silent);
    expect((await rejection(mover.move(SCOPE, MAIN_DATABASE, silent))).message).to.contain('forget');
    expect((await rejection(mover.forget(SCOPE, SECOND))).message).to.contain('lives in second');
    expect(await two().main.run('select from checks')).to.have.length(2);
    const before = await told(stores, SCOPE);
    expect(await mover.forget(SCOPE, MAIN_DATABASE)).to.be.greaterThan(10);
    expect(await two().main.run('select from checks')).to.have.length(0);
    const refused = await rejection(two().main.run(`update scopes set environment = 'x'`));
    expect(refused.message).to.contain('never changed');
    await mover.move(SCOPE, MAIN_DATABASE, silent);
    expect(await told(stores, SCOPE)).to.deep.equal(before);
    await fill(stores, OTHER_PARTNER, 2);
    await stores.outcomes.append(outcomeEntry());
  });

  it('takes along every table with rows of a scope, but what is made anew or lives in the main database', async () => {
    const rows = await two().main.run(
      `select distinct table_name as name
       from information_schema.columns join information_schema.tables using (table_name)
       where column_name = 'scope_id' and table_type = 'BASE TABLE'
         and not exists (select from pg_inherits where inhrelid = table_name::regclass)`,
    );
    const moved = MOVED_TABLES.map(({ name }) => name).filter((name) => name !== 'webhook_deliveries');
    const ofMovesThemselves = ['scopes', 'scope_moves', 'fenced_scopes', 'moving_rows', 'copied_tables'];
    expect(rows.map(({ name }) => name)).to.have.members([
      ...moved,
      ...['check_index', 'check_days'],
      ...['partner_statements', 'desk_sessions'],
      ...ofMovesThemselves,
    ]);
  });

  it('is refused where rows differ at the end, and is served where it was', async () => {
    const stores = await two().instance();
    await fill(stores, SCOPE, 1);
    const spoil = async (): Promise<void> => {
      await two().second.run(
        `insert into usage_calls select 'req_x', 'x', scope_id, 'k', 1, null, now(), 1 from scopes`,
      );
    };
    let spoiling = Promise.resolve();
    const error = await rejection(
      (await two().mover()).move(SCOPE, SECOND, (said) => {
        if (said.startsWith('frozen')) spoiling = spoil();
      }),
    );
    await spoiling;
    expect(error.message).to.contain('usage_calls has 1 rows');
    const entry = checkEntry();
    await stores.checks.append(entry);
    expect(await two().main.run('select from checks where request_id = $1', [entry.requestId])).to.have.length(1);
  });
});

const ANY_ENTRY = {
  ...{ partnerId: null, environment: null, action: null, subject: null, fromMs: null, untilMs: null },
  ...{ olderThan: null, count: 10 },
};
