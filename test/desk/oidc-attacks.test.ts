import { expect } from 'chai';
import { ownPlace } from '../../src/desk/oidc-endpoints.js';
import { FAILED_KEYS_PER_WINDOW } from '../../src/application/keys/authenticate-failures.js';
import { MEMORY } from '../http/real/support/storages.js';
import { cookieNamed, PARTNER, problemOf, useOidcWorld } from './support/oidc.js';

const ADA = { sub: 'ada-1', name: 'Ada Lovelace', groups: ['reviewers'] };

describe('a stranger between the review desk and its provider', () => {
  const world = useOidcWorld(MEMORY);
  beforeEach(() => {
    world().provider.identity = ADA;
  });
  const withQuery = (back: string, change: (query: URLSearchParams) => void): string => {
    const url = new URL(back, 'http://desk.invalid');
    change(url.searchParams);
    return `${url.pathname}${url.search}`;
  };

  it('signs no one in: without what their own browser kept, with another’s, a made-up one or two', async () => {
    const { travel, arrive } = world();
    const [mine, theirs] = [await travel(), await travel()];
    const middle = Math.floor(mine.cookie.length / 2);
    const other = mine.cookie[middle] === 'A' ? 'B' : 'A';
    for (const cookie of [
      '',
      theirs.cookie,
      'signgate_sign_in=',
      'signgate_sign_in=x',
      `${mine.cookie.slice(0, middle)}${other}${mine.cookie.slice(middle + 1)}`,
      `${mine.cookie}; ${mine.cookie}`,
      `${theirs.cookie}; ${mine.cookie}`,
    ]) {
      const reply = await arrive({ cookie, back: mine.back });
      expect(problemOf(reply), cookie.slice(0, 60)).to.match(/^(?:not_begun|failed)$/);
    }
    expect(problemOf(await arrive(mine))).to.equal(null);
  });

  it('changes nothing of the answer: state, code, or anything there twice', async () => {
    const { travel, arrive } = world();
    for (const change of [
      (query: URLSearchParams) => query.set('state', 'x'),
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.set('code', 'x'),
      (query: URLSearchParams) => query.delete('code'),
      (query: URLSearchParams) => query.append('state', query.get('state') ?? ''),
      (query: URLSearchParams) => query.append('code', 'another'),
      (query: URLSearchParams) => query.append('iss', 'https://evil.example'),
      (query: URLSearchParams) => query.append('error', 'access_denied'),
      (query: URLSearchParams) => query.append('session_state', '1') ?? query.append('session_state', '2'),
      (query: URLSearchParams) => query.append('response', 'x.y.z'),
    ]) {
      const { cookie, back } = await travel();
      const changed = withQuery(back, change);
      expect(problemOf(await arrive({ cookie, back: changed })), changed).to.match(/^(?:failed|refused)$/);
    }
    const { cookie, back } = await travel();
    const more = withQuery(back, (query) => query.append('session_state', 'of-the-provider'));
    expect(problemOf(await arrive({ cookie, back: more }))).to.equal(null);
  });

  it('keeps no one else behind the address out: what no browser began counts for nothing', async () => {
    const { travel, arrive } = world();
    const mine = await travel();
    for (let tries = 0; tries < FAILED_KEYS_PER_WINDOW + 5; tries += 1)
      for (const cookie of ['', 'signgate_sign_in=x'])
        expect(problemOf(await arrive({ cookie, back: mine.back }))).to.equal('not_begun');
    expect(problemOf(await arrive(mine))).to.equal(null);
  });

  it('plays nothing again, not even where the provider forgets which codes were used', async () => {
    const { travel, arrive, provider, service } = world();
    const once = await travel();
    expect(problemOf(await arrive(once))).to.equal(null);
    expect(problemOf(await arrive(once))).to.equal('failed');
    provider.lies = { forgetsCodes: true };
    const twice = await travel();
    const replies = await Promise.all([arrive(twice), arrive(twice), arrive(twice)]);
    expect(replies.map(problemOf).sort()).to.deep.equal([null, 'not_begun', 'not_begun'].sort());
    const late = await travel();
    service.passTime(10 * 60_000);
    const before = provider.redeemed();
    expect(problemOf(await arrive(late))).to.equal('not_begun');
    expect(provider.redeemed()).to.equal(before);
    provider.lies = {};
  });

  it('403: sends no one to the provider or out of it from another site', async () => {
    const { service } = world();
    for (const path of ['/desk/oidc', '/desk/oidc/sign-out']) {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
      ] as Record<string, string>[]) {
        const reply = await service.send('GET', path, { headers });
        expect([reply.status, reply.json['code']], path).to.deep.equal([403, 'cross_site_request']);
        expect(reply.headers).not.to.have.property('set-cookie');
      }
      for (const site of ['same-origin', 'none'])
        expect((await service.send('GET', path, { headers: { 'sec-fetch-site': site } })).status).to.equal(303);
    }
  });

  it('plants no session: a sign-in begins with a token that no one has seen, and leaves any other alone', async () => {
    const { travel, service } = world();
    const planted = `signgate_desk=${'P'.repeat(43)}`;
    const { cookie, back } = await travel();
    const reply = await service.send('GET', back, { headers: { cookie: `${cookie}; ${planted}` } });
    expect(cookieNamed('signgate_desk', reply))
      .to.match(/^signgate_desk=[\w-]{43}$/)
      .and.not.equal(planted);
    expect((await service.send('GET', '/desk/session', { headers: { cookie: planted } })).status).to.equal(401);
  });

  it('leads no one off the desk’s own page by what a sign-in returns to', async () => {
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/../../evil',
      '/..//evil.example',
      '/%2e%2e//evil.example',
      '/api/checks',
      '/session',
      '/oidc',
      '/oidc/sign-out',
      '/assets/x.js',
      '/x/../api/checks',
      '.evil.example',
      '@evil.example',
      '',
      `/${'x'.repeat(2_000)}`,
    ]) {
      const place = ownPlace(to);
      expect(new URL(place, 'http://desk.invalid').origin, to).to.equal('http://desk.invalid');
      expect(place, to).to.match(/^\/desk(?:$|\/\/?\\?evil\.example$|\/%5C)/);
    }
    for (const to of ['/', '/checks/req_1', '/?show=all&finding=x', '/policies/a%20b'])
      expect(ownPlace(to)).to.equal(`/desk${to}`);
    const { travel, arrive } = world();
    expect((await arrive(await travel('//evil.example'))).headers['location']).to.equal('/desk//evil.example');
    expect((await arrive(await travel('/..//evil.example'))).headers['location']).to.equal('/desk');
  });

  it('is stopped after so many returns a minute, and makes this service no flood for the provider', async () => {
    const { service, provider, travel } = world();
    const { cookie } = await travel();
    service.passTime(60_000);
    const before = provider.redeemed();
    const problems: (string | null)[] = [];
    for (let time = 0; time <= FAILED_KEYS_PER_WINDOW; time += 1)
      problems.push(problemOf(await service.send('GET', `/desk/oidc/return?code=${time}`, { headers: { cookie } })));
    expect(problems.at(-1)).to.equal('too_many');
    expect(problems.filter((problem) => problem === 'too_many')).to.have.length(1);
    expect(provider.redeemed() - before).to.be.at.most(FAILED_KEYS_PER_WINDOW);
  });

  it('finds no secret, code, token or verifier in a log or the audit trail', async () => {
    const { service, provider, travel, arrive } = world();
    service.passTime(60_000);
    const { cookie, back } = await travel();
    provider.lies = { claims: { nonce: 'wrong' } };
    await arrive({ cookie, back });
    provider.lies = {};
    const other = await travel();
    const session = cookieNamed('signgate_desk', await arrive(other)) ?? '';
    const written = JSON.stringify([service.logged, await service.stores.audit.list(ALL)]);
    const codeOf = (text: string) => new URL(text, 'http://desk.invalid').searchParams.get('code') ?? '-';
    const secrets = [codeOf(back), codeOf(other.back), session.slice(14), cookie.slice(17)];
    for (const secret of [...secrets, 'a-made-up-secret-of-a-client', 'eyJ']) expect(written).not.to.include(secret);
    expect(written).to.include(`${provider.issuer}#ada-1`);
  });
});

