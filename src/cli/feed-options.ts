import { InvalidArgumentError } from 'commander';
import { PUBLISHED_CATEGORIES } from '../../domain/facts/screening/evidence.js';
import {
  CSV_COLUMNS,
  type CsvColumn,
  DESCRIPTION_FORMAT_IDS,
  FEED_FORMAT_IDS,
  REGISTRY_FORMAT_IDS,
} from '../../ports/platform/feeds.js';
import type { ListCategory } from '../../ports/stores/lists.js';

export const MAX_DAYS = 3_650;
export const CATEGORIES: readonly ListCategory[] = [
  ...PUBLISHED_CATEGORIES.filter((category) => category !== 'unattributed'),
  'official_token',
];

/** Every format of the command. */
export const FORMAT_IDS = [...FEED_FORMAT_IDS, ...DESCRIPTION_FORMAT_IDS, ...REGISTRY_FORMAT_IDS];
export type FormatId = (typeof FORMAT_IDS)[number];

export const parseSource = (text: string): string => {
  if (!/^[^\p{Cc}]{1,100}$/u.test(text) || text.trim() !== text)
    throw new InvalidArgumentError('Give 1 to 100 characters.');
  return text;
};

export type Columns = Readonly<Partial<Record<CsvColumn, string>>>;

export const parseColumns = (text: string): Columns => {
  const columns: Partial<Record<CsvColumn, string>> = {};
  for (const pair of text.split(',')) {
    const [name, header = '', ...rest] = pair.split('=').map((part) => part.trim());
    const column = CSV_COLUMNS.find((known) => known === name);
    if (column === undefined || header === '' || rest.length > 0 || columns[column] !== undefined) {
      throw new InvalidArgumentError(
        `Give pairs such as address=Wallet,label=Tag, each of these once: ${CSV_COLUMNS.join(', ')}.`,
      );
    }
    columns[column] = header;
  }
  return columns;
};
