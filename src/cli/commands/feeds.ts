import type { Command } from 'commander';
import { ALL_CHAINS } from '../../../domain/chains/index.js';
import { CSV_COLUMNS } from '../../../ports/platform/feeds.js';
import { LIST_NAMES } from '../../../ports/stores/lists.js';
import { loaded } from '../loaded.js';
import { oneOfWords, parseTime, wholeNumberTo } from '../parse.js';
import { CATEGORIES, FORMAT_IDS, MAX_DAYS, parseColumns, parseSource } from '../feed-options.js';

/** `signgate feeds import|list|sync|status|catalogue|enable|try`. */
export const addFeedCommands = (program: Command): void => {
  const feeds = program.command('feeds').description('imported lists: each is identified by its source');
  feeds
    .command('import <path>')
    .description(
      'replace the list of the same source by a file, or a folder of descriptors; any failure leaves the old one',
    )
    .requiredOption('--format <format>', FORMAT_IDS.join(', '), oneOfWords(FORMAT_IDS))
    .requiredOption('--source <name>', 'the identity of the list', parseSource)
    .requiredOption(
      '--published <date>',
      'when the publisher published it, ISO 8601; older than the present list is refused',
      parseTime,
    )
    .option('--comments <file>', 'the second file of ofac-sdn-csv')
    .option('--chain <chain>', 'for entries that name none', oneOfWords(ALL_CHAINS))
    .option(
      '--category <category>',
      `what the list means, where the format is neutral and rows do not say it themselves: ${CATEGORIES.join(', ')}`,
      oneOfWords(CATEGORIES),
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
      oneOfWords(LIST_NAMES),
    )
    .option('--accept-shrink', 'import it although it lost more than 20 % of its rows')
    .action(loaded(() => import('../actions/feeds/import.js'), 'importList'));
  feeds
    .command('list')
    .description('every list: source, date, age, rows, hash')
    .action(loaded(() => import('../actions/feeds/list.js'), 'listImportedLists'));
  feeds
    .command('sync [name]')
    .description('fetch the feed with this source, or all of FEEDS and FEEDS_FILE, whether due or not')
    .action(loaded(() => import('../actions/feeds/sync.js'), 'sync'));
  feeds
    .command('status')
    .description('every feed of FEEDS and FEEDS_FILE: its list, the last sync, why it did not succeed, the next one')
    .action(loaded(() => import('../actions/feeds/sync.js'), 'status'));
  addCatalogueCommands(feeds);
};

const addCatalogueCommands = (feeds: Command): void => {
  const load = () => import('../actions/feeds/catalogue.js');
  feeds
    .command('catalogue')
    .description('public lists that FEEDS turns on by name: publisher, licence, size, what checks know with them')
    .action(loaded(load, 'catalogue'));
  feeds
    .command('enable <name>')
    .description('the line that turns an entry of the catalogue on beside those that are')
    .action(loaded(load, 'enable'));
  feeds
    .command('try <name>')
    .description('fetch and read an entry of the catalogue, and compare it with the list in force; imports nothing')
    .action(loaded(load, 'tryEntry'));
};
