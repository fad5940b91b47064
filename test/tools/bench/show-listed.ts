import { benchListed, LISTED_LIMIT } from './listed.js';
import { type Outcome, rounded } from './outcome.js';
import type { BenchOptions } from './options.js';

const DEFAULT_ADDRESSES = 5_000_000;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** What a list of millions of addresses costs: to import, to start with, in memory, and for each check. */
export const listed = async (options: BenchOptions): Promise<Outcome> => {
  const figures = await benchListed(options.rows ?? DEFAULT_ADDRESSES, options.seconds ?? undefined);
  const { addresses, importMs, startMs, residentMb, stages, actions } = figures;
  const [, having] = stages;
  const ratio = having?.ratio ?? Number.NaN;
  const rowOf = (index: 0 | 1): readonly string[] => {
    const stage = stages[index];
    return [
      stage?.name ?? '',
      seconds(startMs[index]),
      residentMb === null ? 'not told' : `${residentMb[index].toFixed(0)} MB`,
      stage?.p50Ms.toFixed(2) ?? '',
      stage?.p99Ms.toFixed(2) ?? '',
      stage?.ratio.toFixed(2) ?? '',
      String(stage?.failed ?? ''),
      actions[index],
    ];
  };
  return {
    sections: [
      {
        title: `A list of ${addresses.toLocaleString('en-US')} addresses`,
        table: {
          columns: ['what', 'start', 'resident memory', 'p50 ms', 'p99 ms', 'p50 ratio', 'failed', 'listed address'],
          rows: [rowOf(0), rowOf(1)],
        },
        notes: [
          `\`signgate feeds import\` took ${seconds(importMs)}. Both services use one engine and are measured in ` +
            'turn, with four connections; the ratio is the median of the rounds.',
          `ratio ${ratio.toFixed(2)} (at most ${String(LISTED_LIMIT)})`,
        ],
      },
    ],
    json: {
      listed_addresses: addresses,
      listed_import_s: rounded(importMs / 1_000, 1),
      listed_start_s: startMs.map((ms) => rounded(ms / 1_000, 2)),
      listed_resident_mb: residentMb?.map((mb) => rounded(mb, 0)) ?? null,
      listed_ratio: rounded(ratio, 3),
    },
    isRight:
      ratio <= LISTED_LIMIT &&
      stages.every(({ failed }) => failed === 0) &&
      actions[0] !== 'BLOCK' &&
      actions[1] === 'BLOCK',
  };
};
