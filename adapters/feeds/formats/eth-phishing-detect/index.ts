import { FeedFormatError } from '../../../../ports/platform/feeds.js';
import type { SiteCategory } from '../../../../domain/facts/screening/category.js';
import { readText } from '../shared/bytes.js';
import { defineSites, type SiteEntry } from '../shared/site-rows.js';

/** The published file has some megabytes. */
const MAX_CHARACTERS = 64 * 2 ** 20;
/** Each host that asks is compared with every one of them. */
const MAX_IMITATED = 2_000;
const MAX_TOLERANCE = 3;

const LISTS: readonly (readonly [string, SiteCategory])[] = [
  ['blocklist', 'phishing_site'],
  ['blacklist', 'phishing_site'],
  ['allowlist', 'allowed_site'],
  ['whitelist', 'allowed_site'],
  ['fuzzylist', 'imitated_site'],
];

const parsed = async (file: AsyncIterable<Uint8Array>): Promise<Readonly<Record<string, unknown>>> => {
  const pieces: string[] = [];
  let characters = 0;
  for await (const piece of readText(file)) {
    characters += piece.length;
    if (characters > MAX_CHARACTERS) throw new FeedFormatError('the file is larger than any such configuration');
    pieces.push(piece);
  }
  let value: unknown;
  try {
    value = JSON.parse(pieces.join(''));
  } catch (error) {
    throw new FeedFormatError('the file is not JSON, or is cut short', { cause: error });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new FeedFormatError('the file is not a configuration of eth-phishing-detect');
};

async function* entries(file: AsyncIterable<Uint8Array>): AsyncGenerator<SiteEntry> {
  const config = await parsed(file);
  const { tolerance: given } = { tolerance: 0, ...config };
  const tolerance = Math.min(MAX_TOLERANCE, typeof given === 'number' && Number.isInteger(given) ? given : 0);
  if (!Array.isArray(config['blocklist'] ?? config['blacklist']))
    throw new FeedFormatError('the file has no list of blocked sites');
  for (const [name, category] of LISTS) {
    const sites: unknown = Object.hasOwn(config, name) ? config[name] : [];
    if (!Array.isArray(sites)) throw new FeedFormatError(`its ${name} is no list`);
    if (category === 'imitated_site' && sites.length > MAX_IMITATED)
      throw new FeedFormatError(`its ${name} has more than ${MAX_IMITATED} sites`);
    for (const [index, site] of (sites as readonly unknown[]).entries())
      yield {
        ...{ site, category, reference: `${name} ${index + 1}` },
        ...(category === 'imitated_site' ? { tolerance } : {}),
      };
  }
}

/** The configuration of MetaMask's eth-phishing-detect: blocked sites, allowed ones, and those that others imitate. */
export const ethPhishingDetect = defineSites('eth-phishing-detect', entries);
