import type { UnavailableReason } from '../shared/unavailable-reason.js';
import type { Capability } from './kinds.js';

export type ProviderKind = 'local' | 'external' | 'demonstration';

export const COVERAGE_STATUSES = ['answered', 'unavailable', 'stale', 'not_supported'] as const;
export type CoverageStatus = (typeof COVERAGE_STATUSES)[number];

export { UNAVAILABLE_REASONS, type UnavailableReason } from '../shared/unavailable-reason.js';

/** How one source answered for one check: one row for every wired source, always. */
export interface Coverage {
  readonly provider: string;
  readonly capability: Capability;
  readonly kind: ProviderKind;
  /** Part of the floor that no policy can make optional. */
  readonly mandatory: boolean;
  readonly status: CoverageStatus;
  /** Set exactly when the status is `unavailable`. */
  readonly reason: UnavailableReason | null;
  /** Date of the data that answered, ISO 8601; null where the source has none. */
  readonly asOf: string | null;
  /** The source's own note on what it holds, for instance "0 imported lists". */
  readonly note: string | null;
}
