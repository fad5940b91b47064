import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import type pg from 'pg';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { createSharedRateLimiter } from '../../../adapters/rate-limit/shared/index.js';
import { createPostgresCallCounter, removeForgottenWindows } from '../../../adapters/storage/postgres/call-counter.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { silentLogger } from '../../support/silent-logger.js';
import { openPool } from '../../support/sql.js';
import { describeRateLimiter } from './rate-limit-suite.js';
import { describeSharedCounter } from './shared-counter-suite.js';

describe('on PostgreSQL', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  before(async () => {
    database = await freshDatabase();
    pool = openPool(database.connection, { max: 3 });
  });
  beforeEach(() => database.run('truncate rate_limit_windows'));
  after(async () => {
    await pool.end();
    await database.drop();
  });

  describeRateLimiter('PostgreSQL', async (windowMs) =>
    createSharedRateLimiter({
      counter: createPostgresCallCounter(pool, windowMs),
      insurance: createMemoryRateLimiter({ windowMs }),
      instances: 3,
      logger: silentLogger,
      answerWithinMs: 20_000,
    }),
  );
  describeSharedCounter('PostgreSQL', async (windowMs) => createPostgresCallCounter(pool, windowMs));

  describe('the counter on PostgreSQL', () => {
    it("takes the database's clock for the end of a window", async () => {
      const { resetAtMs } = await createPostgresCallCounter(pool).add(randomUUID(), 1);
      const [row] = await database.run('select (extract(epoch from now()) * 1000)::double precision as now_ms');
      expect(resetAtMs - Number(row?.['now_ms'])).to.be.within(58_000, 60_000);
    });

    it('removes windows that ended long ago, and no other', async () => {
      const counter = createPostgresCallCounter(pool, 100);
      for (const subject of ['old', 'recent']) await counter.add(subject, 1);
      await delay(120);
      await database.run(`update rate_limit_windows set expire = expire - 3600000 where key = 'old'`);
      await removeForgottenWindows(pool);
      expect(await database.run('select key from rate_limit_windows')).to.deep.equal([{ key: 'recent' }]);
    });

    it('rejects as unavailable, without SQL, where the database is not there', async () => {
      const nowhere = openPool({ ...database.connection, port: 1, host: '127.0.0.1' }, {});
      const error = await createPostgresCallCounter(nowhere)
        .add('a', 1)
        .catch((reason: unknown) => reason);
      expect(error).to.have.property('name', 'StorageUnavailableError');
      expect(error)
        .to.have.property('message')
        .that.does.not.match(/insert|rate_limit/i);
      await nowhere.end();
    });
  });
});
