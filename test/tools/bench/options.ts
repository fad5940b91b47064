import { Command, InvalidArgumentError, Option } from 'commander';

/** The parts of the benchmark, in the order in which a whole run takes them. */
export const PART_NAMES = ['http', 'matrix', 'growth', 'desk', 'start', 'versus'] as const;
export type PartName = (typeof PART_NAMES)[number];

export interface BenchOptions {
  /** Null: every part. */
  readonly only: PartName | null;
  /** The figures as one JSON line, the last of the output. */
  readonly json: boolean;
  /** Length of one measured round, seconds; null: each part's own. */
  readonly seconds: number | null;
  /** Listed addresses, and recorded checks at the end of the growth curves; null: each part's own. */
  readonly rows: number | null;
  /** The commit, or the built folder, that this version is compared with; null: this version stands alone. */
  readonly before: string | null;
}

const wholeNumber =
  (from: number, to: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < from || value > to)
      throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`);
    return value;
  };

/**
 * Reads the arguments of `npm run bench --`. A mistake is handled by `command`: by default it is printed and ends the
 * process.
 */
export const parseOptions = (
  arguments_: readonly string[],
  command = new Command('npm run bench --'),
): BenchOptions => {
  const given = command
    .addOption(new Option('--only <part>', 'run one part').choices(PART_NAMES))
    .option('--json', 'print the figures as one JSON line at the end')
    .option(
      '--seconds <number>',
      'length of one measured round; short ones only show that it works',
      wholeNumber(1, 600),
    )
    .option(
      '--rows <number>',
      'listed addresses, and recorded checks at the end of the growth curves',
      wholeNumber(10, 100_000_000),
    )
    .option('--before <commit>', 'what the part versus compares with: a commit, or a folder that is built')
    .parse(arguments_, { from: 'user' })
    .opts<{ only?: PartName; json?: boolean; seconds?: number; rows?: number; before?: string }>();
  return {
    only: given.only ?? null,
    json: given.json ?? false,
    seconds: given.seconds ?? null,
    rows: given.rows ?? null,
    before: given.before ?? null,
  };
};
