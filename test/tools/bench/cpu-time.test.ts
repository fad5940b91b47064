import { expect } from 'chai';
import { between, parseStat } from './cpu-time.js';

describe('processor times', () => {
  it('are read from a line of the kernel, with any name of the command', () => {
    const line = '4711 (post) gres (x) S 42 4711 4711 0 -1 4194304 100 0 0 0 250 75 0 0 20 0 1 0 12345 0 0';
    expect(parseStat(line)).to.deep.equal({ parent: 42, user: 2_500_000, system: 750_000 });
  });

  it('are the difference of two looks', () => {
    expect(between({ user: 10, system: 4 }, { user: 30, system: 5 })).to.deep.equal({ user: 20, system: 1 });
  });
});
