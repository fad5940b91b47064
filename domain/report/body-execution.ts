import type { FindingCode } from '../findings/index.js';
import type { PublishedExecution } from '../facts/simulation/published-execution.js';

/** What would have happened, had the bytes been sent when they were checked. Members are those of the answer. */
export interface ReportedExecution extends PublishedExecution {
  /** What the section does not show, in sentences. */
  readonly limits: readonly string[];
  /** The findings of the report about the execution. */
  readonly finding_codes: readonly FindingCode[];
}
