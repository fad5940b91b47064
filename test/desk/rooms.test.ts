import { expect } from 'chai';
import { useRealService } from '../http/real/support/real-service.js';
import { POSTGRES } from '../http/real/support/storages.js';
import { visit, type Visitor } from './support/desk.js';

const idOf = (key: string): string => key.split('_')[2] ?? '';

describe('GET /desk/api/key-policies', () => {
  const service = useRealService(POSTGRES);

  it('200: tells which policy judges for which key of the same partner and environment, and changes it', async () => {
    const key = await service().key({ partner: 'A' });
    await service().key({ partner: 'A', expiresAtMs: service().clock.now() + 1_000 });
    service().passTime(2_000);
    await service().key({ partner: 'A', environment: 'production' });
    await service().key({ partner: 'B' });
    const own = await visit(service(), key);
    const read = async () => (await own.get('/desk/api/key-policies')).json['keys'];
    const row = { key_id: idOf(key), label: null, outgoing: null, incoming: null };
    expect(await read(), 'without the one that expired').to.deep.equal([row]);
    const path = `/desk/api/keys/${idOf(key)}/policies`;
    const strict = { outgoing: 'outgoing_strict', incoming: 'incoming_default' };
    expect((await own.write('PUT', path, strict)).status).to.equal(200);
    expect(await read()).to.deep.equal([{ ...row, ...strict }]);
    const { json } = await own.get('/desk/api/audit?action=key.policies_changed');
    expect((json['entries'] as readonly object[])[0]).to.deep.include({ subject: idOf(key) });
  });

  it('401, 403 and 404: are for sessions, a change for those with policies:write, of their own keys', async () => {
    const path = `/desk/api/keys/${idOf(await service().key({ partner: 'C' }))}/policies`;
    const body = { outgoing: 'outgoing_strict', incoming: null };
    const reader = await visit(service(), await service().key({ partner: 'C', scopes: ['desk:read'] }));
    expect((await reader.get('/desk/api/key-policies')).status).to.equal(200);
    expect((await reader.write('PUT', path, body)).status).to.equal(403);
    const other = await visit(service(), await service().key({ partner: 'D' }));
    expect((await other.write('PUT', path, body)).status).to.equal(404);
    expect((await service().send('GET', '/desk/api/key-policies')).status).to.equal(401);
  });
});

describe('/desk/api/list-changes', () => {
  const service = useRealService(POSTGRES);
  const ADDRESS = `0x${'a1'.repeat(20)}`;
  const PATH = '/desk/api/list-changes';
  const wish = (list: string, change: string) => ({
    ...{ list, change, address: ADDRESS, chain: 'evm', reason: 'Agreed with the customer.' },
  });
  const own = async (visitor: Visitor) =>
    (
      (await visitor.get(`/desk/api/addresses/ethereum/${ADDRESS}`)).json['own_lists'] as readonly { list: string }[]
    ).map(({ list }) => list);
  const waits = async (visitor: Visitor) =>
    (await visitor.get(`${PATH}?chain=ethereum&address=${ADDRESS}`)).json['waiting'] as readonly object[];
  const person = async (partner: string) =>
    visit(service(), await service().key({ partner, scopes: ['desk:read', 'desk:decide'] }));
  const publishFourEyes = async (partner: string): Promise<void> => {
    const key = await service().key({ partner });
    const body = JSON.stringify({ policy_id: 'two', name: 'Two', direction: 'outgoing', disposition_four_eyes: true });
    const headers = { 'content-type': 'application/json' };
    expect((await service().send('POST', '/api/policies', { key, headers, body })).status).to.equal(201);
  };

  it('200: one person puts an address on a list, which judges and is audited, and takes it off again', async () => {
    const key = await service().key({ partner: 'A' });
    const visitor = await visit(service(), key);
    const added = await visitor.write('POST', PATH, wish('deny', 'put'));
    expect([added.status, added.json['waiting']]).to.deep.equal([200, false]);
    expect(await own(visitor)).to.deep.equal(['deny']);
    const check = { from_address: `0x${'b2'.repeat(20)}`, to_address: ADDRESS, chain: 'base', token: 'ETH', amount: 1 };
    expect((await service().verdict(key, check)).recommended_action).to.equal('BLOCK');
    expect((await visitor.write('POST', PATH, wish('deny', 'remove'))).status).to.equal(200);
    expect(await own(visitor)).to.deep.equal([]);
    expect((await visitor.write('POST', PATH, wish('deny', 'remove'))).status).to.equal(404);
    const { json } = await visitor.get('/desk/api/audit?limit=2');
    const entries = json['entries'] as readonly { action: string; actor: { key_id: string } }[];
    expect(entries.map(({ action, actor }) => [action, actor.key_id])).to.deep.equal([
      ['statement.removed', idOf(key)],
      ['statement.made', idOf(key)],
    ]);
  });

  it('202: what lets more pass takes two people where the policy asks for two; what stops does not', async () => {
    await publishFourEyes('B');
    const [anna, ben] = [await person('B'), await person('B')];
    const add = wish('allow', 'put');
    expect((await anna.write('POST', PATH, add)).json).to.deep.equal({ waiting: true, entry: null });
    expect([await own(anna), (await waits(ben)).length]).to.deep.equal([[], 1]);
    const again = await anna.write('POST', PATH, add);
    expect([again.status, again.json['code']]).to.deep.equal([409, 'second_person_needed']);
    expect((await ben.write('POST', PATH, add)).status).to.equal(200);
    expect([await own(anna), await waits(anna)]).to.deep.equal([['allow'], []]);
    expect((await ben.write('POST', PATH, wish('allow', 'remove'))).status, 'stricter at once').to.equal(200);
    expect((await ben.write('POST', PATH, add)).status, 'what was used does not count again').to.equal(202);
    expect((await ben.write('POST', PATH, wish('deny', 'put'))).status).to.equal(200);
    expect((await anna.write('POST', PATH, wish('deny', 'remove'))).status).to.equal(202);
    expect(await own(anna)).to.deep.equal(['deny']);
    service().passTime(8 * 86_400_000);
    const later = await person('B');
    expect(await waits(later), 'too old').to.deep.equal([]);
  });

  it('keeps a wish from another partner, which is no second person', async () => {
    await publishFourEyes('C');
    await publishFourEyes('D');
    const [ours, theirs] = [await person('C'), await person('D')];
    expect((await ours.write('POST', PATH, wish('allow', 'put'))).status).to.equal(202);
    expect(await waits(theirs)).to.deep.equal([]);
    expect((await theirs.write('POST', PATH, wish('allow', 'put'))).status).to.equal(202);
    expect([await own(ours), await own(theirs)]).to.deep.equal([[], []]);
  });

  it('400, 401 and 403: for a wrong address, without a session, and for those who only read', async () => {
    const reader = await visit(service(), await service().key({ scopes: ['desk:read'] }));
    expect((await reader.write('POST', PATH, wish('deny', 'put'))).status).to.equal(403);
    expect((await reader.get(PATH)).status).to.equal(400);
    const visitor = await person('E');
    for (const body of [
      { ...wish('deny', 'put'), address: '0x12' },
      { ...wish('allow', 'put'), reason: ' ' },
    ])
      expect((await visitor.write('POST', PATH, body)).status).to.equal(400);
    expect((await service().send('GET', `${PATH}?chain=evm&address=${ADDRESS}`)).status).to.equal(401);
  });
});
