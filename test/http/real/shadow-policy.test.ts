import { expect } from 'chai';
import { visit } from '../../desk/support/desk.js';
import { itemsOf, resultsOf, sendBatch } from './support/batches.js';
import { useSigningService } from './support/confirming.js';
import { transfer } from './support/requests.js';
import type { Reply } from './support/real-service.js';

const NEXT = { policy_id: 'next', name: 'Next', direction: 'outgoing', finding_actions: { new_recipient: 'BLOCK' } };
const WITH_SHADOW = { policy_id: 'ours', name: 'Ours', direction: 'outgoing', shadow_policy: { policy_id: 'next' } };
const PLAIN = { policy_id: 'plain', name: 'Plain', direction: 'outgoing' };

const idsOf = ({ json }: Reply) =>
  (json['checks'] as readonly { readonly request_id: string }[]).map(({ request_id }) => request_id);

describe('a policy on trial', () => {
  const service = useSigningService();
  const post = (key: string, path: string, body: unknown) =>
    service().send('POST', path, {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is recorded and shown at the desk, found by the list, and stands in no answer, record or report', async () => {
    const key = await service().key({ partner: 'Trial' });
    for (const policy of [NEXT, WITH_SHADOW, PLAIN])
      expect((await post(key, '/api/policies', policy)).status).to.equal(201);
    const payment = transfer('shadow');
    const [plain, ours] = [
      await service().check(key, { ...payment, policy_id: 'plain' }),
      await service().check(key, { ...payment, policy_id: 'ours' }),
    ];
    const batch = await sendBatch(service(), key, itemsOf([{ ...payment, policy_id: 'ours' }]));
    expect(batch.status).to.equal(200);
    expect([plain.json['recommended_action'], ours.json['recommended_action']]).to.deep.equal(['ALLOW', 'ALLOW']);
    expect(Object.keys(ours.json)).to.deep.equal(Object.keys(plain.json));
    const [withoutShadow, withShadow] = [plain, ours].map(({ json }) => String(json['request_id'])) as [string, string];

    const person = await visit(service(), key);
    const caseOf = async (id: string) => (await person.get(`/desk/api/checks/${id}/case`)).json['shadow'];
    expect(await caseOf(withoutShadow)).to.equal(null);
    const shown = (await caseOf(withShadow)) as { readonly policy: object; readonly verdict: { codes: string[] } };
    expect(shown.policy).to.include({ policy_id: 'next', version: 1 });
    expect(shown.verdict).to.include({ action: 'BLOCK' });
    expect(shown.verdict.codes).to.include('new_recipient');

    const list = (query: string) => service().send('GET', `/api/checks${query}`, { key });
    const batched = String(resultsOf(batch)[0]?.body.request_id);
    expect(idsOf(await list('?shadow_action=BLOCK'))).to.have.members([withShadow, batched]);
    expect(idsOf(await list('?shadow_action=ALLOW,REVIEW'))).to.deep.equal([]);
    const tested = await post(key, '/api/policies/test', { policy: PLAIN });
    expect(tested.json['shadow']).to.deep.equal({ judged: 2, stricter: 2, milder: 0 });

    const answers = [
      ours,
      batch,
      await service().read(key, withShadow),
      await list(''),
      await post(key, '/api/reports/address', { request_id: withShadow }),
    ];
    for (const { status, text } of answers) {
      expect(status, text).to.be.oneOf([200, 201]);
      expect(text).not.to.match(/shadow|"next"/u);
    }
  });

  it('names a policy that is published, for the same direction, in a version that there is', async () => {
    const key = await service().key({ partner: 'Named' });
    const mistakesOf = async (shadow_policy: object) => {
      const { status, json } = await post(key, '/api/policies', { ...PLAIN, shadow_policy });
      return [status, (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path)];
    };
    expect(await mistakesOf({ policy_id: 'nowhere' })).to.deep.equal([400, ['/shadow_policy/policy_id']]);
    expect(await mistakesOf({ policy_id: 'incoming_strict' })).to.deep.equal([400, ['/shadow_policy/policy_id']]);
    expect(await mistakesOf({ policy_id: 'outgoing_strict', version: 9 })).to.deep.equal([
      400,
      ['/shadow_policy/version'],
    ]);
    const other = await service().key({ partner: 'Stranger' });
    await post(other, '/api/policies', NEXT);
    expect(await mistakesOf({ policy_id: 'next' })).to.deep.equal([400, ['/shadow_policy/policy_id']]);
    const published = await post(key, '/api/policies', { ...PLAIN, shadow_policy: { policy_id: 'outgoing_strict' } });
    expect(published.json['document']).to.deep.include({ shadow_policy: { policy_id: 'outgoing_strict', version: 1 } });
    expect((await post(key, '/api/policies', published.json['document'])).status, 'what was shown').to.equal(200);
  });
});
