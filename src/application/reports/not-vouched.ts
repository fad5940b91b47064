import { isoTime } from '../../../domain/shared/iso-time.js';
import type { NotVouched } from './log-problem.js';
import type { SealsVerification } from './verify-seals.js';
import type { ChainCheckpoints } from './read-checkpoints.js';

/**
 * A running service writes checkpoints every minute, of checks that are 30 s old, and each instance copies those of
 * others a minute later: so old, one must be there. A service that has stopped has left nothing without one.
 */
export const VOUCHED_AFTER_MS = 3 * 60_000;

/** What a chain holds, and when what is beyond its checkpoints was made. */
export interface Held {
  readonly chainId: string;
  readonly reports: number;
  /** Time of the first report that no checkpoint has seen; null for none. */
  readonly firstUnseenAtMs: number | null;
  readonly seals: SealsVerification;
}

/** What fits and is old enough to have a checkpoint, and has none: it could have been rewritten unseen. */
export const notVouched = (
  { chainId, reports, firstUnseenAtMs, seals }: Held,
  kept: ChainCheckpoints,
  /** What is older must have a checkpoint, milliseconds since 1970. */
  dueMs: number,
): readonly NotVouched[] => {
  const found: NotVouched[] = [];
  const add = (what: NotVouched['what'], range: string): void => {
    found.push({ chainId, what, message: `Nothing outside the database vouches for ${range}.` });
  };
  const places = kept.checkpoints.map(({ checkpoint }) => checkpoint.sealSeq);
  const [oldest, newest] = [Math.min(...places), Math.max(0, ...places)];
  // a seal in the database without any checkpoint beside it: the folder is gone
  const isGone = newest === 0 && seals.seals > 0;
  const isOld = (ms: number | null | undefined): boolean => typeof ms === 'number' && (isGone || ms <= dueMs);
  const seen = Math.max(0, ...kept.checkpoints.map(({ checkpoint }) => checkpoint.size));
  if (newest > 0 && oldest > 1)
    add('seals', `seals 1 to ${oldest - 1} as they were at their time: the checkpoints begin with seal ${oldest}`);
  if (reports > seen && isOld(firstUnseenAtMs)) add('reports', `reports ${seen + 1} to ${reports}`);
  if (seals.seals > newest && isOld(seals.sealedAtMs.get(newest + 1)))
    add('seals', `seals ${newest + 1} to ${seals.seals} and their checks`);
  if (seals.unsealed !== null && isOld(seals.unsealed.firstAtMs)) {
    const { count, firstId, firstAtMs } = seals.unsealed;
    const checks = count === 1 ? `the check ${firstId}` : `${count} checks from ${firstId}`;
    add('checks', `${checks} of ${isoTime(firstAtMs)} on: no seal holds ${count === 1 ? 'it' : 'them'}`);
  }
  if (seals.unsealedRows !== null && seals.unsealedRows.firstAtMs <= dueMs) {
    const { count, firstId, firstAtMs } = seals.unsealedRows;
    const rows = count === 1 ? firstId : `${count} rows beside the checks from ${firstId}`;
    add('rows', `${rows} of ${isoTime(firstAtMs)} on: no seal holds ${count === 1 ? 'it' : 'them'}`);
  }
  return found;
};

/** What is younger than the last checkpoint, as it is in a service that runs. */
export const youngerNotes = (
  { chainId, reports, seals }: Held,
  kept: ChainCheckpoints,
  reported: readonly NotVouched[],
): readonly string[] => {
  const unseen = Math.max(0, reports - Math.max(0, ...kept.checkpoints.map(({ checkpoint }) => checkpoint.size)));
  const unsealed = seals.unsealed?.count ?? 0;
  const parts = [
    ...(unseen > 0 && !reported.some(({ what }) => what === 'reports') ? [counted(unseen, 'report')] : []),
    ...(unsealed > 0 && !reported.some(({ what }) => what === 'checks') ? [counted(unsealed, 'check')] : []),
  ];
  return parts.length === 0
    ? []
    : [`${chainId}: ${parts.join(' and ')} younger than the last checkpoint; the next one is to come.`];
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
