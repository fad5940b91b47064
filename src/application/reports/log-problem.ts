/** What kind of problem a chain or its checkpoints have. */
export type LogProblemKind =
  | 'row_missing'
  | 'row_edited'
  | 'wrong_key'
  | 'metering_differs'
  | 'checkpoint_unreadable'
  | 'checkpoint_forged'
  | 'log_behind_checkpoint'
  | 'log_differs_from_checkpoint';

/** The first problem of its kind in a chain. */
export interface LogProblem {
  readonly kind: LogProblemKind;
  readonly chainId: string;
  /** Place in the chain; null where the problem is with a checkpoint alone. */
  readonly seq: number | null;
  readonly reportId: string | null;
  readonly message: string;
}
