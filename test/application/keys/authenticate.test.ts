import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { StoredKey } from '../../../ports/stores/keys.js';
import { createAuthenticate, requireScope } from '../../../src/application/keys/authenticate.js';
import { createSharedFailedKeys } from '../../../src/application/keys/authenticate-failures.js';
import { Refusal } from '../../../src/application/refusal.js';

// made up for these tests
const SECRET = 'Abcdefghij-klmnopqrs_tuvwxyz0123456789ABCDE';
const KEY = `sg_sandbox_0a1b2c3d_${SECRET}`;
const ADDRESS = '192.0.2.1';

const storedKey = (change: Partial<StoredKey> = {}): StoredKey => ({
  keyId: '0a1b2c3d',
  partnerId: 'prt_1',
  environment: 'sandbox',
  sha256: createHash('sha256').update(KEY).digest('hex'),
  scopes: ['checks:create'],
  quota: 5,
  createdAtMs: 0,
  expiresAtMs: null,
  revokedAtMs: null,
  ...change,
});

/** A service with a clock that the test moves, over a store that the test fills, breaks and slows down. */
const setUp = (first: StoredKey | null = storedKey()) => {
  const world = {
    nowMs: 1_000_000,
    stored: first,
    reads: 0,
    find: async (): Promise<StoredKey | null> => world.stored,
  };
  const logged: unknown[] = [];
  const authenticate = createAuthenticate({
    keys: {
      findKey: (keyId) => {
        world.reads += 1;
        return keyId === '0a1b2c3d' ? world.find() : Promise.resolve(null);
      },
    },
    clock: { now: () => world.nowMs },
    logger: { log: (level, message, fields) => logged.push({ level, message, fields }) },
    monotonicMs: () => world.nowMs,
  });
  const codeOf = async (key: string = KEY, address = ADDRESS): Promise<string> => {
    try {
      await authenticate(key, address);
      return 'pass';
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
  const refusalOf = async (key: string | undefined): Promise<Refusal> => {
    const error = await authenticate(key, ADDRESS).then(
      () => new Error('passed'),
      (reason: unknown) => reason,
    );
    if (error instanceof Refusal) return error;
    throw error;
  };
  return { world, authenticate, codeOf, refusalOf, logged };
};

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

  it('reads a key once for many calls, also when they come at once', async () => {
    const { world, codeOf } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => codeOf()));
    await codeOf();
    expect(world.reads).to.equal(1);
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

  it('refuses a key that the store holds for another environment than the key names', async () => {
    expect(await setUp(storedKey({ environment: 'production' })).codeOf()).to.equal('invalid_api_key');
  });

  it('refuses a key whose stored digest is damaged, without failing', async () => {
    expect(await setUp(storedKey({ sha256: '00' })).codeOf()).to.equal('invalid_api_key');
  });

  it('asks no store about a key that has not even the form of one', async () => {
    const { world, codeOf } = setUp();
    for (const key of ['x', `${KEY}x`, `x${KEY}`, KEY.slice(0, -1), `sg_test_0a1b2c3d_${SECRET}`])
      expect(await codeOf(key, key)).to.equal('invalid_api_key');
    expect(world.reads).to.equal(0);
  });

  it('lets a new key work at once, though its id was asked for before', async () => {
    const { world, codeOf } = setUp(null);
    expect(await codeOf()).to.equal('invalid_api_key');
    world.stored = storedKey();
    expect(await codeOf()).to.equal('pass');
  });

  it('refuses a revoked key within 2 s while the store answers', async () => {
    const { world, codeOf } = setUp();
    expect(await codeOf()).to.equal('pass');
    world.stored = storedKey({ revokedAtMs: world.nowMs });
    world.nowMs += 1999;
    await codeOf();
    world.nowMs += 1;
    expect(await codeOf()).to.equal('invalid_api_key');
  });

  it('renews an entry in the background, without holding a call up', async () => {
    const { world, codeOf } = setUp();
    await codeOf();
    world.nowMs += 1000;
    world.find = () => new Promise(() => undefined);
    expect(await codeOf()).to.equal('pass');
    expect(await codeOf()).to.equal('pass');
    expect(world.reads).to.equal(2);
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

  it('goes on with what it knew for less than 5 s while the store is down, and then lets nobody pass', async () => {
    const { world, codeOf } = setUp();
    await codeOf();
    world.find = () => Promise.reject(new Error('down'));
    world.nowMs += 4999;
    expect(await codeOf()).to.equal('pass');
    world.nowMs += 1;
    expect(await codeOf()).to.equal('service_unavailable');
    world.find = async () => world.stored;
    expect(await codeOf(), 'it recovers by itself').to.equal('pass');
  });

  it('never lets an unknown key pass while the store is down', async () => {
    const { world, codeOf } = setUp();
    world.find = () => Promise.reject(new Error('down'));
    expect(await codeOf()).to.equal('service_unavailable');
  });

  it('asks the caller to come back in a second while the store is down, and keeps the cause for the log', async () => {
    const { world, refusalOf } = setUp();
    const cause = new Error('down');
    world.find = () => Promise.reject(cause);
    const refusal = await refusalOf(KEY);
    expect(refusal).to.include({ retryAfterSeconds: 1, cause });
    expect(refusal.details).to.deep.equal([]);
    expect(refusal.message)
      .to.match(/Try again shortly/)
      .and.not.include('down');
  });

  it('warns once, naming the key by its id, that a key could not be renewed, however many calls came meanwhile', async () => {
    const { world, codeOf, logged } = setUp();
    await codeOf();
    const error = new Error('down');
    world.find = () => Promise.reject(error);
    world.nowMs += 1500;
    expect(await Promise.all([codeOf(), codeOf(), codeOf()])).to.deep.equal(['pass', 'pass', 'pass']);
    await new Promise(setImmediate);
    expect(logged).to.deep.equal([
      { level: 'warn', message: 'a key could not be read again', fields: { key_id: '0a1b2c3d', error } },
    ]);
  });

  it('reads a key again by the clock of the machine where none is given', async () => {
    const { now } = performance;
    let elapsedMs = 0;
    let reads = 0;
    performance.now = () => elapsedMs;
    try {
      const authenticate = createAuthenticate({
        keys: { findKey: async () => ((reads += 1), storedKey()) },
        clock: { now: () => 0 },
        logger: { log: () => undefined },
      });
      await authenticate(KEY, ADDRESS);
      elapsedMs = 2000;
      await authenticate(KEY, ADDRESS);
    } finally {
      performance.now = now;
    }
    expect(reads).to.equal(2);
  });

  it('leaves no timer behind that would hold up the end of the process', async () => {
    const timers = (): number => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    // mocha sets its own timer once the test gives way
    await new Promise(setImmediate);
    const before = timers();
    expect(await setUp().codeOf()).to.equal('pass');
    expect(timers()).to.equal(before);
  });

  it('gives up on a store that does not answer within 2 s', async function () {
    this.timeout(5000);
    const { world, codeOf, refusalOf } = setUp();
    world.find = () => new Promise(() => undefined);
    const started = performance.now();
    const { code, cause } = await refusalOf(KEY);
    expect(code).to.equal('service_unavailable');
    expect(cause).to.have.property('message', 'the key store did not answer within 2000 ms');
    expect(performance.now() - started).to.be.within(1900, 3000);
    world.find = async () => world.stored;
    expect(await codeOf(), 'the read that hangs blocks no later one').to.equal('pass');
  });

  it('counts wrong keys by address, for a minute, and never keeps out a right key', async () => {
    const { world, codeOf } = setUp();
    for (let count = 0; count < 20; count += 1) expect(await codeOf('wrong')).to.equal('invalid_api_key');
    expect(await codeOf('wrong')).to.equal('rate_limit_exceeded');
    expect(await codeOf('wrong', '192.0.2.2')).to.equal('invalid_api_key');
    expect(await codeOf()).to.equal('pass');
    world.nowMs += 59_999;
    expect(await codeOf('wrong')).to.equal('rate_limit_exceeded');
    world.nowMs += 1;
    for (let count = 0; count < 20; count += 1)
      expect(await codeOf('wrong'), 'a new window').to.equal('invalid_api_key');
    expect(await codeOf('wrong')).to.equal('rate_limit_exceeded');
    world.nowMs += 200_000;
    expect(await codeOf('wrong')).to.equal('invalid_api_key');
  });

  it('counts wrong keys together with whoever shares the limiter, by address and at the same bound', async () => {
    const asked: unknown[] = [];
    const answers = [
      { allowed: true, resetAtMs: 61_000 },
      { allowed: false, resetAtMs: 61_000 },
      { allowed: false, resetAtMs: 999 },
    ];
    const failedKeys = createSharedFailedKeys({
      take: async (...question) => {
        asked.push(question);
        return { limit: 20, remaining: 0, ...(answers[asked.length - 1] ?? { allowed: true, resetAtMs: 0 }) };
      },
      health: () => ({ insured: false, insuredCalls: 0 }),
      close: async () => undefined,
    });
    expect(await failedKeys.count(ADDRESS, 1_000)).to.equal(0);
    expect(await failedKeys.count(ADDRESS, 1_000)).to.equal(60_000);
    expect(await failedKeys.count(ADDRESS, 1_000), 'a window that ended meanwhile still refuses').to.equal(1);
    expect(asked).to.deep.equal(Array.from({ length: 3 }, () => [ADDRESS, 20, 1_000]));
  });

  it('says how long to wait', async () => {
    const { world, refusalOf, codeOf } = setUp();
    for (let count = 0; count < 20; count += 1) await codeOf('wrong');
    world.nowMs += 10_000;
    const refusal = await refusalOf('wrong');
    expect(refusal.retryAfterSeconds).to.equal(50);
    expect(refusal.message).to.match(/^Rate limit exceeded: .*Try again in 50 s\.$/);
    expect(refusal.details).to.deep.equal([]);
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
