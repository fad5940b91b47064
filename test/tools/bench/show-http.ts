import { benchHttp, type Costs, type HttpFigures } from './http.js';
import type { LoadFigures } from './load.js';
import { type Outcome, rounded, type Section } from './outcome.js';
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
  costs,
  loop,
  allocations,
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
  processor_ratio: costs === null ? null : rounded(costs.ratio, 2),
  processor_us:
    costs === null ? null : Object.fromEntries(shownCosts(costs).map(([, us, , name]) => [name, rounded(us, 1)])),
  loop_delay_p99_ms: rounded(loop.p99Ms, 2),
  loop_delay_max_ms: rounded(loop.maxMs, 2),
  allocated_bytes: Math.round(allocations.bytes),
});

const shownCosts = (costs: Costs): readonly (readonly [string, number, number | null, string])[] => [
  ['full durable check, the process that answers', costs.check, costs.ratio, 'check'],
  ['the same with the background process', costs.checkWithBackground, costs.ratioWithBackground, 'with_background'],
  ['bare Koa JSON echo', costs.echo, null, 'echo'],
  ['Koa JSON echo with one coalesced durable insert', costs.insert, costs.insert / costs.echo, 'insert'],
];

/** What does not depend on who else uses the machine, or little. */
const costSection = ({ costs, loop }: HttpFigures): Section => ({
  title: 'Processor time of one request, user and system, microseconds',
  table: {
    columns: ['what', 'microseconds', 'over an echo'],
    rows: (costs === null ? [] : shownCosts(costs)).map(([what, us, ratio]) => [
      what,
      us.toFixed(0),
      ratio?.toFixed(1) ?? '',
    ]),
  },
  notes: [
    costs === null ? 'Only Linux tells the processor time of other processes.' : 'Medians of the same rounds.',
    `the loop of the service was late by ${loop.p50Ms.toFixed(1)} ms at p50, ${loop.p99Ms.toFixed(1)} ms at p99 and ` +
      `${loop.maxMs.toFixed(1)} ms at most; where others use the machine, the wait for a core is part of it`,
  ],
});

const allocationSection = ({ allocations: { bytes, owners } }: HttpFigures): Section => ({
  title: `Memory that one check allocates: ${(bytes / 1000).toFixed(0)} kB`,
  table: {
    columns: ['code', 'kB'],
    rows: owners.map((owner) => [owner.name, (owner.bytes / 1000).toFixed(1)]),
  },
  notes: ['Sampled by V8 in a round of its own; what Node allocates counts for the nearest caller.'],
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
      costSection(figures),
      allocationSection(figures),
    ],
    json: json(figures),
    // a yardstick that fails measures nothing
    isRight: check.failed + echo.failed + insert.failed === 0,
  };
};
