import { Command, InvalidArgumentError, Option } from 'commander';
import { type Network, NETWORKS } from './plan.js';

export interface HostsOptions {
  /** Length of one measured round. */
  readonly seconds: number;
  readonly networks: readonly Network[];
  /** Where table and plots go; null: a new temporary folder. */
  readonly out: string | null;
}

/** Thirty-six rounds with what stands around them then take some ten minutes. */
const LONGEST_SECONDS = 12;
const DEFAULT_SECONDS = 8;

const seconds = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > LONGEST_SECONDS)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${LONGEST_SECONDS}.`);
  return value;
};

const network = (text: string, before: readonly Network[] = []): readonly Network[] => {
  const found = NETWORKS.find(({ name }) => name === text);
  if (found === undefined)
    throw new InvalidArgumentError(`It must be one of: ${NETWORKS.map(({ name }) => `"${name}"`).join(', ')}.`);
  return [...before, found];
};

/** Reads the arguments of `npm run hosts --`. A mistake is handled by `command`: by default it ends the process. */
export const parseOptions = (
  arguments_: readonly string[],
  command = new Command('npm run hosts --'),
): HostsOptions => {
  const given = command
    .option('--seconds <number>', 'length of one measured round; short ones only show that it works', seconds)
    .addOption(new Option('--network <name>', 'this one alone; may be repeated').argParser(network))
    .option('--out <folder>', 'folder for the tables (Markdown, JSON) and plots (SVG); a temporary one by default')
    // where this program runs again in a network of its own
    .addOption(new Option('--inside <folder>').hideHelp())
    .parse(arguments_, { from: 'user' })
    .opts<{ seconds?: number; network?: readonly Network[]; out?: string }>();
  return {
    seconds: given.seconds ?? DEFAULT_SECONDS,
    networks: given.network ?? NETWORKS,
    out: given.out ?? null,
  };
};
