import type { Command } from 'commander';
import { loaded } from '../loaded.js';

/** `signgate desk sessions list|revoke`. */
export const addDeskCommands = (program: Command): void => {
  const sessions = program
    .command('desk')
    .description('the review desk: who is signed in')
    .command('sessions')
    .description('sessions of people at the review desk');
  sessions
    .command('list')
    .description('list the sessions of the last 30 days, the newest first and at most 1,000, never their tokens')
    .action(loaded(() => import('../actions/desk.js'), 'listSessions'));
  sessions
    .command('revoke <session_id>')
    .description('end a session at once, on every instance')
    .action(loaded(() => import('../actions/desk.js'), 'revokeSession'));
};
