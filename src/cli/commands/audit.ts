import { type Command, InvalidArgumentError } from 'commander';
import { AUDIT_ACTIONS } from '../../../ports/stores/audit.js';
import { loaded } from '../loaded.js';
import { oneOfWords, parsePartnerName, parseTime, wholeNumberTo } from '../parse.js';

const MAX_ENTRIES = 1_000;

const parseAuditId = (text: string): string => {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return text;
  throw new InvalidArgumentError('Give the audit_id of an entry.');
};

/** `signgate audit list`. */
export const addAuditCommands = (program: Command): void => {
  program
    .command('audit')
    .description('every administrative change: who, when, what, before and after')
    .command('list')
    .description('list changes, newest first; of all partners and of none, where none is named')
    .option('--partner <name>', 'one partner only', parsePartnerName)
    .option('--action <action>', `one sort of change: ${AUDIT_ACTIONS.join(', ')}`, oneOfWords(AUDIT_ACTIONS))
    .option('--subject <id>', 'what was changed: the id of a key or policy, the source of a list')
    .option('--from <time>', 'ISO 8601, included', parseTime)
    .option('--until <time>', 'ISO 8601, not included', parseTime)
    .option('--older-than <audit_id>', 'go on from this entry', parseAuditId)
    .option('--limit <n>', `at most this many, up to ${MAX_ENTRIES}`, wholeNumberTo(MAX_ENTRIES), 50)
    .action(loaded(() => import('../actions/audit.js'), 'listAuditEntries'));
};
