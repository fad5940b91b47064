import { type Command, InvalidArgumentError } from 'commander';
import { loaded } from '../loaded.js';
import { parseTime } from '../parse.js';

const parseName = (text: string): string => {
  if (/^checks_[a-z0-9_]+$/.test(text)) return text;
  throw new InvalidArgumentError('Give a name of signgate partitions list.');
};

type PartitionAction = 'listPartitions' | 'ensure' | 'detach' | 'attach' | 'moveOutOfDefault';

/** `signgate partitions list|ensure|detach|attach|move-out`. */
export const addPartitionCommands = (program: Command): void => {
  const partitions = program.command('partitions').description('recorded checks by month: made ahead, and retired');
  const add = (words: string, description: string, action: PartitionAction) =>
    partitions
      .command(words)
      .description(description)
      .action(loaded(() => import('../actions/partitions.js'), action));
  add(
    'list',
    'print each month: range, rows as the planner estimates them, bytes, attached or not, sealed or not',
    'listPartitions',
  );
  add('ensure', 'make the partitions of the months ahead now, as the running service does', 'ensure');
  add('detach', 'take months out of the tables, each as a table of its own that you can dump', 'detach')
    .requiredOption('--before <date>', 'months that ended by then, ISO 8601', parseTime)
    .option('--yes', 'do it; without, the command only says what would no longer answer');
  add('attach', 'put a detached month back, if it is as it was sealed', 'attach').argument(
    '<partition>',
    'its name',
    parseName,
  );
  add('move-out', 'move checks that had no partition into those of their months', 'moveOutOfDefault');
};
