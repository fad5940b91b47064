import { expect } from 'chai';
import { Command, CommanderError } from 'commander';
import { type BenchOptions, parseOptions } from './options.js';

const parse = (...given: readonly string[]): BenchOptions =>
  parseOptions(given, new Command().exitOverride().configureOutput({ writeErr: () => undefined }));

describe('the arguments of the benchmark', () => {
  it('may be left out: then all parts run at their own length', () => {
    expect(parse()).to.deep.equal({ only: null, json: false, seconds: null, rows: null, before: null });
  });

  it('choose a part, a length, the end of the curves, and a last line of JSON', () => {
    expect(parse('--only', 'matrix', '--seconds', '1', '--rows', '1000', '--json')).to.deep.equal({
      only: 'matrix',
      json: true,
      seconds: 1,
      rows: 1_000,
      before: null,
    });
  });

  it('are refused where they mean nothing', () => {
    for (const wrong of [
      ['--only', 'everything'],
      ['--seconds', '0'],
      ['--seconds', '1.5'],
      ['--rows', 'many'],
      ['--rows', '9'],
      ['--quick'],
      ['http'],
    ]) {
      expect(() => parse(...wrong), wrong.join(' ')).to.throw(CommanderError);
    }
  });
});
