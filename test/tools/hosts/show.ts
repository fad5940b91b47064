import type { NamedPlot, Outcome, Section } from '../bench/outcome.js';
import { rounded } from '../bench/outcome.js';
import type { Series } from '../bench/plot.js';
import { type CellFigures, CONNECTIONS, WORKERS } from './measure.js';
import { INSTANCE_COUNTS } from './plan.js';

/** What is known only at the end of a run. */
export interface Ending {
  readonly acknowledged: number;
  /** Acknowledged, and not in the database with the same verdict. */
  readonly lost: number;
  readonly postgres: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const whole = (value: number): string => String(Math.round(value));
const namesOf = (cells: readonly CellFigures[]): readonly string[] => [
  ...new Set(cells.map(({ network }) => network.name)),
];
const sum = (cells: readonly CellFigures[], read: (cell: CellFigures) => number): number =>
  cells.reduce((total, cell) => total + read(cell), 0);

/** A row for each network, a column for each number of instances. */
const summary = (cells: readonly CellFigures[], ending: Ending): Section => ({
  title: 'Two hosts: checks a second and p99 by number of instances',
  table: {
    columns: [
      ...['between any two hosts', 'ping', 'echoes lost'],
      ...INSTANCE_COUNTS.map((count) => `${count}${count === 1 ? ' instance' : ''}`),
    ],
    rows: namesOf(cells).map((name) => {
      const own = cells.filter(({ network }) => network.name === name);
      return [
        name,
        `${(sum(own, ({ echoes }) => echoes.rttMs) / own.length).toFixed(1)} ms`,
        percent(sum(own, ({ echoes }) => echoes.lost) / own.length),
        ...INSTANCE_COUNTS.map((count) => {
          const cell = own.find(({ instances }) => instances === count);
          return cell === undefined ? '' : `${whole(cell.checksPerSecond)}/s, ${whole(cell.load.p99Ms)} ms`;
        }),
      ];
    }),
  },
  notes: [
    `${CONNECTIONS} connections through HAProxy, which is beside the load generator; instances in turn on hosts A ` +
      `and B; PostgreSQL ${ending.postgres} on a host of its own. Delay and loss are of each packet, one way. All ` +
      'hosts share the cores of this machine: more instances find no more of them.',
    `Acknowledged ${ending.acknowledged}, lost ${ending.lost}. Known bad address: ` +
      `${sum(cells, ({ knownBad }) => knownBad)} answers, ${sum(cells, ({ allowed }) => allowed)} ALLOW. Without a ` +
      `verdict: ${sum(cells, ({ unavailable }) => unavailable)} × 503, ` +
      `${sum(cells, ({ unexpected }) => unexpected)} of another status, ` +
      `${sum(cells, ({ broken }) => broken)} without a whole answer.`,
  ],
});

const rounds = (cells: readonly CellFigures[]): Section => ({
  title: 'Each round',
  table: {
    columns: [
      'network',
      'instances',
      'checks/s',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      '503',
      'other status',
      'broken',
      'taken out',
      'ALLOW',
    ],
    rows: cells.map(
      ({ network, instances, load, checksPerSecond, unavailable, unexpected, broken, takenOut, knownBad, allowed }) => [
        ...[network.name, String(instances), whole(checksPerSecond)],
        ...[load.p50Ms, load.p95Ms, load.p99Ms].map((ms) => ms.toFixed(1)),
        ...[unavailable, unexpected, broken, takenOut].map(String),
        `${allowed} of ${knownBad}`,
      ],
    ),
  },
  notes: [
    'Times are of verdicts. Answers are counted from the warm-up on. Broken: no whole answer came. Taken out: an ' +
      'instance by the balancer, for two of its questions were not answered within half a second each. ALLOW: for ' +
      'the known bad address.',
  ],
});

/** Whether the network was what it is called, and what a check cost. */
const network = (cells: readonly CellFigures[]): Section => ({
  title: 'The network as it was, and processor time',
  table: {
    columns: [
      ...['network', 'instances', 'ping ms', 'echoes lost', 'packets a check', 'packets dropped', 'late ms (worst)'],
      ...WORKERS.map((worker) => `${worker} us`),
      'cores busy',
    ],
    rows: cells.map((cell) => {
      const { carried, echoes, checksPerSecond } = cell;
      const all = WORKERS.reduce((total, worker) => total + cell.cpuUs[worker], 0);
      return [
        ...[cell.network.name, String(cell.instances), echoes.rttMs.toFixed(2), percent(echoes.lost)],
        (carried.packets / (checksPerSecond * cell.seconds)).toFixed(1),
        percent(carried.dropped / carried.packets),
        `${(carried.late_us / 1000 / carried.packets).toFixed(2)} (${(carried.worst_us / 1000).toFixed(1)})`,
        ...WORKERS.map((worker) => whole(cell.cpuUs[worker])),
        ((all * checksPerSecond) / 1e6).toFixed(2),
      ];
    }),
  },
  notes: [
    'Ping: a thousand echoes between client and host A before the round; one may be lost on either way, so twice ' +
      'as many are as packets. Late: by how much packets came later than their delay under the load, for want of a ' +
      'core. Processor time is of one check, microseconds; the wire is the program that delays and drops.',
  ],
});

const lines = (cells: readonly CellFigures[], read: (cell: CellFigures) => number): readonly Series[] =>
  namesOf(cells).map((name) => ({
    name,
    points: cells.filter((cell) => cell.network.name === name).map((cell) => ({ x: cell.instances, y: read(cell) })),
  }));

const plots = (cells: readonly CellFigures[]): readonly NamedPlot[] => [
  {
    name: 'hosts-throughput',
    plot: {
      title: 'Two hosts: full durable checks a second',
      xLabel: 'instances (logarithmic)',
      yLabel: 'checks/s',
      series: lines(cells, ({ checksPerSecond }) => checksPerSecond),
    },
  },
  {
    name: 'hosts-p99',
    plot: {
      title: 'Two hosts: p99 of a full durable check',
      xLabel: 'instances (logarithmic)',
      yLabel: 'ms',
      series: lines(cells, ({ load }) => load.p99Ms),
    },
  },
];

const json = (cell: CellFigures): Readonly<Record<string, unknown>> => ({
  instances: cell.instances,
  delay_ms: cell.network.delayMs,
  loss: cell.network.loss,
  checks_per_second: Math.round(cell.checksPerSecond),
  p50_ms: rounded(cell.load.p50Ms, 1),
  p95_ms: rounded(cell.load.p95Ms, 1),
  p99_ms: rounded(cell.load.p99Ms, 1),
  unavailable: cell.unavailable,
  unexpected: cell.unexpected,
  broken: cell.broken,
  taken_out: cell.takenOut,
  known_bad: cell.knownBad,
  allowed: cell.allowed,
  ping_ms: cell.echoes.rttMs,
  echoes_lost: rounded(cell.echoes.lost, 4),
  ...{ packets: cell.carried.packets, packets_dropped: cell.carried.dropped },
  cpu_us: Object.fromEntries(WORKERS.map((worker) => [worker, Math.round(cell.cpuUs[worker])])),
});

/** The tables and plots of a run, in the order of its networks and instances. */
export const outcomeOf = (measured: readonly CellFigures[], ending: Ending): Outcome => {
  const cells = [...measured].sort(
    (one, other) =>
      one.network.loss - other.network.loss ||
      one.network.delayMs - other.network.delayMs ||
      one.instances - other.instances,
  );
  return {
    sections: [summary(cells, ending), rounds(cells), network(cells)],
    plots: plots(cells),
    json: { hosts: cells.map(json), acknowledged: ending.acknowledged, lost: ending.lost },
    isRight:
      ending.lost === 0 && ending.acknowledged > 0 && cells.every((c) => c.allowed + c.unexpected + c.broken === 0),
  };
};
