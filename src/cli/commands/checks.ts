import type { Command } from 'commander';
import { loaded } from '../loaded.js';
import { TRUST_ROOT } from './reports.js';

/** `signgate checks replay`. */
export const addCheckCommands = (program: Command): void => {
  const checks = program.command('checks').description('recorded checks');
  checks
    .command('replay <request_id>')
    .description('decide a recorded check again from its record alone and compare byte by byte')
    .option('--simulate', 'execute again, without a node, what a node had executed, and compare its effects')
    .option('--trust-root <fingerprint>', TRUST_ROOT)
    .action(loaded(() => import('../actions/checks.js'), 'replay'));
};
