import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { openPostgresStorage } from '../../adapters/storage/postgres/index.js';
import { checkEntry } from '../conformance/storage/fixtures.js';
import { webhookOf } from '../conformance/storage/webhook-store-suite.js';
import { commandResult, runCommand } from '../support/commands.js';
import { freshDatabase, type TestDatabase, writersEnded } from '../support/database.js';
import { environmentOf } from '../support/service-process.js';
import { silentLogger } from '../support/silent-logger.js';

const OWNER = ['--environment', 'sandbox', '--partner'] as const;

describe('signgate webhooks', function () {
  // every command is a process of its own
  this.timeout(180_000);
  let database: TestDatabase;
  const webhook = { ...webhookOf(), scope: { partnerId: '', environment: 'sandbox' as const } };
  let eventId = '';
  const started: ChildProcessByStdio<null, Readable, null>[] = [];
  const run = (...words: readonly string[]) =>
    runCommand(['webhooks', ...words, '--json'], { DATABASE_URL: database.url });
  const json = async (...words: readonly string[]) => JSON.parse(await run(...words)) as Record<string, unknown>;

  before(async () => {
    database = await freshDatabase();
    const stores = await openPostgresStorage({ connection: database.connection, logger: silentLogger });
    for (const name of ['Bolt', 'Other']) {
      const partnerId = `prt_${name.padStart(26, '0').toLowerCase()}`;
      await stores.keys.createPartner({ partnerId, name, createdAtMs: 1 });
      if (name === 'Bolt') webhook.scope.partnerId = partnerId;
    }
    await stores.webhooks.create(webhook, null, 1);
    const check = checkEntry({ action: 'BLOCK', scope: webhook.scope });
    await stores.checks.append(check);
    eventId = `evt_${check.requestId}`;
    await writersEnded();
    await stores.webhooks.note(1_000);
    await stores.close();
  });
  after(() => {
    // where its test failed it would run on
    for (const one of started) one.kill();
    return database.drop();
  });

  it('lists those of one partner with what waits, and neither secret nor path', async () => {
    const text = await run('list', ...OWNER, 'Bolt');
    expect(JSON.parse(text)).to.deep.include({
      webhooks: [
        {
          ...{ webhook_id: webhook.webhookId, host: 'partner.example', types: webhook.types },
          ...{ created_at: new Date(webhook.createdAtMs).toISOString(), disabled_at: null },
          ...{ waiting: 1, oldest_waiting_at: new Date(1_000).toISOString() },
        },
      ],
    });
    expect(text).not.to.match(/whsec_|token/);
    expect(await json('list', ...OWNER, 'Other')).to.deep.equal({ webhooks: [] });
  });

  it('tries a receiver with an event that is signed as every other, and tells what it answered', async () => {
    const secret = webhook.secret;
    const settings = { DATABASE_URL: database.url, WEBHOOKS_ALLOW_PRIVATE_NETWORK: 'yes' };
    const words = ['webhooks', 'listen', '--port', '0', '--messages', '2', '--json'];
    const listener = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../src/cli/main.js', import.meta.url)), ...words],
      {
        env: environmentOf({ SIGNGATE_WEBHOOK_SECRET: secret }),
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    started.push(listener);
    const lines = createInterface({ input: listener.stdout })[Symbol.asyncIterator]();
    const said = async () => JSON.parse((await lines.next()).value as string) as Record<string, unknown>;
    const { listening = '' } = (await said()) as { listening?: string };
    await database.run(`update webhooks set url = '${listening}/hook'`);
    const sent = JSON.parse(
      await runCommand(['webhooks', 'test', webhook.webhookId, ...OWNER, 'Bolt', '--json'], settings),
    ) as { event_id: string };
    expect(sent).to.include({ type: 'webhook.test', status: 204, taken: true });
    expect(await said()).to.deep.include({
      ...{ id: sent.event_id, type: 'webhook.test' },
      data: { webhook_id: webhook.webhookId, link: '/api/sources' },
    });
    const forged = await fetch(`${listening}/hook`, { method: 'POST', body: '{}' });
    expect(forged.status).to.equal(400);
    expect(await said()).to.have.property('refused');
    if (listener.exitCode === null) await once(listener, 'close');
    expect(listener.exitCode).to.equal(0);
  });

  it('says that a receiver cannot be reached, and why, without its path', async () => {
    await database.run(`update webhooks set url = 'http://127.0.0.1:1/hidden'`);
    const { code, stderr } = await commandResult(['webhooks', 'test', webhook.webhookId, ...OWNER, 'Bolt'], {
      ...{ DATABASE_URL: database.url, WEBHOOKS_ALLOW_PRIVATE_NETWORK: 'yes' },
    });
    expect([code, stderr]).to.deep.equal([1, 'signgate: http://127.0.0.1:1: cannot be reached (ECONNREFUSED).\n']);
  });

  it('does not listen with what is no secret of a webhook', async () => {
    for (const secret of ['', 'foo', 'whsec_']) {
      const words = ['webhooks', 'listen', '--port', '0'];
      const { code, stdout, stderr } = await commandResult(words, { SIGNGATE_WEBHOOK_SECRET: secret });
      expect([code, stdout], secret).to.deep.equal([1, '']);
      expect(stderr).to.equal(
        'signgate: Set SIGNGATE_WEBHOOK_SECRET to the secret that createWebhook showed (whsec_…).\n',
      );
    }
  });

  it('sends a dead delivery again, of that partner alone, and says where there is none', async () => {
    const of = (partner: string) => [webhook.webhookId, ...OWNER, partner] as const;
    const retry = (partner: string) => json('retry', webhook.webhookId, eventId, ...OWNER, partner);
    const refusal = (call: Promise<unknown>) => call.then(String, (error: unknown) => String(error));
    expect(await refusal(retry('Bolt'))).to.include('no dead delivery');
    await database.run(`update webhook_deliveries set status = 'dead', attempts = 12`);
    const dead = (await json('deliveries', ...of('Bolt'), '--status', 'dead'))['deliveries'] as { event_id: string }[];
    expect(dead.map((one) => one.event_id)).to.deep.equal([eventId]);
    expect(await refusal(json('deliveries', ...of('Other')))).to.include('no webhook');
    expect(await refusal(retry('Other'))).to.include('no dead delivery');
    expect(await retry('Bolt')).to.include({ event_id: eventId, status: 'pending', attempts: 0 });
    expect((await json('deliveries', ...of('Bolt'), '--status', 'dead'))['deliveries']).to.deep.equal([]);
  });
});
