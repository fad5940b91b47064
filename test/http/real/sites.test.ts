import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { eventually } from '../../support/eventually.js';
import { putList, rowOf } from '../../support/lists.js';
import { useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

describe('the site that asks for a signature', () => {
  const service = useRealService(POSTGRES);

  it('is looked up in imported lists, and the record says what they say; without one it says nothing', async () => {
    const check = async (origin: string) => {
      const body = {
        ...{ chain: 'ethereum', from_address: evmAddress('payer'), origin },
        message: { encoding: 'utf8', content: 'Hello' },
      };
      const key = await service().key();
      const reply = await service().send('POST', '/api/check-payload', {
        key,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const read = await service().send('GET', `/api/checks/${String(reply.json['request_id'])}`, { key });
      expect(read.status).to.equal(200);
      return { reply, read };
    };
    const before = await check('https://drained.example');
    expect(before.read.text).to.not.include('"sites"');
    const row = rowOf('drained.example', { family: 'site', category: 'phishing_site' });
    await putList(service().stores.archive, { source: 'Sites', publishedAt: '2026-11-20' }, row);
    const { read } = await eventually(async () => {
      const answered = await check('https://claim.drained.example');
      return answered.reply.json['recommended_action'] === 'BLOCK' ? answered : undefined;
    });
    expect(read.text).to.include('"match":"listed","entry":"drained.example","source":"Sites"');
    const key = await service().key();
    const declared = await service().send('POST', '/api/check-transaction', {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...transfer('asked for'), origin: 'https://Drained.example' }),
    });
    expect(declared.json, 'what is declared without bytes has an origin, too').to.include({
      recommended_action: 'BLOCK',
    });
    const kept = await service().send('GET', `/api/checks/${String(declared.json['request_id'])}`, { key });
    expect(kept.text).to.include('"origin":"https://drained.example"').and.include('phishing_site');
  });
});
