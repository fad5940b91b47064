import type { Command } from 'commander';
import { loaded } from '../loaded.js';
import { parsePartnerName, parseTime } from '../parse.js';

/** `signgate usage`. */
export const addUsageCommand = (program: Command): void => {
  program
    .command('usage')
    .description('what was called, by whom, with what outcome')
    .option('--partner <name>', 'one partner only', parsePartnerName)
    .option('--from <time>', 'ISO 8601, included', parseTime)
    .option('--until <time>', 'ISO 8601, not included', parseTime)
    .action(loaded(() => import('../actions/usage.js'), 'usage'));
};
