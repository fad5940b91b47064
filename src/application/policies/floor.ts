import { OWN_SOURCE } from '../../../domain/facts/screening/own-knowledge.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { HISTORY_SOURCE } from '../check/facts/history.js';

/** The sources, by id, that no policy can make optional: history, the partner's own word, every mandatory provider. */
export const floorOf = (manifests: readonly Pick<ProviderManifest, 'id' | 'mandatory'>[]): readonly string[] => [
  HISTORY_SOURCE,
  OWN_SOURCE,
  ...manifests.filter(({ mandatory }) => mandatory).map(({ id }) => id),
];
