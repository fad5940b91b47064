import { createReadPrecision, type ReadPrecision } from './read-precision.js';
import { createReportOutcome, type ReportOutcome, type ReportOutcomeDependencies } from './report-outcome.js';

/** What became of checks, and how often each finding was right. */
export interface Outcomes {
  readonly reportOutcome: ReportOutcome;
  readonly readPrecision: ReadPrecision;
}

export const createOutcomes = (ports: ReportOutcomeDependencies): Outcomes => ({
  reportOutcome: createReportOutcome(ports),
  readPrecision: createReadPrecision(ports),
});
