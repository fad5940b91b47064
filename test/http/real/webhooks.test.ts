import { expect } from 'chai';
import { writersEnded } from '../../support/database.js';
import { KEY_SCOPES } from '../../../ports/stores/keys.js';
import { type Reply, useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

type Shown = Readonly<Record<string, unknown>>;

const URL_OF_PARTNER = 'https://partner.example/hook?token=of-the-partner';
const UNKNOWN = `whk_${'0'.repeat(26)}`;
/** The reserved demonstration account of stolen funds. */
const STOLEN = `0x${'de300001'.padStart(40, '0')}`;
const pathsOf = ({ json }: Reply) => (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path);

describe('webhooks by API', () => {
  const service = useRealService(POSTGRES);
  const send = (key: string, method: string, path = '', body?: unknown) =>
    service().send(method, `/api/webhooks${path}`, {
      key,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const subscribe = async (key: string, changes: object = {}): Promise<Shown> => {
    const { status, json } = await send(key, 'POST', '', { url: URL_OF_PARTNER, types: ['check.block'], ...changes });
    expect(status).to.equal(201);
    return json;
  };
  const idOf = ({ webhook_id: id }: Shown) => String(id);
  const block = async (key: string) => {
    const verdict = await service().verdict(key, transfer('webhooks', { to_address: STOLEN }));
    expect(verdict.recommended_action).to.equal('BLOCK');
    await writersEnded();
    await service().stores.webhooks.note(service().clock.now());
  };
  const giveUp = async (webhookId: string) => {
    const { webhooks } = service().stores;
    const [due] = await webhooks.due(service().clock.now(), { webhookId, count: 1 });
    if (due === undefined) throw new Error('Nothing is due');
    const state = {
      status: 'dead',
      attempts: 9,
      nextAttemptAtMs: 0,
      attemptedAtMs: 0,
      answer: 'status 500',
    } as const;
    await webhooks.settle(webhookId, due.delivery, state);
    return due.delivery.eventId;
  };

  it('shows a secret when it is made or rolled, and in no other answer, log line or audit entry', async () => {
    const key = await service().key({ partner: 'A' });
    const created = await subscribe(key);
    const secret = String(created['secret']);
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).to.have.length(32);
    const rolled = await send(key, 'POST', `/${idOf(created)}/roll`);
    expect(rolled.status).to.equal(201);
    expect(rolled.json['secret'])
      .to.match(/^whsec_/)
      .and.not.equal(secret);
    expect(rolled.json['previous_secret_until']).to.be.a('string');
    const listed = await send(key, 'GET');
    expect(listed.json['webhooks']).to.have.length(1);
    const audit = await service().send('GET', '/api/audit?action=webhook.changed', { key });
    expect(audit.json['entries']).to.have.length(2);
    const removed = await send(key, 'DELETE', `?webhook_id=${idOf(created)}`);
    expect(removed.status).to.equal(200);
    for (const text of [listed.text, audit.text, removed.text, JSON.stringify(service().logged)])
      expect(text).not.to.include('whsec_');
    expect(audit.text).not.to.include('of-the-partner');
    expect((await send(key, 'GET')).json).to.deep.equal({ webhooks: [] });
  });

  it('lists deliveries, and sends again what is dead', async () => {
    const key = await service().key({ partner: 'B' });
    const id = idOf(await subscribe(key));
    await block(key);
    const page = await send(key, 'GET', `/${id}/deliveries?status=pending`);
    const [pending] = page.json['deliveries'] as readonly Shown[];
    expect(pending).to.deep.include({ type: 'check.block', status: 'pending', attempts: 0, answer: null });
    const retry = `/${id}/deliveries/${String(pending?.['event_id'])}/retry`;
    expect((await send(key, 'POST', retry)).status).to.equal(404);
    await giveUp(id);
    expect((await send(key, 'GET', `/${id}/deliveries?status=dead`)).json['deliveries']).to.have.length(1);
    const again = await send(key, 'POST', retry);
    expect([again.status, again.json['status']]).to.deep.equal([202, 'pending']);
  });

  it('show how long the oldest event waits, behind which later ones do', async () => {
    const key = await service().key({ partner: 'H' });
    const id = idOf(await subscribe(key));
    const nothing = { waiting: 0, oldest_waiting_at: null, oldest_waiting_age_seconds: null };
    expect((await send(key, 'GET', `/${id}`)).json).to.deep.include({ webhook_id: id, ...nothing });
    await block(key);
    service().passTime(3_600_000);
    await block(key);
    const { status, json } = await send(key, 'GET', `/${id}`);
    expect([status, json['waiting']]).to.deep.equal([200, 2]);
    expect(json['oldest_waiting_age_seconds']).to.be.within(3_600, 3_660);
    expect(json).to.not.have.property('secret');
    expect((await send(key, 'GET', `/${id}?more=1`)).status).to.equal(400);
  });

  it('pages deliveries, and refuses the cursor of another webhook', async () => {
    const key = await service().key({ partner: 'C' });
    const id = idOf(await subscribe(key));
    await block(key);
    await block(key);
    const first = await send(key, 'GET', `/${id}/deliveries?limit=1`);
    const cursor = String(first.json['next_cursor']);
    const second = await send(key, 'GET', `/${id}/deliveries?limit=1&cursor=${cursor}`);
    expect(second.json['deliveries']).to.have.length(1).and.not.deep.equal(first.json['deliveries']);
    expect(second.json['next_cursor']).to.equal(null);
    const other = idOf(await subscribe(key));
    const refused = await send(key, 'GET', `/${other}/deliveries?cursor=${cursor}`);
    expect([refused.status, pathsOf(refused)]).to.deep.equal([400, ['/cursor']]);
  });

  it('are seen by their own partner and environment alone', async () => {
    const key = await service().key({ partner: 'D' });
    const id = idOf(await subscribe(key));
    await block(key);
    const eventId = await giveUp(id);
    const others = [
      await service().key({ partner: 'E' }),
      await service().key({ partner: 'D', environment: 'production' }),
    ];
    for (const other of others) {
      const unknown = await send(other, 'GET', `/${UNKNOWN}/deliveries`);
      expect((await send(other, 'GET')).json).to.deep.equal({ webhooks: [] });
      const foreign = await send(other, 'GET', `/${id}/deliveries`);
      expect((await send(other, 'GET', `/${id}`)).json['message']).to.equal(unknown.json['message']);
      expect([foreign.status, foreign.json['message']]).to.deep.equal([404, unknown.json['message']]);
      expect((await send(other, 'POST', `/${id}/deliveries/${eventId}/retry`)).status).to.equal(404);
      expect((await send(other, 'POST', `/${id}/roll`)).status).to.equal(404);
      expect((await send(other, 'DELETE', `?webhook_id=${id}`)).status).to.equal(404);
    }
    expect((await send(key, 'GET')).json['webhooks']).to.have.length(1);
  });

  it('take only what can be sent to, and name each mistake', async () => {
    const key = await service().key({ partner: 'F' });
    const good = { url: URL_OF_PARTNER, types: ['check.block'] };
    const wrong: readonly (readonly [object, string])[] = [
      [{ ...good, url: 'http://partner.example/' }, '/url'],
      [{ ...good, url: 'https://127.0.0.1/' }, '/url'],
      [{ ...good, url: 'https://[::1]/' }, '/url'],
      [{ ...good, url: 'https://localhost/' }, '/url'],
      [{ ...good, url: 'https://169.254.169.254/latest' }, '/url'],
      [{ ...good, url: 'https://name:word@partner.example/' }, '/url'],
      [{ ...good, url: 'no url' }, '/url'],
      [{ types: ['check.block'] }, '/url'],
      [{ url: URL_OF_PARTNER }, '/types'],
      [{ ...good, types: [] }, '/types'],
      [{ ...good, types: ['check.allow'] }, '/types/0'],
      [{ ...good, secret: 'mine' }, '/secret'],
    ];
    for (const [body, path] of wrong) {
      const reply = await send(key, 'POST', '', body);
      expect([reply.status, pathsOf(reply)], JSON.stringify(body)).to.deep.equal([400, [path]]);
    }
    for (const query of ['', '?webhook_id=x', `?webhook_id=${UNKNOWN}&more=1`])
      expect((await send(key, 'DELETE', query)).status, query).to.equal(400);
    expect((await send(key, 'DELETE', `?webhook_id=${UNKNOWN}`)).status).to.equal(404);
    expect((await send(key, 'GET', '?more=1')).status).to.equal(400);
    expect((await send(key, 'GET')).json).to.deep.equal({ webhooks: [] });
  });

  it('need their own scope, and are at most 20', async () => {
    const scopes = KEY_SCOPES.filter((scope) => scope !== 'webhooks:write');
    const without = await service().key({ partner: 'G', scopes });
    expect((await send(without, 'GET')).status).to.equal(403);
    expect((await send(without, 'POST', `/${UNKNOWN}/roll`)).status).to.equal(403);
    const key = await service().key({ partner: 'G' });
    for (let made = 0; made < 20; made += 1) await subscribe(key);
    const refused = await send(key, 'POST', '', { url: URL_OF_PARTNER, types: ['check.block'] });
    expect([refused.status, refused.json['code']]).to.deep.equal([409, 'conflict']);
  });
});
