import type { Command } from 'commander';
import { loaded } from '../loaded.js';
import { parseEnvironment, parsePartnerName } from '../parse.js';

const ACTIONS = () => import('../actions/partner-moves.js');

/** `signgate partners create|list|places|move|undo-move|forget-copy`. */
export const addPartnerCommands = (program: Command): void => {
  const partners = program.command('partners').description('who keys, policies and data belong to');
  partners
    .command('create')
    .description('make a partner; one of that name is returned as it is')
    .requiredOption('--name <name>', 'its name', parsePartnerName)
    .option('--json', 'print one JSON line')
    .action(loaded(() => import('../actions/partners.js'), 'create'));
  partners
    .command('list')
    .description('list partners')
    .option('--json', 'print one JSON line')
    .action(loaded(() => import('../actions/partners.js'), 'list'));
  partners
    .command('places')
    .description('list the databases, and which partners live elsewhere than in the main one')
    .option('--json', 'print one JSON line')
    .action(loaded(ACTIONS, 'places'));
  const ofOne = (name: string, description: string): Command =>
    partners
      .command(name)
      .description(description)
      .requiredOption('--partner <name>', 'whose data', parsePartnerName)
      .requiredOption('--environment <environment>', 'sandbox or production', parseEnvironment)
      .option('--json', 'print one JSON line');
  ofOne('move', 'move a partner to another database: copy, freeze for a moment, compare, switch; may be repeated')
    .requiredOption('--to <database>', 'its name in DATABASES_FILE, or main')
    .action(loaded(ACTIONS, 'move'));
  ofOne('undo-move', 'take a move back that has not switched').action(loaded(ACTIONS, 'undoMove'));
  ofOne('forget-copy', 'remove the rows that a moved partner left behind, for good')
    .requiredOption('--from <database>', 'where it does not live')
    .action(loaded(ACTIONS, 'forgetCopy'));
};
