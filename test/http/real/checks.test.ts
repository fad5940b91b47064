import { expect } from 'chai';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { KEY_SCOPES } from '../../../ports/stores/keys.js';
import { writersEnded } from '../../support/database.js';
import { transfer } from './support/requests.js';
import { type Reply, useRealService } from './support/real-service.js';
import { MEMORY, POSTGRES } from './support/storages.js';

const PAYMENT = transfer('listed') as { readonly from_address: string; readonly to_address: string };

const idsOf = ({ json }: Reply) =>
  (json['checks'] as readonly { readonly request_id: string }[]).map(({ request_id }) => request_id);
const pathsOf = ({ json }: Reply) => (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path);

describe('GET /api/checks', () => {
  const service = useRealService(POSTGRES);
  const list = (key: string, query = '') => service().send('GET', `/api/checks${query}`, { key });
  const checked = async (key: string, changes: object = {}): Promise<string> => {
    const { request_id: requestId } = await service().verdict(key, { ...PAYMENT, ...changes });
    await writersEnded();
    while ((await service().stores.checkIndex.fill(100)) === 100);
    return requestId;
  };

  it('200: shows of each check what its record says, newest first', async () => {
    const key = await service().key({ partner: 'A' });
    const first = await checked(key, { intent_reference: 'invoice 17' });
    const second = await checked(key, { amount: 20_000 });
    const reply = await list(key);
    expect([reply.status, idsOf(reply)]).to.deep.equal([200, [second, first]]);
    const [newest] = reply.json['checks'] as readonly Record<string, unknown>[];
    const { json: record } = await service().read(key, second);
    const decision = record['decision'] as Record<string, unknown>;
    expect(newest).to.deep.include({
      checked_at: record['checked_at'],
      action: decision['recommended_action'],
      risk_score: decision['risk_score'],
      amount: '20000',
      value_usd: 20_000,
      intent_reference: null,
      from_address: PAYMENT.from_address,
    });
    expect(reply.json['indexed_until']).to.be.a('string');
    for (const query of ['?intent_reference=invoice%2017', '?text=INV%2017', '?value_to=20000', `?to=2020-01-01`])
      expect(idsOf(await list(key, query)), query).to.deep.equal(query.includes('2020') ? [] : [first]);
    for (const query of [
      `?address=${PAYMENT.to_address.toUpperCase().replace('X', 'x')}`,
      '?action=ALLOW,REVIEW,BLOCK',
    ])
      expect(idsOf(await list(key, query)), query).to.deep.equal([second, first]);
  });

  it('200: finds what was between two accounts, and not what each had with others', async () => {
    const key = await service().key({ partner: 'pair' });
    const { from_address: from, to_address: to } = PAYMENT;
    const other = '0x9999999999999999999999999999999999999999';
    const between = await checked(key);
    await checked(key, { to_address: other });
    await checked(key, { from_address: other });
    for (const [one, second] of [
      [from, to],
      [to, from],
    ] as const)
      expect(idsOf(await list(key, `?address=${one}&with_address=${second}`))).to.deep.equal([between]);
  });

  it('200: gives every check once, page by page, while newer ones arrive', async () => {
    const key = await service().key({ partner: 'B' });
    const ids = [await checked(key), await checked(key), await checked(key)].reverse();
    const page = await list(key, '?limit=2');
    expect(idsOf(page)).to.deep.equal(ids.slice(0, 2));
    await checked(key);
    const rest = await list(key, `?limit=2&cursor=${String(page.json['next_cursor'])}`);
    expect([idsOf(rest), rest.json['next_cursor']]).to.deep.equal([ids.slice(2), null]);
  });

  it('200: never has a check of another partner or of the other environment', async () => {
    const key = await service().key({ partner: 'C' });
    const production = await service().key({ partner: 'C', environment: 'production' });
    const other = await service().key({ partner: 'D' });
    const [own, ofProduction, ofOther] = [await checked(key), await checked(production), await checked(other)];
    for (const query of ['', `?address=${PAYMENT.to_address}`, '?chain=ethereum']) {
      expect(idsOf(await list(key, query))).to.deep.equal([own]);
      expect(idsOf(await list(production, query))).to.deep.equal([ofProduction]);
      expect(idsOf(await list(other, query))).to.deep.equal([ofOther]);
    }
  });

  it('400: takes a made-up cursor, and one of another partner or environment, for none', async () => {
    const key = await service().key({ partner: 'E' });
    const theirs = await checked(await service().key({ partner: 'F' }));
    const production = await checked(await service().key({ partner: 'E', environment: 'production' }));
    const replies = await Promise.all(
      [theirs, production, 'req_00000000000000000000000000'].map((cursor) => list(key, `?cursor=${cursor}`)),
    );
    for (const { status, json } of replies) {
      expect(status).to.equal(400);
      expect({ ...json, request_id: '' }).to.deep.equal({ ...replies[0]?.json, request_id: '' });
    }
  });

  it('400: names every mistake of the query', async () => {
    const key = await service().key({ partner: 'G' });
    const wrong = await list(
      key,
      '?limit=101&action=MAYBE&finding=x&chain=x&direction=x&token=&value_from=-1&value_to=1e3&from=now' +
        '&cursor=1&until=1',
    );
    expect(wrong.status).to.equal(400);
    expect(pathsOf(wrong)).to.have.members(
      [
        'limit',
        'action',
        'finding',
        'chain',
        'direction',
        'token',
        'value_from',
        'value_to',
        'from',
        'cursor',
        'until',
      ].map((name) => `/${name}`),
    );
    for (const [query, path] of [
      ['?address=0x12', '/address'],
      [`?address=${PAYMENT.to_address}&with_address=0x12`, '/with_address'],
      [`?address=${PAYMENT.to_address}&chain=solana`, '/address'],
      ['?text=%2D%2D', '/text'],
      ['?from=2026-01-02&to=2026-01-01', '/from'],
      ['?value_from=5&value_to=5', '/value_from'],
    ] as const) {
      const reply = await list(key, query);
      expect([reply.status, pathsOf(reply)], query).to.deep.equal([400, [path]]);
    }
    expect((await list(key, '?limit=5&limit=6')).status).to.equal(400);
  });

  it('401 and 403: needs a key, and its scope', async () => {
    expect((await service().send('GET', '/api/checks')).status).to.equal(401);
    const scopes = KEY_SCOPES.filter((scope) => scope !== 'checks:read');
    const reply = await list(await service().key({ partner: 'H', scopes }));
    expect([reply.status, reply.json['code']]).to.deep.equal([403, 'insufficient_scope']);
  });
});

describe('GET /api/checks while the store is out', () => {
  const service = useRealService(MEMORY, {
    wrap: (stores) => ({
      ...stores,
      checkIndex: { ...stores.checkIndex, list: () => Promise.reject(new StorageUnavailableError('made up')) },
    }),
  });

  it('503: says so, and gives no page', async () => {
    const reply = await service().send('GET', '/api/checks', { key: await service().key() });
    expect([reply.status, reply.json['code']]).to.deep.equal([503, 'service_unavailable']);
    expect(reply.json).not.to.have.property('checks');
  });
});
