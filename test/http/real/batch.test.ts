import { expect } from 'chai';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { codesOf, itemsOf, resultsOf, sendBatch } from './support/batches.js';
import { useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

const statusesOf = (reply: Parameters<typeof resultsOf>[0]) => resultsOf(reply).map(({ status }) => status);
const EVERYTHING = { partnerId: null, fromMs: null, untilMs: null } as const;
/** Ends like the genuine one, as an address that a thief made would. */
const GENUINE = `0xabc${'1'.repeat(34)}def`;
const ALIKE = `0xabc${'2'.repeat(34)}def`;

describe('POST /api/check-batch', () => {
  const faults = { append: null as Error | null, transactions: 0 };
  const wrap = (stores: Stores): Stores => ({
    ...stores,
    checks: Object.assign(Object.create(stores.checks) as Stores['checks'], {
      appendTogether: (...asked: Parameters<Stores['checks']['appendTogether']>) => {
        faults.transactions += 1;
        return faults.append === null ? stores.checks.appendTogether(...asked) : Promise.reject(faults.append);
      },
    }),
  });
  const service = useRealService(POSTGRES, { wrap });
  const batch = (key: string, body: unknown, headers?: Record<string, string>) =>
    sendBatch(service(), key, body, headers);
  const recordedOf = async (name: string): Promise<number> => {
    const { partnerId } = (await service().stores.keys.findPartnerByName(name)) ?? { partnerId: '' };
    let count = 0;
    for await (const { recordJson } of service().stores.checks.latest({ partnerId, environment: 'sandbox' }, 1_000))
      count += recordJson === '' ? 0 : 1;
    return count;
  };

  it('200: answers a hundred items in order in one transaction, and each check is found', async () => {
    const key = await service().key({ partner: 'Hundred' });
    faults.transactions = 0;
    const reply = await batch(
      key,
      itemsOf(Array.from({ length: 100 }, (_, place) => transfer('hundred', { amount: 1 + place }))),
    );
    const results = resultsOf(reply);
    expect([reply.status, results.length, faults.transactions]).to.deep.equal([200, 100, 1]);
    expect(results.map(({ id }) => id)).to.deep.equal(Array.from({ length: 100 }, (_, place) => String(place + 1)));
    expect(new Set(results.map(({ body }) => body.request_id)).size).to.equal(100);
    for (const { status, body } of [results[0], results[57], results[99]].flatMap((one) => one ?? [])) {
      expect([status, body.recommended_action]).to.deep.equal([200, 'ALLOW']);
      expect((await service().read(key, body.request_id)).status).to.equal(200);
    }
    expect(await recordedOf('Hundred')).to.equal(100);
  });

  it('lets each item see the ones before it: of two accounts that look alike the second is false', async () => {
    const pay = (name: string, to: string) => transfer(name, { to_address: to });
    const inOrder = async (partner: string, recipients: readonly string[]) =>
      resultsOf(
        await batch(await service().key({ partner }), itemsOf(recipients.map((recipient) => pay('alike', recipient)))),
      ).map((result) => codesOf(result).includes('recipient_lookalike'));
    expect(await inOrder('Forwards', [GENUINE, ALIKE])).to.deep.equal([false, true]);
    expect(await inOrder('Backwards', [ALIKE, GENUINE])).to.deep.equal([false, true]);
    expect(await inOrder('One account', [GENUINE, GENUINE])).to.deep.equal([false, false]);
  });

  it('sees a payment that is split to stay under the limit, and none in payments to different people', async () => {
    const split = Array.from({ length: 5 }, (_, place) => transfer('split', { amount: 9_000 + place }));
    const results = resultsOf(await batch(await service().key({ partner: 'Split' }), itemsOf(split)));
    expect(results.map((result) => codesOf(result).includes('structuring_pattern'))).to.deep.equal([
      false,
      false,
      true,
      true,
      true,
    ]);
    const payroll = Array.from({ length: 5 }, (_, place) => ({
      ...transfer(`payroll ${place}`, { amount: 9_000 + place }),
      from_address: split[0]?.['from_address'],
    }));
    const paid = resultsOf(await batch(await service().key({ partner: 'Payroll' }), itemsOf(payroll)));
    expect(paid.flatMap(codesOf)).not.to.include('structuring_pattern');
  });

  it('answers each bad item by itself, names what is wrong with it, and judges the others', async () => {
    const key = await service().key({ partner: 'Bad items' });
    const good = transfer('bad items');
    const reply = await batch(key, {
      items: [
        { id: 'good', check: good },
        { id: 'amount', check: { ...good, amount: '25' } },
        7,
        { id: 'both', check: good, payload_check: { from_address: good['from_address'], chain: 'ethereum' } },
        { id: 'none' },
        { id: 'good', check: good },
        { id: 'typo', chek: good, check: good },
        { check: good },
        { id: 'policy', check: { ...good, policy_id: 'nobodys' } },
        { id: 'no bytes', payload_check: { from_address: good['from_address'], chain: 'ethereum' } },
        { id: 'large', check: { ...good, counterparty_name: 'x'.repeat(70_000) } },
        { id: 'last', check: { ...good, amount: 26 } },
      ],
    });
    expect(reply.status).to.equal(200);
    expect(
      resultsOf(reply).map(({ id, status, body }) => [id, status, body.code ?? null, body.details?.[0]?.path ?? null]),
    ).to.deep.equal([
      ['good', 200, null, null],
      ['amount', 400, 'invalid_request', '/items/1/check/amount'],
      [null, 400, 'invalid_request', '/items/2'],
      ['both', 400, 'invalid_request', '/items/3'],
      ['none', 400, 'invalid_request', '/items/4'],
      ['good', 400, 'invalid_request', '/items/5/id'],
      ['typo', 400, 'invalid_request', '/items/6/chek'],
      [null, 400, 'invalid_request', '/items/7/id'],
      ['policy', 400, 'unknown_policy', '/items/8/check/policy_id'],
      ['no bytes', 400, 'invalid_request', '/items/9/payload_check'],
      ['large', 413, 'payload_too_large', null],
      ['last', 200, null, null],
    ]);
    expect(await recordedOf('Bad items')).to.equal(2);
  });

  it('400, 401, 403, 413: refuses the whole body, stores nothing, and says why', async () => {
    const key = await service().key({ partner: 'Refused' });
    const one = itemsOf([transfer('refused')]);
    const many = { items: Array.from({ length: 101 }, (_, place) => ({ id: String(place) })) };
    const reader = await service().key({ partner: 'Refused', scopes: ['checks:read'] });
    for (const [status, sender, body, path] of [
      [400, key, {}, '/items'],
      [400, key, { items: [] }, '/items'],
      [400, key, many, '/items'],
      [400, key, { ...one, order: true }, '/order'],
      [400, key, '{"items":[{"id":"a","id":"b"}]}', null],
      [400, key, '{"items":[{"id":"a","check":{"token":"\\u0007"}}]}', '/items/0/check/token'],
      [401, 'sg_sandbox_unknown1_x', one, null],
      [403, reader, one, null],
      [413, key, `${JSON.stringify(one)}${' '.repeat(1_048_576)}`, null],
    ] as const) {
      const { json, status: answered } = await batch(sender, body);
      const [detail] = (json['details'] ?? []) as readonly { readonly path: string }[];
      expect([answered, detail?.path ?? null]).to.deep.equal([status, path]);
      expect(json).not.to.have.property('results');
    }
    expect(await recordedOf('Refused')).to.equal(0);
  });

  it('takes a body far above that of one check, and text that is signed with its line ends', async () => {
    const key = await service().key();
    const message = { encoding: 'utf8', content: `line\n${'x'.repeat(20_000)}` };
    const signed = { from_address: transfer('signed')['from_address'], chain: 'ethereum', message };
    const items = Array.from({ length: 20 }, (_, place) => ({ id: String(place), payload_check: signed }));
    expect(statusesOf(await batch(key, { items }))).to.deep.equal(items.map(() => 200));
  });

  it('counts each item for the quota: those behind its end are 429, and the headers tell', async () => {
    const key = await service().key({ partner: 'Quota', quota: 3 });
    const reply = await batch(key, itemsOf([1, 2, 3, 4, 5].map((amount) => transfer('quota', { amount }))));
    expect(statusesOf(reply)).to.deep.equal([200, 200, 200, 429, 429]);
    expect(resultsOf(reply)[3]?.body.code).to.equal('rate_limit_exceeded');
    expect([reply.headers['x-ratelimit-limit'], reply.headers['x-ratelimit-remaining']]).to.deep.equal(['3', '0']);
    expect((await batch(key, itemsOf([transfer('quota')]))).status, 'not even the call').to.equal(429);
    expect(await recordedOf('Quota')).to.equal(3);
  });

  it('503: gives no verdict where its checks cannot be stored, and stores none of them', async () => {
    const key = await service().key({ partner: 'Unstored' });
    faults.append = new StorageUnavailableError('made up');
    const failed = await batch(key, itemsOf([transfer('unstored'), transfer('unstored', { amount: 26 })]));
    faults.append = null;
    expect([failed.status, failed.json['code']]).to.deep.equal([503, 'service_unavailable']);
    expect(failed.json).not.to.have.property('results');
    expect(await recordedOf('Unstored')).to.equal(0);
  });

  it('honours one Idempotency-Key for all: the same bytes again, 422 for others, nothing judged twice', async () => {
    const key = await service().key({ partner: 'Keyed', quota: 50 });
    const body = itemsOf([transfer('keyed'), { chain: 'none' }, transfer('keyed', { amount: 26 })]);
    const keyed = { 'idempotency-key': 'batch 1' };
    const first = await batch(key, body, keyed);
    const again = await batch(key, body, keyed);
    expect(statusesOf(first)).to.deep.equal([200, 400, 200]);
    expect([again.status, again.text, again.headers['idempotency-replayed']]).to.deep.equal([200, first.text, 'true']);
    expect(again.headers['x-request-id']).to.equal(first.headers['x-request-id']);
    expect(
      [first.headers['x-ratelimit-remaining'], again.headers['x-ratelimit-remaining']],
      'a replay counts as one call',
    ).to.deep.equal(['47', '46']);
    expect((await batch(key, itemsOf([transfer('other')]), keyed)).json['code']).to.equal('idempotency_key_reused');
    expect(await recordedOf('Keyed')).to.equal(2);
    const refused = await batch(key, itemsOf([{}]), { 'idempotency-key': 'nothing to store' });
    expect((await batch(key, itemsOf([{}]), { 'idempotency-key': 'nothing to store' })).text).to.equal(refused.text);
  });

  it('is neither seen nor felt by another partner or environment', async () => {
    const body = itemsOf([transfer('apart', { to_address: GENUINE })]);
    const [first] = resultsOf(await batch(await service().key({ partner: 'Apart' }), body));
    for (const other of [{ partner: 'Other' }, { partner: 'Apart', environment: 'production' }] as const) {
      const key = await service().key(other);
      expect((await service().read(key, first?.body.request_id ?? '')).status).to.equal(404);
      const alike = resultsOf(await batch(key, itemsOf([transfer('apart', { to_address: ALIKE })])));
      expect(alike.flatMap(codesOf)).not.to.include('recipient_lookalike');
    }
  });

  it('leaves the usage of each check, and one row for each item that was none', async () => {
    const key = await service().key({ partner: 'Used' });
    const { partnerId } = (await service().stores.keys.findPartnerByName('Used')) ?? { partnerId: '' };
    await batch(key, itemsOf([transfer('used'), {}, transfer('used', { amount: 25_000 })]));
    await service().flushUsage();
    const rows = await service().stores.usage.summarise({ ...EVERYTHING, partnerId });
    expect(
      rows.map(({ operation, status, outcome, count }) => [operation, status, outcome, count]),
    ).to.have.deep.members([
      ['POST /api/check-batch', 200, null, 1],
      ['POST /api/check-batch', 400, 'invalid_request', 1],
      ['POST /api/check-transaction', 200, 'ALLOW', 1],
      ['POST /api/check-transaction', 200, 'REVIEW', 1],
    ]);
  });
});
