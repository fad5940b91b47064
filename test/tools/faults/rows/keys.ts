import { Agent } from 'undici';
import { call } from '../support/calls.js';
import { withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';

/** Source: dudect (Reparaz, Balasch, Verbauwhede 2017): above 4.5 two timings are taken to differ. */
const TIMING_LIMIT = 4.5;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const varianceOf = (values: readonly number[], mean: number): number =>
  values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);

/**
 * Those below the common limit that leaves out the slowest tenth: what a busy machine does there says nothing of the
 * code.
 */
const cropped = (one: readonly number[], other: readonly number[]): readonly [readonly number[], readonly number[]] => {
  const all = [...one, ...other].sort((a, b) => a - b);
  const limit = all[Math.floor(all.length * 0.9)] ?? Number.POSITIVE_INFINITY;
  return [one.filter((value) => value <= limit), other.filter((value) => value <= limit)];
};

/** Welch's t of two series of timings, the slowest tenth left out. */
const welchT = (one: readonly number[], other: readonly number[]): number => {
  const [left, right] = cropped(one, other);
  const [leftMean, rightMean] = [meanOf(left), meanOf(right)];
  return (
    (leftMean - rightMean) /
    Math.sqrt(varianceOf(left, leftMean) / left.length + varianceOf(right, rightMean) / right.length)
  );
};

const PAIRS = 10_000;
const SECRET_LENGTH = 43;

/** Wrong secrets that differ from the right one in their first and in their last character. */
const timing = (trial: Trial): Promise<void> =>
  withInstance(trial, { TRUSTED_PROXY_HOPS: '1' }, async ({ url, key }) => {
    const turn = (character: string | undefined): string => (character === 'A' ? 'B' : 'A');
    const start = key.length - SECRET_LENGTH;
    const early = key.slice(0, start) + turn(key[start]) + key.slice(start + 1);
    const late = key.slice(0, -1) + turn(key.at(-1));
    const timings: Record<'early' | 'late', number[]> = { early: [], late: [] };
    let sent = 0;
    const worker = async (): Promise<void> => {
      const dispatcher = new Agent({ connections: 1, pipelining: 1 });
      while (timings.late.length < PAIRS) {
        const order = trial.random.between(0, 1) === 0 ? (['early', 'late'] as const) : (['late', 'early'] as const);
        for (const which of order) {
          sent += 1;
          // an address may be wrong twenty times a minute: each is another caller's
          const address = `10.${(sent >> 20) & 255}.${(sent >> 12) & 255}.${(sent >> 4) & 255}`;
          const reply = await call('GET', `${url}/api/reports/pricing`, {
            key: which === 'early' ? early : late,
            headers: { 'x-forwarded-for': address },
            dispatcher,
          });
          if (reply.status !== 401) throw new Error(`${reply.status} ${reply.text}`);
          timings[which].push(reply.tookMs);
        }
      }
      await dispatcher.destroy();
    };
    await call('GET', `${url}/api/reports/pricing`, { key, headers: { 'x-forwarded-for': '10.200.0.1' } });
    await Promise.all([worker(), worker()]);
    const t = welchT(timings.early, timings.late);
    trial.holds(`|t| is below ${TIMING_LIMIT}`, Math.abs(t) < TIMING_LIMIT, t);
    trial.note(
      `Welch’s t ${t.toFixed(2)} over ${timings.late.length} pairs (first and last character of the secret wrong)`,
    );
  });

export const KEY_ROWS: readonly Row[] = [{ number: '26', fault: 'timing attack on keys', run: timing }];
