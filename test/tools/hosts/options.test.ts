import { expect } from 'chai';
import { Command, CommanderError } from 'commander';
import { type HostsOptions, parseOptions } from './options.js';
import { hostOf, INSTANCE_COUNTS, NETWORKS, planOf } from './plan.js';

const parse = (...given: readonly string[]): HostsOptions =>
  parseOptions(given, new Command().exitOverride().configureOutput({ writeErr: () => undefined }));

describe('the arguments of the two hosts', () => {
  it('may be left out: then all networks are tried, in ten minutes', () => {
    const { seconds, networks, out } = parse();
    expect({ networks, out }).to.deep.equal({ networks: NETWORKS, out: null });
    // an echo test, a warm-up and the changes between rounds take four seconds
    expect((seconds + 4) * networks.length * INSTANCE_COUNTS.length).to.be.below(600);
  });

  it('choose a length, networks by their names and a folder', () => {
    const { seconds, networks, out } = parse(
      ...['--seconds', '1', '--network', '10 ms, loss 1 %', '--network', 'no delay', '--out', 'figures'],
    );
    expect({ seconds, out }).to.deep.equal({ seconds: 1, out: 'figures' });
    expect(networks.map(({ delayMs, loss }) => [delayMs, loss])).to.deep.equal([
      [10, 0.01],
      [0, 0],
    ]);
  });

  it('are refused where they mean nothing', () => {
    for (const wrong of [
      ['--seconds', '0'],
      ['--seconds', '600'],
      ['--seconds', '1.5'],
      ['--network', 'fast'],
      ['all'],
    ])
      expect(() => parse(...wrong), wrong.join(' ')).to.throw(CommanderError);
  });
});

describe('the plan of the two hosts', () => {
  it('has each delay with each loss for each number of instances, once', () => {
    const cells = planOf().flatMap((step) => step.cells);
    const names = cells.map(({ instances, network }) => `${instances} ${network.delayMs} ${network.loss}`);
    expect(new Set(names).size)
      .to.equal(names.length)
      .and.to.equal(4 * 3 * 3);
    for (const cell of ['1 0 0', '4 10 0.01', '2 1 0.001']) expect(names).to.include(cell);
  });

  it('adds instances one by one, in turn on the two hosts', () => {
    expect(planOf().map(({ instances }) => instances)).to.deep.equal([1, 2, 3, 4]);
    expect([0, 1, 2, 3].map(hostOf)).to.deep.equal(['a', 'b', 'a', 'b']);
  });

  it('does not always leave the worst network to the end', () => {
    const last = planOf().map(({ cells }) => cells.at(-1)?.network.name);
    expect(last).to.deep.equal(['10 ms, loss 1 %', 'no delay', '10 ms, loss 1 %', 'no delay']);
  });
});
