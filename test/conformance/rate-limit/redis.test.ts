import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect } from 'chai';
import { Redis } from 'ioredis';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { createRedisCallCounter } from '../../../adapters/rate-limit/redis/index.js';
import { createSharedRateLimiter } from '../../../adapters/rate-limit/shared/index.js';
import type { CallCounter } from '../../../ports/stores/call-limits.js';
import { eventually } from '../../support/eventually.js';
import { describeWhere } from '../../support/programs.js';
import { type RedisServer, type SentinelServer, startRedis, startSentinel } from '../../support/redis-server.js';
import { recordingLogger, silentLogger } from '../../support/silent-logger.js';
import { waitFor } from '../../adapters/storage/support/wait.js';
import { describeRateLimiter } from './rate-limit-suite.js';
import { describeSharedCounter } from './shared-counter-suite.js';

/** A Sentinel that was once late by 2 s does nothing for the next 30 s. Source: TILT mode, Redis' page on Sentinel. */
const FAILOVER_LIMIT_MS = 60_000;

// what happens where Redis is slow is tested with the insurance: here every call is counted
const answerWithinMs = 20_000;

describeWhere('redis-server', 'the rate limit on Redis', () => {
  describe('on Redis', () => {
    let redis: RedisServer;
    before(async () => (redis = await startRedis()));
    after(() => redis.stop());

    /** A counter that has counted nothing: its subjects are its own. */
    const counterOfItsOwn = (windowMs: number): CallCounter => {
      const counter = createRedisCallCounter({ url: redis.url, logger: silentLogger, windowMs, answerWithinMs });
      const name = randomUUID();
      return { add: (subject, calls) => counter.add(`${name}${subject}`, calls), close: () => counter.close() };
    };

    describeRateLimiter('Redis', async (windowMs) =>
      createSharedRateLimiter({
        counter: counterOfItsOwn(windowMs),
        insurance: createMemoryRateLimiter({ windowMs }),
        instances: 3,
        logger: silentLogger,
        answerWithinMs,
      }),
    );
    describeSharedCounter('Redis', async (windowMs) =>
      createRedisCallCounter({ url: redis.url, logger: silentLogger, windowMs, answerWithinMs }),
    );
  });

  describe('the counter on Redis', () => {
    it('comes back by itself when the server does, and counts from there', async () => {
      let redis = await startRedis();
      const counter = createRedisCallCounter({ url: redis.url, logger: silentLogger });
      expect(await counter.add('a', 2)).to.include({ calls: 2 });
      await redis.stop();
      expect(await counter.add('a', 1).catch((error: unknown) => error)).to.have.property(
        'name',
        'StorageUnavailableError',
      );
      redis = await startRedis({ port: redis.port });
      await waitFor(() =>
        counter.add('b', 1).then(
          () => true,
          () => false,
        ),
      );
      expect(await counter.add('a', 1)).to.include({ calls: 1 });
      await counter.close();
      await redis.stop();
    });

    it('can be made while the server is not there yet, and counts as soon as it is', async () => {
      let redis = await startRedis();
      await redis.stop();
      const counter = createRedisCallCounter({ url: redis.url, logger: silentLogger });
      expect(await counter.add('a', 1).catch((error: unknown) => error)).to.have.property(
        'name',
        'StorageUnavailableError',
      );
      redis = await startRedis({ port: redis.port });
      await waitFor(() =>
        counter.add('a', 1).then(
          ({ calls }) => calls === 1,
          () => false,
        ),
      );
      await counter.close();
      await redis.stop();
    });

    it('uses the password of its URL, and neither logs it nor puts it in an error, right or wrong', async () => {
      const redis = await startRedis({ password: 'right-and-secret' });
      const logger = recordingLogger();
      const right = createRedisCallCounter({ url: redis.url, logger });
      expect(await right.add('a', 1)).to.include({ calls: 1 });
      const wrong = createRedisCallCounter({ url: redis.url.replace('right', 'wrong'), logger });
      const error = await wrong.add('a', 1).catch((reason: unknown) => reason);
      expect(error).to.have.property('name', 'StorageUnavailableError');
      await waitFor(() => logger.lines.length > 0);
      const written = JSON.stringify([logger.lines, String(error), (error as Error).stack, (error as Error).cause]);
      expect(written).not.to.include('and-secret');
      await right.close();
      await wrong.close();
      await redis.stop();
    });

    it('leaves a primary that became a replica, and counts again when there is one', async () => {
      const [redis, other] = [await startRedis(), await startRedis()];
      const counter = createRedisCallCounter({ url: redis.url, logger: silentLogger });
      const admin = new Redis(redis.url);
      const connection = async (): Promise<string | undefined> =>
        /^id=(\d+) .* name=signgate /m.exec((await admin.call('client', 'list')) as string)?.[1];
      expect(await counter.add('a', 1)).to.include({ calls: 1 });
      const before = await connection();
      await admin.replicaof('127.0.0.1', other.port);
      expect(await counter.add('a', 1).catch((error: unknown) => error)).to.have.property(
        'name',
        'StorageUnavailableError',
      );
      await waitFor(async () => ![before, undefined].includes(await connection()));
      await admin.replicaof('NO', 'ONE');
      await waitFor(() =>
        counter.add('a', 1).then(
          () => true,
          () => false,
        ),
      );
      await counter.close();
      admin.disconnect();
      await redis.stop();
      await other.stop();
    });

    describe('with Sentinels', function () {
      this.timeout(2 * FAILOVER_LIMIT_MS);
      const password = 'of-both';
      let primary: RedisServer;
      let replica: RedisServer;
      let sentinel: SentinelServer;
      let reader: Redis;
      let closing: (() => unknown)[];
      beforeEach(async () => {
        closing = [];
        primary = await startRedis({ password, more: ['--repl-diskless-sync-delay', '0'] });
        replica = await startRedis({
          password,
          more: ['--masterauth', password, '--replicaof', '127.0.0.1', String(primary.port)],
        });
        reader = new Redis(replica.url);
        await waitFor(async () =>
          String(await reader.call('role')).startsWith(`slave,127.0.0.1,${primary.port},connected`),
        );
        sentinel = await startSentinel(primary, password);
      });
      afterEach(async () => {
        for (const close of closing) await close();
        reader.disconnect();
        for (const server of [sentinel, replica, primary]) await server.stop();
      });

      /** Counts five calls, takes the primary away, and gives what is counted with one more once there is another. */
      const countedAfterFailover = async (counter: CallCounter): Promise<number> => {
        expect(await counter.add('a', 5)).to.include({ calls: 5 });
        await waitFor(async () => (await reader.get('signgate:calls:a')) === '5');
        await primary.stop();
        expect(await counter.add('a', 1).catch((error: unknown) => error)).to.have.property(
          'name',
          'StorageUnavailableError',
        );
        await sentinel.failOver();
        return eventually(
          () =>
            counter.add('a', 1).then(
              ({ calls }) => calls,
              () => null,
            ),
          FAILOVER_LIMIT_MS,
        );
      };

      it('follows the primary that they name, and goes on with what the replica had counted', async () => {
        const logger = recordingLogger();
        const counter = createRedisCallCounter({ url: sentinel.url, logger, answerWithinMs });
        closing.push(counter.close);
        expect(await countedAfterFailover(counter)).to.equal(6);
        expect(JSON.stringify(logger.lines)).not.to.include(password);
      });

      it('counts again, too, where they name another primary just while it asks them for one', async () => {
        const way = await startWayToSentinel(sentinel.port, () => primary.child.killed);
        const url = sentinel.url.replace(String(sentinel.port), String(way.port));
        const counter = createRedisCallCounter({ url, logger: silentLogger, answerWithinMs });
        closing.push(counter.close, way.close);
        expect(await countedAfterFailover(counter)).to.equal(6);
      });
    });
  });
});

/**
 * A way to a Sentinel that holds back what it answers on connections that are opened while `isHolding`, until it has
 * told of another primary on an older one, and a moment longer.
 */
const startWayToSentinel = async (sentinelPort: number, isHolding: () => boolean) => {
  const told = new EventEmitter();
  let hasTold = false;
  const server = createServer((socket) => {
    const isHeld = isHolding() && !hasTold;
    const upstream = connect(sentinelPort, '127.0.0.1');
    socket.pipe(upstream);
    if (isHeld) told.once('switch', () => setTimeout(() => upstream.pipe(socket), 200));
    else
      upstream
        .on('data', (chunk: Buffer) => {
          if (hasTold || !chunk.includes('message\r\n$14\r\n+switch-master')) return;
          hasTold = true;
          told.emit('switch');
        })
        .pipe(socket);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
};
