import { expect } from 'chai';
import { POSTGRES } from '../http/real/support/storages.js';
import { type Reply, useRealService } from '../http/real/support/real-service.js';
import { useSigningService } from '../http/real/support/confirming.js';
import { verifyOffline } from '../../domain/report/verify/verify-offline.js';
import { visit } from './support/desk.js';

const FOUR_EYES = { policy_id: 'two_people', name: 'Two people', direction: 'outgoing', disposition_four_eyes: true };
const answer = ({ status, json }: Reply) => [status, json['code'] ?? json['counts']];

/** A payment that is REVIEW, and one that is ALLOW. */
const payment = (amount: number, members: object = {}) => ({
  from_address: '0x1111111111111111111111111111111111111111',
  to_address: '0x2222222222222222222222222222222222222222',
  ...{ chain: 'ethereum', token: 'USDC', amount },
  ...members,
});

const at = (requestId: string, what: string) => `/desk/api/checks/${requestId}/${what}`;

describe('what people decide at the review desk', () => {
  const service = useRealService(POSTGRES);
  const judged = async (key: string, members: object = {}) =>
    String((await service().verdict(key, payment(250_000, members))).request_id);
  const publishFourEyes = async (key: string) => {
    const person = await visit(service(), key);
    expect((await person.write('POST', '/desk/api/policies', FOUR_EYES)).status).to.equal(201);
  };

  it('200 and 201: is kept with its reason, never changes the check, and gives its state', async () => {
    const key = await service().key();
    const person = await visit(service(), key);
    const id = await judged(key);
    const before = (await service().read(key, id)).text;
    const reply = await person.write('POST', at(id, 'dispositions'), {
      disposition: 'reject',
      reason: 'Not ours.',
    });
    expect(reply.status).to.equal(201);
    expect(reply.json).to.include({ disposition: 'reject', counts: true, second_of: null, reason: 'Not ours.' });
    await person.write('POST', at(id, 'notes'), { text: 'Called the customer.' });
    const { json } = await person.get(at(id, 'case'));
    expect(json).to.deep.include({ state: 'rejected', dispositions: [reply.json], outcomes: [] });
    expect(json['four_eyes']).to.deep.equal({ required: false, waiting: false, first_by: null });
    expect((json['notes'] as readonly { readonly text: string }[]).map(({ text }) => text)).to.deep.equal([
      'Called the customer.',
    ]);
    expect((await service().read(key, id)).text).to.equal(before);
    const again = await person.write('POST', at(id, 'dispositions'), { disposition: 'reject', reason: 'Again.' });
    expect(answer(again)).to.deep.equal([409, 'conflict']);
  });

  it('names people by the labels of their keys, as they were when they decided', async () => {
    const key = await service().key();
    const keyId = key.split('_')[2] ?? '';
    const label = (name: string) =>
      service().send('PUT', `/api/keys/${keyId}/label`, {
        ...{ key, headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ label: name }),
      });
    const id = await judged(key);
    const nameless = await visit(service(), key);
    await nameless.write('POST', at(id, 'notes'), { text: 'Before there was a label.' });
    await label('Anna Berg');
    const person = await visit(service(), key);
    expect(person.session['signed_in_as']).to.equal('Anna Berg');
    await person.write('POST', at(id, 'dispositions'), { disposition: 'reject', reason: 'Not ours.' });
    const { json } = await person.get(at(id, 'case'));
    const by = { by: 'Anna Berg', by_id: keyId };
    expect(json['asked_by']).to.deep.equal(by);
    expect((json['notes'] as readonly object[])[0]).to.include(by);
    expect((json['dispositions'] as readonly object[])[0]).to.include(by);
    await label('Ben Orr');
    const later = (await person.get(at(id, 'case'))).json;
    expect((later['dispositions'] as readonly object[])[0], 'the label of its moment').to.include(by);
    expect(later['asked_by']).to.deep.equal({ by: 'Ben Orr', by_id: keyId });
  });

  it('409: with four eyes needs a second key; a second session of the same key is the same person', async () => {
    const [key, other] = [await service().key({ partner: 'Two' }), await service().key({ partner: 'Two' })];
    await publishFourEyes(key);
    const id = await judged(key, { policy_id: 'two_people' });
    const [one, twice, two] = [await visit(service(), key), await visit(service(), key), await visit(service(), other)];
    const approval = { disposition: 'approve', reason: 'Known.' };
    expect(answer(await one.write('POST', at(id, 'dispositions'), approval))).to.deep.equal([201, false]);
    const waiting = (await two.get(at(id, 'case'))).json;
    expect(waiting).to.include({ state: 'pending' });
    expect(waiting['four_eyes']).to.deep.equal({
      required: true,
      waiting: true,
      first_by: one.session['signed_in_as'],
    });
    for (const same of [one, twice])
      expect(answer(await same.write('POST', at(id, 'dispositions'), approval))).to.deep.equal([
        409,
        'second_person_needed',
      ]);
    const second = await two.write('POST', at(id, 'dispositions'), approval);
    expect(answer(second)).to.deep.equal([201, true]);
    const both = (await one.get(at(id, 'case'))).json;
    expect(both).to.include({ state: 'approved' });
    const counting = (both['dispositions'] as readonly { readonly counts: boolean }[]).map(({ counts }) => counts);
    expect(counting, 'the first of two counts after the second').to.deep.equal([true, true]);
  });

  it('409: with four eyes no outcome says alone what two people have to say', async () => {
    const [key, other] = [await service().key({ partner: 'Out' }), await service().key({ partner: 'Out' })];
    await publishFourEyes(key);
    const [id, free] = [await judged(key, { policy_id: 'two_people' }), await judged(key)];
    const [one, two] = [await visit(service(), key), await visit(service(), other)];
    const report = (requestId: string, outcome: string) =>
      service().send('POST', `/api/checks/${requestId}/outcome`, {
        key,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome }),
      });
    const needed = [409, 'second_person_needed'];
    for (const outcome of ['false_alarm', 'signed', 'acknowledged'])
      expect(answer(await one.write('POST', at(id, 'outcome'), { outcome })), outcome).to.deep.equal(needed);
    expect(answer(await report(id, 'false_alarm'))).to.deep.equal(needed);
    // what makes a check count for nothing needs no second person, nor does what a wallet saw happen
    for (const outcome of ['cancelled', 'confirmed_malicious'])
      expect((await one.write('POST', at(id, 'outcome'), { outcome })).status, outcome).to.equal(201);
    expect((await report(id, 'signed')).status).to.equal(201);
    for (const person of [one, two]) {
      expect(answer(await report(id, 'false_alarm'))).to.deep.equal(needed);
      await person.write('POST', at(id, 'dispositions'), { disposition: 'approve', reason: 'Known.' });
    }
    expect((await report(id, 'false_alarm')).status).to.equal(201);
    expect((await one.write('POST', at(id, 'outcome'), { outcome: 'signed' })).status).to.equal(201);
    expect((await one.write('POST', at(free, 'outcome'), { outcome: 'false_alarm' })).status).to.equal(201);
  });

  it('lets a false alarm be the outcome that precision counts, where none was reported', async () => {
    const key = await service().key({ partner: 'Precise' });
    const person = await visit(service(), key);
    const [silent, told] = [await judged(key), await judged(key)];
    await service().report(key, told, 'confirmed_malicious');
    for (const id of [silent, told])
      await person.write('POST', at(id, 'dispositions'), { disposition: 'false_alarm', reason: 'A supplier.' });
    const outcomesOf = async (id: string) =>
      ((await person.get(at(id, 'case'))).json['outcomes'] as readonly { readonly outcome: string }[]).map(
        ({ outcome }) => outcome,
      );
    expect(await outcomesOf(silent)).to.deep.equal(['false_alarm']);
    expect(await outcomesOf(told)).to.deep.equal(['confirmed_malicious']);
  });

  it('403: is for desk:decide alone, reading it for desk:read as well', async () => {
    const key = await service().key({ partner: 'Readers' });
    const reader = await visit(service(), await service().key({ partner: 'Readers', scopes: ['desk:read'] }));
    const id = await judged(key);
    expect((await reader.get(at(id, 'case'))).status).to.equal(200);
    for (const [what, body] of [
      ['dispositions', { disposition: 'approve', reason: 'x' }],
      ['notes', { text: 'x' }],
      ['outcome', { outcome: 'signed' }],
    ] as const)
      expect(answer(await reader.write('POST', at(id, what), body)), what).to.deep.equal([403, 'insufficient_scope']);
  });

  it('400: names each mistake', async () => {
    const key = await service().key();
    const person = await visit(service(), key);
    const id = await judged(key);
    for (const body of [
      {},
      { disposition: 'allow', reason: 'x' },
      { disposition: 'approve' },
      { disposition: 'approve', reason: '' },
      { disposition: 'approve', reason: '  ' },
      { disposition: 'approve', reason: 'x'.repeat(1_001) },
      { disposition: 'approve', reason: 'x', by: 'another' },
      [],
    ])
      expect((await person.write('POST', at(id, 'dispositions'), body)).status, JSON.stringify(body)).to.equal(400);
    expect((await person.get(`${at(id, 'case')}?all=yes`)).status).to.equal(400);
    expect((await person.get(at(id, 'case'))).json).to.include({ state: 'none' });
  });
});

