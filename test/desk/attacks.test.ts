import { expect } from 'chai';
import { DESK_ENDPOINTS } from '../../src/desk/endpoints.js';
import { SESSION_CALLS_PER_WINDOW, SIGN_INS_PER_WINDOW } from '../../src/application/desk/sessions.js';
import { FAILED_KEYS_PER_WINDOW } from '../../src/application/keys/authenticate-failures.js';
import { StorageUnavailableError } from '../../ports/sources/errors.js';
import { useInstances } from '../http/real/support/instances.js';
import { useReporting } from '../http/reports/support.js';
import { type RealService, type Reply, useRealService } from '../http/real/support/real-service.js';
import { MEMORY, POSTGRES } from '../http/real/support/storages.js';
import { JSON_HEADERS, signIn, visit, type Visitor } from './support/desk.js';

const answer = ({ status, json }: Reply) => [status, json['code']];
/** All that two answers may tell: everything but the id of the request. */
const told = ({ status, text, json }: Reply) => [status, text.replace(String(json['request_id']), '')];

/** The table: every route that takes a session. */
const BEHIND_A_SESSION = DESK_ENDPOINTS.filter(({ admits }) => admits === 'session');
const pathOf = (path: string, id = 'req_00000000000000000000000000'): string =>
  path.replace('{list}', 'deny').replace(/\{\w+\}/g, id);
const wrongKeyOf = (key: string): string => `${key.slice(0, -43)}${'A'.repeat(43)}`;

const PAYER = '0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a';
const PAYMENT = {
  ...{ from_address: PAYER, to_address: '0x2222222222222222222222222222222222222222' },
  ...{ chain: 'ethereum', token: 'USDC', amount: 250_000, intent_reference: 'foreign-reference' },
};

describe('every route of the review desk that takes a session', () => {
  const service = useRealService(MEMORY);
  const bare = (method: string, path: string, headers: Record<string, string>, body: boolean) =>
    service().send(method, path, { headers: { ...JSON_HEADERS, ...headers }, ...(body && { body: '{}' }) });

  it('401: is closed to everyone who is not signed in, with a key or with none', async () => {
    expect(BEHIND_A_SESSION).to.have.length.above(18);
    const key = await service().key();
    for (const { method, path, request } of BEHIND_A_SESSION)
      for (const headers of [{}, { 'x-api-key': key }, { cookie: `signgate_desk=${'A'.repeat(43)}` }]) {
        const reply = await bare(method, pathOf(path), { origin: service().url, ...headers }, request !== null);
        expect(answer(reply), `${method} ${path}`).to.deep.equal([401, 'invalid_session']);
      }
  });

  it('403: writes nothing for another site, with a wrong token or with that of another session', async () => {
    const key = await service().key();
    const [person, other] = [await visit(service(), key), await visit(service(), key)];
    const writes = BEHIND_A_SESSION.filter(({ method }) => method !== 'GET');
    expect(writes).to.have.length.above(6);
    for (const { method, path } of writes)
      for (const headers of [
        { 'x-csrf-token': '' },
        { 'x-csrf-token': 'A'.repeat(43) },
        { 'x-csrf-token': other.csrfToken },
        { 'x-csrf-token': person.cookie.slice(14) },
        { origin: '' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: service().url.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
      ]) {
        const reply = await person.write(method, pathOf(path), {}, headers);
        expect(answer(reply), `${method} ${path} ${JSON.stringify(headers)}`).to.deep.equal([
          403,
          'cross_site_request',
        ]);
      }
    expect((await person.get('/desk/session')).status).to.equal(200);
    for (const site of ['cross-site', 'same-site'])
      expect(answer(await person.get('/desk/api/sources', { 'sec-fetch-site': site }))).to.deep.equal([
        403,
        'cross_site_request',
      ]);
    expect((await person.get('/desk/api/sources', { 'sec-fetch-site': 'same-origin' })).status).to.equal(200);
  });

  it('403: signs nobody in for another site, so that no one works in a session of an attacker', async () => {
    const key = await service().key();
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: service().url, 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const reply = await signIn(service(), key, headers);
      expect(answer(reply)).to.deep.equal([403, 'cross_site_request']);
      expect(reply.headers).not.to.have.property('set-cookie');
    }
    // a form of another site can send text alone
    const form = await service().send('POST', '/desk/session', {
      headers: { origin: service().url, 'content-type': 'text/plain' },
      body: JSON.stringify({ key }),
    });
    expect(answer(form)).to.deep.equal([415, 'unsupported_media_type']);
  });

  it('400: takes no unknown member of the query', async () => {
    const person = await visit(service(), await service().key());
    for (const { path } of BEHIND_A_SESSION.filter(({ method }) => method === 'GET'))
      expect((await person.get(`${pathOf(path)}?no_such_member=1`)).status, path).to.equal(400);
  });
});

