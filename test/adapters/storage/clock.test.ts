import { expect } from 'chai';
import type pg from 'pg';
import { createDatabaseClock } from '../../../adapters/storage/postgres/session/clock.js';
import { openReportService } from '../../support/report-service.js';
import { SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';
import { silentLogger } from '../../support/silent-logger.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { useEmptiedPostgres } from './support/postgres-test.js';

describe("the database's clock", () => {
  const test = useEmptiedPostgres();
  const real = Date.now;
  afterEach(() => {
    Date.now = real;
  });

  for (const minutes of [-10, 0, 10]) {
    it(`tells the database's time where this machine's clock is ${minutes} minutes off`, async () => {
      Date.now = () => real() + minutes * 60_000;
      const { clock } = await test().open();
      const before = real();
      const now = clock.now();
      const [row] = await test().database.run(
        `select (extract(epoch from clock_timestamp()) * 1000)::double precision as now_ms`,
      );
      // far less than a minute, far more than a busy machine needs for an answer
      expect(now).to.be.within(before - 5_000, Number(row?.now_ms) + 5_000);
      expect(Number.isInteger(now)).to.equal(true);
      const warned = test().lines.some((line) => line.level === 'warn' && line.message.includes('clock'));
      expect(warned).to.equal(minutes !== 0);
    });
  }

  it('is not ahead of the database after a stop that sealed all up to its own moment', async () => {
    const before = await test().open();
    Object.assign(before.seals, { isAlone: async () => true });
    const service = await openReportService(before);
    service.clock.nowMs = before.clock.now();
    await service.append(sampleWith(1));
    await service.checkpointer.worker.close();
    const scopes = await before.seals.scopes(Number.POSITIVE_INFINITY);
    expect(scopes.map(({ newest }) => newest?.untilMs)).to.include(service.clock.nowMs + 1);
    await test().open();
    expect(test().lines.filter(({ message }) => message.includes('behind the last seal'))).to.deep.equal([]);
    await service.dispose();
  });

  it('goes on after the last seal where it was set back: checks are sealed, and the log fits', async () => {
    const before = await test().open();
    const service = await openReportService(before);
    // as it was before the clock was set back by an hour
    service.clock.nowMs = before.clock.now() + 3_600_000;
    await service.append(sampleWith(1));
    service.clock.nowMs += 60_000;
    await service.checkpointer.run();
    const sealedUntilMs = (await before.seals.scopes(Number.POSITIVE_INFINITY)).find(
      ({ scope }) => scope.partnerId === SAMPLE_SCOPE.partnerId,
    )?.newest?.untilMs;
    const after = await test().open();
    expect(after.clock.now()).to.be.greaterThan(sealedUntilMs ?? Number.POSITIVE_INFINITY);
    expect(after.clock.skewMs?.()).to.be.within(3_500_000, 3_800_000);
    const said = test().lines.filter(({ message }) => message.includes('behind the last seal'));
    expect(said).to.have.length(1);
    service.clock.nowMs = after.clock.now();
    await service.append(sampleWith(2));
    service.clock.nowMs += 60_000;
    await service.checkpointer.run();
    const { status, chains } = await service.verifyLog();
    expect([status, chains[0]?.sealedChecks, chains[0]?.unsealedChecks]).to.deep.equal(['fits', 2, 0]);
    await service.dispose();
  });
});

describe('time over a database whose clock is set back and forth', () => {
  const timers = useMockTimers();

  it('never goes back, slows down while it is ahead, and follows at once where it is behind', async () => {
    const world = { databaseMs: 1_000_000, monotonicMs: 0 };
    const pool = { query: async () => ({ rows: [{ now_ms: world.databaseMs, note: null, checked_ms: null }] }) };
    const clock = await createDatabaseClock(pool as unknown as pg.Pool, silentLogger, () => world.monotonicMs);
    const pass = async (ms: number): Promise<number> => {
      world.monotonicMs += ms;
      world.databaseMs += ms;
      await timers.tick(ms);
      return clock.now();
    };
    expect(clock.now()).to.equal(1_000_000);
    expect(await pass(10_000)).to.equal(1_010_000);
    world.databaseMs -= 4_000;
    let last = clock.now();
    for (let seconds = 0; seconds < 60; seconds += 1) {
      const now = await pass(1_000);
      expect(now).to.be.within(last + 899, last + 1_000);
      last = now;
    }
    expect(last - world.databaseMs, 'caught up').to.equal(0);
    world.databaseMs += 60_000;
    await pass(10_000);
    expect(clock.now()).to.equal(world.databaseMs);
    clock.stop();
  });
});
