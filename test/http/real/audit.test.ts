import { expect } from 'chai';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { KEY_SCOPES } from '../../../ports/stores/keys.js';
import { type Reply, useRealService } from './support/real-service.js';
import { MEMORY, POSTGRES } from './support/storages.js';

const CAREFUL = { policy_id: 'careful', name: 'Careful', direction: 'outgoing' };

interface Entry {
  readonly audit_id: string;
  readonly action: string;
  readonly subject: string;
  readonly subject_label: string | null;
  readonly actor: { readonly kind: string; readonly key_id: string | null; readonly label: string | null };
  readonly before: unknown;
  readonly after: unknown;
}

const entriesOf = ({ json }: Reply) => json['entries'] as readonly Entry[];
const idOf = (key: string): string => key.split('_')[2] ?? '';
const pathsOf = ({ json }: Reply) => (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path);

describe('GET /api/audit', () => {
  const service = useRealService(POSTGRES);
  const audit = (key: string, query = '') => service().send('GET', `/api/audit${query}`, { key });
  const publish = (key: string, body: object) =>
    service().send('POST', '/api/policies', {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('200: says who published a policy, when, and what stood there before', async () => {
    const key = await service().key({ partner: 'A' });
    const before = service().clock.now();
    const first = (await publish(key, CAREFUL)).json;
    const second = (await publish(key, { ...CAREFUL, name: 'More careful' })).json;
    await publish(key, { ...CAREFUL, name: 'More careful' });
    const reply = await audit(key, '?action=policy.published');
    expect(reply.status).to.equal(200);
    const view = ({ version, sha256 }: Record<string, unknown>, name: string) => ({
      version,
      name,
      direction: 'outgoing',
      sha256,
    });
    expect(entriesOf(reply).map((entry) => [entry.subject, entry.before, entry.after])).to.deep.equal([
      ['careful', view(first, 'Careful'), view(second, 'More careful')],
      ['careful', null, view(first, 'Careful')],
    ]);
    for (const { actor } of entriesOf(reply))
      expect(actor).to.deep.equal({ kind: 'key', key_id: idOf(key), label: null, person: null });
    const at = Date.parse((entriesOf(reply)[0] as unknown as { at: string }).at);
    expect(at).to.be.within(before - 1_000, service().clock.now() + 1_000);
  });

  it('200: has every change of the partner and its keys, and neither a key nor its hash', async () => {
    const key = await service().key({ partner: 'B' });
    const stored = await service().stores.keys.findKey(idOf(key));
    const other = await service().key({ partner: 'B' });
    await service().stores.keys.revokeKey(idOf(other), service().clock.now());
    const reply = await audit(key);
    expect(entriesOf(reply).map(({ action, actor }) => [action, actor.kind])).to.deep.equal([
      ['key.revoked', 'service'],
      ['key.created', 'service'],
      ['key.created', 'service'],
      ['partner.created', 'service'],
    ]);
    for (const secret of [key, key.slice(-43), other.slice(-43), stored?.sha256 ?? 'no key'])
      expect(reply.text).not.to.include(secret);
  });

  it('200: names keys by their labels, also after they were revoked, and none of the other environment', async () => {
    const key = await service().key({ partner: 'Named', label: 'Anna Berg' });
    const other = await service().key({ partner: 'Named', label: 'Ben Orr' });
    await publish(key, CAREFUL);
    const live = await service().key({ partner: 'Named', environment: 'production', label: 'Cara Lind' });
    await publish(live, { ...CAREFUL, name: 'More careful' });
    await service().stores.keys.revokeKey(idOf(other), service().clock.now());
    const named = entriesOf(await audit(key)).map(({ action, subject_label: subject, actor }) => [
      ...[action, subject, actor.label],
    ]);
    expect(named).to.deep.equal([
      ['key.revoked', 'Ben Orr', null],
      ['policy.published', null, null],
      ['policy.published', null, 'Anna Berg'],
      ['key.created', 'Ben Orr', null],
      ['key.created', 'Anna Berg', null],
      ['partner.created', null, null],
    ]);
  });

  it('200: never has entries of another partner, of the other environment or of the whole service', async () => {
    const key = await service().key({ partner: 'C' });
    const production = await service().key({ partner: 'C', environment: 'production' });
    await publish(production, CAREFUL);
    const other = await service().key({ partner: 'D' });
    const all = await Promise.all([key, production, other].map(async (one) => entriesOf(await audit(one))));
    expect(all.map((entries) => entries.map(({ action, subject }) => `${action} ${subject}`))).to.deep.equal([
      ['policy.published careful', `key.created ${idOf(key)}`, `partner.created ${all[0]?.[2]?.subject ?? ''}`],
      ['policy.published careful', `key.created ${idOf(production)}`, `partner.created ${all[0]?.[2]?.subject ?? ''}`],
      [`key.created ${idOf(other)}`, `partner.created ${all[2]?.[1]?.subject ?? ''}`],
    ]);
  });

  it('200: gives every entry once, page by page', async () => {
    const key = await service().key({ partner: 'E' });
    for (const name of ['One', 'Two', 'Three']) await publish(key, { ...CAREFUL, name });
    const all = entriesOf(await audit(key));
    const walked: Entry[] = [];
    for (let query = '?limit=2'; ; ) {
      const page = await audit(key, query);
      walked.push(...entriesOf(page));
      const cursor = page.json['next_cursor'] as string | null;
      if (cursor === null) break;
      query = `?limit=2&cursor=${cursor}`;
    }
    expect(walked).to.deep.equal(all);
    expect(all).to.have.length(5);
    expect(entriesOf(await audit(key, '?subject=careful&limit=1'))).to.have.length(1);
    expect(entriesOf(await audit(key, '?to=2020-01-01'))).to.deep.equal([]);
    expect(entriesOf(await audit(key, '?from=2020-01-01'))).to.deep.equal(all);
  });

  it('400: names every mistake of the query, and takes another partner’s cursor for none', async () => {
    const key = await service().key({ partner: 'F' });
    const other = await service().key({ partner: 'G' });
    const theirs = entriesOf(await audit(other))[0]?.audit_id ?? '';
    const unknown = '01890a5d-ac96-774b-bcce-b302099a8057';
    const refusals = await Promise.all(
      [theirs, unknown].map(async (cursor) => (await audit(key, `?cursor=${cursor}`)).json),
    );
    for (const refusal of refusals)
      expect({ ...refusal, request_id: '' }).to.deep.equal({
        ...refusals[0],
        code: 'invalid_request',
        request_id: '',
      });
    const wrong = await audit(key, '?limit=101&action=key.stolen&from=yesterday&cursor=1&subject=%00&until=now');
    expect(wrong.status).to.equal(400);
    expect(pathsOf(wrong)).to.have.members(['/limit', '/action', '/from', '/cursor', '/subject', '/until']);
    for (const query of [
      '?limit=0',
      '?limit=1e1',
      '?limit=5&limit=6',
      '?subject=',
      '?from=2026-02-30',
      '?from=2026-01-02&to=2026-01-01',
    ])
      expect((await audit(key, query)).status, query).to.equal(400);
  });

  it('401 and 403: needs a key, and its scope', async () => {
    expect((await service().send('GET', '/api/audit')).status).to.equal(401);
    const scopes = KEY_SCOPES.filter((scope) => scope !== 'audit:read');
    const reply = await audit(await service().key({ partner: 'H', scopes }));
    expect([reply.status, reply.json['code']]).to.deep.equal([403, 'insufficient_scope']);
  });
});

describe('GET /api/audit while the store is out', () => {
  const service = useRealService(MEMORY, {
    wrap: (stores) => ({
      ...stores,
      audit: { list: () => Promise.reject(new StorageUnavailableError('made up')) },
    }),
  });

  it('503: says so, and gives no page', async () => {
    const reply = await service().send('GET', '/api/audit', { key: await service().key() });
    expect([reply.status, reply.json['code']]).to.deep.equal([503, 'service_unavailable']);
    expect(reply.json).not.to.have.property('entries');
  });
});
