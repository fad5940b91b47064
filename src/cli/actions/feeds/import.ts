import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { OFFICIAL } from '../../../../adapters/contracts/local-registry/bundled.js';
import { ANY_FORMATS } from '../../../../adapters/feeds/index.js';
import type { Chain } from '../../../../domain/chains/index.js';
import {
  type DescriptionFormat,
  type FeedFile,
  type FeedFormat,
  FeedOptionsError,
  type RegistryFormat,
} from '../../../../ports/platform/feeds.js';
import type { ContractClash, ListCategory, ListNames } from '../../../../ports/stores/lists.js';
import { wireProviders } from '../../../application/check/wire-providers.js';
import { importContracts } from '../../../application/lists/import-contracts.js';
import { importDescriptions } from '../../../application/lists/import-descriptions.js';
import { importFeed } from '../../../application/lists/import-feed.js';
import type { FeedImportReport } from '../../../application/lists/replace-list.js';
import { ALL_PROVIDERS } from '../../../providers.js';
import { type CommandContext, withDatabase } from '../../command-context.js';
import type { Columns, FormatId } from '../../feed-options.js';
import { print, time } from '../../output.js';

const SECONDS_PER_DAY = 86_400;

interface ImportOptions {
  readonly format: FormatId;
  readonly source: string;
  readonly published: number;
  readonly comments?: string;
  readonly chain?: Chain;
  readonly category?: ListCategory;
  readonly columns?: Columns;
  readonly maxAge?: number;
  readonly acceptShrink?: boolean;
  readonly names?: ListNames;
  readonly json?: boolean;
}

export const importList = (path: string, options: ImportOptions): Promise<void> =>
  withDatabase(async (context) => {
    const report = await importAs(context, path, options);
    print(options.json, asJson(report), () => asText(options.source, report));
  });

const importAs = (context: CommandContext, path: string, options: ImportOptions): Promise<FeedImportReport> => {
  const format = ANY_FORMATS[options.format];
  if ('createReader' in format) return importAddresses(context, path, { ...options, format });
  refuseAddressOptions(format, options);
  return 'readRegistry' in format
    ? importRegistry(context, path, { ...options, format })
    : importCalls(context, path, { ...options, format });
};

type Terms = Omit<ImportOptions, 'format'>;

const termsOf = ({ source, published, maxAge, acceptShrink, names }: Terms) => ({
  source,
  publishedAt: time(published),
  maxAgeSeconds: maxAge === undefined ? null : maxAge * SECONDS_PER_DAY,
  acceptShrink: acceptShrink === true,
  ...(names === undefined ? {} : { names }),
});

const tokensOf = ({ lists, clock, logger }: CommandContext) =>
  wireProviders(ALL_PROVIDERS, {}, { lists, clock, logger }).token.instance;

const importAddresses = (
  context: CommandContext,
  file: string,
  options: Terms & { readonly format: FeedFormat },
): Promise<FeedImportReport> =>
  importFeed(
    { archive: context.archive, tokens: tokensOf(context), clock: context.clock },
    {
      ...termsOf(options),
      format: options.format,
      options: {
        chain: options.chain ?? null,
        category: options.category ?? null,
        source: options.source,
        ...(options.columns === undefined ? {} : { columns: options.columns }),
      },
      file: bytesOf(file),
      comments: options.comments === undefined ? null : bytesOf(options.comments),
    },
  );

const refuseAddressOptions = (
  { id }: DescriptionFormat | RegistryFormat,
  { chain, category, comments, columns }: ImportOptions,
): void => {
  if ([chain, category, comments, columns].every((given) => given === undefined)) return;
  throw new FeedOptionsError(`${id} is no list of addresses: leave --chain, --category, --comments and --columns out`);
};

const importCalls = (
  { archive, clock }: CommandContext,
  path: string,
  options: Terms & { readonly format: DescriptionFormat },
): Promise<FeedImportReport> =>
  importDescriptions({ archive, clock }, { ...termsOf(options), format: options.format, files: filesAt(path) });

const importRegistry = (
  context: CommandContext,
  path: string,
  options: Terms & { readonly format: RegistryFormat },
): Promise<FeedImportReport> =>
  importContracts(
    { archive: context.archive, tokens: tokensOf(context), official: OFFICIAL, clock: context.clock },
    { ...termsOf(options), format: options.format, file: bytesOf(path) },
  );

/** What tools keep beside the files of a checkout. */
const HIDDEN = /(^|\/)\./;

/** The file, or every file of the folder in the order of their paths; hidden ones are left out. */
async function* filesAt(path: string): AsyncGenerator<FeedFile> {
  if (!(await stat(path)).isDirectory()) {
    yield { path: basename(path), bytes: bytesOf(path) };
    return;
  }
  const found = await readdir(path, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = files.map((file) => file.slice(join(path, '/').length)).sort();
  for (const inside of paths) if (!HIDDEN.test(inside)) yield { path: inside, bytes: bytesOf(join(path, inside)) };
}

/** Opens the file when its first bytes are read: a missing file fails the import like a bad one, and so does a pipe. */
async function* bytesOf(file: string): AsyncIterable<Uint8Array> {
  if (!(await stat(file)).isFile()) throw new FeedOptionsError(`${file} is not a file. Give the path of the list.`);
  yield* createReadStream(file) as AsyncIterable<Uint8Array>;
}

const asJson = ({ read, imported, skipped, removed, clashes, unchanged, sha256 }: FeedImportReport) => ({
  read,
  imported,
  skipped,
  removed,
  clashes: clashes.map(({ key, ...clash }) => ({ address: key, ...clash })),
  unchanged,
  sha256,
});

const asText = (source: string, { read, imported, removed, skipped, unchanged, sha256, clashes }: FeedImportReport) => {
  const reasons = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  const counts = `read ${read}, imported ${imported}, removed ${removed}, skipped ${reasons.join(', ') || 'none'}`;
  return [
    `${source}: ${counts}${unchanged ? ' (the content is the same as before)' : ''}`,
    `SHA-256 ${sha256}; in force on every instance within 5 s`,
    ...(clashes.length === 0 ? [] : ['', `${clashes.length} clashes ${meaningOf(clashes)}:`]),
    ...clashes.map((clash) => `  ${clash.key} on ${clash.chain ?? 'every chain of its family'} ${inWords(clash)}`),
  ].join('\n');
};

const CONTRACT_WORDS: Readonly<Record<ContractClash, string>> = {
  accused: 'is listed as an address to beware of',
  other_words: 'has another name or receipt there',
  other_address: 'has the name or the look of an official contract at another address',
  token: "is a token's own contract",
};

const inWords = ({ symbol, selector, contract, lists }: FeedImportReport['clashes'][number]): string => {
  const said = selector === undefined ? `is ${symbol}` : `has two descriptions of ${selector}`;
  return `${said}${contract === undefined ? '' : ` and ${CONTRACT_WORDS[contract]}`}; lists: ${lists.join(', ')}`;
};

/** The clashes of one import are all of one kind. */
const meaningOf = ([first]: FeedImportReport['clashes']): string => {
  if (first?.contract !== undefined)
    return 'of registered contracts (an official contract goes before, and what is listed stays listed)';
  return first?.selector === undefined
    ? 'with lists of official tokens (such an address is reviewed as disputed_listing, not blocked, unless it is a ' +
        'sanction)'
    : 'of descriptors (such a call stays unknown until one of the lists is replaced)';
};