const ALL = {
  ...{ partnerId: null, environment: null, action: null, subject: null, fromMs: null, untilMs: null },
  ...{ olderThan: null, count: 100 },
};

describe('what the provider says of a person at the review desk', () => {
  const world = useOidcWorld(MEMORY);
  let people = 0;
  const claimed = async (claims: Readonly<Record<string, unknown>>) =>
    problemOf(await world().signIn({ sub: `ada-${(people += 1)}`, ...claims }));

  it('gives what the map says: by a text, or by any one of a list of texts', async () => {
    const { visit } = world();
    expect(await claimed({ groups: 'reviewers' })).to.equal(null);
    expect(await claimed({ groups: ['a', 'readers', 'b'] })).to.equal(null);
    const both = await visit({ sub: 'ada-1', groups: ['readers', 'reviewers'] });
    expect(both.session['scopes']).to.have.members(['desk:read', 'desk:decide', 'policies:write']);
    const reader = await visit({ sub: 'ada-1', groups: ['readers'] });
    expect(reader.session['scopes']).to.deep.equal(['desk:read']);
  });

  it('gives nothing by anything else: no claim, another case, a number, an object, a mixed list', async () => {
    for (const groups of [
      undefined,
      null,
      '',
      [],
      'Reviewers',
      ' reviewers',
      'reviewers,readers',
      0,
      true,
      { reviewers: true },
      { 0: 'reviewers', length: 1 },
      [['reviewers']],
      ['reviewers', 7],
      ['reviewers', { value: 'x' }],
      'constructor',
      '__proto__',
    ])
      expect(await claimed({ groups }), JSON.stringify(groups)).to.equal('no_access');
    expect(await claimed({ roles: ['reviewers'] })).to.equal('no_access');
    expect(await claimed({ groups: ['ghosts'] }), 'a partner that does not exist').to.equal('no_access');
  });

  it('gives nothing where it leads to two partners, or to two environments of one', async () => {
    expect(await claimed({ groups: ['reviewers', 'elsewhere'] })).to.equal('several_partners');
    expect(await claimed({ groups: ['reviewers', 'live'] })).to.equal('several_partners');
  });

  it('gives nothing by a claim that every object has, and by an e-mail address that no one verified', async () => {
    const { setAccess } = world();
    const rule = { partner: PARTNER, environment: 'sandbox', scopes: ['desk:read'] };
    for (const claim of ['constructor', '__proto__', 'toString']) {
      await setAccess({ claim, access: [{ ...rule, value: 'x' }] });
      expect(await claimed({ groups: ['x'] }), claim).to.equal('no_access');
    }
    await setAccess({ claim: 'email', access: [{ ...rule, value: 'ada@bank.example' }] });
    for (const email_verified of [undefined, false, 'true', 1])
      expect(await claimed({ email: 'ada@bank.example', email_verified })).to.equal('no_access');
    expect(await claimed({ email: 'ada@bank.example', email_verified: true })).to.equal(null);
  });

  it('names a person by words of one line and of a bounded length, and never by them alone', async () => {
    const { setAccess, visit } = world();
    await setAccess({
      claim: 'groups',
      access: [{ value: 'r', partner: PARTNER, environment: 'sandbox', scopes: ['desk:read'] }],
    });
    const shown = async (claims: object) =>
      (await visit({ sub: 'x', groups: ['r'], ...claims })).session['signed_in_as'];
    expect(await shown({ name: 'A\n\u202eB\u0000' })).to.equal('A B');
    expect(await shown({ name: 'x'.repeat(900) })).to.equal('x'.repeat(200));
    expect(await shown({ name: { x: 1 }, email: ['a'], preferred_username: 'ada' })).to.equal('ada');
    expect(await shown({ name: '  ' })).to.equal(`${world().provider.issuer}#x`);
  });
});
