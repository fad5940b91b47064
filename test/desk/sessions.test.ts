import { expect } from 'chai';
import { SESSION_MS } from '../../src/application/desk/begun-session.js';
import { KEY_SCOPES, type KeyScope } from '../../ports/stores/keys.js';
import { POSTGRES } from '../http/real/support/storages.js';
import { type Reply, useRealService } from '../http/real/support/real-service.js';
import { cookieOf, signIn, visit } from './support/desk.js';

const answer = ({ status, json }: Reply) => [status, json['code']];
const idOf = (key: string): string => key.split('_')[2] ?? '';
const NO_ONE = [401, 'invalid_session'];

describe('sessions of the review desk', () => {
  const service = useRealService(POSTGRES);
  const trail = async (key: string) => {
    const reply = await service().send('GET', '/api/audit', { key });
    const entries = reply.json['entries'] as readonly { readonly action: string; readonly after: unknown }[];
    return { text: reply.text, desk: entries.filter(({ action }) => action.startsWith('desk.')) };
  };

  it('201: give a cookie that no script reads and no other site sends, and tell who is signed in', async () => {
    const key = await service().key({ partner: 'Signed in' });
    const reply = await signIn(service(), key);
    expect(reply.status).to.equal(201);
    expect(String(reply.headers['set-cookie'])).to.match(
      /^signgate_desk=[A-Za-z0-9_-]{43}; Path=\/desk; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    );
    expect(reply.headers['cache-control']).to.equal('no-store');
    expect(reply.json).to.include({ partner: 'Signed in', environment: 'sandbox', signed_in_as: idOf(key) });
    expect(Date.parse(String(reply.json['expires_at'])) - service().clock.now()).to.be.closeTo(SESSION_MS, 10_000);
    const again = await service().send('GET', '/desk/session', { headers: { cookie: cookieOf(reply) } });
    expect([again.status, again.json]).to.deep.equal([200, reply.json]);
  });

  it('give a cookie for TLS alone where the desk is reached by another name than loopback', async () => {
    const reply = await signIn(service(), await service().key(), {
      host: 'desk.example',
      origin: 'https://desk.example',
    });
    expect(reply.status).to.equal(201);
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).to.match(
      /^__Host-signgate_desk=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/,
    );
    const [pair = ''] = cookie.split(';');
    const admitted = async (sent: string) =>
      (await service().send('GET', '/desk/session', { headers: { host: 'desk.example', cookie: sent } })).status;
    expect(await admitted(pair)).to.equal(200);
    // another host of the domain can set the second, and no page the first
    expect(await admitted(pair.replace('__Host-', ''))).to.equal(401);
    expect(await admitted(`${pair}; signgate_desk=${'P'.repeat(43)}`)).to.equal(200);
  });

  it('403: are not for a key without a scope of the desk; one that may decide may read', async () => {
    const scopes = KEY_SCOPES.filter((scope) => !scope.startsWith('desk:'));
    expect(answer(await signIn(service(), await service().key({ scopes })))).to.deep.equal([403, 'insufficient_scope']);
    const reader = await visit(service(), await service().key({ scopes: ['desk:read'] }));
    const decider = await visit(service(), await service().key({ scopes: ['desk:decide'] }));
    expect(reader.session['scopes']).to.deep.equal(['desk:read']);
    expect(decider.session['scopes']).to.have.members(['desk:read', 'desk:decide'] satisfies KeyScope[]);
  });

  it('401: end at once with their key, when it is revoked or expires', async () => {
    const revoked = await service().key();
    const expiring = await service().key({ expiresAtMs: service().clock.now() + 60_000 });
    const visitors = [await visit(service(), revoked), await visit(service(), expiring)] as const;
    for (const { get } of visitors) expect((await get('/desk/session')).status).to.equal(200);
    await service().stores.keys.revokeKey(idOf(revoked), service().clock.now());
    expect(answer(await visitors[0].get('/desk/api/sources'))).to.deep.equal(NO_ONE);
    service().passTime(60_000);
    expect(answer(await visitors[1].get('/desk/api/sources'))).to.deep.equal(NO_ONE);
  });

  it('401: end after eight hours, whatever is done in them, and at a sign-out, alone', async () => {
    const key = await service().key();
    const [first, second] = [await visit(service(), key), await visit(service(), key)];
    const out = await first.write('DELETE', '/desk/session');
    expect(out.status).to.equal(204);
    expect(String(out.headers['set-cookie'])).to.match(/^signgate_desk=; Path=\/desk; Max-Age=0; HttpOnly/);
    expect(answer(await first.get('/desk/session'))).to.deep.equal(NO_ONE);
    service().passTime(SESSION_MS - 10_000);
    expect((await second.get('/desk/session')).status).to.equal(200);
    service().passTime(10_000);
    expect(answer(await second.get('/desk/session'))).to.deep.equal(NO_ONE);
  });

  it('401: are never told by a made-up, a foreign, a doubled or a malformed cookie', async () => {
    const { cookie, csrfToken } = await visit(service(), await service().key());
    const token = cookie.slice('signgate_desk='.length);
    for (const wrong of [
      '',
      'signgate_desk=',
      `signgate_desk=${'A'.repeat(43)}`,
      `signgate_desk="${token}"`,
      `signgate_desk=${token}=`,
      `SIGNGATE_DESK=${token}`,
      `xsigngate_desk=${token}`,
      `signgate_desk=${csrfToken}`,
      `${cookie}; ${cookie}`,
      `signgate_desk=${'A'.repeat(43)}; ${cookie}`,
      `signgate_desk=${'A'.repeat(6_000)}`,
    ]) {
      const reply = await service().send('GET', '/desk/api/sources', { headers: { cookie: wrong } });
      expect(answer(reply), wrong.slice(0, 60)).to.deep.equal(NO_ONE);
    }
    const beside = { cookie: `theme=dark; ${cookie}; signgate_desk2=x` };
    expect((await service().send('GET', '/desk/api/sources', { headers: beside })).status).to.equal(200);
    const huge = await service().send('GET', '/desk/session', { headers: { cookie: 'x'.repeat(20_000) } });
    expect(huge.status).to.equal(431);
  });

  it('begin with a token of their own: a cookie that was planted before is never taken over', async () => {
    const planted = `signgate_desk=${'P'.repeat(43)}`;
    const reply = await signIn(service(), await service().key(), { origin: service().url, cookie: planted });
    expect(reply.status).to.equal(201);
    expect(cookieOf(reply)).not.to.equal(planted);
    const read = await service().send('GET', '/desk/session', { headers: { cookie: planted } });
    expect(answer(read)).to.deep.equal(NO_ONE);
  });

  it('401: no session opens the API, and no key the desk', async () => {
    const key = await service().key();
    const { cookie, get } = await visit(service(), key);
    const api = await service().send('GET', '/api/sources', { headers: { cookie } });
    expect(answer(api)).to.deep.equal([401, 'missing_api_key']);
    expect(answer(await service().send('GET', '/desk/api/sources', { key }))).to.deep.equal(NO_ONE);
    expect(answer(await get('/desk/api/sources', { 'x-api-key': key }))).to.deep.equal(NO_ONE);
    expect(answer(await get(`/desk/api/sources?api_key=${key}`))).to.deep.equal(NO_ONE);
  });

  it('leave sign-ins, sign-outs and refusals of known keys in the audit trail, without a secret', async () => {
    const key = await service().key({ partner: 'Audited' });
    const wrong = `${key.slice(0, -43)}${'A'.repeat(43)}`;
    expect(answer(await signIn(service(), wrong))).to.deep.equal([401, 'invalid_api_key']);
    const powerless = await service().key({ partner: 'Audited', scopes: ['checks:read'] });
    await signIn(service(), powerless);
    const visitor = await visit(service(), key);
    await visitor.write('DELETE', '/desk/session');
    const { text, desk } = await trail(key);
    expect(desk.map(({ action }) => action)).to.deep.equal([
      'desk.signed_out',
      'desk.signed_in',
      'desk.sign_in_refused',
      'desk.sign_in_refused',
    ]);
    expect(desk.slice(2).map(({ after }) => after)).to.deep.equal([
      { reason: 'insufficient_scope' },
      { reason: 'wrong_secret' },
    ]);
    for (const secret of [key.slice(-43), wrong.slice(-43), visitor.cookie.slice(14), visitor.csrfToken]) {
      expect(text).not.to.include(secret);
      expect(JSON.stringify(service().logged)).not.to.include(secret);
    }
  });
});
