import { AUTO, benchMatrix, type EngineName, type MatrixCell } from './matrix.js';
import { type Outcome, rounded } from './outcome.js';
import type { BenchOptions } from './options.js';

const ENGINES: Readonly<Record<EngineName, string>> = { embedded: 'embedded PostgreSQL', server: 'server PostgreSQL' };

const COLUMNS = [
  ...['database', 'processes', 'connections', 'checks/s', 'p50 ms', 'p99 ms', 'p99 over p50'],
  ...['resident MB each', 'failed'],
];

const row = (cell: MatrixCell): readonly string[] => [
  `${ENGINES[cell.engine]} ${cell.version}`,
  String(cell.processes),
  String(cell.connections),
  String(Math.round(cell.requestsPerSecond)),
  cell.p50Ms.toFixed(2),
  cell.p99Ms.toFixed(2),
  (cell.p99Ms / cell.p50Ms).toFixed(1),
  cell.residentMegabytes?.toFixed(0) ?? 'not told here',
  String(cell.failed),
];

const json = ({
  engine,
  version,
  processes,
  connections,
  requestsPerSecond,
  p50Ms,
  p99Ms,
  residentMegabytes,
  failed,
}: MatrixCell): Readonly<Record<string, unknown>> => ({
  engine,
  version,
  processes,
  connections,
  requests_per_second: Math.round(requestsPerSecond),
  p50_ms: rounded(p50Ms, 2),
  p99_ms: rounded(p99Ms, 2),
  p99_over_p50: rounded(p99Ms / p50Ms, 2),
  resident_megabytes: residentMegabytes === null ? null : rounded(residentMegabytes, 0),
  failed,
});

/** Full durable checks by connections, database and processes. */
export const matrix = async ({ seconds }: BenchOptions): Promise<Outcome> => {
  const { cells, hasServer } = await benchMatrix(seconds ?? undefined);
  return {
    sections: [
      {
        title: 'Full durable checks by connections, database and processes',
        table: {
          columns: COLUMNS,
          rows: cells.map(row),
        },
        notes: [
          `WORKERS=auto takes ${AUTO} here. One round each; load generator, service and database share this machine.`,
          'Memory is what each process that answers holds at the end of a round; nothing collects garbage before.',
          ...(hasServer
            ? []
            : [
                'Server PostgreSQL: not measured, for TEST_DATABASE_URL is not set and no PostgreSQL of Debian ' +
                  'is installed.',
              ]),
        ],
      },
    ],
    json: { matrix: cells.map(json) },
    isRight: cells.every((cell) => cell.failed === 0),
  };
};
