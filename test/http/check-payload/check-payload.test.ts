import { expect } from 'chai';
import { chainIdOf, encodeCall, transactionOf } from '../../support/payload-bytes.js';
import { evmAddress } from '../../support/addresses.js';
import { agreedTo } from '../../support/chain/safes.js';
import { MEMORY } from '../real/support/storages.js';
import { envelopeOf, useReporting } from '../reports/support.js';

const FROM = evmAddress('signs');
const TO = evmAddress('is paid');
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const ENVELOPE = { form: 'raw', type: 2, key: '' } as const;
const raw = (data: string) => transactionOf(ENVELOPE, { chainId: chainIdOf('ethereum'), to: USDC, value: 0n, data });
const PAYMENT = raw(encodeCall('transfer(address,uint256)', [TO, 25_000_000n]));
const THEFT = raw(encodeCall('approve(address,uint256)', [evmAddress('thief'), 2n ** 256n - 1n]));
const bytes = (payload: object): Record<string, unknown> => ({ chain: 'ethereum', from_address: FROM, ...payload });
const declared = (payload: object): Record<string, unknown> => ({
  ...{ chain: 'ethereum', from_address: FROM, to_address: TO, token: 'USDC', amount: 25 },
  ...payload,
});

interface Shown {
  readonly request_id: string;
  readonly recommended_action: string;
  readonly payload: {
    readonly status: string;
    readonly digest: string;
    readonly actions: readonly Readonly<Record<string, unknown>>[];
    readonly comparison?: readonly { readonly field: string; readonly result: string }[];
  };
}

describe('POST /api/check-payload', () => {
  const reporting = useReporting(MEMORY);
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    reporting().service.send('POST', `/api/${path}`, {
      key: reporting().key,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const shown = async (path: string, body: unknown): Promise<Shown> => {
    const { status, json, text } = await post(path, body);
    expect(status, text).to.equal(200);
    return json as unknown as Shown;
  };

  it('shows what the bytes do: who pays whom how much of what', async () => {
    const { payload } = await shown('check-payload', bytes(PAYMENT));
    expect(payload.status).to.equal('decoded');
    expect(payload.digest).to.match(/^0x[0-9a-f]{64}$/);
    expect(payload.actions).to.have.length(1);
    expect(payload.actions[0]).to.include({ kind: 'token_transfer', amount: '25000000', from: FROM, to: TO });
  });

  it('blocks what gives a stranger everything, alone and beside a harmless intent', async () => {
    expect((await shown('check-payload', bytes(THEFT))).recommended_action).to.equal('BLOCK');
    expect((await shown('check-transaction', declared(THEFT))).recommended_action).to.equal('BLOCK');
  });

  it('compares the bytes with what was declared beside them, field by field', async () => {
    const { payload } = await shown('check-transaction', declared({ ...PAYMENT, amount: 24 }));
    const results = Object.fromEntries((payload.comparison ?? []).map(({ field, result }) => [field, result]));
    expect(results).to.include({ chain: 'match', to_address: 'match', token: 'match', amount: 'wider' });
  });

  it('gives the payload back with the recorded check, and in the evidence report', async () => {
    const { service, key } = reporting();
    const { request_id, payload } = await shown('check-payload', bytes(PAYMENT));
    const { status, json } = await service.read(key, request_id);
    expect(status).to.equal(200);
    expect(JSON.stringify(json)).to.include(payload.digest).and.to.include(PAYMENT.transaction?.['raw']);
    const made = envelopeOf(await service.makeReport(key, { request_id }));
    expect(JSON.stringify(made.report)).to.include(payload.digest);
  });

  it('shows what stands behind a hash that an owner of a Safe agrees to, and gives it back as sent', async () => {
    const pays = { to: USDC, data: encodeCall('transfer(address,uint256)', [TO, 25_000_000n]) };
    const agreed = agreedTo({ safe: evmAddress('safe'), ...pays }, 'sent');
    const { request_id, payload } = await shown('check-payload', bytes(agreed));
    const [approval, proposal, payment] = payload.actions;
    expect([approval?.['function'], proposal?.['function']]).to.deep.equal(['approveHash(bytes32)', 'SafeTx']);
    expect(payment).to.include({ kind: 'token_transfer', amount: '25000000', from: evmAddress('safe'), to: TO });
    const { json } = await reporting().service.read(reporting().key, request_id);
    const { payload: recorded } = json as { payload: { given: Record<string, unknown> } };
    expect(recorded.given['safe_transactions']).to.deep.equal(agreed.safe_transactions);
  });

  it('gives the first answer again for a call that is sent again under one key', async () => {
    const first = await post('check-payload', bytes(PAYMENT), { 'idempotency-key': 'sign once' });
    const again = await post('check-payload', bytes(PAYMENT), { 'idempotency-key': 'sign once' });
    expect([again.status, again.text]).to.deep.equal([200, first.text]);
    expect(again.headers['idempotency-replayed']).to.equal('true');
  });

  it('takes a key that the other way of checking was called with for another key', async () => {
    const headers = { 'idempotency-key': 'one key on two routes' };
    expect((await post('check-payload', bytes(PAYMENT), headers)).status).to.equal(200);
    expect((await post('check-transaction', declared(PAYMENT), headers)).status).to.equal(200);
  });

  it('says that bytes are not sound by a finding, and refuses only what is no request', async () => {
    const unsound = await shown('check-payload', bytes({ transaction: { raw: '0x02zz' } }));
    expect([unsound.recommended_action, unsound.payload.status]).to.deep.equal(['BLOCK', 'invalid']);
  });

  for (const [what, path, body] of [
    ['two payloads', 'check-payload', bytes({ ...PAYMENT, solana_message: 'AA==' })],
    ['two payloads beside an intent', 'check-transaction', declared({ ...PAYMENT, solana_message: 'AA==' })],
    ['no payload', 'check-payload', bytes({})],
    ['what is agreed to, without what agrees', 'check-payload', bytes({ safe_transactions: [{}] })],
    ['an unknown member', 'check-payload', bytes({ ...PAYMENT, amount: 25 })],
    ['an unknown member of the payload', 'check-payload', bytes({ transaction: { raw: '0x02', note: '' } })],
    ['a payload of an incoming payment', 'check-transaction', declared({ ...PAYMENT, direction: 'incoming' })],
  ] as const)
    it(`refuses ${what} with 400`, async () => {
      expect((await post(path, body)).status).to.equal(400);
    });
});
