import type { LatestDisposition } from '../../domain/record/disposition.js';
import type { Person, StoredDisposition } from '../../ports/stores/dispositions.js';

/** One text for each person. */
export const personText = ({ kind, name }: Person): string => `${kind} ${name}`;

/** What the next disposition depends on. */
export const latestOf = (stored: StoredDisposition | undefined): LatestDisposition | null =>
  stored === undefined
    ? null
    : {
        dispositionId: stored.dispositionId,
        disposition: stored.disposition,
        counts: stored.counts,
        person: personText(stored.by),
      };
