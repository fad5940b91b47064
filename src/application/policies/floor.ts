import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { HISTORY_SOURCE } from '../check/facts/history.js';

/** The sources, by id, that no policy can make optional: the service's own history, and every mandatory provider. */
export const floorOf = (manifests: readonly Pick<ProviderManifest, 'id' | 'mandatory'>[]): readonly string[] => [
  HISTORY_SOURCE,
  ...manifests.filter(({ mandatory }) => mandatory).map(({ id }) => id),
];
