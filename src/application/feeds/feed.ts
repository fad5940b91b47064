import { createHash } from 'node:crypto';
import type { Chain } from '../../../domain/chains/index.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import type { DescriptionFormat, FeedFormat, FeedOptions, RegistryFormat } from '../../../ports/platform/feeds.js';
import type { FeedPlace } from '../../../ports/platform/publishers.js';
import type { ListCategory, ListNames } from '../../../ports/stores/lists.js';

/** A list that the service keeps current by itself. */
export interface Feed {
  /** The identity of the list. */
  readonly source: string;
  readonly format: FeedFormat | DescriptionFormat | RegistryFormat;
  readonly place: FeedPlace;
  /** From one sync to the next, about. */
  readonly everyMs: number;
  readonly maxAgeSeconds: number | null;
  /** Without the list the service is not ready, and no check is ALLOW. */
  readonly required: boolean;
  readonly category: ListCategory | null;
  readonly chain: Chain | null;
  readonly names: ListNames;
  readonly columns: NonNullable<FeedOptions['columns']> | null;
}

/** Whether the list is one of sanctions, by its format or as the operator says. */
export const isSanctionsFeed = ({ format, category }: Pick<Feed, 'format' | 'category'>): boolean =>
  category === 'sanctions' || ('defaultCategory' in format && format.defaultCategory === 'sanctions');

/** SHA-256 of all that makes another list of the same file, or of another one. It gives no key of an address away. */
export const feedTermsOf = ({ format, place, maxAgeSeconds, category, chain, columns, names }: Feed): string =>
  createHash('sha256')
    .update(canonicalJson({ format: format.id, place, maxAgeSeconds, category, chain, columns, names }))
    .digest('hex');
