import { expect } from 'chai';
import { usePostgres } from './support/postgres-test.js';

describe("the database's clock", () => {
  const test = usePostgres();
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
});
