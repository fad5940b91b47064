import { expect } from 'chai';
import { requireScope } from '../../../src/application/keys/authenticate.js';
import { Refusal } from '../../../src/application/refusal.js';
import { ADDRESS, KEY, SECRET, setUp, storedKey } from './support/authentication.js';

describe('authentication', () => {
  it('recognises a key and says whose it is, without anything secret', async () => {
    const { authenticate } = setUp();
    const caller = await authenticate(KEY, ADDRESS);
    expect(caller).to.deep.equal({
      keyId: '0a1b2c3d',
      scope: { partnerId: 'prt_1', environment: 'sandbox' },
      keyScopes: ['checks:create'],
      quota: 5,
    });
  });

  it('refuses a wrong secret of a known id, and the right secret in the other environment', async () => {
    const { codeOf } = setUp();
    expect(await codeOf(`${KEY.slice(0, -1)}F`)).to.equal('invalid_api_key');
    expect(await codeOf(KEY.replace('sandbox', 'production'))).to.equal('invalid_api_key');
    expect(await codeOf(KEY.toLowerCase())).to.equal('invalid_api_key');
    expect(await codeOf(`${KEY}\n`)).to.equal('invalid_api_key');
    expect(await codeOf()).to.equal('pass');
  });

  it('tells a caller without a key to send one, and counts that as no wrong key', async () => {
    const { codeOf, refusalOf } = setUp();
    for (let count = 0; count < 25; count += 1) {
      for (const absent of [undefined, '']) {
        const { code, message, details } = await refusalOf(absent);
        expect([code, details]).to.deep.equal(['missing_api_key', []]);
        expect(message).to.match(/^Missing API key: .*x-api-key/);
      }
    }
    expect(await codeOf('wrong')).to.equal('invalid_api_key');
  });

  it('says of a key that it is invalid, and not in which way', async () => {
    const { refusalOf } = setUp();
    const { message, details } = await refusalOf('wrong');
    expect(message).to.match(/^Invalid API key: it is unknown, malformed, revoked or expired\./);
    expect(details).to.deep.equal([]);
    expect((await refusalOf(`${KEY.slice(0, -1)}F`)).message).to.equal(message);
  });

  it('refuses a key that the store holds for another environment than the key names', async () =>
    expect(await setUp(storedKey({ environment: 'production' })).codeOf()).to.equal('invalid_api_key'));

  it('refuses a key whose stored digest is damaged, without failing', async () =>
    expect(await setUp(storedKey({ sha256: '00' })).codeOf()).to.equal('invalid_api_key'));

  it('asks no store about a key that has not even the form of one', async () => {
    const { world, codeOf } = setUp();
    for (const key of ['x', `${KEY}x`, `x${KEY}`, KEY.slice(0, -1), `sg_test_0a1b2c3d_${SECRET}`])
      expect(await codeOf(key, key)).to.equal('invalid_api_key');
    expect(world.reads).to.equal(0);
  });

  it('refuses at the very moment for which a revocation or an expiry was set', async () => {
    for (const change of [{ revokedAtMs: 1_000_500 }, { expiresAtMs: 1_000_500 }]) {
      const { world, codeOf } = setUp(storedKey(change));
      world.nowMs = 1_000_499;
      expect(await codeOf()).to.equal('pass');
      world.nowMs = 1_000_500;
      expect(await codeOf()).to.equal('invalid_api_key');
    }
  });

  it('names the scope that a key lacks', () => {
    const caller = {
      keyId: 'k',
      scope: { partnerId: 'p', environment: 'sandbox' as const },
      keyScopes: ['checks:read' as const],
      quota: null,
    };
    requireScope(caller, 'checks:read');
    expect(() => requireScope(caller, 'reports:create'))
      .to.throw(Refusal, 'reports:create')
      .with.property('code', 'insufficient_scope');
  });
});
