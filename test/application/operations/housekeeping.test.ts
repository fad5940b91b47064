import { expect } from 'chai';
import { startHousekeeping } from '../../../src/application/operations/housekeeping.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { recordingLogger } from '../../support/silent-logger.js';

describe('housekeeping', () => {
  const timers = useMockTimers();

  it('removes in bounded steps what has expired, at the start and every ten minutes, until it is closed', async () => {
    const left = [true, true, false];
    let rounds = 0;
    const housekeeping = startHousekeeping({ tidy: async () => left[rounds++] ?? false }, recordingLogger());
    await timers.tick(0);
    expect(rounds).to.equal(3);
    await timers.tick(599_999);
    expect(rounds).to.equal(3);
    await timers.tick(1);
    expect(rounds).to.equal(4);
    await housekeeping.close();
    await timers.tick(1_200_000);
    expect(rounds).to.equal(4);
  });

  it('ends a removal that would go on for ever, and logs a failure without failing', async () => {
    let rounds = 0;
    const logger = recordingLogger();
    await startHousekeeping({ tidy: async () => (rounds += 1) > 0 }, logger).close();
    expect(rounds).to.be.at.most(50);
    await startHousekeeping({ tidy: () => Promise.reject(new Error('made up')) }, logger).close();
    expect(logger.lines.map(({ level }) => level)).to.deep.equal(['warn']);
  });
});
