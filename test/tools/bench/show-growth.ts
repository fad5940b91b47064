import { benchGrowth, GROWTH_LIMIT } from './growth.js';
import type { StageFigures } from './growth-measure.js';
import { type Outcome, rounded, type Section } from './outcome.js';
import type { BenchOptions } from './options.js';

const NOTE = 'Four connections; medians of interleaved rounds.';

const section = (title: string, stages: readonly StageFigures[], notes: readonly string[] = []): Section => ({
  title,
  table: {
    columns: ['what', 'p50 ms', 'p99 ms', 'p50 over that of the first row', 'failed'],
    rows: stages.map(({ name, p50Ms, p99Ms, ratio, failed }) => [
      name,
      p50Ms.toFixed(2),
      p99Ms.toFixed(2),
      ratio.toFixed(2),
      String(failed),
    ]),
  },
  notes: [NOTE, ...notes],
});

const json = (stages: readonly StageFigures[]): readonly Readonly<Record<string, unknown>>[] =>
  stages.map(({ name, amount, p50Ms, p99Ms, ratio }) => ({
    name,
    amount,
    p50_ms: rounded(p50Ms, 2),
    p99_ms: rounded(p99Ms, 2),
    ratio: rounded(ratio, 3),
  }));

/** Where the curves of lists and records end. */
const DEFAULT_ROWS = 1_000_000;

/** What a check costs as lists, records, policies and findings grow. Only lists and records have a limit. */
export const growth = async ({ rows, seconds }: BenchOptions): Promise<Outcome> => {
  const { listsAndHistory, policies, findings } = await benchGrowth(rows ?? DEFAULT_ROWS, seconds ?? undefined);
  const worst = Math.max(...listsAndHistory.map((stage) => stage.ratio));
  return {
    sections: [
      section('Latency of a check as lists and records grow', listsAndHistory, [
        `growth ratio ${worst.toFixed(2)} (at most ${GROWTH_LIMIT})`,
      ]),
      section('Latency of a check as published policies grow', policies),
      section('Latency of a check by the findings that it raises', findings, [
        'A check with more findings answers and stores more; this has no limit.',
      ]),
    ],
    json: {
      growth_ratio: rounded(worst, 3),
      stages: json(listsAndHistory),
      policy_stages: json(policies),
      finding_stages: json(findings),
    },
    isRight:
      worst <= GROWTH_LIMIT && [...listsAndHistory, ...policies, ...findings].every((stage) => stage.failed === 0),
  };
};
