import type { FeedFormat, FeedOptions } from '../../../ports/platform/feeds.js';

/** A list that is to be imported. */
export interface FeedImport {
  readonly format: FeedFormat;
  readonly options: FeedOptions;
  readonly file: AsyncIterable<Uint8Array>;
  readonly comments: AsyncIterable<Uint8Array> | null;
  /** When the publisher published it, ISO 8601. */
  readonly publishedAt: string;
  readonly maxAgeSeconds: number | null;
  readonly acceptShrink: boolean;
}
