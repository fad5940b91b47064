import { SLOW_MS, type Tally } from './run.js';

const MOST_SHOWN = 10;

const line = (cells: readonly (string | number)[]): string =>
  `${String(cells[0]).padEnd(18)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(15))
    .join('')}\n`;

/** What came out. The aims: nothing throws, nothing takes over 20 ms, what is decoded gives the same bytes again. */
export const showMutations = (
  tallies: ReadonlyMap<string, Tally>,
): { readonly text: string; readonly isMet: boolean } => {
  const problems = [...tallies.values()].flatMap((tally) => tally.problems);
  const slowest = Math.max(...[...tallies.values()].map(({ slowestMs }) => slowestMs));
  return {
    text: [
      line([
        'mutated',
        'tried',
        'decoded',
        'partly_decoded',
        'not_decoded',
        'invalid',
        'judged',
        'slowest ms',
        'problems',
      ]),
      ...[...tallies].map(([kind, { tried, statuses, judged, slowestMs, problems: own }]) =>
        line([
          ...[kind, tried, statuses.decoded, statuses.partly_decoded, statuses.not_decoded, statuses.invalid],
          ...[judged, slowestMs.toFixed(2), own.length],
        ]),
      ),
      ...problems.slice(0, MOST_SHOWN).map((problem) => `  ${problem}\n`),
      `thrown, over ${SLOW_MS} ms, or decoded to other bytes: ${problems.length} (aim 0), `,
      `slowest ${slowest.toFixed(2)} ms\n`,
      'Processor time of this process, so that a loaded machine does not count; a slow payload is read up to five ',
      'times and its best time counts.\n',
    ].join(''),
    isMet: problems.length === 0,
  };
};