describe('what another partner has, at the review desk', function () {
  this.timeout(120_000);
  const reporting = useReporting(POSTGRES);
  const service = (): RealService => reporting().service;

  /** What each route answers to `person` about an id, by its place in the table. */
  const walk = async (person: Visitor, id: string): Promise<readonly Reply[]> => {
    const replies: Reply[] = [];
    for (const { method, path, request } of BEHIND_A_SESSION) {
      if (path === '/desk/session') continue;
      const isReport = path === '/desk/api/reports/address';
      const body = isReport ? { request_id: id } : bodyOf(path);
      replies.push(
        method === 'GET'
          ? await person.get(pathOf(path, id))
          : await person.write(method, pathOf(path, id), request === null ? undefined : body),
      );
    }
    return replies;
  };
  const bodyOf = (path: string): object => {
    if (path.endsWith('/dispositions')) return { disposition: 'approve', reason: 'Not mine.' };
    if (path.endsWith('/notes')) return { text: 'Not mine.' };
    return path.endsWith('/outcome') ? { outcome: 'signed' } : {};
  };

  it('is never told, changed or known to exist: every route of the table answers as for no id at all', async () => {
    const owner = await service().key({ partner: 'Owner' });
    const theirs = String((await service().verdict(owner, PAYMENT)).request_id);
    const report = await service().send('POST', '/api/reports/address', {
      key: owner,
      headers: JSON_HEADERS,
      body: JSON.stringify({ request_id: theirs }),
    });
    expect(report.status, report.text).to.equal(201);
    const before = (await service().read(owner, theirs)).text;
    const strangers = [
      await service().key({ partner: 'Stranger' }),
      await service().key({ partner: 'Owner', environment: 'production' }),
    ];
    for (const stranger of strangers) {
      const person = await visit(service(), stranger);
      for (const id of [theirs, String(report.headers['location']).split('/').at(-1) ?? '']) {
        const none = `${id.slice(0, 4)}${'0'.repeat(26)}`;
        const [about, aboutNone] = [await walk(person, id), await walk(person, none)];
        for (const [place, reply] of about.entries()) {
          const { path, method } = BEHIND_A_SESSION.filter((one) => one.path !== '/desk/session')[place] ?? {};
          const what = `${method ?? ''} ${path ?? ''}`;
          for (const secret of [theirs, PAYER, 'foreign-reference'])
            if (!path?.includes('{')) expect(reply.text, what).not.to.include(secret);
          if (path?.includes('{request_id}') || path?.includes('{report_id}'))
            expect(told(reply), what).to.deep.equal(told(aboutNone[place] as Reply));
          expect(reply.status, what).to.be.below(500);
        }
      }
    }
    expect((await service().read(owner, theirs)).text).to.equal(before);
    const person = await visit(service(), owner);
    const own = (await person.get(`/desk/api/checks/${theirs}/case`)).json;
    expect(own).to.deep.include({ state: 'none', dispositions: [], notes: [], outcomes: [] });
  });
});

describe('a report at the review desk', () => {
  const reporting = useReporting(MEMORY);
  const service = (): RealService => reporting().service;

  it('200: opens without scripts, without the origin of the desk, and in no frame', async () => {
    const key = await service().key();
    const requestId = String((await service().verdict(key, PAYMENT)).request_id);
    const person = await visit(service(), key);
    const made = await person.write('POST', '/desk/api/reports/address', { request_id: requestId });
    expect(made.status, made.text).to.equal(201);
    const page = await fetch(`${service().url}/desk${String(made.headers['location'])}.html`, {
      headers: { cookie: person.cookie },
    });
    expect([page.status, page.headers.get('content-type')]).to.deep.equal([200, 'text/html; charset=utf-8']);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).to.match(/^default-src 'none';.*, sandbox allow-downloads; frame-ancestors 'none'$/);
    expect(policy).to.not.match(/script-src|allow-scripts|allow-same-origin/);
    expect(page.headers.get('cache-control')).to.equal('no-store');
  });
});

