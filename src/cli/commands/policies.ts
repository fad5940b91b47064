import type { Command } from 'commander';
import { loaded } from '../loaded.js';
import { parseEnvironment, parsePartnerName, parseTime, wholeNumberTo } from '../parse.js';

const MAX_HISTORY = 1_000_000;
const MAX_VERSION = 1_000_000;

/** `signgate policies publish|show|list|test`. */
export const addPolicyCommands = (program: Command): void => {
  const policies = program.command('policies').description('policies as data: immutable versions, per partner');
  policies
    .command('publish <file>')
    .description('publish a policy document (JSON), as show prints it, as the next version of its policy_id')
    .requiredOption('--partner <name>', 'the partner that may use it', parsePartnerName)
    .option('--as <policy_id>', 'publish it under this policy_id, such as a built-in policy as your own')
    .action(loaded(() => import('../actions/policies/publish.js'), 'publish'));
  policies
    .command('show <policy_id>')
    .description('print one policy as the document that publish takes')
    .option('--partner <name>', 'a partner with policies of its own', parsePartnerName)
    .option('--version <number>', 'a version of the policy; without it the newest', wholeNumberTo(MAX_VERSION))
    .action(loaded(() => import('../actions/policies/show.js'), 'show'));
  policies
    .command('list')
    .description('list policies with every version')
    .option('--partner <name>', 'one partner and the built-in ones', parsePartnerName)
    .action(loaded(() => import('../actions/policies/show.js'), 'listPolicyVersions'));
  policies
    .command('test <file>')
    .description('decide recorded checks again under a candidate policy and print what would change; writes nothing')
    .requiredOption('--against-history <n>', 'how many of the newest checks', wholeNumberTo(MAX_HISTORY))
    .requiredOption('--partner <name>', 'whose checks', parsePartnerName)
    .option('--environment <environment>', 'sandbox or production', parseEnvironment, 'sandbox')
    .option('--from <time>', 'checks from this moment on (ISO 8601)', parseTime)
    .option('--until <time>', 'checks before this moment (ISO 8601)', parseTime)
    .action(loaded(() => import('../actions/policies/back-test.js'), 'test'));
};
