import { expect } from 'chai';
import fc from 'fast-check';
import { AggregatorRegistry, Histogram, Registry } from 'prom-client';
import { DurationHistogram } from '../../src/http/metrics/duration-histogram.js';

const BUCKETS = [0.001, 0.25, 1, 2.5];
const OPTIONS = {
  name: 'example_duration_seconds',
  help: 'How long an example took.',
  labelNames: ['route', 'status'],
  buckets: BUCKETS,
};

/** Both registries have seen the same observations in the same order. */
const pair = (): {
  readonly own: Registry;
  readonly library: Registry;
  readonly observe: (route: string, status: string, seconds: number) => void;
} => {
  const own = new Registry();
  const library = new Registry();
  const ours = new DurationHistogram(OPTIONS, own);
  const theirs = new Histogram({ ...OPTIONS, registers: [library] });
  return {
    own,
    library,
    observe(route, status, seconds) {
      ours.labels(route, status).observe(seconds);
      theirs.labels(route, status).observe(seconds);
    },
  };
};

describe('histogram of durations', () => {
  // bounds themselves are drawn often: a duration equal to a bound belongs below it
  const seconds = fc.oneof(fc.constantFrom(0, ...BUCKETS), fc.double({ min: 0, max: 10, noNaN: true }));
  const observation = fc.tuple(
    fc.constantFrom('GET /a', 'POST /b', 'with "quotes" and \\'),
    fc.constantFrom('200', '503'),
    seconds,
  );

  it('is rendered as prom-client renders its own histogram, to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(observation, { maxLength: 40 }), async (observations) => {
        const { own, library, observe } = pair();
        for (const [route, status, duration] of observations) observe(route, status, duration);
        expect(await own.metrics()).to.equal(await library.metrics());
      }),
    );
  });

  it('is added up over processes as prom-client adds up its own', async () => {
    const [first, second] = [pair(), pair()];
    first.observe('GET /a', '200', 0.25);
    first.observe('GET /a', '503', 30);
    second.observe('GET /a', '200', 0.5);
    const added = async (of: 'own' | 'library'): Promise<string> =>
      AggregatorRegistry.aggregate([await first[of].getMetricsAsJSON(), await second[of].getMetricsAsJSON()]).metrics();
    expect(await added('own')).to.equal(await added('library'));
    expect(await added('own')).to.include('example_duration_seconds_count{route="GET /a",status="200"} 2');
  });

  it('has one series for equal values, and refuses a name that is taken', async () => {
    const registry = new Registry();
    const histogram = new DurationHistogram(OPTIONS, registry);
    histogram.labels('GET /a', '200').observe(0.1);
    histogram.labels('GET /a', '200').observe(0.1);
    expect(await registry.metrics()).to.include('example_duration_seconds_count{route="GET /a",status="200"} 2');
    expect(() => new DurationHistogram(OPTIONS, registry)).to.throw(/already been registered/);
  });
});
