import { benchHttp, type HttpFigures } from './http.js';
import type { LoadFigures } from './load.js';
import { type Outcome, rounded } from './outcome.js';
import type { BenchOptions } from './options.js';

/** One load as a row; `share` is what stands in its third column. */
export const loadRow = (
  name: string,
  { requestsPerSecond, p50Ms, p99Ms, failed }: LoadFigures,
  share: string,
): readonly string[] => [
  name,
  String(Math.round(requestsPerSecond)),
  share,
  p50Ms.toFixed(2),
  p99Ms.toFixed(2),
  (p99Ms / p50Ms).toFixed(1),
  String(failed),
];

const json = ({
  connections,
  check,
  echo,
  insert,
  recordBytes,
  ratio,
  ratioToInsert,
}: HttpFigures): Readonly<Record<string, unknown>> => ({
  ratio: rounded(ratio, 3),
  ratio_to_insert: rounded(ratioToInsert, 3),
  p50_ms: rounded(check.p50Ms, 2),
  p99_ms: rounded(check.p99Ms, 2),
  p99_over_p50: rounded(check.p99Ms / check.p50Ms, 2),
  requests_per_second: Math.round(check.requestsPerSecond),
  echo_requests_per_second: Math.round(echo.requestsPerSecond),
  insert_requests_per_second: Math.round(insert.requestsPerSecond),
  record_bytes: recordBytes,
  connections,
  failed: check.failed,
  yardsticks_failed: echo.failed + insert.failed,
});

/** The full durable check beside what a Koa service can do at all, and what one that stores each request can. */
export const http = async ({ seconds }: BenchOptions): Promise<Outcome> => {
  const figures = await benchHttp(seconds ?? undefined);
  const { connections, check, echo, insert, recordBytes, ratio, ratioToInsert } = figures;
  return {
    sections: [
      {
        title: `Full durable check at ${connections} connections`,
        table: {
          columns: ['what', 'requests/s', 'ratio of the check to it', 'p50 ms', 'p99 ms', 'p99 over p50', 'failed'],
          rows: [
            loadRow('full durable check (embedded PostgreSQL)', check, ''),
            loadRow('bare Koa JSON echo', echo, ratio.toFixed(3)),
            loadRow(
              `Koa JSON echo with one coalesced durable insert of ${recordBytes} bytes (the practical limit)`,
              insert,
              ratioToInsert.toFixed(3),
            ),
          ],
        },
        notes: [
          'Medians of interleaved rounds; load generator, service and database share this machine.',
          `ratio ${ratio.toFixed(3)}, ratio to insert ${ratioToInsert.toFixed(3)}`,
        ],
      },
    ],
    plots: [],
    json: json(figures),
    // a yardstick that fails measures nothing
    isRight: check.failed + echo.failed + insert.failed === 0,
  };
};
