import type { Command } from 'commander';
import { ALL_CHAINS } from '../../../domain/chains/index.js';
import { CSV_COLUMNS } from '../../../ports/platform/feeds.js';
import { LIST_NAMES } from '../../../ports/stores/lists.js';
import { loaded } from '../loaded.js';
import { oneOf, parseTime, wholeNumberTo } from '../parse.js';
import { CATEGORIES, FORMAT_IDS, MAX_DAYS, parseColumns, parseSource } from './feed-options.js';

/** `signgate feeds import|list`. */
export const addFeedCommands = (program: Command): void => {
  const feeds = program.command('feeds').description('imported lists: each is identified by its source');
  feeds
    .command('import <path>')
    .description(
      'replace the list of the same source by a file, or a folder of descriptors; any failure leaves the old one',
    )
    .requiredOption('--format <format>', FORMAT_IDS.join(', '), oneOf(FORMAT_IDS))
    .requiredOption('--source <name>', 'the identity of the list', parseSource)
    .requiredOption(
      '--published <date>',
      'when the publisher published it, ISO 8601; older than the present list is refused',
      parseTime,
    )
    .option('--comments <file>', 'the second file of ofac-sdn-csv')
    .option('--chain <chain>', 'for entries that name none', oneOf(ALL_CHAINS))
    .option(
      '--category <category>',
      `what the list means, where the format is neutral and rows do not say it themselves: ${CATEGORIES.join(', ')}`,
      oneOf(CATEGORIES),
    )
    .option(
      '--columns <pairs>',
      `csv: the file's own headers, such as address=Wallet,label=Tag (of ${CSV_COLUMNS.join(', ')})`,
      parseColumns,
    )
    .option(
      '--max-age <days>',
      'the list is stale after this many days; without it, its freshness is unknown',
      wholeNumberTo(MAX_DAYS),
    )
    .option(
      '--names <licence>',
      `whether a report may show the parties that the list names: ${LIST_NAMES.join(', ')} (OFAC's formats are public)`,
      oneOf(LIST_NAMES),
    )
    .option('--accept-shrink', 'the list really lost more than 20 % of its rows')
    .option('--json', 'print one JSON line')
    .action(loaded(() => import('../actions/feeds/import.js'), 'importList'));
  feeds
    .command('list')
    .description('every list: source, date, age, rows, hash')
    .option('--json', 'print one JSON line')
    .action(loaded(() => import('../actions/feeds/list.js'), 'list'));
  feeds
    .command('sync [name]')
    .description('fetch the feed of FEEDS_FILE with this source, or all of them, whether due or not')
    .option('--json', 'print one JSON line')
    .action(loaded(() => import('../actions/feeds/sync.js'), 'sync'));
  feeds
    .command('status')
    .description('every feed of FEEDS_FILE: its list, the last sync, why it did not succeed, the next one')
    .option('--json', 'print one JSON line')
    .action(loaded(() => import('../actions/feeds/sync.js'), 'status'));
};
