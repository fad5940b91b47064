import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { WEBHOOK_EVENT_TYPES } from '../../../ports/stores/webhooks.js';
import { verifyWebhook, type WebhookEvent } from '../../../src/sdk/index.js';
import { evmAddress } from '../../support/addresses.js';
import { writersEnded } from '../../support/database.js';
import { putList, rowOf } from '../../support/lists.js';
import { transaction } from '../../support/payload-requests.js';
import { visit } from '../../desk/support/desk.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { STORED_AFTER_MS } from '../../../src/application/withdrawals/check-withdrawer.js';
import { eventually } from '../../support/eventually.js';
import { startPublisher, type TestPublisher } from '../../support/feeds/publisher.js';
import { type ReportingService, startReporting } from '../../support/reports/report-services.js';
import { answering, startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.js';
import { faultOfMessage, openApiDocument } from '../openapi/described.js';
import { checkedBytes } from './support/confirming.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

const DAY_MS = 86_400_000;
/** The reserved demonstration account of stolen funds. */
const STOLEN = `0x${'de300001'.padStart(40, '0')}`;

describe('what really happens reaches a real receiver of webhooks', function () {
  this.timeout(120_000);
  let service: ReportingService;
  let publisher: TestPublisher;
  let receiver: WebhookReceiver;
  let key: string;
  let secret: string;
  const folder = mkdtempSync(join(tmpdir(), 'signgate-events-'));

  before(async () => {
    [publisher, receiver] = await Promise.all([startPublisher(), startReceiver(answering(204))]);
    const FEEDS_FILE = join(folder, 'feeds.json');
    const feed = { source: 'Published', format: 'txt', category: 'scam_fraud', every: '1h', max_age: '2d' };
    writeFileSync(
      FEEDS_FILE,
      JSON.stringify({ feeds: [{ ...feed, url: `${publisher.url}/list?key=s3cret`, allow_private_network: true }] }),
    );
    service = await startReporting(POSTGRES, { FEEDS_FILE, WEBHOOKS_ALLOW_PRIVATE_NETWORK: 'yes' });
    key = await service.key();
    const made = await service.send('POST', '/api/webhooks', {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: receiver.url, types: WEBHOOK_EVENT_TYPES }),
    });
    secret = String(made.json['secret']);
  });
  after(async () => {
    await Promise.all([service.stop(), publisher.stop(), receiver.close()]);
    rmSync(folder, { recursive: true });
  });

  const publish = (...addresses: readonly string[]): void => {
    publisher.show('/list', `${addresses.join('\n')}\n`, new Date(service.clock.now()).toISOString());
  };
  /** Every feed is due again. */
  const sync = async (): Promise<void> => {
    service.passTime(2 * 3_600_000);
    await service.look('feedSyncer');
  };
  /** What came since the last time, verified as its receiver does. */
  const told = async (): Promise<readonly WebhookEvent[]> => {
    await writersEnded();
    await service.look('webhookSender');
    const messages = receiver.received.splice(0);
    const document = await openApiDocument();
    for (const { body } of messages) expect(faultOfMessage(document, body), body).to.equal(null);
    return Promise.all(
      messages.map(({ headers, body }) => verifyWebhook(headers, body, secret, { atMs: service.clock.now() })),
    );
  };
  const inForce = (rows: number) =>
    eventually(async () => (await service.stores.lists.lists()).some((list) => list.rows === rows));

  it('check.review and check.block of a check, check.withdrawn of one that a list names later', async () => {
    const paid = evmAddress('paid before a list named it');
    const withdrawn = await checkedBytes(service, key, 'ALLOW', { transaction: transaction(paid, '0x', '1000000') });
    const ids = [
      await checkedBytes(service, key, 'REVIEW', { transaction: transaction(evmAddress('unread'), '0x12345678') }),
      (await service.verdict(key, transfer('blocked', { to_address: STOLEN }))).request_id,
      withdrawn,
    ];
    await putList(service.stores.archive, { source: 'later', publishedAt: isoTime(service.clock.now()) }, rowOf(paid));
    await eventually(async () => (await service.stores.lists.lookUp('evm', [paid])).length === 1);
    await writersEnded();
    for (const waitMs of [STORED_AFTER_MS, 0]) {
      await service.look('withdrawer');
      service.passTime(waitMs);
    }
    const events = (await told()).filter(({ type }) => type.startsWith('check.'));
    expect(events.map(({ type }) => type)).to.deep.equal(['check.review', 'check.block', 'check.withdrawn']);
    expect(events.map(({ data }) => data['request_id'])).to.deep.equal(ids);
  });

  it('the verdict of the policy in force, and nothing of the policy on trial', async () => {
    const policy = (policy_id: string, new_recipient: string, rest = {}) => ({
      ...{ policy_id, name: policy_id, direction: 'outgoing', finding_actions: { new_recipient }, ...rest },
    });
    const trial = { shadow_policy: { policy_id: 'on-trial' } };
    for (const document of [policy('on-trial', 'BLOCK'), policy('in-force', 'REVIEW', trial)]) {
      const { status, text } = await service.send('POST', '/api/policies', {
        ...{ key, headers: { 'content-type': 'application/json' }, body: JSON.stringify(document) },
      });
      expect(status, text).to.equal(201);
    }
    const { request_id: requestId } = await service.verdict(key, transfer('on trial', { policy_id: 'in-force' }));
    const { json } = await (await visit(service, key)).get(`/desk/api/checks/${requestId}/case`);
    expect(json['shadow']).to.have.nested.property('verdict.action', 'BLOCK');
    await writersEnded();
    await service.look('webhookSender');
    const messages = receiver.received.splice(0).filter(({ body }) => body.includes(requestId));
    expect(messages.map(({ body }) => (JSON.parse(body) as WebhookEvent).type)).to.deep.equal(['check.review']);
    expect(JSON.stringify(messages)).not.to.match(/shadow|on-trial|BLOCK/u);
  });

  it('report.created, once, though the report is asked for again', async () => {
    const { request_id: requestId } = await service.verdict(key, transfer('of a report'));
    const made = await service.makeReport(key, { request_id: requestId });
    await service.makeReport(key, { request_id: requestId });
    const events = await told();
    expect(events.map(({ type }) => type)).to.deep.equal(['report.created']);
    const { report_id: reportId } = (made.json['report'] ?? made.json) as { readonly report_id: string };
    expect(events[0]?.data).to.deep.equal({
      ...{ report_id: reportId, request_id: requestId, link: `/api/reports/${reportId}` },
    });
  });

  it('list.updated, where a feed brings another content, and nothing where it brings the same', async () => {
    publish(evmAddress('a'), evmAddress('b'));
    await sync();
    const [event, ...more] = await told();
    expect(more).to.deep.equal([]);
    expect(event?.type).to.equal('list.updated');
    expect(event?.data).to.deep.include({ source: 'Published', rows: 2, previous_rows: 0, removed: 0 });
    await inForce(2);
    await sync();
    expect(await told()).to.deep.equal([]);
  });

  it('list.stale, once, where a list is past its maximum age', async () => {
    service.passTime(DAY_MS);
    await sync();
    expect(await told()).to.deep.equal([]);
    service.passTime(DAY_MS);
    for (let looks = 0; looks < 2; looks += 1) await sync();
    const [event, ...more] = await told();
    expect(more).to.deep.equal([]);
    expect(event?.type).to.equal('list.stale');
    expect(event?.data).to.include({ source: 'Published', max_age_seconds: 172_800, link: '/api/sources' });
  });

  it('source.degraded, once, where a feed fails, without its address', async () => {
    publisher.mood = 503;
    for (let looks = 0; looks < 2; looks += 1) {
      service.passTime(DAY_MS);
      await sync();
    }
    const [event, ...more] = await told();
    expect(more).to.deep.equal([]);
    expect(event?.type).to.equal('source.degraded');
    expect(event?.data).to.include({ source: 'Published', result: 'failed' });
    expect(JSON.stringify(event)).not.to.match(/s3cret|127\.0\.0\.1/);
  });
});
