import { didYouMean } from '../../application/near-miss.js';
import type { Feed } from '../../application/feeds/feed.js';
import type { FeedEntry } from '../feeds-schema.js';
import { toFeed } from '../read-feeds.js';
import { CATALOGUE, type CataloguedFeed } from './entries.js';

const RECOMMENDED = 'recommended';

/** The entries that FEEDS names, in the order of the catalogue. A mistake for each name that it does not have. */
export const chosenFrom = (names: readonly string[], mistakes: string[]): readonly CataloguedFeed[] => {
  const known = CATALOGUE.map(({ name }) => name);
  for (const name of names)
    if (name !== RECOMMENDED && !known.includes(name))
      mistakes.push(
        `FEEDS: the catalogue has no "${name.slice(0, 60)}"${didYouMean(name, [...known, RECOMMENDED])} ` +
          `(known: ${[RECOMMENDED, ...known].join(', ')})`,
      );
  return CATALOGUE.filter(
    ({ name, recommended }) => names.includes(name) || (recommended && names.includes(RECOMMENDED)),
  );
};

/** The file of an entry as a mirror keeps it: `<mirror>/<name>`, in the operator's own network if need be. */
const fromMirror = ({ name, feed }: CataloguedFeed, mirror: string | null): FeedEntry => {
  if (mirror === null) return feed;
  return { ...feed, url: `${mirror.replace(/\/$/, '')}/${name}`, redirects: [], allow_private_network: true };
};

/** Of an entry, as the service fetches it. */
export const feedOfEntry = (entry: CataloguedFeed, mirror: string | null): Feed =>
  toFeed(fromMirror(entry, mirror), '.');

/** The feeds that FEEDS names. */
export const chosenFeeds = (names: readonly string[], mirror: string | null, mistakes: string[]): readonly Feed[] =>
  chosenFrom(names, mistakes).map((entry) => feedOfEntry(entry, mirror));
