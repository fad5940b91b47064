import { expect } from 'chai';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import type { Lies } from '../support/openid/lying-provider.js';
import { MEMORY } from '../http/real/support/storages.js';
import { openOidcWorld, type OidcWorld, problemOf, useOidcWorld } from './support/oidc.js';

const ADA = { sub: 'ada-1', name: 'Ada Lovelace', groups: ['reviewers'] };
const nowSeconds = (): number => Math.floor(Date.now() / 1000);
/** Signed with what the public key is as a text, as if it were a shared secret. */
const keyedBy =
  (secretOf: (provider: OidcWorld['provider']) => Promise<string>, of: () => OidcWorld) => async (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: of().provider.publicJwk.kid ?? '' })
      .sign(new TextEncoder().encode(await secretOf(of().provider)));
const keyOf = async (jwk: JWK) => {
  const key = await importJWK(jwk, 'ES256');
  return key instanceof Uint8Array ? expect.fail('no public key') : key;
};
const pemOf = async ({ publicJwk }: OidcWorld['provider']): Promise<string> => exportSPKI(await keyOf(publicJwk));

describe('a provider that lies to the review desk', () => {
  const world = useOidcWorld(MEMORY);
  afterEach(() => {
    world().provider.lies = {};
  });
  const told = async (lies: Lies, identity: Readonly<Record<string, unknown>> = ADA): Promise<string | null> => {
    world().provider.lies = lies;
    const problem = problemOf(await world().signIn(identity));
    world().provider.lies = {};
    return problem;
  };

  it('lets in with an identity as it must be, and within half a minute of another clock', async () => {
    expect(await told({})).to.equal(null);
    expect(await told({ claims: { exp: nowSeconds() - 20 } })).to.equal(null);
    expect(await told({ claims: { aud: ['signgate-desk'] } })).to.equal(null);
    expect(await told({ claims: { aud: ['signgate-desk', 'another'], azp: 'signgate-desk' } })).to.equal(null);
  });

  it('lets no one in by an identity of another sign-in, audience, issuer, person or time', async () => {
    for (const claims of [
      { nonce: undefined },
      { nonce: 'of-another-sign-in' },
      { nonce: ['x'] },
      { aud: 'another-client' },
      { aud: ['another-client'] },
      { aud: ['signgate-desk', 'another-client'] },
      { aud: ['signgate-desk', 'another-client'], azp: 'another-client' },
      { aud: undefined },
      { iss: 'https://evil.example' },
      { iss: `${world().provider.issuer}/` },
      { iss: undefined },
      { sub: undefined },
      { sub: '' },
      { sub: 7 },
      { exp: nowSeconds() - 60 },
      { exp: undefined },
      { exp: 'never' },
      { iat: undefined },
      { nbf: nowSeconds() + 60 },
    ])
      expect(await told({ claims }), JSON.stringify(claims)).to.equal('failed');
  });

  it('lets no one in by a signature that anyone could make', async () => {
    const others = await generateKeyPair('ES256');
    const offered = { id_token_signing_alg_values_supported: ['none', 'HS256', 'ES256'] };
    const unsigned = (claims: JWTPayload): string => new UnsecuredJWT(claims).encode();
    for (const [what, token] of Object.entries({
      none: unsigned,
      'none, with a signature of nothing': (claims: JWTPayload) => `${unsigned(claims)}AA`,
      'the public key as a JWK': keyedBy(async ({ publicJwk }) => JSON.stringify(publicJwk), world),
      'the public key as a PEM': keyedBy(pemOf, world),
      'the secret of the client': keyedBy(async () => 'a-made-up-secret-of-a-client', world),
      'another key of the same name': (claims: JWTPayload) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'first' }).sign(others.privateKey),
      'a changed claim': async (claims: JWTPayload) => {
        const [head, , tail] = (await world().provider.sign(claims)).split('.') as [string, string, string];
        const body = Buffer.from(JSON.stringify({ ...claims, sub: 'someone-else' })).toString('base64url');
        return [head, body, tail].join('.');
      },
      'no token': () => '',
      'no JWT': () => 'x.y.z',
    })) {
      for (const metadata of [{}, offered]) expect(await told({ token, metadata }), what).to.equal('failed');
    }
  });

  it('may publish keys of any kind beside its own, and is not believed where two of them have one name', async () => {
    const { provider, service } = world();
    const own = { ...provider.publicJwk, use: 'sig' };
    const { kid } = own;
    const jwkOf = async (algorithm: string) => exportJWK((await generateKeyPair(algorithm)).publicKey);
    const published = (keys: readonly unknown[]): Promise<string | null> => {
      service.passTime(11 * 60_000);
      return told({ fails: { path: '/jwks', status: 200, body: JSON.stringify({ keys }) } });
    };
    const others = [{ kty: 'oct', k: 'AAAA', kid }, { kty: 'odd', kid }, {}, { ...(await jwkOf('RS256')), kid }];
    expect(await published([...others, own])).to.equal(null);
    expect(
      await published([own, ...Array.from({ length: 200 }, (_, index) => ({ ...own, kid: String(index) }))]),
    ).to.equal(null);
    const foreign = { ...(await jwkOf('ES256')), use: 'sig', kid };
    for (const keys of [[own, foreign], [foreign, own], [foreign]]) expect(await published(keys)).to.equal('failed');
    expect(await published([own])).to.equal(null);
  });

  it('takes the keys that it signs with now, once it says so', async () => {
    const { provider, service } = world();
    await provider.rotate();
    service.passTime(11 * 60_000);
    expect(await told({})).to.equal(null);
  });

  it('is not taken for another one: by its metadata or by who says that it answers', async () => {
    for (const metadata of [
      { issuer: 'https://evil.example' },
      { issuer: `${world().provider.issuer}/` },
      { issuer: undefined },
    ]) {
      const other = await openOidcWorld(MEMORY);
      other.provider.lies = { metadata };
      const begun = await other.service.send('GET', '/desk/oidc');
      expect(begun.headers['location'], JSON.stringify(metadata)).to.match(
        /^\/desk\?sign_in=(?:failed|provider_unavailable)$/,
      );
      expect(begun.headers).not.to.have.property('set-cookie');
      await other.close();
    }
    expect(await told({ back: (answer) => answer.set('iss', 'https://evil.example') })).to.equal('failed');
    expect(await told({ back: (answer) => answer.delete('iss') })).to.equal('failed');
  });

  it('may say no, and is believed only about this very sign-in', async () => {
    const refuse = (answer: URLSearchParams): void => {
      answer.delete('code');
      answer.set('error', 'access_denied');
    };
    expect(await told({ back: refuse })).to.equal('refused');
    const elsewhere = (answer: URLSearchParams): void => {
      refuse(answer);
      answer.set('state', 'of-another');
    };
    expect(await told({ back: elsewhere })).to.equal('failed');
  });

  it('may be down: who is signed in stays so, the service is ready, and the next sign-in finds it again', async () => {
    const { service, provider, visit } = world();
    const person = await visit(ADA);
    service.passTime(11 * 60_000);
    for (const path of ['/.well-known/openid-configuration', '/token', '/jwks'])
      for (const [status, body, problem] of [
        [500, '{}', 'provider_unavailable'],
        [302, '{}', 'provider_unavailable'],
        [200, '<html>', 'failed'],
        [200, 'x'.repeat(2_000_000), 'provider_unavailable'],
      ] as const) {
        const fails = { path, status, body };
        service.passTime(11 * 60_000);
        if (path === '/jwks') await provider.rotate();
        expect(await told({ fails }), `${path} ${status}`).to.equal(problem);
      }
    expect((await person.get('/desk/session')).status).to.equal(200);
    expect((await service.send('GET', '/health/ready')).status).to.equal(200);
    provider.lies = { fails: { path: '/.well-known/openid-configuration', status: 500 } };
    service.passTime(11 * 60_000);
    const left = await service.send('GET', '/desk/oidc/sign-out');
    expect([left.status, left.headers['location']]).to.deep.equal([303, '/desk']);
    service.passTime(11 * 60_000);
    expect(await told({})).to.equal(null);
  });
});
