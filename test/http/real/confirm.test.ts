import { expect } from 'chai';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { transaction, transfer as transferCall } from '../../support/payload-requests.js';
import { STRANGER, USDC } from '../../support/payload-accounts.js';
import { type ReportingService, startReporting } from '../../support/reports/report-services.js';
import { putList, rowOf } from '../../support/lists.js';
import { checkedBytes, confirm, PAID, PAYMENT, receiptIn } from './support/confirming.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

/** A payment to a token's contract account that nothing is known of: REVIEW. */
const UNKNOWN_CALL = { transaction: transaction(PAID, '0x12345678') };
const UNLIMITED_APPROVAL = {
  transaction: transaction(USDC, `0x095ea7b3${'0'.repeat(24)}${STRANGER.slice(2)}${'f'.repeat(64)}`),
};

describe('POST /api/checks/{request_id}/confirm', function () {
  this.timeout(120_000);
  let service: ReportingService;
  let key: string;
  before(async () => {
    service = await startReporting(POSTGRES);
    key = await service.key();
  });
  after(() => service.stop());
  const resultOf = async (requestId: string, body: unknown = PAYMENT) => {
    const { status, json } = await confirm(service, key, requestId, body);
    expect(status, JSON.stringify(json)).to.equal(200);
    if (json['result'] !== 'SAME') expect(json).not.to.have.property('receipt');
    return json;
  };

  it('SAME: gives a receipt over exactly these bytes, which is found later', async () => {
    const requestId = await checkedBytes(service, key, 'ALLOW');
    const reply = await confirm(service, key, requestId, PAYMENT);
    expect(reply.json).to.deep.include({ request_id: requestId, result: 'SAME', fields: [], demonstration: false });
    const { payload } = (await service.read(key, requestId)).json as { payload: { digest: string; sha256: string } };
    expect(await receiptIn(service, reply)).to.deep.include({
      request_id: requestId,
      verdict: 'ALLOW',
      chain: 'ethereum',
      payload_digest: payload.digest,
      payload_sha256: payload.sha256,
      expires_at: reply.json['expires_at'],
      environment: 'sandbox',
      demonstration: false,
    });
    const [stored, ...more] = await service.stores.confirmations.listAnywhere(requestId);
    expect(more).to.deep.equal([]);
    expect(stored).to.deep.include({
      result: 'SAME',
      receipt: reply.json['receipt'],
      payloadSha256: payload.sha256,
    });
  });

  it('says of demonstration evidence that it is one, in the answer and in the receipt', async () => {
    const bytes = { transaction: transaction(demonstrationKey('evm', 0xde300002), '0x', '1') };
    const reply = await confirm(service, key, await checkedBytes(service, key, 'ALLOW', bytes), bytes);
    expect(reply.json).to.include({ result: 'SAME', demonstration: true });
    expect(await receiptIn(service, reply)).to.include({ demonstration: true });
  });

  it('DRIFTED: names what differs, and stores that without a receipt', async () => {
    const requestId = await checkedBytes(service, key, 'ALLOW');
    const changed = { transaction: { ...PAYMENT.transaction, to: STRANGER, nonce: 2 } };
    expect(await resultOf(requestId, changed)).to.deep.include({ result: 'DRIFTED', fields: ['nonce', 'to'] });
    const [stored] = await service.stores.confirmations.listAnywhere(requestId);
    expect(stored).to.deep.include({ result: 'DRIFTED', fields: ['nonce', 'to'], receipt: null });
  });

  it('DRIFTED: names another kind of payload, another chain, account and origin', async () => {
    const requestId = await checkedBytes(service, key, 'ALLOW');
    const message = { encoding: 'utf8', content: 'Hello' };
    expect((await resultOf(requestId, { message }))['fields']).to.deep.equal(['kind']);
    const said = { chain: 'base', from_address: STRANGER, origin: 'https://drain.example' };
    expect(await resultOf(requestId, { ...PAYMENT, ...said })).to.deep.include({
      result: 'DRIFTED',
      fields: ['chain', 'from_address', 'origin'],
    });
  });

  it('EXPIRED: from five minutes after the check on, and not before', async () => {
    const requestId = await checkedBytes(service, key, 'ALLOW');
    const checkedAtMs = Date.parse(String((await resultOf(requestId))['expires_at'])) - 300_000;
    service.passTime(checkedAtMs + 290_000 - service.clock.now());
    expect((await resultOf(requestId))['result']).to.equal('SAME');
    service.passTime(10_000);
    expect(await resultOf(requestId)).to.deep.include({ result: 'EXPIRED', fields: [] });
  });

  it('NOT_ALLOWED: a BLOCK, with any outcome reported', async () => {
    const requestId = await checkedBytes(service, key, 'BLOCK', UNLIMITED_APPROVAL);
    await service.report(key, requestId, 'acknowledged');
    expect(await resultOf(requestId, UNLIMITED_APPROVAL)).to.deep.include({ result: 'NOT_ALLOWED', fields: [] });
  });

  it('a REVIEW is NOT_ALLOWED until it is acknowledged, and the receipt says which verdict it was', async () => {
    const requestId = await checkedBytes(service, key, 'REVIEW', UNKNOWN_CALL);
    for (const outcome of [null, 'false_alarm', 'signed'] as const) {
      if (outcome !== null) await service.report(key, requestId, outcome);
      expect((await resultOf(requestId, UNKNOWN_CALL))['result'], String(outcome)).to.equal('NOT_ALLOWED');
    }
    await service.report(key, requestId, 'acknowledged');
    const reply = await confirm(service, key, requestId, UNKNOWN_CALL);
    expect(await receiptIn(service, reply)).to.include({ verdict: 'REVIEW' });
    await service.report(key, requestId, 'cancelled');
    expect((await resultOf(requestId, UNKNOWN_CALL))['result']).to.equal('NOT_ALLOWED');
  });

  it('NOT_ALLOWED: an ALLOW that turned out to be fraud, until that is taken back', async () => {
    const requestId = await checkedBytes(service, key, 'ALLOW');
    await service.report(key, requestId, 'confirmed_malicious');
    expect((await resultOf(requestId))['result']).to.equal('NOT_ALLOWED');
    await service.report(key, requestId, 'false_alarm');
    expect((await resultOf(requestId))['result']).to.equal('SAME');
  });

  it('NOT_ALLOWED: a check that was made without bytes', async () => {
    const { request_id: requestId } = await service.verdict(key, transfer('confirm without bytes'));
    expect((await resultOf(requestId))['result']).to.equal('NOT_ALLOWED');
  });

  it('a check with declared members and bytes is confirmed by its bytes', async () => {
    const pay = { transaction: transaction(USDC, transferCall(PAID, 25_000_000n)) };
    const declared = { from_address: `0x${'11'.repeat(20)}`, to_address: PAID, chain: 'ethereum', token: 'USDC' };
    const { request_id: requestId } = await service.verdict(key, { ...declared, amount: 25, ...pay });
    expect((await resultOf(requestId, pay))['result']).to.equal('SAME');
    const other = { transaction: transaction(USDC, transferCall(STRANGER, 25_000_001n)) };
    expect((await resultOf(requestId, other))['fields']).to.deep.equal(['data', 'amount', 'recipient']);
  });

  it('404: is the same for another partner’s, another environment’s, an unknown id and none', async () => {
    const requestId = await checkedBytes(service, key, 'ALLOW');
    const others = [await service.key({ partner: 'Another' }), await service.key({ environment: 'production' })];
    const replies = [
      ...(await Promise.all(others.map((other) => confirm(service, other, requestId, PAYMENT)))),
      await confirm(service, key, 'req_01h455vb4pex5vsknk084sn02q', PAYMENT),
      await confirm(service, key, 'x', PAYMENT),
    ];
    for (const reply of replies) {
      expect(reply.status).to.equal(404);
      expect({ ...reply.json, request_id: '' }).to.deep.equal({ ...replies[0]?.json, request_id: '' });
    }
    expect(await service.stores.confirmations.listAnywhere(requestId)).to.deep.equal([]);
  });

  it('NOT_ALLOWED: an account that a list names since the check; a list about others changes nothing', async () => {
    const requestId = await checkedBytes(service, key, 'ALLOW');
    const list = { source: 'new-list', publishedAt: new Date().toISOString() };
    await putList(service.stores.archive, list, rowOf(STRANGER));
    expect((await resultOf(requestId))['result']).to.equal('SAME');
    await putList(service.stores.archive, list, rowOf(STRANGER), rowOf(PAID, { category: 'sanctions' }));
    let result: unknown = 'SAME';
    // a list is in force within 5 s on every instance
    for (const end = Date.now() + 6_000; result === 'SAME' && Date.now() < end; )
      result = (await resultOf(requestId))['result'];
    expect(result).to.equal('NOT_ALLOWED');
    await putList(service.stores.archive, list, rowOf(STRANGER));
  });
});
