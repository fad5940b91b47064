import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { LeaseLostError } from '../../../ports/stores/idempotency.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { POSTGRES } from './support/storages.js';
import { type Reply, useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';

const CHECKS = { partnerId: null, fromMs: null, untilMs: null } as const;

describe('Idempotency-Key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signgate-idempotency-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  /** What happens to stores between the service and its storage. */
  const faults = { append: null as Error | null, claims: 0 };
  const wrap = (stores: Stores): Stores => ({
    ...stores,
    checks: new Proxy(stores.checks, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'append' && faults.append !== null)
          return () => Promise.reject(faults.append ?? new Error('none'));
        return value.bind(target) as unknown;
      },
    }),
    idempotency: {
      claim: (call) => {
        faults.claims += 1;
        return stores.idempotency.claim(call);
      },
      finish: (answered) => stores.idempotency.finish(answered),
      release: (call) => stores.idempotency.release(call),
    },
  });
  const service = useRealService(POSTGRES, { environment: { DATA_DIR: folder }, wrap });
  const send = (key: string, idempotencyKey: string, body: unknown): Promise<Reply> =>
    service().check(key, body, { 'idempotency-key': idempotencyKey });
  const report = (key: string, idempotencyKey: string, body: unknown): Promise<Reply> =>
    service().send('POST', '/api/reports/address', {
      key,
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
    });

  it('gives the first answer again to the byte, with the first request_id, and marks it as replayed', async () => {
    const key = await service().key({ quota: 50 });
    const first = await send(key, 'order 1', transfer('idempotent'));
    expect(first.status).to.equal(200);
    expect(first.headers).not.to.have.property('idempotency-replayed');
    expect(first.headers).to.have.property('server-timing');
    const again = await send(key, 'order 1', transfer('idempotent'));
    expect([again.status, again.text]).to.deep.equal([200, first.text]);
    expect(again.headers).to.include({
      'idempotency-replayed': 'true',
      'x-request-id': first.headers['x-request-id'],
      'content-type': first.headers['content-type'],
    });
    expect(again.headers['x-request-id']).to.equal(first.json['request_id']);
    expect(
      [first.headers['x-ratelimit-remaining'], again.headers['x-ratelimit-remaining']],
      'a replay counts',
    ).to.deep.equal(['49', '48']);
    const recorded = await service().read(key, String(first.json['request_id']));
    expect(recorded.status, 'the whole decision is there').to.equal(200);
    expect(recorded.json).to.include.keys('intent', 'facts', 'decision', 'policy', 'timings');
  });

  it('answers as without the header: the same shape, and the same verdict', async () => {
    const key = await service().key();
    const plain = await service().check(key, transfer('plain'));
    const keyed = await send(await service().key({ partner: 'Another' }), 'plain', transfer('plain'));
    const without = ({ request_id: _, checked_at: __, ...rest }: Record<string, unknown>) => rest;
    expect(without(keyed.json)).to.deep.equal(without(plain.json));
    expect(Object.keys(keyed.json)).to.deep.equal(Object.keys(plain.json));
  });

  it('refuses the key with another body, even one more space, and stores nothing', async () => {
    const key = await service().key();
    const body = JSON.stringify(transfer('reused'));
    const first = await send(key, 'order 2', body);
    for (const other of [`${body} `, JSON.stringify(transfer('reused', { amount: 26 }))]) {
      const refused = await send(key, 'order 2', other);
      expect(refused.status).to.equal(422);
      expect(refused.json).to.include({ code: 'idempotency_key_reused', error: 'Unprocessable Content' });
      expect(refused.json).not.to.have.property('recommended_action');
      expect((await service().read(key, String(refused.json['request_id']))).status).to.equal(404);
    }
    expect((await send(key, 'order 2', body)).text).to.equal(first.text);
  });

  it('belongs to partner, environment and route, not to the API key: elsewhere it is another key', async () => {
    const body = transfer('scopes');
    const key = await service().key({ partner: 'First' });
    const first = await send(key, 'shared', body);
    const ids = [first];
    ids.push(await send(await service().key({ partner: 'Second' }), 'shared', body));
    ids.push(await send(await service().key({ partner: 'First', environment: 'production' }), 'shared', body));
    expect(new Set(ids.map(({ json }) => json['request_id'])).size).to.equal(3);
    expect(ids.some(({ headers }) => 'idempotency-replayed' in headers)).to.equal(false);
    expect((await send(await service().key({ partner: 'First' }), 'shared', body)).text, 'a rerolled key').to.equal(
      first.text,
    );
    expect((await report(key, 'shared', { request_id: first.json['request_id'] })).status).to.equal(201);
  });

  it('keeps no answer but a success: what was refused or failed may be sent again under the same key', async () => {
    const key = await service().key();
    for (const [status, body] of [
      [400, '{'],
      [400, transfer('failed', { amount: 'x' })],
      [400, transfer('failed', { policy_id: 'nobodys' })],
    ] as const) {
      expect((await send(key, 'order 3', body)).status).to.equal(status);
    }
    faults.append = new StorageUnavailableError('made up');
    const failed = await send(key, 'order 3', transfer('failed')).finally(() => (faults.append = null));
    expect(failed.status).to.equal(503);
    // the lease is given back behind the answer
    let next = await send(key, 'order 3', transfer('failed'));
    for (let tries = 0; next.status === 409 && tries < 50; tries += 1)
      next = await send(key, 'order 3', transfer('failed'));
    expect(next.status).to.equal(200);
    expect(next.headers).not.to.have.property('idempotency-replayed');
  });

  it('gives no verdict where another call took over the lease before the check was stored', async () => {
    const key = await service().key();
    faults.append = new LeaseLostError();
    const late = await send(key, 'overtaken', transfer('overtaken'));
    faults.append = null;
    expect(late.status).to.equal(409);
    expect(late.json).to.include({ code: 'conflict' }).and.not.to.have.property('recommended_action');
  });

  it('records and counts one check however often it is replayed; every request counts for the quota', async () => {
    const key = await service().key({ partner: 'Counted', quota: 6 });
    const { partnerId } = (await service().stores.keys.findPartnerByName('Counted')) ?? { partnerId: '' };
    const replies = [];
    for (let count = 0; count < 7; count += 1) replies.push(await send(key, 'order 4', transfer('counted')));
    expect(replies.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200, 200, 429]);
    await service().flushUsage();
    const rows = await service().stores.usage.summarise({ ...CHECKS, partnerId });
    expect(rows.map(({ operation, status, outcome, count }) => [operation, status, outcome, count])).to.deep.equal([
      ['POST /api/check-transaction', 200, 'ALLOW', 1],
      ['POST /api/check-transaction', 429, 'rate_limit_exceeded', 1],
    ]);
  });

  it('gives a report again with the first status and bytes, metered once, also one that existed before', async () => {
    const key = await service().key({ partner: 'Reports' });
    const requestId = (await service().verdict(key, transfer('reported'))).request_id;
    const body = { request_id: requestId, business_reference: 'case 7' };
    const first = await report(key, 'report 1', body);
    const again = await report(key, 'report 1', body);
    expect([first.status, again.status]).to.deep.equal([201, 201]);
    expect(again.text).to.equal(first.text);
    expect(again.headers).to.include({ 'idempotency-replayed': 'true', location: first.headers['location'] });
    expect(first.headers).not.to.have.property('idempotency-replayed');

    const stood = [await report(key, 'report 2', body), await report(key, 'report 2', body)];
    expect(stood.map(({ status, text }) => [status, text])).to.deep.equal([
      [200, first.text],
      [200, first.text],
    ]);
    expect(stood.map(({ headers }) => headers['idempotency-replayed'])).to.deep.equal([undefined, 'true']);
    expect((await report(key, 'report 2', { request_id: requestId })).status).to.equal(422);

    const other = { ...body, business_reference: 'case 8' };
    expect((await report(key, 'report 3', other)).json, 'a conflict is no success').to.include({
      statusCode: 409,
      code: 'conflict',
    });
    expect((await report(key, 'report 3', body)).status, 'so its key is free').to.equal(200);
    const metered = await service().stores.reports.summariseMetering(CHECKS);
    const { partnerId } = (await service().stores.keys.findPartnerByName('Reports')) ?? { partnerId: '' };
    expect(metered.filter((row) => row.partnerId === partnerId).map(({ count }) => count)).to.deep.equal([1]);
  });

  it('costs a call without the header nothing: the store of keys is not asked', async () => {
    const key = await service().key();
    const { claims } = faults;
    await service().verdict(key, transfer('unkeyed'));
    expect(faults.claims).to.equal(claims);
    await send(key, 'order 5', transfer('unkeyed'));
    expect(faults.claims).to.equal(claims + 1);
  });

  it('honours the same body however it was compressed', async () => {
    const { gzipSync } = await import('node:zlib');
    const key = await service().key();
    const body = JSON.stringify(transfer('compressed'));
    const first = await send(key, 'order 6', body);
    const again = await service().check(key, gzipSync(body), {
      'idempotency-key': 'order 6',
      'content-encoding': 'gzip',
    });
    expect([again.status, again.text]).to.deep.equal([200, first.text]);
  });
});
