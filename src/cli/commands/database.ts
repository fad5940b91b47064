import type { Command } from 'commander';
import { loaded } from '../loaded.js';

/** `signgate database copy|advance`. */
export const addDatabaseCommands = (program: Command): void => {
  const database = program.command('database').description('the database as a whole: moved to a server, or restored');
  database
    .command('copy <url>')
    .description(
      'copy the whole database into an empty one and compare every row; the versions of PostgreSQL may differ. Every ' +
        'instance must be stopped. Leave the password out of the URL: PGPASSWORD and ~/.pgpass are read',
    )
    .action(loaded(() => import('../actions/database.js'), 'copy'));
  database
    .command('advance')
    .description(
      'after a dump was restored on another server: take its transaction numbers past those of the dump, which ' +
        'events and lists of checks follow. Every instance must be stopped',
    )
    .action(loaded(() => import('../actions/database.js'), 'advance'));
};
