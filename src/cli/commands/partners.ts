import type { Command } from 'commander';
import { loaded } from '../loaded.js';
import { parsePartnerName } from '../parse.js';

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