describe('guessing at the review desk', () => {
  const direct = useRealService(MEMORY);
  const proxied = useRealService(MEMORY, { environment: { TRUSTED_PROXY_HOPS: '1' } });
  const guess = (service: RealService, key: string, from: string) =>
    signIn(service, key, { origin: service.url, 'x-forwarded-for': from });

  it('429: one address is stopped after so many wrong keys, wherever it says it is; a right key passes', async () => {
    const key = await direct().key();
    for (let time = 0; time < FAILED_KEYS_PER_WINDOW; time += 1)
      expect(
        (await guess(direct(), `sg_sandbox_0000000${time % 10}_${'A'.repeat(43)}`, `192.0.2.${time}`)).status,
      ).to.equal(401);
    const refused = await guess(direct(), wrongKeyOf(key), '192.0.2.99');
    expect(answer(refused)).to.deep.equal([429, 'rate_limit_exceeded']);
    expect(Number(refused.headers['retry-after'])).to.be.within(1, 60);
    expect((await signIn(direct(), key)).status).to.equal(201);
  });

  it('429: one key id is stopped from many addresses alike, whether there is such a key or not', async () => {
    const key = await proxied().key();
    for (const wrong of [wrongKeyOf(key), `sg_sandbox_99999999_${'A'.repeat(43)}`]) {
      for (let time = 0; time < FAILED_KEYS_PER_WINDOW; time += 1)
        expect((await guess(proxied(), wrong, `198.51.100.${time}`)).status).to.equal(401);
      expect(answer(await guess(proxied(), wrong, '198.51.100.99'))).to.deep.equal([429, 'rate_limit_exceeded']);
    }
    expect((await guess(proxied(), key, '198.51.100.98')).status).to.equal(201);
  });

  it('429: a right key begins so many sessions a minute, and a session makes so many calls', async () => {
    const key = await proxied().key();
    const person = await visit(proxied(), key);
    for (let time = 1; time < SIGN_INS_PER_WINDOW; time += 1)
      expect((await signIn(proxied(), key)).status).to.equal(201);
    expect(answer(await signIn(proxied(), key))).to.deep.equal([429, 'rate_limit_exceeded']);
    for (let time = 0; time < SESSION_CALLS_PER_WINDOW; time += 1)
      expect((await person.get('/desk/api/findings/sanctioned_address')).status).to.equal(200);
    expect(answer(await person.get('/desk/session'))).to.deep.equal([429, 'rate_limit_exceeded']);
  });

  it('takes nothing of the quota of the key, and is not metered', async () => {
    const key = await proxied().key({ partner: 'Metered', quota: 1 });
    const person = await visit(proxied(), key);
    for (let time = 0; time < 3; time += 1) expect((await person.get('/desk/api/sources')).status).to.equal(200);
    expect((await proxied().send('GET', '/api/sources', { key })).status).to.equal(200);
    expect((await proxied().send('GET', '/api/sources', { key })).status).to.equal(429);
    expect((await person.get('/desk/api/sources')).status).to.equal(200);
  });
});

describe('sessions of the review desk over two instances', () => {
  const instances = useInstances(2);

  it('are known to both, and end on both at once', async () => {
    const [one, two] = [instances().of(0), instances().of(1)];
    const key = await one.key();
    const [person, other] = [await visit(one, key), await visit(one, key)];
    const at = (service: RealService, { cookie }: Visitor) =>
      service.send('GET', '/desk/session', { headers: { cookie } });
    for (const service of [one, two]) expect((await at(service, person)).status).to.equal(200);
    await person.write('DELETE', '/desk/session');
    expect(answer(await at(two, person))).to.deep.equal([401, 'invalid_session']);
    expect((await at(two, other)).status).to.equal(200);
    await two.stores.keys.revokeKey(key.split('_')[2] ?? '', two.clock.now());
    for (const service of [one, two]) expect(answer(await at(service, other))).to.deep.equal([401, 'invalid_session']);
  });
});

describe('the review desk while the store is out', () => {
  let isOut = false;
  const service = useRealService(MEMORY, {
    wrap: (stores) => ({
      ...stores,
      deskSessions: Object.assign(Object.create(stores.deskSessions) as typeof stores.deskSessions, {
        find: (hash: string) =>
          isOut ? Promise.reject(new StorageUnavailableError('made up')) : stores.deskSessions.find(hash),
      }),
    }),
  });

  it('503: lets no one in and tells nothing', async () => {
    const person = await visit(service(), await service().key());
    isOut = true;
    expect(answer(await person.get('/desk/api/sources'))).to.deep.equal([503, 'service_unavailable']);
    isOut = false;
    expect((await person.get('/desk/api/sources')).status).to.equal(200);
  });
});
