import { FEED_FORMATS, REGISTRY_FORMATS } from '../../adapters/feeds/index.js';
import { isMinisignKey } from '../../adapters/feeds/publishers/minisign.js';
import { assertAllowedUrl } from '../../adapters/shared/bounded-http.js';
import { type FeedFormatId, FeedOptionsError } from '../../ports/platform/feeds.js';
import { NEEDS_MAX_AGE } from '../application/lists/import-contracts.js';
import type { FeedEntry } from './feeds-schema.js';

/** Where a file is, as it was written. */
export interface PlaceText {
  readonly url?: string;
  readonly file?: string;
}

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const LONGEST_EVERY_MS = 31 * UNITS_MS.d;
const LONGEST_AGE_MS = 3_650 * UNITS_MS.d;

/** Milliseconds of `30m`, `6h`, `7d`. */
export const durationMs = (text: string): number =>
  Number(text.slice(0, -1)) * UNITS_MS[text.slice(-1) as keyof typeof UNITS_MS];

/** What the schema cannot say of one feed. No mistake echoes an address: it may hold a key. */
export const mistakesOf = (entry: FeedEntry): readonly string[] => [
  ...placeMistakes(entry, '', entry),
  ...companionMistakes(entry),
  ...signatureMistakes(entry),
  ...optionMistakes(entry),
  ...trustMistakes(entry),
  ...(durationMs(entry.every) > LONGEST_EVERY_MS ? ['every must be at most 31d'] : []),
  ...(durationMs(entry.max_age ?? '1d') > LONGEST_AGE_MS ? ['max_age must be at most 3650d'] : []),
];

const placeMistakes = ({ url, file }: PlaceText, of: string, entry: FeedEntry): readonly string[] => {
  if ((url === undefined) === (file === undefined)) return [`${of}needs either url or file`];
  return url === undefined ? [] : urlMistakes(url, `${of}url`, entry);
};

const urlMistakes = (url: string, member: string, { allow_private_network: isPrivateAllowed }: FeedEntry) => {
  try {
    assertAllowedUrl(url, isPrivateAllowed === true);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be used';
    return [
      `${member}: ${reason
        .replace('the provider URL ', 'it ')
        .replace('for a provider that you run', 'for a publisher')
        .replace('"allowPrivateNetwork"', '"allow_private_network"')}`,
    ];
  }
};

/** The other files of the feed are where the file is. */
const companionMistakes = (entry: FeedEntry): readonly string[] => {
  const { url, comments, sha256, headers, redirects, allow_private_network: isPrivateAllowed } = entry;
  if (url === undefined)
    return headers === undefined && redirects === undefined && isPrivateAllowed === undefined
      ? []
      : ['headers, redirects and allow_private_network belong to a url'];
  return [
    ...(redirects ?? []).flatMap((to) => urlMistakes(to, 'redirects', entry)),
    ...(comments === undefined ? [] : urlMistakes(comments, 'comments', entry)),
    ...(sha256 === undefined || /^[0-9a-f]{64}$/i.test(sha256) ? [] : urlMistakes(sha256, 'sha256', entry)),
  ];
};

const signatureMistakes = (entry: FeedEntry): readonly string[] => {
  const { signature } = entry;
  if (signature === undefined) return [];
  const key = isMinisignKey(signature.public_key) ? [] : ['signature.public_key must be a public key of minisign'];
  return [...placeMistakes(signature, 'signature.', entry), ...key];
};

const isAddressFormat = (id: FeedEntry['format']): id is FeedFormatId => id in FEED_FORMATS;

/** A registry vouches for contracts, so it must be the very file, or of the very publisher, that the operator chose. */
const trustMistakes = ({ format, sha256, signature, max_age: maxAge }: FeedEntry): readonly string[] => {
  if (!(format in REGISTRY_FORMATS)) return [];
  // a hash that is read beside the file says no more than the file itself
  const isPinned = signature !== undefined || /^[0-9a-f]{64}$/i.test(sha256 ?? '');
  return [
    ...(isPinned
      ? []
      : [
          `${format} vouches for contracts, so it is taken only where it is pinned: ` +
            'give signature, or the 64 hex digits of its sha256',
        ]),
    ...(maxAge === undefined ? [NEEDS_MAX_AGE.replace('--max-age', 'max_age')] : []),
  ];
};

/** Asks the format itself, as an import does. */
const optionMistakes = ({ format, source, chain, category, columns, comments }: FeedEntry): readonly string[] => {
  const given = { chain, category, columns, comments };
  if (!isAddressFormat(format))
    return Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [`${format} lists no addresses: leave ${name} out`],
    );
  const options = {
    source,
    chain: chain ?? null,
    category: category ?? null,
    ...(columns === undefined ? {} : { columns }),
  };
  try {
    FEED_FORMATS[format].checkOptions(options, comments !== undefined);
    return [];
  } catch (error) {
    if (!(error instanceof FeedOptionsError)) throw error;
    return [error.message.replace(/--(\w)/g, '$1')];
  }
};
