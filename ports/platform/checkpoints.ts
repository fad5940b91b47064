/** One signed note as it was written: its text to the byte, and its place. */
export interface WrittenCheckpoint {
  readonly chainId: string;
  readonly note: string;
  /** For people: the file, and the number of the note in it, counted from 1. */
  readonly where: string;
}

/** Text among the notes that is no note: an interrupted write, or a changed one. */
export interface UnreadableCheckpoint {
  readonly chainId: string;
  readonly where: string;
}

/**
 * Where checkpoints are kept: outside the database, so that a change or restore of the database leaves them as they
 * are. Notes are only added, and are on the disk when `append` resolves. Rejects with `StorageUnavailableError`.
 */
export interface CheckpointLog {
  append(chainId: string, note: string): Promise<void>;
  /** Every note of every chain, by chain and age. */
  read(): Promise<{
    readonly notes: readonly WrittenCheckpoint[];
    readonly unreadable: readonly UnreadableCheckpoint[];
  }>;
}
