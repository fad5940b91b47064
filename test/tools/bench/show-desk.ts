import { benchDesk, DESK_P95_MS, DESK_SHARE, OFFICERS } from './desk.js';
import { type Outcome, rounded } from './outcome.js';
import type { BenchOptions } from './options.js';
import { loadRow } from './show-http.js';

const CHECKS = 1_000_000;

/** Every list of the review desk, and checks while it is in use. */
export const desk = async ({ rows, seconds }: BenchOptions): Promise<Outcome> => {
  const { checks, takenPerSecond, lists, without, withDesk, failed, behindSeconds } = await benchDesk(
    rows ?? CHECKS,
    seconds ?? undefined,
  );
  const share = withDesk.requestsPerSecond / without.requestsPerSecond;
  const slowest = Math.max(...lists.map(({ p95Ms }) => p95Ms));
  return {
    sections: [
      {
        title: `Lists over ${checks.toLocaleString('en-US')} recorded checks of five partners`,
        table: {
          columns: ['asked for', 'p50 ms', 'p95 ms', 'found'],
          rows: lists.map(({ query, p50Ms, p95Ms, found }) => [
            query,
            p50Ms.toFixed(1),
            p95Ms.toFixed(1),
            String(found),
          ]),
        },
        notes: [
          `Each at most ${DESK_P95_MS} ms. ${Math.round(takenPerSecond)} checks a second were taken into the index.`,
        ],
      },
      {
        title: `Checks while ${OFFICERS} officers ask for a list each second`,
        table: {
          columns: ['load', 'checks/s', 'share', 'p50 ms', 'p99 ms', 'p99 / p50', 'failed'],
          rows: [loadRow('without the desk', without, '1'), loadRow('with it', withDesk, share.toFixed(3))],
        },
        notes: [
          `A share of at least ${DESK_SHARE}. ${failed} questions had no answer.`,
          `At the end of the load the lists were ${behindSeconds.toFixed(0)} s behind.`,
        ],
      },
    ],
    plots: [],
    json: {
      desk: {
        slowest_p95_ms: rounded(slowest, 1),
        share: rounded(share, 3),
        behind_seconds: rounded(behindSeconds, 0),
      },
    },
    isRight: failed === 0 && slowest <= DESK_P95_MS && share >= DESK_SHARE,
  };
};
