import type { Person } from './actor.js';

/** What a person at the review desk decided about a check. It never changes the check. */
export const DISPOSITIONS = ['approve', 'reject', 'escalate', 'false_alarm'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** Those that let something through: with four eyes they count from the second person on. */
const LENIENT: ReadonlySet<Disposition> = new Set(['approve', 'false_alarm']);

/** `pending` waits for a second person. */
export const DISPOSITION_STATES = ['none', 'pending', 'approved', 'rejected', 'escalated', 'false_alarm'] as const;
export type DispositionState = (typeof DISPOSITION_STATES)[number];

/** Somebody has to decide, or to decide again. */
export const OPEN_STATES = ['none', 'pending', 'escalated'] as const satisfies readonly DispositionState[];
export const DECIDED_STATES = ['approved', 'rejected', 'false_alarm'] as const satisfies readonly DispositionState[];

const STATE_OF: Readonly<Record<Disposition, DispositionState>> = {
  approve: 'approved',
  reject: 'rejected',
  escalate: 'escalated',
  false_alarm: 'false_alarm',
};

/** The latest disposition of a check, as far as the next one depends on it. */
export interface LatestDisposition {
  readonly dispositionId: string;
  readonly disposition: Disposition;
  readonly counts: boolean;
  readonly by: Pick<Person, 'kind' | 'name'>;
}

/** The state of a check by its latest disposition; null for a check without one. */
export const dispositionState = (
  latest: Pick<LatestDisposition, 'disposition' | 'counts'> | null,
): DispositionState => {
  if (latest === null) return 'none';
  return latest.counts ? STATE_OF[latest.disposition] : 'pending';
};

/** How a disposition is stored: whether it counts, and which one it seconds. Or why it is not. */
export type DispositionPlace =
  | { readonly counts: boolean; readonly secondOf: string | null }
  | 'second_person_needed'
  | 'same_state';

/**
 * The place of a next disposition. With four eyes an approval or a false alarm counts once a second person says the
 * same right after the first: any other word in between begins anew, and so does the same word where one of the two is
 * a key and the other a person. A check is not put into the state that it has.
 */
export const placeOf = (
  latest: LatestDisposition | null,
  wish: Pick<LatestDisposition, 'disposition' | 'by'>,
  fourEyes: boolean,
): DispositionPlace => {
  const isSame = latest?.disposition === wish.disposition;
  if (isSame && latest.counts) return 'same_state';
  // a key and a person that the provider signed in may be one and the same: neither is the other's second
  if (isSame && latest.by.kind === wish.by.kind)
    return latest.by.name === wish.by.name ? 'second_person_needed' : { counts: true, secondOf: latest.dispositionId };
  return { counts: !fourEyes || !LENIENT.has(wish.disposition), secondOf: null };
};
