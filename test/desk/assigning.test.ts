import { expect } from 'chai';
import { writersEnded } from '../support/database.js';
import { type Reply, useRealService } from '../http/real/support/real-service.js';
import { POSTGRES } from '../http/real/support/storages.js';
import { visit, type Visitor } from './support/desk.js';

const payment = (amount: number) => ({
  from_address: '0x1111111111111111111111111111111111111111',
  to_address: '0x2222222222222222222222222222222222222222',
  ...{ chain: 'ethereum', token: 'USDC', amount },
});

describe('who works on which case', () => {
  const service = useRealService(POSTGRES);
  const idOf = (key: string): string => key.split('_')[2] ?? '';
  const judged = async (key: string, amount = 250_000) =>
    String((await service().verdict(key, payment(amount))).request_id);
  const assign = (person: Visitor, requestId: string, to: string | null, from: string | null) =>
    person.write('PUT', `/desk/api/checks/${requestId}/assignee`, { to, from });
  const answer = ({ status, json }: Reply) => [status, json['code'] ?? json['assignee']];
  const listed = async (person: Visitor, query: string) => {
    const { json } = await person.get(`/desk/api/checks?${query}`);
    return (json['checks'] as readonly Record<string, unknown>[]).map((check) => check['request_id']);
  };
  const filled = async (): Promise<void> => {
    await writersEnded();
    while ((await service().stores.checkIndex.fill(100)) === 100);
  };
  /** Two people of one partner. */
  const two = async (partner: string) => {
    const keys = [await service().key({ partner, label: 'Anna Berg' }), await service().key({ partner })] as const;
    const [anna, ben] = [await visit(service(), keys[0]), await visit(service(), keys[1])];
    return { keys, anna, ben, annaId: idOf(keys[0]), benId: idOf(keys[1]) };
  };

  it('200: a case is taken, given on and given back, and the case says by whom', async () => {
    const { keys, anna, ben, annaId, benId } = await two('Hands');
    const id = await judged(keys[0]);
    const annaShown = { id: annaId, name: 'Anna Berg' };
    expect((await anna.get('/desk/api/people')).json).to.deep.equal({
      people: [annaShown, { id: benId, name: benId }].sort((left, right) => (left.name < right.name ? -1 : 1)),
    });
    expect(answer(await assign(anna, id, annaId, null))).to.deep.equal([200, annaShown]);
    expect(answer(await assign(anna, id, benId, annaId))).to.deep.equal([200, { id: benId, name: benId }]);
    const { json } = await ben.get(`/desk/api/checks/${id}/case`);
    expect(json['assignee']).to.deep.equal({ id: benId, name: benId });
    expect((json['assignments'] as readonly object[]).map((one) => ({ ...one, at: '' }))).to.deep.equal([
      { to: annaShown, by: 'Anna Berg', by_id: annaId, at: '' },
      { to: { id: benId, name: benId }, by: 'Anna Berg', by_id: annaId, at: '' },
    ]);
    expect(answer(await assign(ben, id, null, benId))).to.deep.equal([200, null]);
  });

  it('is shown in lists, and found there: mine, another one’s, and what no one has', async () => {
    const { keys, anna, ben, annaId } = await two('Finders');
    const [mine, free] = [await judged(keys[0]), await judged(keys[0])];
    await assign(anna, mine, annaId, null);
    await filled();
    expect(await listed(anna, 'assignee=me')).to.deep.equal([mine]);
    expect(await listed(ben, 'assignee=me')).to.deep.equal([]);
    expect(await listed(ben, `assignee=${annaId}`)).to.deep.equal([mine]);
    expect(await listed(ben, 'assignee=none')).to.deep.equal([free]);
    const { json } = await ben.get(`/desk/api/checks-summary?assignee=${annaId}`);
    expect(json['count']).to.equal(1);
    const page = await service().send('GET', '/api/checks?assignee=me', { key: keys[0] });
    expect((page.json['checks'] as readonly Record<string, unknown>[])[0]?.['assignee']).to.deep.equal({
      ...{ id: annaId, name: 'Anna Berg' },
    });
  });

  it('409: of two who take it at once one has it', async () => {
    const { keys, anna, ben, annaId, benId } = await two('Racers');
    const id = await judged(keys[0]);
    const both = await Promise.all([assign(anna, id, annaId, null), assign(ben, id, benId, null)]);
    expect(both.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
  });

  it('400, 403 and 404: only to people who may decide here, by them, and for checks of this partner', async () => {
    const { keys, anna, annaId } = await two('Strict');
    const id = await judged(keys[0]);
    const revoked = await service().key({ partner: 'Strict', scopes: ['desk:decide'] });
    await service().stores.keys.revokeKey(idOf(revoked), 1);
    const others = [
      await service().key({ partner: 'Elsewhere' }),
      await service().key({ partner: 'Strict', environment: 'production' }),
      await service().key({ partner: 'Strict', scopes: ['desk:read'] }),
      revoked,
    ];
    for (const to of [...others.map(idOf), 'nosuchid'])
      expect(answer(await assign(anna, id, to, null)), to).to.deep.equal([400, 'invalid_request']);
    const reader = await visit(service(), others[2] ?? '');
    expect((await assign(reader, id, null, null)).status).to.equal(403);
    const stranger = await visit(service(), others[0] ?? '');
    expect((await assign(stranger, id, idOf(others[0] ?? ''), null)).status).to.equal(404);
    expect((await stranger.get('/desk/api/people')).text).to.not.include(annaId);
    expect(answer(await assign(anna, 'req_00000000000000000000000000', annaId, null))).to.deep.equal([
      404,
      'not_found',
    ]);
  });

  it('lists come in the order that is asked for', async () => {
    const { keys, anna } = await two('Order');
    const ids = [await judged(keys[0], 250), await judged(keys[0], 2_500_000), await judged(keys[0], 250_000)];
    await filled();
    expect(await listed(anna, 'sort=oldest')).to.deep.equal(ids);
    expect(await listed(anna, 'sort=newest')).to.deep.equal([...ids].reverse());
    const { json } = await anna.get('/desk/api/checks?sort=risk&limit=2');
    const scores = (json['checks'] as readonly { readonly risk_score: number }[]).map((check) => check.risk_score);
    expect(scores).to.deep.equal([...scores].sort((left, right) => right - left));
    const next = await listed(anna, `sort=risk&limit=2&cursor=${String(json['next_cursor'])}`);
    expect(next).to.deep.equal([ids[0]]);
    expect((await anna.get('/desk/api/checks?sort=size')).status).to.equal(400);
  });
});
