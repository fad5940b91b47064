import { benchFairness, type Waits } from './fairness.js';
import { type Outcome, rounded } from './outcome.js';
import type { BenchOptions } from './options.js';

/** At most so many times what a third partner waits alone; and milliseconds of the main thread for one request. */
const AIMS = { p50: 2, p99: 4, dearestMs: 300 } as const;

const row = (what: string, { checks, p50Ms, p99Ms }: Waits): readonly string[] => [
  what,
  String(checks),
  p50Ms.toFixed(1),
  p99Ms.toFixed(1),
];

/** What the dearest requests of two partners cost a third. */
export const fairness = async ({ seconds }: BenchOptions): Promise<Outcome> => {
  const { dearest, alone, beside, failed } = await benchFairness(seconds ?? undefined);
  const [p50, p99] = [beside.p50Ms / alone.p50Ms, beside.p99Ms / alone.p99Ms];
  const [most] = dearest;
  return {
    sections: [
      {
        title: 'Plain checks of a third partner, one after the other, while two send the dearest requests',
        table: { columns: ['when', 'checks', 'p50 ms', 'p99 ms'], rows: [row('alone', alone), row('beside', beside)] },
        notes: [
          `p50 ${p50.toFixed(1)} times (aim ${String(AIMS.p50)}), ` +
            `p99 ${p99.toFixed(1)} times (aim ${String(AIMS.p99)}).`,
        ],
      },
      {
        title: `What one request takes of the main thread (at a time: aim ${String(AIMS.dearestMs)} ms)`,
        table: {
          columns: ['request', 'at a time ms', 'in all ms'],
          rows: dearest.slice(0, 10).map(({ what, ms, inAllMs }) => [what, ms.toFixed(0), inAllMs.toFixed(0)]),
        },
        notes: ['Processor time while GET /health waited at the longest, the middle of three; the ten dearest.'],
      },
    ],
    json: {
      fairness: {
        p50_times: rounded(p50, 2),
        p99_times: rounded(p99, 2),
        dearest: most?.what ?? null,
        dearest_ms: rounded(most?.ms ?? 0, 0),
      },
    },
    isRight: failed === 0,
  };
};
