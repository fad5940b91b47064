import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { Redis } from 'ioredis';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { createRedisCallCounter } from '../../../adapters/rate-limit/redis/index.js';
import { createSharedRateLimiter } from '../../../adapters/rate-limit/shared/index.js';
import type { CallCounter } from '../../../ports/stores/call-limits.js';
import { describeWhere } from '../../support/programs.js';
import { eventually } from '../../support/eventually.js';
import { type RedisServer, startRedis } from '../../support/redis-server.js';
import { recordingLogger, silentLogger } from '../../support/silent-logger.js';
import { describeRateLimiter } from './rate-limit-suite.js';
import { describeSharedCounter } from './shared-counter-suite.js';

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
      await eventually(() =>
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
      await eventually(() =>
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
      await eventually(async () => logger.lines.length > 0);
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
      await eventually(async () => ![before, undefined].includes(await connection()));
      await admin.replicaof('NO', 'ONE');
      await eventually(() =>
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
  });
});
