import { expect } from 'chai';
import { systemClock } from '../../../adapters/platform/system-clock.js';

describe('system clock', () => {
  it('tells whole milliseconds since 1970', () => {
    const before = Date.now();
    const now = systemClock.now();
    expect(Number.isInteger(now)).to.equal(true);
    expect(now).to.be.within(before, Date.now());
  });
});
