import type { Command } from 'commander';
import { loaded } from '../loaded.js';

/** `signgate sandbox tour`. */
export const addSandboxCommands = (program: Command): void => {
  program
    .command('sandbox')
    .description('tries a running service with a sandbox key')
    .command('tour')
    .description(
      'asks the service of SIGNGATE_URL, with the sandbox key of SIGNGATE_KEY, for every finding and error code; ' +
        'ends with 1 where one does not come',
    )
    .action(loaded(() => import('../actions/sandbox.js'), 'tour'));
};
