import { expect } from 'chai';
import { POSTGRES } from './support/storages.js';
import { useRealService } from './support/real-service.js';
import { largeTransfer, transfer, unlimitedApproval } from './support/requests.js';

describe('the usage log', () => {
  const service = useRealService(POSTGRES);

  it('has one row for every call with a recognised key, by outcome, and none for others', async () => {
    const { check, read, verdict, key: makeKey } = service();
    const key = await makeKey({ partner: 'Used' });
    const reader = await makeKey({ partner: 'Used', scopes: ['checks:read'] });
    const { request_id: requestId } = await verdict(key, transfer('usage'));
    await verdict(key, largeTransfer('usage'));
    await verdict(key, unlimitedApproval('usage'));
    await check(key, '{}');
    await check(key, '{');
    await check(reader, transfer('usage'));
    await read(reader, requestId);
    await read(reader, 'nothing');
    await service().send('POST', '/api/check-transaction', { body: '{}' });
    await service().check('sg_sandbox_unknown1_x', '{}');
    await service().send('GET', '/health');
    await service().flushUsage();

    const rows = await service().stores.usage.summarise({ partnerId: null, fromMs: null, untilMs: null });
    expect(
      rows.map(({ operation, status, outcome, count }) => [operation, status, outcome, count]),
    ).to.have.deep.members([
      ['POST /api/check-transaction', 200, 'ALLOW', 1],
      ['POST /api/check-transaction', 200, 'REVIEW', 1],
      ['POST /api/check-transaction', 200, 'BLOCK', 1],
      ['POST /api/check-transaction', 400, 'invalid_request', 1],
      ['POST /api/check-transaction', 400, 'invalid_json', 1],
      ['POST /api/check-transaction', 403, 'insufficient_scope', 1],
      ['GET /api/checks/{request_id}', 200, null, 1],
      ['GET /api/checks/{request_id}', 404, 'not_found', 1],
    ]);
    for (const row of rows) expect(row.meanDurationMs).to.be.within(0, 10_000);
  });

  it('is not in the log lines by address or name: nothing of a request is', async () => {
    const body = transfer('private', { counterparty_name: 'Private Person', intent_reference: 'private-reference' });
    await service().verdict(await service().key(), body);
    const lines = JSON.stringify(service().logged);
    for (const text of [body['from_address'], body['to_address'], 'Private Person', 'private-reference'])
      expect(lines).not.to.include(text);
    expect(lines).to.include('/api/check-transaction');
  });
});
