import type { Command } from 'commander';
import { KEY_SCOPES } from '../../../ports/stores/keys.js';
import { loaded } from '../loaded.js';
import {
  parseEnvironment,
  parseIds,
  parseLabel,
  parsePartnerName,
  parseQuota,
  parseScopes,
  parseTime,
} from '../parse.js';

/** `signgate partners create|list`. */
export const addPartnerCommands = (program: Command): void => {
  const partners = program.command('partners').description('who keys, policies and data belong to');
  partners
    .command('create')
    .description('make a partner; one of that name is returned as it is')
    .requiredOption('--name <name>', 'its name', parsePartnerName)
    .action(loaded(() => import('../actions/partners.js'), 'createPartner'));
  partners
    .command('list')
    .description('list partners')
    .action(loaded(() => import('../actions/partners.js'), 'listPartners'));
};

/** `signgate keys create|list|revoke|policies|label`. */
export const addKeyCommands = (program: Command): void => {
  const keys = program.command('keys').description('API keys: each belongs to a partner and an environment');
  keys
    .command('create')
    .description('make a key and print it once; an unknown partner is created')
    .requiredOption('--partner <name>', 'the partner that the key belongs to', parsePartnerName)
    .requiredOption('--environment <environment>', 'sandbox or production', parseEnvironment)
    .option('--scopes <scopes>', `comma-separated: ${KEY_SCOPES.join(', ')}`, parseScopes, [
      'checks:create',
      'checks:read',
    ])
    .option('--label <name>', 'who holds it, as the review desk shows it: a person or a system', parseLabel)
    .option('--quota <requests>', 'requests a window of 60 s; without it the default of the service', parseQuota)
    .option('--expires <time>', 'ISO 8601; without it the key does not expire', parseTime)
    .option(
      '--policies <ids>',
      'comma-separated: the policies of checks that name none, one for each direction',
      parseIds,
    )
    .action(loaded(() => import('../actions/keys.js'), 'createKey'));
  keys
    .command('list')
    .description('list keys, never their secrets')
    .action(loaded(() => import('../actions/keys.js'), 'listKeys'));
  keys
    .command('revoke <key_id>')
    .description('refuse a key on every instance within 5 s, or from a later moment on')
    .option('--at <time>', 'ISO 8601, by the clock of the database; without it at once', parseTime)
    .action(loaded(() => import('../actions/keys.js'), 'revokeKey'));
  keys
    .command('policies <key_id> [policy_ids...]')
    .description('set the policies of checks that name none, one for each direction; without any, the built-in ones')
    .action(loaded(() => import('../actions/keys.js'), 'setPolicies'));
  keys
    .command('label')
    .argument('<key_id>')
    .argument('[name]', 'without it the label is taken away', parseLabel)
    .description('say who holds a key: the review desk shows the name from the next sign-in on')
    .action(loaded(() => import('../actions/keys.js'), 'labelKey'));
};
