import { expect } from 'chai';
import { createHousekeeping } from '../../../src/application/shared/periodic-worker.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { recordingLogger } from '../../support/silent-logger.js';

describe('housekeeping', () => {
  const timers = useMockTimers();

  it('removes in bounded steps what has expired, at the start and every ten minutes, until it is closed', async () => {
    const left = [true, true, false];
    let rounds = 0;
    const housekeeping = createHousekeeping({ tidy: async () => left[rounds++] ?? false }, recordingLogger());
    housekeeping.start();
    await timers.tick(0);
    expect(rounds).to.equal(3);
    await timers.tick(539_999);
    expect(rounds).to.equal(3);
    await timers.tick(60_001);
    expect(rounds).to.equal(4);
    await housekeeping.close();
    await timers.tick(1_200_000);
    expect(rounds).to.equal(4);
  });

  it('ends a removal that would go on for ever, and logs a failure without failing', async () => {
    let rounds = 0;
    const logger = recordingLogger();
    await createHousekeeping({ tidy: async () => (rounds += 1) > 0 }, logger).tick();
    expect(rounds).to.equal(50);
    await createHousekeeping({ tidy: () => Promise.reject(new Error('made up')) }, logger).tick();
    expect(logger.lines.map(({ level }) => level)).to.deep.equal(['warn']);
  });
});
