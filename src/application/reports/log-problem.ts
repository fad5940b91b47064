/** What kind of problem a chain, its seals or its checkpoints have. */
export type LogProblemKind =
  | 'row_missing'
  | 'row_edited'
  | 'wrong_key'
  | 'metering_differs'
  | 'check_changed'
  | 'check_added'
  | 'check_missing'
  | 'row_changed'
  | 'row_added'
  | 'row_gone'
  | 'seal_missing'
  | 'seal_edited'
  | 'retirement_missing'
  | 'retirement_edited'
  | 'retirement_added'
  | 'retirement_forged'
  | 'retirement_differs'
  | 'checkpoint_unreadable'
  | 'checkpoint_forged'
  | 'log_behind_checkpoint'
  | 'log_differs_from_checkpoint';

/** One thing that does not fit. */
export interface LogProblem {
  readonly kind: LogProblemKind;
  readonly chainId: string;
  /** Place of the report, or of the seal; null where the problem is with a checkpoint alone. */
  readonly seq: number | null;
  /** The report's row, where it is about one. */
  readonly reportId: string | null;
  /** The row of the check, of the statement about retired months, or beside the checks, where it is about one. */
  readonly requestId: string | null;
  readonly message: string;
}

/** A problem of a chain; what it is not about is null. */
export const problemOf = (
  chainId: string,
  kind: LogProblemKind,
  message: string,
  about: Partial<Pick<LogProblem, 'seq' | 'reportId' | 'requestId'>> = {},
): LogProblem => ({ kind, chainId, seq: null, reportId: null, requestId: null, ...about, message });

/** A range that fits and that nothing outside the database vouches for. */
export interface NotVouched {
  readonly chainId: string;
  readonly what: 'reports' | 'checks' | 'rows' | 'seals';
  readonly message: string;
}
