import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import type { FeedPlace } from '../../../ports/platform/publishers.js';
import type { Feed } from '../../../src/application/feeds/feed.js';

export const placeOf = (url: string, changes: Partial<FeedPlace> = {}): FeedPlace => ({
  at: { url },
  comments: null,
  redirects: [],
  headers: {},
  allowPrivateNetwork: true,
  sha256: null,
  signature: null,
  ...changes,
});

/** A feed of scam addresses as lines of text, every hour, by what differs. */
export const feedOf = (url: string, changes: Partial<Feed> = {}): Feed => ({
  source: 'Example list',
  format: FEED_FORMATS.txt,
  place: placeOf(url),
  everyMs: 3_600_000,
  maxAgeSeconds: null,
  required: false,
  category: 'scam_fraud',
  chain: null,
  columns: null,
  names: 'hidden',
  ...changes,
});
