import { expect } from 'chai';
import type http from 'node:http';
import { Webhook as Verifier } from 'standardwebhooks';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { createWebhookReceivers } from '../../../adapters/webhooks/index.js';
import type { WebhookReceivers } from '../../../ports/platform/webhook-receivers.js';
import type { Webhook } from '../../../ports/stores/webhooks.js';
import { createWebhookSender } from '../../../src/application/webhooks/webhook-sender.js';
import { checkEntry, DAY_MS, HOUR_MS, MINUTE_MS, SCOPE } from '../../conformance/storage/fixtures.js';
import { webhookOf } from '../../conformance/storage/webhook-store-suite.js';
import { recordingLogger } from '../../support/silent-logger.js';
import { answering, type ReceivedMessage, startReceiver } from '../../support/webhook-receiver.js';

const ANY = { status: null, olderThan: null, count: 1_000 } as const;
describe('the sender of webhooks', () => {
  const ended: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ended.splice(0)) await end();
  });

  const world = async (options: { readonly allowPrivateNetwork?: boolean; readonly deadlineMs?: number } = {}) => {
    let nowMs = Date.now();
    const stores = createMemoryStorage();
    const logger = recordingLogger();
    const clock = { now: () => nowMs };
    const receivers = createWebhookReceivers({ allowPrivateNetwork: true, ...options });
    const sender = createWebhookSender({ webhooks: stores.webhooks, receivers, clock, logger });
    ended.push(() => sender.worker.close());
    return {
      logger,
      sender,
      stores,
      passTime: (ms: number) => (nowMs += ms),
      now: () => nowMs,
      subscribe: async (respond: http.RequestListener, changes: Partial<Webhook> = {}) => {
        const { url, received, close } = await startReceiver(respond);
        ended.push(close);
        const webhook = webhookOf({ url, createdAtMs: nowMs, ...changes });
        await stores.webhooks.create(webhook, null, 20);
        return { webhook, received };
      },
      block: async () => {
        const entry = checkEntry({ action: 'BLOCK', findingCodes: ['zero_amount'], checkedAtMs: nowMs });
        await stores.checks.append(entry);
        return `evt_${entry.requestId}`;
      },
      states: async ({ webhookId }: Webhook) =>
        ((await stores.webhooks.deliveries(SCOPE, webhookId, ANY)) ?? [])
          .map(({ status, attempts, answer }) => [status, attempts, answer] as const)
          .reverse(),
    };
  };
  const idsOf = (received: readonly ReceivedMessage[]) => received.map(({ headers }) => headers['webhook-id']);

  it('sends what the library of Standard Webhooks verifies, by the secret and by the one before', async () => {
    const { subscribe, block, sender, now } = await world();
    const before = `whsec_${Buffer.from('the secret before this one').toString('base64')}`;
    const previous = { secret: before, untilMs: now() + HOUR_MS };
    const { webhook, received } = await subscribe(answering(204), { previous });
    const eventId = await block();
    await sender.look();
    const [{ headers, body }] = received as [ReceivedMessage];
    for (const secret of [webhook.secret, before])
      expect(new Verifier(secret).verify(body, headers)).to.deep.equal({
        type: 'check.block',
        timestamp: new Date(now()).toISOString(),
        data: {
          request_id: eventId.slice('evt_'.length),
          action: 'BLOCK',
          direction: 'outgoing',
          finding_codes: ['zero_amount'],
          link: `/api/checks/${eventId.slice('evt_'.length)}`,
        },
      });
    expect(() => new Verifier(webhook.secret).verify(body.replace('BLOCK', 'ALLOW'), headers)).to.throw();
  });

  it('signs no more with a secret whose time is over', async () => {
    const { subscribe, block, sender, now } = await world();
    const before = `whsec_${Buffer.from('the secret before this one').toString('base64')}`;
    const { webhook, received } = await subscribe(answering(200), { previous: { secret: before, untilMs: now() } });
    await block();
    await sender.look();
    const [{ headers, body }] = received as [ReceivedMessage];
    expect(() => new Verifier(before).verify(body, headers)).to.throw();
    new Verifier(webhook.secret).verify(body, headers);
  });

  it('tells a receiver that was down for an hour everything, in order and each once', async () => {
    const { subscribe, block, sender, passTime, states } = await world();
    let isDown = true;
    const { webhook, received } = await subscribe((request, response) =>
      answering(isDown ? 503 : 200)(request, response),
    );
    const events: string[] = [];
    for (let minutes = 0; minutes < 60; minutes += 1) {
      events.push(await block());
      await sender.look();
      passTime(MINUTE_MS);
    }
    expect(new Set(idsOf(received))).to.deep.equal(new Set(events.slice(0, 1)));
    expect(received.length).to.be.lessThan(10);
    isDown = false;
    received.splice(0);
    passTime(HOUR_MS);
    await sender.look();
    expect(idsOf(received)).to.deep.equal(events);
    expect((await states(webhook)).every(([status]) => status === 'delivered')).to.equal(true);
  });

  it('gives up after 24 hours, goes on with the next event, and sends a dead one again when asked to', async () => {
    const { subscribe, block, sender, stores, passTime, now, states } = await world();
    let status = 500;
    const { webhook, received } = await subscribe((request, response) => answering(status)(request, response));
    const first = await block();
    for (let hours = 0; hours < 26; hours += 1) {
      await sender.look();
      passTime(HOUR_MS);
    }
    const [state] = await states(webhook);
    expect(state?.[0]).to.equal('dead');
    expect(state?.[2]).to.equal('status 500');
    status = 200;
    const second = await block();
    await sender.look();
    expect(idsOf(received).at(-1)).to.equal(second);
    await stores.webhooks.retry(SCOPE, webhook.webhookId, first, now());
    await sender.look();
    expect(idsOf(received).at(-1)).to.equal(first);
    expect((await states(webhook)).map(([one]) => one)).to.deep.equal(['delivered', 'delivered']);
  });

  it('follows no redirect: it is a refusal like any other status', async () => {
    const { subscribe, block, sender, states } = await world();
    const elsewhere = await startReceiver(answering(200));
    ended.push(elsewhere.close);
    const { webhook, received } = await subscribe(answering(307, { location: elsewhere.url }));
    await block();
    await sender.look();
    expect(received).to.have.length(1);
    expect(elsewhere.received).to.have.length(0);
    expect(await states(webhook)).to.deep.equal([['pending', 1, 'status 307']]);
  });

  it('ends a subscription whose receiver answers 410', async () => {
    const { subscribe, block, sender, stores, passTime, states } = await world();
    const { webhook, received } = await subscribe(answering(410));
    await block();
    await sender.look();
    await block();
    passTime(DAY_MS);
    await sender.look();
    expect(received).to.have.length(1);
    expect(await states(webhook)).to.deep.equal([['dead', 1, 'status 410']]);
    expect((await stores.webhooks.find(SCOPE, webhook.webhookId))?.disabledAtMs).to.be.a('number');
  });

  it('is held up by no receiver that is silent or that never ends its answer', async () => {
    const { subscribe, block, sender, states } = await world({ deadlineMs: 300 });
    const silent = await subscribe(() => undefined);
    const endless = await subscribe((_request, response) => {
      response.writeHead(200);
      response.write('x'.repeat(100_000));
    });
    const good = await subscribe(answering(200));
    await block();
    await sender.look();
    expect(await states(silent.webhook)).to.deep.equal([['pending', 1, 'no answer in time']]);
    expect(await states(endless.webhook)).to.deep.equal([['delivered', 1, 'status 200']]);
    expect(await states(good.webhook)).to.deep.equal([['delivered', 1, 'status 200']]);
  });

  it('never lets the silent receivers of two partners, or their number, hold up a third partner', async () => {
    const nowMs = Date.now();
    const stores = createMemoryStorage();
    const posted: string[] = [];
    let toldOf: (url: string) => void = () => undefined;
    const receivers: Pick<WebhookReceivers, 'post'> = {
      post: ({ url }, stop) => {
        posted.push(url);
        toldOf(url);
        if (url.includes('/third')) return Promise.resolve(204);
        // silent until the service stops
        const own = AbortSignal.any([stop]);
        return new Promise((_resolve, reject) => own.addEventListener('abort', () => reject(new Error('stopped'))));
      },
    };
    const told = (part: string) => new Promise<void>((tell) => (toldOf = (url) => void (url.includes(part) && tell())));
    const logger = recordingLogger();
    const sender = createWebhookSender({ webhooks: stores.webhooks, receivers, clock: { now: () => nowMs }, logger });
    ended.push(() => sender.worker.close());
    const subscribe = async (partnerId: string, name: string, environment: Webhook['scope']['environment']) => {
      const url = `https://partner.example/${name}`;
      await stores.webhooks.create(webhookOf({ url, scope: { partnerId, environment }, createdAtMs: nowMs }), null, 20);
    };
    const block = (partnerId: string, environment: Webhook['scope']['environment']) =>
      stores.checks.append(checkEntry({ scope: { partnerId, environment }, action: 'BLOCK', checkedAtMs: nowMs }));
    for (const partnerId of ['one', 'two'])
      for (const environment of ['sandbox', 'production'] as const) {
        for (let count = 0; count < 20; count += 1) await subscribe(partnerId, partnerId, environment);
        await block(partnerId, environment);
      }
    await subscribe('third', 'third', 'production');
    await block('third', 'production');
    const third = told('/third');
    sender.worker.start();
    await third;
    expect(posted.filter((url) => url.endsWith('/one'))).to.have.length(8);
    // while all of them are silent: what comes next goes out as well
    const again = told('/third');
    await block('third', 'production');
    await again;
    expect(posted).to.have.length(18);
    expect(logger.lines.filter(({ level }) => level === 'warn')).to.deep.equal([]);
  }).timeout(60_000);

  it('connects to no private address, named or resolved, and logs neither address nor secret', async () => {
    const { subscribe, block, sender, states, logger } = await world({ allowPrivateNetwork: false });
    const rebound = createWebhookReceivers({
      allowPrivateNetwork: false,
      lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const stop = new AbortController().signal;
    const message = { url: 'https://partner.example/hook', headers: {}, body: '{}' };
    const failure = await rebound.post(message, stop).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error).and.to.have.property('message', 'cannot be reached');
    const { webhook, received } = await subscribe(answering(200));
    await block();
    await sender.look();
    expect(received).to.have.length(0);
    expect(await states(webhook)).to.deep.equal([['pending', 1, 'cannot be reached']]);
    expect(JSON.stringify(logger.lines)).not.to.match(/whsec_|127\.0\.0\.1|hook/);
  });
});
