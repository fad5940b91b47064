import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import pg from 'pg';
import { evmAddress } from '../support/addresses.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { createKey, runCommand } from '../support/commands.js';
import { eventually } from '../support/eventually.js';
import { type ServiceProcess, startService } from '../support/service-process.js';
import { writtenText } from '../support/written-text.js';
import { type Answer, check, keyIdOf, transferBody } from './support/calls.js';
import { makeWorkspace, type Workspace } from './support/workspace.js';

/** Source: "caches and lists refreshed within 5 s". */
const REFRESH_LIMIT_MS = 5_000;
const GIVE_UP_MS = 15_000;

const FRAUD = evmAddress('refresh: a recipient that a list comes to name');
const PARTNER = 'Refreshed partner';

const transfer = (change: object): string =>
  JSON.stringify({
    from_address: evmAddress('refresh sender'),
    to_address: evmAddress('refresh recipient'),
    chain: 'ethereum',
    token: 'USDC',
    amount: 10,
    ...change,
  });

describe('two instances on one database, each of which has just answered from what it remembers', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let workspace: Workspace;
  let instances: ServiceProcess[] = [];
  let settings: Record<string, string>;
  let key = '';
  before(async () => {
    [database, workspace] = await Promise.all([freshDatabase(), makeWorkspace()]);
    settings = { DATABASE_URL: database.url };
    instances = await Promise.all([startService(settings), startService(settings)]);
    key = await createKey(settings, { partner: PARTNER });
  });
  after(async () => {
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await Promise.all([database.drop(), workspace.clear()]);
  });

  /**
   * Milliseconds from the end of a command until every instance answers as it must, and still does so when asked again.
   */
  const msUntilAll = async (
    ask: (url: string) => Promise<Answer>,
    isRight: (answer: Answer) => boolean,
  ): Promise<number> => {
    const startedAt = performance.now();
    const waits = instances.map(async ({ url }) => {
      while (!isRight(await ask(url))) {
        if (performance.now() - startedAt > GIVE_UP_MS)
          throw new Error(`An instance did not change its answer within ${GIVE_UP_MS} ms`);
        await delay(50);
      }
      return performance.now() - startedAt;
    });
    const slowest = Math.max(...(await Promise.all(waits)));
    for (const { url } of instances) expect(isRight(await ask(url)), 'it stays so').to.equal(true);
    return slowest;
  };
  const file = async (name: string, text: string): Promise<string> => {
    const path = join(workspace.folder, name);
    await writeFile(path, text);
    return path;
  };

  it('take a new key at once', async () => {
    const fresh = await createKey(settings, { partner: PARTNER });
    for (const { url } of instances) expect((await check(url, fresh, transfer({}))).status).to.equal(200);
  });

  it('both refuse a revoked key within 5 s', async () => {
    const revoked = await createKey(settings, { partner: PARTNER });
    for (const { url } of instances) expect((await check(url, revoked, transfer({}))).status).to.equal(200);
    await runCommand(['keys', 'revoke', keyIdOf(revoked)], settings);
    expect(
      await msUntilAll(
        (url) => check(url, revoked, transfer({})),
        ({ status }) => status === 401,
      ),
    ).to.be.below(REFRESH_LIMIT_MS);
  });

  it('both decide by a new version of a policy within 5 s', async () => {
    const publish = async (largeAmountUsd: number): Promise<void> => {
      const document = {
        policy_id: 'refreshed',
        name: 'Refreshed',
        direction: 'outgoing',
        thresholds: { large_amount_usd: largeAmountUsd },
      };
      await runCommand(
        ['policies', 'publish', await file('policy.json', JSON.stringify(document)), '--partner', PARTNER],
        settings,
      );
    };
    const ask = (url: string): Promise<Answer> =>
      check(
        url,
        key,
        transfer({ to_address: evmAddress('refresh: never allowed'), amount: 500, policy_id: 'refreshed' }),
      );
    const actionIs =
      (action: string) =>
      ({ body }: Answer): boolean =>
        body['recommended_action'] === action;
    await publish(100);
    expect(await msUntilAll(ask, actionIs('REVIEW')), 'a policy that is new').to.be.below(REFRESH_LIMIT_MS);
    await publish(1_000);
    expect(await msUntilAll(ask, actionIs('ALLOW')), 'a version that replaces one in use').to.be.below(
      REFRESH_LIMIT_MS,
    );
  });

  it('both screen with a list, and with the next version of it, within 5 s of its import', async () => {
    const importList = async (day: string, addresses: readonly string[]): Promise<void> => {
      const path = await file('list.txt', `${addresses.join('\n')}\n`);
      await runCommand(
        [
          'feeds',
          'import',
          path,
          '--format',
          'txt',
          '--category',
          'scam_fraud',
          '--source',
          'refreshed',
          '--published',
          day,
          '--accept-shrink',
        ],
        settings,
      );
    };
    const ask = (url: string): Promise<Answer> => check(url, key, transfer({ to_address: FRAUD }));
    const isListed = ({ body }: Answer): boolean => JSON.stringify(body['findings']).includes('listed_scam_address');
    for (const { url } of instances) expect(isListed(await ask(url)), 'before the import').to.equal(false);
    await importList('2026-11-01', [FRAUD, evmAddress('refresh: another')]);
    expect(
      await msUntilAll(ask, (answer) => isListed(answer) && answer.body['recommended_action'] === 'BLOCK'),
    ).to.be.below(REFRESH_LIMIT_MS);
    await importList('2026-11-02', [evmAddress('refresh: another')]);
    expect(await msUntilAll(ask, (answer) => !isListed(answer)), 'no longer on the list').to.be.below(REFRESH_LIMIT_MS);
  });

  // the last of all: one of them ends by it
  describe('that is killed between the lease of an Idempotency-Key and its commit', () => {
    it('has stored nothing, keeps others out for the rest of its lease, and the next call decides, once', async () => {
      const [dying, living] = instances;
      if (dying === undefined || living === undefined) throw new Error('there are two instances');
      const own = await createKey(settings);
      const stored = () => database.run('select request_id from checks where key_id = $1', [keyIdOf(own)]);
      const send = async ({ url }: ServiceProcess) => {
        const headers = { 'x-api-key': own, 'content-type': 'application/json', 'idempotency-key': 'order 7' };
        const answer = await fetch(`${url}/api/check-transaction`, { method: 'POST', headers, body: transferBody(7) });
        const text = await answer.text();
        writtenText.watchLogLine(text);
        return { status: answer.status, replayed: answer.headers.get('idempotency-replayed'), text };
      };

      // a check that is to be stored waits for this lock, in the middle of its transaction
      const blocker = new pg.Client(database.connection);
      await blocker.connect();
      await blocker.query('begin; lock table checks in share mode');
      const cutOff = send(dying).catch((error: unknown) => error);
      await eventually(
        async () =>
          (await database.run(`select 1 from pg_locks where relation = 'checks'::regclass and not granted`)).length > 0,
      );
      await dying.stop('SIGKILL');
      expect(await cutOff, 'the caller learns nothing').to.be.instanceOf(Error);
      await blocker.query('rollback');
      await blocker.end();

      expect((await send(living)).status, 'while the lease lasts').to.equal(409);
      expect(await stored()).to.deep.equal([]);
      await database.run(`update idempotent_calls set expires_at = expires_at - interval '30 seconds'`);
      const first = await send(living);
      expect([first.status, first.replayed]).to.deep.equal([200, null]);
      expect(await send(living)).to.deep.equal({ status: 200, replayed: 'true', text: first.text });
      expect(await stored()).to.deep.equal([
        { request_id: (JSON.parse(first.text) as { request_id: string }).request_id },
      ]);
    });
  });
});
