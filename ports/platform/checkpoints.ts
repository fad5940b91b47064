/** One signed note as it was written: its text to the byte, and where it stands. */
export interface WrittenCheckpoint {
  readonly chainId: string;
  readonly note: string;
  /** For a person who looks for it: the file and the number of the note in it, counted from 1. */
  readonly where: string;
}

/** Text among the notes that is no note: an interrupted write, or something that was changed. */
export interface UnreadableCheckpoint {
  readonly chainId: string;
  readonly where: string;
}

/**
 * Where checkpoints are kept: outside the database, so that whoever changes or restores the database does not change
 * them too. Notes are only ever added, and are on the disk when `append` resolves. Rejects with
 * `StorageUnavailableError`.
 */
export interface CheckpointLog {
  append(chainId: string, note: string): Promise<void>;
  /** Every note of every chain, by chain and age. */
  read(): Promise<{
    readonly notes: readonly WrittenCheckpoint[];
    readonly unreadable: readonly UnreadableCheckpoint[];
  }>;
}
