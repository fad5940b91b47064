import type { Cause } from '../cause.js';
import type { Job } from '../prometheus.js';

/** Instances of one job, and what happens to them. */
export interface Group {
  readonly job: Job;
  /** Each list is one thing after the other; the lists run side by side. */
  readonly courses: readonly (readonly Cause[])[];
  readonly stop: () => Promise<void>;
}