describe('what the desk signs and remembers', () => {
  const service = useSigningService();

  it('200: gives a decision as a signed document, and remembers the report that was made', async () => {
    const key = await service().key({ partner: 'Signed' });
    const person = await visit(service(), key);
    const id = String((await service().verdict(key, payment(250_000))).request_id);
    expect(answer(await person.get(at(id, 'decision.json')))).to.deep.equal([404, 'not_found']);
    expect((await person.get(at(id, 'case'))).json).to.include({ report_id: null });
    await person.write('POST', at(id, 'dispositions'), { disposition: 'reject', reason: 'Not ours.' });
    const made = await person.write('POST', '/desk/api/reports/address', { request_id: id });
    expect(made.status).to.equal(201);
    expect((await person.get(at(id, 'case'))).json).to.include({ report_id: made.json['report_id'] });
    const { text } = await person.get(at(id, 'decision.json'));
    expect((await person.get(at(id, 'decision.json'))).text).to.equal(text);
    const jwks = (await service().send('GET', '/.well-known/jwks.json', {})).text;
    const verified = (file: string, proof: string | null = null) =>
      verifyOffline({ file: Buffer.from(file), jwks, trustRoot: null, proof, forms: [] });
    const { ok, headline, claims, notChecked } = await verified(text);
    expect(notChecked.join(' '), 'a decision stands in no chain').not.to.include('chain');
    expect([ok, headline]).to.deep.equal([true, 'the decision is what was signed']);
    expect(claims).to.include({ requestId: id, reportId: made.json['report_id'] });
    expect(claims?.recommendedAction).to.match(/^rejected, by /);
    expect((await verified(text.replace('Not ours', 'All good'))).headline).to.equal('NOT VERIFIED');
    expect((await verified(`${text} `)).headline).to.equal('NOT VERIFIED');
    const wrong = {
      ...{ proof_version: 1, request_id: id, record_sha256: 'a'.repeat(64), leaf_index: 0, tree_size: 1 },
      ...{ audit_path: [], root_hash: 'a'.repeat(64), checkpoint: 'made up' },
    };
    for (const proof of [JSON.stringify(wrong), JSON.stringify({ ...wrong, proof_version: 2 }), '<html></html>'])
      expect((await verified(text, proof)).headline, proof).to.equal('NOT VERIFIED');
  });
});
