/** A row on which decisions rest, and which is not the one that was stored. */
export interface AlteredRow {
  readonly table: string;
  /** What names it in its table. */
  readonly row: string;
  readonly why: string;
}

/** Compares each row on which decisions rest with the hash that was stored with it. For operators. */
export interface DecisionRows {
  /** Reads all of them; changes nothing. Rejects with `StorageUnavailableError`. */
  altered(): Promise<readonly AlteredRow[]>;
}
