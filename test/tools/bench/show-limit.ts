import { benchLimit } from './limit.js';
import { type Outcome, rounded } from './outcome.js';
import type { BenchOptions } from './options.js';
import { loadRow } from './show-http.js';

/** What is left to gain: the check, the service without its judging, and the echo with an insert. */
export const limit = async ({ seconds }: BenchOptions): Promise<Outcome> => {
  const { connections, check, frame, insert, checkToInsert, frameToInsert } = await benchLimit(seconds ?? undefined);
  return {
    sections: [
      {
        title: `What the check could reach if judging cost nothing, at ${connections} connections`,
        table: {
          columns: ['what', 'requests/s', 'ratio to the insert', 'p50 ms', 'p99 ms', 'p99 over p50', 'failed'],
          rows: [
            loadRow('full durable check', check, checkToInsert.toFixed(3)),
            loadRow(
              'the service without its judging: HTTP, key, limits, one stored record, no history',
              frame,
              frameToInsert.toFixed(3),
            ),
            loadRow('Koa JSON echo with one coalesced durable insert', insert, ''),
          ],
        },
        notes: ['Medians of interleaved rounds; load generator, services and database share this machine.'],
      },
    ],
    plots: [],
    json: {
      limit: {
        check_per_second: Math.round(check.requestsPerSecond),
        frame_per_second: Math.round(frame.requestsPerSecond),
        insert_per_second: Math.round(insert.requestsPerSecond),
        check_to_insert: rounded(checkToInsert, 3),
        frame_to_insert: rounded(frameToInsert, 3),
      },
    },
    isRight: check.failed + frame.failed + insert.failed === 0,
  };
};
