import { base58 } from '@scure/base';
import { expect } from 'chai';
import { OUTCOMES } from '../../../domain/record/outcome.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { useRealService } from './support/real-service.js';
import { largeTransfer, solanaAddress, transfer } from './support/requests.js';
import { MEMORY, POSTGRES } from './support/storages.js';

const HASH = `0x${'5c'.repeat(32)}`;

describe('POST /api/checks/{request_id}/outcome', () => {
  const service = useRealService(POSTGRES);
  let key = '';
  before(async () => (key = await service().key()));
  const report = (requestId: string, body: unknown, as = key) =>
    service().send('POST', `/api/checks/${requestId}/outcome`, {
      key: as,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const checked = async (name: string, changes: Record<string, unknown> = {}) =>
    (await service().verdict(key, transfer(name, changes))).request_id;

  for (const outcome of OUTCOMES) {
    it(`201: stores ${outcome}, and the same again`, async () => {
      const requestId = await checked(`outcome ${outcome}`);
      for (const note of ['Rechnung 17 – 支払い', 'again']) {
        const reply = await report(requestId, { outcome, transaction_hash: HASH, note });
        expect(reply.status).to.equal(201);
        expect(reply.json).to.deep.include({
          request_id: requestId,
          outcome,
          transaction_hash: HASH,
          note,
        });
      }
      expect((await report(requestId, { outcome })).json).to.include({ transaction_hash: null, note: null });
    });
  }

  it('404: is the same for another partner’s, another environment’s, an unknown id and none', async () => {
    const requestId = await checked('outcome of another');
    const others = [await service().key({ partner: 'Another' }), await service().key({ environment: 'production' })];
    const replies = [
      ...(await Promise.all(others.map((other) => report(requestId, { outcome: 'signed' }, other)))),
      await report('req_01h455vb4pex5vsknk084sn02q', { outcome: 'signed' }),
      await report('x', { outcome: 'signed' }),
    ];
    for (const reply of replies) {
      expect(reply.status).to.equal(404);
      expect({ ...reply.json, request_id: '' }).to.deep.equal({ ...replies[0]?.json, request_id: '' });
    }
  });

  it('400: names a hash that is none of the check’s chain, and takes one that is', async () => {
    const onSolana = await checked('outcome on solana', {
      chain: 'solana',
      from_address: solanaAddress('outcome a'),
      to_address: solanaAddress('outcome b'),
    });
    const refused = await report(onSolana, { outcome: 'signed', transaction_hash: HASH });
    expect(refused.status).to.equal(400);
    expect(refused.json).to.include({ code: 'invalid_request' });
    expect(refused.json['details']).to.have.nested.property('[0].path', '/transaction_hash');
    const signature = base58.encode(new Uint8Array(64).fill(7));
    expect((await report(onSolana, { outcome: 'signed', transaction_hash: signature })).status).to.equal(201);
    expect(
      (await report(await checked('outcome'), { outcome: 'signed', transaction_hash: signature })).status,
    ).to.equal(400);
  });
});

describe('GET /api/precision', () => {
  const service = useRealService(POSTGRES);
  const ask = (key: string, query = '') => service().send('GET', `/api/precision${query}`, { key });

  it('counts how often each finding fired, and what became of those checks, for its own partner alone', async () => {
    const key = await service().key({ partner: 'Counting' });
    for (const outcome of ['acknowledged', 'cancelled', 'false_alarm'] as const) {
      const { request_id: requestId } = await service().verdict(key, largeTransfer(`precision ${outcome}`));
      await service().report(key, requestId, outcome);
    }
    await service().verdict(key, transfer('precision small'));
    const { status, json } = await ask(key, '?period=day');
    expect(status).to.equal(200);
    const counts = { signed: 0, acknowledged: 0, cancelled: 0, confirmed_malicious: 0, false_alarm: 0 };
    const period = String(json['to']).slice(0, 10);
    expect(json['findings']).to.deep.equal([
      {
        period,
        code: 'large_transaction_amount',
        fired: 3,
        ...counts,
        acknowledged: 1,
        cancelled: 1,
        false_alarm: 1,
      },
      { period, code: 'new_recipient', fired: 1, ...counts },
    ]);
    const others = [
      await service().key({ partner: 'Not counting' }),
      await service().key({ partner: 'Counting', environment: 'production' }),
    ];
    for (const other of others) expect((await ask(other)).json['findings']).to.deep.equal([]);
  });

  it('takes a time of its own, in dates or moments', async () => {
    const key = await service().key({ partner: 'Times' });
    const { json } = await ask(key, '?from=2026-10-01&to=2026-10-15T12:00:00Z');
    expect(json).to.deep.equal({
      from: '2026-10-01T00:00:00.000Z',
      to: '2026-10-15T12:00:00.000Z',
      period: 'month',
      findings: [],
    });
  });
});

describe('a query of figures', () => {
  const service = useRealService(MEMORY);

  for (const [what, query, path] of [
    ['an unknown member', '?since=2026-10-01', '/since'],
    ['a period that is none', '?period=week', '/period'],
    ['a time without a zone', '?from=2026-10-01T00:00:00', '/from'],
    ['a day that is none', '?from=2026-10-41', '/from'],
    ['an end before its beginning', '?from=2026-10-02&to=2026-10-01', '/from'],
    ['more than 366 days', '?from=2020-01-01&to=2026-10-01', '/from'],
    ['a member that is there twice', '?period=day&period=month', '/period'],
  ] as const) {
    it(`400: names ${what}`, async () => {
      const reply = await service().send('GET', `/api/precision${query}`, { key: await service().key() });
      expect(reply.status).to.equal(400);
      expect(reply.json['details']).to.have.nested.property('[0].path', path);
    });
  }

  it('403: needs a key that may read checks', async () => {
    const key = await service().key({ scopes: ['checks:create'] });
    expect((await service().send('GET', '/api/precision', { key })).status).to.equal(403);
  });
});

describe('a report of an outcome', () => {
  const service = useRealService(MEMORY);
  const send = async (body: string, scopes: readonly ('checks:create' | 'checks:read')[] = ['checks:create']) => {
    const all = await service().key();
    const { request_id: requestId } = await service().verdict(all, transfer('outcome body'));
    return service().send('POST', `/api/checks/${requestId}/outcome`, {
      key: await service().key({ scopes }),
      headers: { 'content-type': 'application/json' },
      body,
    });
  };

  for (const [what, body, path] of [
    ['an unknown outcome', { outcome: 'paid' }, '/outcome'],
    ['no outcome', {}, '/outcome'],
    ['an unknown member', { outcome: 'signed', reason: 'x' }, '/reason'],
    ['a note over 500 characters', { outcome: 'signed', note: 'x'.repeat(501) }, '/note'],
    ['a hash that is no text', { outcome: 'signed', transaction_hash: 5 }, '/transaction_hash'],
  ] as const) {
    it(`400: names ${what}`, async () => {
      const reply = await send(JSON.stringify(body));
      expect(reply.status).to.equal(400);
      expect(reply.json['details']).to.have.nested.property('[0].path', path);
    });
  }

  it('400: refuses a control character in a note, and takes 500 characters of any script', async () => {
    expect((await send('{"outcome":"signed","note":"a\\u0007b"}')).status).to.equal(400);
    expect((await send(JSON.stringify({ outcome: 'signed', note: '支'.repeat(500) }))).status).to.equal(201);
  });

  it('403: needs a key that may create checks', async () => {
    expect((await send('{"outcome":"signed"}', ['checks:read'])).status).to.equal(403);
  });
});

describe('a report of an outcome that cannot be stored', () => {
  const service = useRealService(MEMORY, {
    wrap: (stores) => ({
      ...stores,
      outcomes: {
        append: () => Promise.reject(new StorageUnavailableError('out')),
        list: stores.outcomes.list.bind(stores.outcomes),
        precision: () => Promise.reject(new StorageUnavailableError('out')),
      },
    }),
  });

  it('503: says to send it again', async () => {
    const key = await service().key();
    const { request_id: requestId } = await service().verdict(key, transfer('outcome lost'));
    const reply = await service().send('POST', `/api/checks/${requestId}/outcome`, {
      key,
      headers: { 'content-type': 'application/json' },
      body: '{"outcome":"signed"}',
    });
    expect(reply.status).to.equal(503);
    expect(reply.headers['retry-after']).to.equal('1');
  });
});
