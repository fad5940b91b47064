import { expect } from 'chai';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { type Plot, renderPlot } from './plot.js';
import { linearScale, logScale } from './plot-scale.js';

const plot: Plot = {
  title: 'Checks & "limits" <1>',
  xLabel: 'connections',
  yLabel: 'checks/s',
  series: [
    { name: 'embedded', points: [1, 16, 50, 200].map((x) => ({ x, y: x * 10 })) },
    {
      name: 'server',
      points: [
        { x: 1, y: 5 },
        { x: 200, y: Number.NaN },
      ],
    },
  ],
};

/** Throws where the text is no well-formed XML. */
const elementsOf = (text: string): readonly string[] => {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return names;
};

describe('a plot', () => {
  it('is a well-formed SVG with a line for each series and a dot for each point that was measured', () => {
    const names = elementsOf(renderPlot(plot));
    expect(names[0]).to.equal('svg');
    expect(names.filter((name) => name === 'polyline')).to.have.length(2);
    expect(names.filter((name) => name === 'circle')).to.have.length(5);
  });

  it('names title, axes and series, and shows the text of a title as text', () => {
    const svg = renderPlot(plot);
    for (const text of ['Checks &amp; &quot;limits&quot; &lt;1&gt;', 'connections', 'checks/s', 'embedded', 'server'])
      expect(svg).to.include(`>${text}<`);
  });

  it('is well-formed for any measurement, also for none', () => {
    const points = fc.array(
      fc.record({ x: fc.nat(1e7), y: fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constant(Number.NaN)) }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string({ unit: 'grapheme-ascii' }), points }), { maxLength: 8 }),
        (series) => {
          const svg = renderPlot({ ...plot, series });
          elementsOf(svg);
          expect(svg.replace(/>[^<]*</g, '><')).to.not.match(/NaN|Infinity/);
        },
      ),
    );
  });
});

describe('the scales of a plot', () => {
  it('give every tenfold the same room, and zero a place a decade below the rest', () => {
    const { at, ticks } = logScale([0, 100, 1_000, 10_000], 0, 300);
    expect([0, 100, 1_000, 10_000].map((value) => Math.round(at(value)))).to.deep.equal([0, 100, 200, 300]);
    expect(ticks).to.deep.equal([0, 100, 1_000, 10_000]);
  });

  it('mark the decades where there are many values', () => {
    expect(
      logScale(
        Array.from({ length: 50 }, (_, index) => 3 * (index + 1)),
        0,
        1,
      ).ticks,
    ).to.deep.equal([10, 100]);
  });

  it('begin at zero and end at a round number that no value exceeds', () => {
    expect(linearScale([3, 42], 100, 0).ticks).to.deep.equal([0, 10, 20, 30, 40, 50]);
    expect(linearScale([], 100, 0).ticks).to.deep.equal([0, 1]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
        const { at, ticks } = linearScale(values, 0, 1);
        expect(ticks[0]).to.equal(0);
        for (const value of values) expect(at(value)).to.be.within(0, 1 + 1e-6);
      }),
    );
  });
});
