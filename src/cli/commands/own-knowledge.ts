import type { Command } from 'commander';
import { ATTRIBUTION_KINDS, OWN_LISTS, PLACES } from '../../../domain/facts/screening/own-knowledge.js';
import { loaded } from '../loaded.js';
import { oneOfWords, parseEnvironment, parsePartnerName, parseTime } from '../parse.js';

const LISTS = OWN_LISTS.join(' or ');

/** Whose it is. */
export const withOwner = (command: Command): Command =>
  command
    .requiredOption('--partner <name>', 'the partner that it belongs to', parsePartnerName)
    .requiredOption('--environment <environment>', 'sandbox or production: each has its own', parseEnvironment);

const withAddress = (command: Command): Command =>
  command
    .requiredOption('--address <address>', 'the account, in any letter case where it is EVM')
    .requiredOption('--chain <chain>', `where it holds: ${PLACES.join(', ')}`, oneOfWords(PLACES));

/** `signgate address-lists show|put|remove`, `signgate attributions list|add|remove`. */
export const addOwnKnowledgeCommands = (program: Command): void => {
  const lists = program.command('address-lists').description("a partner's own allow and deny lists");
  withOwner(lists.command('show <list>').description(`print the entries of ${LISTS}`))
    .option('--changes', 'every change that was ever made, newest first')
    .action(loaded(() => import('../actions/own-knowledge.js'), 'showList'));
  withAddress(withOwner(lists.command('put <list>').description('add an entry, in place of the one of its address')))
    .requiredOption('--reason <text>', 'kept in the evidence of every check in which the entry counts')
    .option('--expires <time>', 'ISO 8601; without it an allowed address in 365 days, a denied one never', parseTime)
    .action(loaded(() => import('../actions/own-knowledge.js'), 'putEntry'));
  withAddress(
    withOwner(lists.command('remove <list>').description('take an entry off; it stays among the changes')),
  ).action(loaded(() => import('../actions/own-knowledge.js'), 'removeEntry'));
  const attributions = program.command('attributions').description('who holds an address, as a partner knows it');
  withOwner(attributions.command('list').description('print the attributions that stand'))
    .option('--changes', 'all that was ever said or taken back, newest first')
    .action(loaded(() => import('../actions/own-knowledge.js'), 'listAttributions'));
  withAddress(withOwner(attributions.command('add').description('say who holds an address')))
    .requiredOption('--kind <kind>', `how it is known: ${ATTRIBUTION_KINDS.join(', ')}`, oneOfWords(ATTRIBUTION_KINDS))
    .requiredOption('--name <name>', 'of the entity')
    .requiredOption('--type <type>', 'of the entity, for instance exchange, bank, person')
    .option('--jurisdiction <code>', 'ISO 3166-1 alpha-2')
    .requiredOption('--reference <text>', "the partner's own, to the document or message that says it")
    .option('--document-sha256 <hex>', 'of that document, which is not taken in')
    .requiredOption('--valid-until <time>', 'ISO 8601, at most 1,830 days ahead', parseTime)
    .action(loaded(() => import('../actions/own-knowledge.js'), 'addAttribution'));
  withOwner(
    attributions.command('remove <statement_id>').description('take one back; it stays among the changes'),
  ).action(loaded(() => import('../actions/own-knowledge.js'), 'removeAttribution'));
};
