import { hash } from 'node:crypto';
import type { SiteCategory } from '../../../../domain/facts/screening/category.js';
import { siteAsRead } from '../../../../domain/intent/site.js';
import {
  type FeedFormat,
  type FeedFormatId,
  FeedFormatError,
  type FeedInput,
  type FeedOptions,
  FeedOptionsError,
  type FeedRow,
} from '../../../../ports/platform/feeds.js';
import { KeySet } from './key-set.js';

/** An entry of a list of sites, unchecked. */
export interface SiteEntry {
  readonly site: unknown;
  readonly category: SiteCategory;
  /** Of a site that others imitate, by how many letters. */
  readonly tolerance?: number;
  readonly reference: string;
}

/** Bytes of a hash by which repeats are found. */
const MARK_BYTES = 16;
const MAX_HOST = 253;
/** Two labels at least, of whatever a list has them made of. */
const HOST = /^[^\s/?#@:\\"'.\p{Cc}]+(?:\.[^\s/?#@:\\"'.\p{Cc}]+)+$/u;

/**
 * The host that an entry names, in the form that is compared. Null for what names more or less than a host: a path
 * would otherwise accuse all that shares its host.
 */
const hostOf = (site: unknown): string | null => {
  if (typeof site !== 'string' || site.length > MAX_HOST) return null;
  const bare = site
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^\*\./, '')
    .replace(/\.?\/?$/, '');
  const host = siteAsRead(bare);
  return HOST.test(host) ? host : null;
};

async function* rowsOf(entries: AsyncIterable<SiteEntry>): AsyncGenerator<FeedRow> {
  const seen = new KeySet(MARK_BYTES);
  let [read, recognised] = [0, 0];
  for await (const { site, category, tolerance, reference } of entries) {
    read += 1;
    const key = hostOf(site);
    if (key === null) {
      yield { kind: 'skipped', reason: typeof site === 'string' ? 'no_host' : 'not_a_string', reference };
      continue;
    }
    recognised += 1;
    if (!seen.add(hash('sha1', `${category} ${key}`, 'buffer').subarray(0, MARK_BYTES))) {
      yield { kind: 'skipped', reason: 'duplicate', reference };
      continue;
    }
    const entity = tolerance === undefined ? null : String(tolerance);
    const what = { family: 'site' as const, chain: null, tokenContract: false, category };
    yield { kind: 'row', row: { key, ...what, entity, reference, listedAt: null } };
  }
  if (read > 0 && recognised === 0) throw new FeedFormatError(`none of the ${read} entries names a site`);
}

const checkOptions = (id: string, { chain, category, columns }: FeedOptions, hasComments: boolean): void => {
  if (chain !== null || category !== null || columns !== undefined || hasComments)
    throw new FeedOptionsError(`${id} lists sites: leave --chain, --category, --columns and --comments out`);
};

/** Makes a format of lists of sites from the way its entries are taken out of a file. */
export const defineSites = (
  id: FeedFormatId,
  entries: (file: AsyncIterable<Uint8Array>) => AsyncIterable<SiteEntry>,
): FeedFormat => {
  const read = async function* ({ file, comments, options }: FeedInput): AsyncGenerator<FeedRow> {
    checkOptions(id, options, comments !== undefined);
    try {
      yield* rowsOf(entries(file));
    } catch (error) {
      if (!(error instanceof FeedFormatError)) throw error;
      throw new FeedFormatError(`${options.source}: ${error.message}`, { cause: error });
    }
  };
  return {
    id,
    categoryMandatory: false,
    rowsNameCategory: false,
    defaultCategory: 'phishing_site',
    chain: 'named',
    takesComments: false,
    publishedAt: async () => null,
    checkOptions: (options, hasComments) => checkOptions(id, options, hasComments),
    createReader: () => ({ read }),
  };
};
