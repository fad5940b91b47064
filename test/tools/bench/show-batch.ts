import { benchBatch, type BatchTimes, ITEMS } from './batch.js';
import { type Outcome, rounded } from './outcome.js';
import type { BenchOptions } from './options.js';

const rowOf = (what: string, { p50Ms, p99Ms }: BatchTimes, beside: BatchTimes): readonly string[] => [
  what,
  p50Ms.toFixed(0),
  p99Ms.toFixed(0),
  (p50Ms / beside.p50Ms).toFixed(2),
];

/** A hundred checks in one batch, beside the same alone. */
export const batch = async ({ seconds }: BenchOptions): Promise<Outcome> => {
  const { rounds, connections, together, inTurn, atOnce, failed } = await benchBatch(seconds ?? undefined);
  return {
    sections: [
      {
        title: `${ITEMS} checks of one sender, ${rounds} rounds`,
        table: {
          columns: ['how', 'p50 ms', 'p99 ms', 'p50 over that of the batch'],
          rows: [
            rowOf('one batch: one call, one transaction', together, together),
            rowOf('alone, one after another', inTurn, together),
            rowOf(`alone, all at once over ${connections} connections`, atOnce, together),
          ],
        },
        notes: ['In turn; load generator, service and database share this machine. Sent at once, none sees another.'],
      },
    ],
    json: {
      batch: {
        batch_p50_ms: rounded(together.p50Ms, 1),
        in_turn_p50_ms: rounded(inTurn.p50Ms, 1),
        at_once_p50_ms: rounded(atOnce.p50Ms, 1),
      },
    },
    isRight: failed === 0,
  };
};
