import { expect } from 'chai';
import { itemsOf, sendBatch } from './support/batches.js';
import { useInstances } from './support/instances.js';
import type { Reply } from './support/real-service.js';
import { transfer } from './support/requests.js';

const CALLS = 100;
const IDEMPOTENT = (key: string) => ({ 'idempotency-key': key });

/** Every call is either the first, a replay of it to the byte, or told to come again. */
const expectOneAnswer = (replies: readonly Reply[], status: number): Reply => {
  expect(new Set(replies.map((reply) => reply.status))).to.satisfy((statuses: ReadonlySet<number>) =>
    [...statuses].every((one) => one === status || one === 409),
  );
  const answered = replies.filter((reply) => reply.status === status);
  const firsts = answered.filter(({ headers }) => headers['idempotency-replayed'] === undefined);
  expect(firsts).to.have.length(1);
  expect(new Set(answered.map(({ text }) => text)).size).to.equal(1);
  for (const { json } of replies.filter((reply) => reply.status === 409)) expect(json).to.include({ code: 'conflict' });
  const [first] = firsts;
  if (first === undefined) throw new Error('no call was answered');
  return first;
};

describe('Idempotency-Key over three instances', function () {
  this.timeout(120_000);
  const instances = useInstances(3);

  it('decides and records one of a hundred identical calls; the others wait or get the same bytes', async () => {
    const key = await instances().of(0).key({ partner: 'Race' });
    const keyId = key.split('_')[2];
    for (let round = 0; round < 3; round += 1) {
      const name = `race ${round}`;
      const replies = await Promise.all(
        Array.from({ length: CALLS }, (_, index) => instances().of(index).check(key, transfer(name), IDEMPOTENT(name))),
      );
      const first = expectOneAnswer(replies, 200);
      const [counted] = await instances().database.run(
        'select count(*)::integer as checks from checks where key_id = $1',
        [keyId],
      );
      expect(counted).to.deep.equal({ checks: round + 1 });
      const [usage] = await instances().database.run(
        'select count(*)::integer as rows from usage_log where key_id = $1 and status = 200 ' +
          `and operation = 'POST /api/check-transaction'`,
        [keyId],
      );
      expect(usage).to.deep.equal({ rows: round + 1 });
      for (const service of instances().all) {
        const replayed = await service.check(key, transfer(name), IDEMPOTENT(name));
        expect([replayed.status, replayed.text, replayed.headers['idempotency-replayed']]).to.deep.equal([
          200,
          first.text,
          'true',
        ]);
        expect((await service.read(key, String(first.json['request_id']))).status).to.equal(200);
      }
    }
  });

  it('judges and records one of many identical batches', async () => {
    const key = await instances().of(0).key({ partner: 'Batches' });
    const body = itemsOf([transfer('batches'), transfer('batches', { amount: 26 })]);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => sendBatch(instances().of(index), key, body, IDEMPOTENT('batch'))),
    );
    expectOneAnswer(replies, 200);
    const [counted] = await instances().database.run(
      'select count(*)::integer as checks from checks where key_id = $1',
      [key.split('_')[2]],
    );
    expect(counted).to.deep.equal({ checks: 2 });
  });

  it('lets one of many bodies win a key, each of the others is refused', async () => {
    const key = await instances().of(0).key({ partner: 'Bodies' });
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        instances()
          .of(index)
          .check(key, transfer('bodies', { amount: 1 + (index % 20) }), IDEMPOTENT('bodies')),
      ),
    );
    const passed = replies.filter(({ status }) => status === 200);
    expect(passed.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).to.have.length(1);
    expect(new Set(passed.map(({ text }) => text)).size).to.equal(1);
    expect(replies.filter(({ status }) => status === 422).length).to.be.at.least(57);
    const [counted] = await instances().database.run(
      'select count(*)::integer as checks from checks where key_id = $1',
      [key.split('_')[2]],
    );
    expect(counted).to.deep.equal({ checks: 1 });
  });

  it('makes and meters one report of a hundred identical calls at once', async () => {
    const key = await instances().of(0).key({ partner: 'Reports' });
    const { request_id: requestId } = await instances().of(0).verdict(key, transfer('reports'));
    const replies = await Promise.all(
      Array.from({ length: CALLS }, (_, index) =>
        instances()
          .of(index)
          .send('POST', '/api/reports/address', {
            key,
            headers: { 'content-type': 'application/json', ...IDEMPOTENT('report') },
            body: JSON.stringify({ request_id: requestId }),
          }),
      ),
    );
    expectOneAnswer(replies, 201);
    const [counted] = await instances().database.run(
      'select (select count(*)::integer from reports where request_id = $1) as reports, ' +
        '(select count(*)::integer from report_metering where request_id = $1) as metered',
      [requestId],
    );
    expect(counted).to.deep.equal({ reports: 1, metered: 1 });
  });

  it('lets the next call decide when the lease of a dead instance ran out, which can then store nothing', async () => {
    const key = await instances().of(0).key({ partner: 'Crash' });
    const scopes = instances().all.map(({ stores }) => stores);
    const { partnerId } = (await scopes[0]?.keys.findPartnerByName('Crash')) ?? { partnerId: '' };
    const { createHash } = await import('node:crypto');
    const body = JSON.stringify(transfer('crash'));
    const dead = {
      scope: { partnerId, environment: 'sandbox' as const },
      operation: 'POST /api/check-transaction',
      key: 'crash',
      bodySha256: createHash('sha256').update(body).digest('hex'),
      holder: 'req_00000000000000000000000000',
    };
    expect(await scopes[0]?.idempotency.claim(dead)).to.deep.equal({ kind: 'leased' });
    expect((await instances().of(1).check(key, body, IDEMPOTENT('crash'))).status, 'while the lease lasts').to.equal(
      409,
    );
    await instances().database.run(
      `update idempotent_calls set expires_at = expires_at - interval '30 seconds' where holder = $1`,
      [dead.holder],
    );
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => instances().of(index).check(key, body, IDEMPOTENT('crash'))),
    );
    const first = expectOneAnswer(replies, 200);
    const late = await scopes[0]?.idempotency.finish({ call: dead, answer: 'late' }).catch((error: unknown) => error);
    expect(late).to.have.property('name', 'LeaseLostError');
    expect((await instances().of(2).check(key, body, IDEMPOTENT('crash'))).text).to.equal(first.text);
  });
});
