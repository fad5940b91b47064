import { expect } from 'chai';
import { createAuthenticate } from '../../../src/application/keys/authenticate.js';
import type { Refusal } from '../../../src/application/refusal.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { ADDRESS, KEY, setUp, storedKey } from './support/authentication.js';

describe('keys that authentication remembers', () => {
  it('reads a key once for many calls, also when they come at once', async () => {
    const { world, codeOf } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => codeOf()));
    await codeOf();
    expect(world.reads).to.equal(1);
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

  it('goes on with what it knew for less than 5 s while the store is down, and then lets no caller pass', async () => {
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

  it('warns once, with the id of the key, that it could not be renewed, for any number of calls', async () => {
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

  describe('over a store that does not answer', () => {
    const timers = useMockTimers();

    it('gives up after 2 s, and the hanging read blocks no later one', async () => {
      const { world, codeOf, refusalOf } = setUp();
      world.find = () => new Promise(() => undefined);
      let refusal: Refusal | null = null;
      void refusalOf(KEY).then((given) => (refusal = given));
      await timers.tick(1999);
      expect(refusal).to.equal(null);
      await timers.tick(1);
      expect(refusal).to.have.property('code', 'service_unavailable');
      expect(refusal)
        .to.have.property('cause')
        .that.has.property('message', 'the key store did not answer within 2000 ms');
      world.find = async () => world.stored;
      expect(await codeOf()).to.equal('pass');
    });
  });
});
