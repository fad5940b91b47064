import { benchDesk, DESK_P95_MS, DESK_SHARE, type ListFigures } from './desk.js';
import { USES } from './desk-load.js';
import { type Outcome, rounded } from './outcome.js';
import type { BenchOptions } from './options.js';
import { loadRow } from './show-http.js';

const CHECKS = 1_000_000;

const listRow = ({ query, p50Ms, p95Ms, found }: ListFigures): readonly string[] => [
  query,
  p50Ms.toFixed(1),
  p95Ms.toFixed(1),
  String(found),
];

/** Which lists took longer than they may; where none did, the slowest. */
export const limitNote = (lists: readonly ListFigures[]): string => {
  const slowestFirst = [...lists].sort((left, right) => right.p95Ms - left.p95Ms);
  const said = ({ query, p95Ms }: ListFigures): string => `${query} ${p95Ms.toFixed(1)} ms`;
  const over = slowestFirst.filter(({ p95Ms }) => p95Ms > DESK_P95_MS);
  return over.length === 0
    ? `Each took at most ${DESK_P95_MS} ms; the slowest: ${slowestFirst.slice(0, 1).map(said).join()}.`
    : `**Not held**: ${over.length} of ${lists.length} took more than ${DESK_P95_MS} ms: ${over.map(said).join(', ')}.`;
};

/** On the error output, so that a run that is ended has said something, and its document has each line once. */
const tell = (list: ListFigures): ListFigures => {
  process.stderr.write(`${listRow(list).join('  ')}\n`);
  return list;
};

/** Every list of the review desk, and checks while it is in use. */
export const desk = async ({ rows, seconds }: BenchOptions): Promise<Outcome> => {
  const figures = await benchDesk(rows ?? CHECKS, tell, seconds ?? undefined);
  const { checks, filledInSeconds, lists, uses, failed, behindSeconds, caughtUpSeconds } = figures;
  const perSecond = uses.map(({ load }) => load.requestsPerSecond);
  const [alone = 0, filled = 0, inUse = 0, , pressed = 0] = perSecond;
  const share = inUse / filled;
  const slowest = Math.max(...lists.map(({ p95Ms }) => p95Ms));
  return {
    sections: [
      {
        title: `Lists over ${checks.toLocaleString('en-US')} recorded checks of five partners`,
        table: {
          columns: ['asked for', 'p50 ms', 'p95 ms', 'found'],
          rows: lists.map(listRow),
        },
        notes: [
          limitNote(lists),
          `The checks were stored and taken into the lists in ${filledInSeconds.toFixed(0)} s.`,
        ],
      },
      {
        title: 'Checks beside the desk',
        table: {
          columns: [
            ...['beside', 'checks/s', 'share', 'p50 ms', 'p99 ms', 'p99 / p50', 'failed'],
            ...['service us/check', 'PostgreSQL us/check'],
          ],
          rows: uses.map(({ name, load, cpu }) => [
            ...loadRow(name, load, (load.requestsPerSecond / alone).toFixed(3)),
            ...(cpu === null ? ['?', '?'] : [cpu.service.toFixed(0), cpu.engine.toFixed(0)]),
          ]),
        },
        notes: [
          `"${USES[2].name}" is ${share.toFixed(3)} of "${USES[1].name}", at least ${DESK_SHARE}: each has the inbox ` +
            'open, which asks every 15 s, and asks one of the questions above every 10 s.',
          `The last row, one of all questions each second of each, is ${(pressed / filled).toFixed(3)} of it. ` +
            `${failed} questions had no answer.`,
          `At the end of the load the lists were ${behindSeconds.toFixed(0)} s behind; ` +
            `${caughtUpSeconds.toFixed(0)} s later they had everything.`,
          'Processor time is that of one check with all that ran beside it.',
        ],
      },
    ],
    json: {
      desk: {
        slowest_p95_ms: rounded(slowest, 1),
        share: rounded(share, 3),
        share_of_checks_alone: rounded(inUse / alone, 3),
        share_under_all_questions: rounded(pressed / filled, 3),
        behind_seconds: rounded(behindSeconds, 0),
        caught_up_seconds: rounded(caughtUpSeconds, 0),
      },
    },
    isRight: failed === 0 && slowest <= DESK_P95_MS && share >= DESK_SHARE,
  };
};
