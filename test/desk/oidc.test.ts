import { expect } from 'chai';
import { SESSION_MS } from '../../src/application/desk/begun-session.js';
import { useInstances } from '../http/real/support/instances.js';
import { MEMORY, POSTGRES } from '../http/real/support/storages.js';
import { cookieNamed, PARTNER, problemOf, useOidcWorld } from './support/oidc.js';
import { signIn, visit as visitByKey } from './support/desk.js';

const ADA = { sub: 'ada-1', name: 'Ada Lovelace', email: 'ada@bank.example', groups: ['staff', 'reviewers'] };
const GRACE = { sub: 'grace-2', name: 'Grace Hopper', groups: ['reviewers'] };
const FOUR_EYES = { policy_id: 'two_people', name: 'Two people', direction: 'outgoing', disposition_four_eyes: true };
const PAYMENT = {
  from_address: '0x1111111111111111111111111111111111111111',
  to_address: '0x2222222222222222222222222222222222222222',
  ...{ chain: 'ethereum', token: 'USDC', amount: 250_000, policy_id: 'two_people' },
};
const APPROVAL = { disposition: 'approve', reason: 'Known.' };

describe('people whom a provider signs in at the review desk', () => {
  const world = useOidcWorld(POSTGRES);

  it('are sent there with PKCE, state and nonce, and come back to the place they asked for, signed in', async () => {
    const { service, provider, travel, arrive } = world();
    provider.identity = ADA;
    const going = await travel('/checks/req_1?x=1');
    const asked = new URL(String(going.begun.headers['location'])).searchParams;
    expect(Object.fromEntries(asked)).to.include({
      ...{ response_type: 'code', client_id: 'signgate-desk', scope: 'openid profile email' },
      ...{ redirect_uri: `${service.url}/desk/oidc/return`, code_challenge_method: 'S256' },
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).to.match(/^[A-Za-z0-9_-]{43}$/);
    expect(String(going.begun.headers['set-cookie'])).to.match(
      /^signgate_sign_in=[\w.-]+; Path=\/desk\/oidc\/return; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const reply = await arrive(going);
    expect([reply.status, reply.headers['location']]).to.deep.equal([303, '/desk/checks/req_1?x=1']);
    expect(reply.headers).to.include({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const [session, over] = reply.headers['set-cookie'] as string[];
    expect(session).to.match(
      /^signgate_desk=[A-Za-z0-9_-]{43}; Path=\/desk; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    );
    expect(over).to.match(/^signgate_sign_in=; Path=\/desk\/oidc\/return; Max-Age=0; /);
    const { json } = await service.send('GET', '/desk/session', {
      headers: { cookie: cookieNamed('signgate_desk', reply) ?? '' },
    });
    expect(json).to.deep.include({
      ...{ partner: PARTNER, environment: 'sandbox', scopes: ['desk:decide', 'policies:write', 'desk:read'] },
      ...{ signed_in_as: 'Ada Lovelace (ada@bank.example)', signed_in_with: 'oidc' },
    });
    expect(Date.parse(String(json['expires_at'])) - service.clock.now()).to.be.closeTo(SESSION_MS, 10_000);
  });

  it('are two people for four eyes only where issuer and subject differ, by any name they go by', async () => {
    const { service, provider, visit } = world();
    const ada = await visit(ADA);
    expect((await ada.write('POST', '/desk/api/policies', FOUR_EYES)).status).to.equal(201);
    const key = await service.key({ partner: PARTNER });
    const id = String((await service.verdict(key, PAYMENT)).request_id);
    const at = `/desk/api/checks/${id}/dispositions`;
    const renamed = await visit({ ...ADA, name: 'Someone Else', email: 'other@bank.example' });
    const namesake = await visit({ ...GRACE, name: ADA.name, email: ADA.email });
    expect((await ada.write('POST', at, APPROVAL)).json).to.include({ counts: false });
    expect((await renamed.write('POST', at, APPROVAL)).json).to.include({ code: 'second_person_needed' });
    expect((await namesake.write('POST', at, APPROVAL)).json).to.include({ counts: true });
    await namesake.write('POST', `/desk/api/checks/${id}/notes`, { text: 'Called.' });
    const { json } = await ada.get(`/desk/api/checks/${id}/case`);
    const by = (list: unknown) => (list as Record<string, unknown>[]).map((one) => [one['by'], one['by_id']]);
    const shown = 'Ada Lovelace (ada@bank.example)';
    expect(by(json['dispositions'])).to.deep.equal([
      [shown, `${provider.issuer}#ada-1`],
      [shown, `${provider.issuer}#grace-2`],
    ]);
    expect(by(json['notes'])).to.deep.equal([[shown, `${provider.issuer}#grace-2`]]);
  });

  it('are named in the audit trail for what they do, and where nothing gives them access to a partner', async () => {
    const { service, provider, signIn: go, visit } = world();
    const grace = await visit(GRACE);
    await grace.write('POST', '/desk/api/policies', { ...FOUR_EYES, policy_id: 'of_grace' });
    await grace.write('DELETE', '/desk/session');
    await go({ sub: 'stranger', groups: ['staff'] });
    const all = { action: null, fromMs: null, untilMs: null, olderThan: null, count: 10, environment: null };
    const trail = await service.stores.audit.list({ ...all, subject: null, partnerId: null });
    const who = { kind: 'person', name: `${provider.issuer}#grace-2`, shownAs: 'Grace Hopper' };
    expect(trail?.slice(0, 4).map(({ action, actor }) => [action, actor])).to.deep.equal([
      ['desk.sign_in_refused', { kind: 'service', name: null }],
      ['desk.signed_out', who],
      ['policy.published', who],
      ['desk.signed_in', who],
    ]);
    expect(trail?.[0]).to.deep.include({
      ...{ partnerId: null, environment: null, subject: `${provider.issuer}#stranger` },
      after: { reason: 'no_access' },
    });
    const key = await service.key({ partner: PARTNER });
    const { json } = await service.send('GET', '/api/audit?limit=1', { key });
    expect((json['entries'] as { action: string }[])[0]?.action).to.equal('key.created');
    const own = (await service.send('GET', '/api/audit?action=desk.signed_out', { key })).json;
    expect((own['entries'] as { actor: unknown }[])[0]?.actor).to.deep.equal({
      ...{ kind: 'person', key_id: null, label: null },
      person: { id: `${provider.issuer}#grace-2`, shown_as: 'Grace Hopper' },
    });
  });

  it('lose the session at once where the map gives them less, and have it back with the access', async () => {
    const { service, visit, setAccess } = world();
    const rule = { value: 'reviewers', partner: PARTNER, environment: 'sandbox', scopes: ['desk:decide'] };
    await setAccess({ claim: 'groups', access: [rule] });
    const ada = await visit(ADA);
    const key = await service.key({ partner: PARTNER });
    const id = String((await service.verdict(key, { ...PAYMENT, policy_id: undefined })).request_id);
    const note = () => ada.write('POST', `/desk/api/checks/${id}/notes`, { text: 'x' });
    expect((await note()).status).to.equal(201);
    const statuses = [];
    for (const access of [
      [{ ...rule, scopes: ['desk:read'] }],
      [{ ...rule, value: 'others' }],
      [{ ...rule, environment: 'production' }],
      [{ ...rule, partner: 'Other bank' }],
      [rule, { ...rule, value: 'reviewers', partner: 'Other bank' }],
    ]) {
      await setAccess({ claim: 'groups', access });
      statuses.push((await note()).status);
    }
    expect(statuses).to.deep.equal([403, 401, 401, 401, 401]);
    await setAccess({ claim: 'department', access: [rule] });
    expect((await note()).status).to.equal(401);
    // a map that is wrong lets no one in, and throws no one out
    for (const text of ['', '{"claim":"groups"', '{"claim":"groups","access":[]}', '[]']) {
      await setAccess(text);
      expect((await note()).json).to.include({ code: 'service_unavailable' });
    }
    await setAccess({ claim: 'groups', access: [rule] });
    expect((await note()).status).to.equal(201);
  });

  it('are signed out at once by an operator, by themselves, and after eight hours', async () => {
    const { service, visit, setAccess } = world();
    await setAccess({
      claim: 'groups',
      access: [{ value: 'reviewers', partner: PARTNER, environment: 'sandbox', scopes: ['desk:read'] }],
    });
    const people = [await visit(ADA), await visit(ADA), await visit(ADA)] as const;
    const statuses = async () => Promise.all(people.map(async ({ get }) => (await get('/desk/session')).status));
    expect(await statuses()).to.deep.equal([200, 200, 200]);
    const [newest] = await service.stores.deskSessions.list();
    await service.stores.deskSessions.end(newest?.sessionId ?? '', service.clock.now());
    expect(await statuses()).to.deep.equal([200, 200, 401]);
    await people[0].write('DELETE', '/desk/session');
    expect(await statuses()).to.deep.equal([401, 200, 401]);
    service.passTime(SESSION_MS);
    expect(await statuses()).to.deep.equal([401, 401, 401]);
  });
});

describe('a sign-in by a provider over two instances', () => {
  const world = useOidcWorld(MEMORY);
  const instances = useInstances(2, () => ({ ...world().settings, PORT: '0' }));

  it('begins at one, ends at the other, and is used once on both', async () => {
    const { travel, arrive, provider } = world();
    const [one, two] = [instances().of(0), instances().of(1)];
    await one.key({ partner: PARTNER });
    provider.identity = ADA;
    provider.lies = { forgetsCodes: true };
    const going = await travel(undefined, one);
    const reply = await arrive(going, two);
    const cookie = cookieNamed('signgate_desk', reply) ?? expect.fail('not let in');
    for (const service of [one, two])
      expect((await service.send('GET', '/desk/session', { headers: { cookie } })).status).to.equal(200);
    expect(problemOf(await arrive(going, one))).to.equal('not_begun');
  });
});

describe('keys beside a provider, at the review desk', () => {
  const alone = useOidcWorld(MEMORY);
  const both = useOidcWorld(MEMORY, { DESK_KEY_SIGN_IN: 'always' });

  it('403: open nothing unless the operator says so, so that no one is two people', async () => {
    const { service } = alone();
    const ways = await service.send('GET', '/desk/sign-in-ways');
    expect(ways.json).to.deep.equal({ key: false, oidc: { name: 'Example Bank' } });
    const reply = await signIn(service, await service.key());
    expect([reply.status, reply.json['code']]).to.deep.equal([403, 'insufficient_scope']);
  });

  it('201: open the desk where the operator says so, and are never the second person of a person', async () => {
    const { service, visit } = both();
    expect((await service.send('GET', '/desk/sign-in-ways')).json).to.include({ key: true });
    const ada = await visit(ADA);
    expect((await ada.write('POST', '/desk/api/policies', FOUR_EYES)).status).to.equal(201);
    const key = await service.key({ partner: PARTNER });
    const id = String((await service.verdict(key, PAYMENT)).request_id);
    const byKey = await visitByKey(service, key);
    const at = `/desk/api/checks/${id}/dispositions`;
    for (const one of [ada, byKey, ada, byKey])
      expect((await one.write('POST', at, APPROVAL)).json).to.include({ counts: false });
    const grace = await visit(GRACE);
    expect((await grace.write('POST', at, APPROVAL)).json).to.include({ counts: false });
    expect((await ada.write('POST', at, APPROVAL)).json).to.include({ counts: true });
  });
});
