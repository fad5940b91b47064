import type { Command } from 'commander';
import { loaded } from '../loaded.js';

/** `signgate init`. */
export const addInitCommand = (program: Command): void => {
  program
    .command('init')
    .description('make the database, or bring its tables up to date, as the start of the service does')
    .action(loaded(() => import('../actions/init.js'), 'init'));
};
