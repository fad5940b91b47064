import type { Command } from 'commander';
import { parseEnvironment, parsePartnerName, wholeNumberTo } from '../../parse.js';
import { publish } from './publish.js';
import { list, show } from './show.js';
import { test } from './back-test.js';

const MAX_HISTORY = 1_000_000;
const MAX_VERSION = 1_000_000;

/** `signgate policies publish|show|list|test`. */
export const addPolicyCommands = (program: Command): void => {
  const policies = program.command('policies').description('policies as data: immutable versions, per partner');
  policies
    .command('publish <file>')
    .description('publish a policy document (JSON) as the next version of its policy_id')
    .requiredOption('--partner <name>', 'the partner that may use it', parsePartnerName)
    .option('--json', 'print one JSON line')
    .action(publish);
  policies
    .command('show <policy_id>')
    .description('print one policy')
    .option('--partner <name>', 'a partner with policies of its own', parsePartnerName)
    .option('--version <number>', 'a version; without it the newest', wholeNumberTo(MAX_VERSION))
    .option('--json', 'print one JSON line')
    .action(show);
  policies
    .command('list')
    .description('list policies with every version')
    .option('--partner <name>', 'one partner and the built-in ones', parsePartnerName)
    .option('--json', 'print one JSON line')
    .action(list);
  policies
    .command('test <file>')
    .description('decide recorded checks again under a candidate policy and print what would change; writes nothing')
    .requiredOption('--against-history <n>', 'how many of the newest checks', wholeNumberTo(MAX_HISTORY))
    .requiredOption('--partner <name>', 'whose checks', parsePartnerName)
    .option('--environment <environment>', 'sandbox or production', parseEnvironment, 'sandbox')
    .option('--json', 'print one JSON line')
    .action(test);
};
