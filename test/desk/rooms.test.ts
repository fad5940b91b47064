import { expect } from 'chai';
import { useRealService } from '../http/real/support/real-service.js';
import { POSTGRES } from '../http/real/support/storages.js';
import { visit } from './support/desk.js';

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
