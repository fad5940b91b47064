import { expect } from 'chai';
import { startHousekeeping } from '../../../src/application/operations/housekeeping.js';
import { eventually } from '../../support/eventually.js';
import { recordingLogger } from '../../support/silent-logger.js';

describe('housekeeping', () => {
  it('removes in bounded steps until nothing is left, at the start and again and again', async () => {
    const left = [true, true, false];
    let rounds = 0;
    const housekeeping = startHousekeeping({ tidy: async () => left[rounds++] ?? false }, recordingLogger(), 20);
    await eventually(async () => rounds >= 5);
    await housekeeping.close();
    const ended = rounds;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(rounds).to.equal(ended);
  });

  it('ends a removal that would go on for ever, and tells a failure without failing', async () => {
    let rounds = 0;
    const logger = recordingLogger();
    await startHousekeeping({ tidy: async () => (rounds += 1) > 0 }, logger, 60_000).close();
    expect(rounds).to.be.at.most(50);
    await startHousekeeping({ tidy: () => Promise.reject(new Error('made up')) }, logger, 60_000).close();
    expect(logger.lines.map(({ level }) => level)).to.deep.equal(['warn']);
  });
});
