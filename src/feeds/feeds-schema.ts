import { type Chain, ALL_CHAINS } from '../../domain/chains/index.js';
import { EVIDENCE_CATEGORIES } from '../../domain/facts/screening/evidence.js';
import {
  CSV_COLUMNS,
  type CsvColumn,
  DESCRIPTION_FORMAT_IDS,
  type DescriptionFormatId,
  FEED_FORMAT_IDS,
  type FeedFormatId,
  REGISTRY_FORMAT_IDS,
  type RegistryFormatId,
} from '../../ports/platform/feeds.js';
import { LIST_NAMES, type ListCategory, type ListNames } from '../../ports/stores/lists.js';

/** One feed as FEEDS_FILE names it. */
export interface FeedEntry {
  readonly source: string;
  readonly format: FeedFormatId | DescriptionFormatId | RegistryFormatId;
  readonly url?: string;
  readonly file?: string;
  readonly comments?: string;
  readonly every: string;
  readonly max_age?: string;
  readonly required?: boolean;
  readonly category?: ListCategory;
  readonly chain?: Chain;
  readonly names?: ListNames;
  readonly columns?: Readonly<Partial<Record<CsvColumn, string>>>;
  readonly redirects?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly sha256?: string;
  readonly signature?: { readonly url?: string; readonly file?: string; readonly public_key: string };
  readonly allow_private_network?: boolean;
}

const text = (rule: string, options: object = {}) => ({
  type: 'string',
  minLength: 1,
  maxLength: 2000,
  ...options,
  'x-rule': rule,
});
const oneOf = (words: readonly string[]) => ({ enum: words, 'x-rule': `must be one of ${words.join(', ')}` });
const yesOrNo = { type: 'boolean', 'x-rule': 'must be true or false' };
const url = text('must be a URL');
const path = text('must be a path');

const REDIRECTS_RULE = 'must be a list of at most 10 URLs';
const HEADERS_RULE = 'must be names of headers with their text';

const properties = {
  source: text('must be 1 to 100 characters, without a space at either end', {
    pattern: '^(?=.{1,100}$)[^\\p{Cc}\\s]([^\\p{Cc}]*[^\\p{Cc}\\s])?$',
  }),
  format: oneOf([...FEED_FORMAT_IDS, ...DESCRIPTION_FORMAT_IDS, ...REGISTRY_FORMAT_IDS]),
  url,
  file: path,
  comments: text('must be a URL or a path, as the file is'),
  every: text('must be a time such as 30m, 6h or 1d', { pattern: '^[1-9][0-9]{0,4}[mhd]$' }),
  max_age: text('must be a time such as 36h or 7d', { pattern: '^[1-9][0-9]{0,4}[hd]$' }),
  required: yesOrNo,
  category: oneOf([...EVIDENCE_CATEGORIES.filter((one) => one !== 'unattributed'), 'official_token']),
  chain: oneOf(ALL_CHAINS),
  names: oneOf(LIST_NAMES),
  columns: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(CSV_COLUMNS.map((name) => [name, text('must be the name of a column')])),
    'x-rule': `must name columns of the file for any of ${CSV_COLUMNS.join(', ')}`,
  },
  redirects: {
    type: 'array',
    maxItems: 10,
    items: text(REDIRECTS_RULE),
    'x-rule': REDIRECTS_RULE,
  },
  headers: {
    type: 'object',
    propertyNames: { pattern: '^[A-Za-z0-9-]{1,64}$', 'x-rule': HEADERS_RULE },
    additionalProperties: { type: 'string', pattern: '^[\\x20-\\x7e]{1,2000}$', 'x-rule': HEADERS_RULE },
    'x-rule': HEADERS_RULE,
  },
  sha256: text('must be 64 hex digits, or where the publisher says them'),
  signature: {
    type: 'object',
    additionalProperties: false,
    required: ['public_key'],
    properties: { url, file: path, public_key: text('must be a public key of minisign') },
    'x-rule': 'must be an object with url or file, and public_key',
  },
  allow_private_network: yesOrNo,
};

/** FEEDS_FILE: `{ "feeds": [ … ] }`. Each member's rule is told in place of its value, which may be a secret. */
export const FEEDS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['feeds'],
  properties: {
    feeds: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['source', 'format', 'every'],
        properties,
        'x-rule': 'must be an object',
      },
      'x-rule': 'must be a list of at most 200 feeds',
    },
  },
  'x-rule': 'must be an object with the member feeds',
};
