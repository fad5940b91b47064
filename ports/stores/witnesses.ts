/** The longest witness that is kept, bytes as stored. */
export const MAX_WITNESS_BYTES = 262_144;

/** What it takes to execute a call again, as it is stored. */
export interface WitnessEntry {
  /** SHA-256 of the text, lower-case hex behind `0x`. */
  readonly sha256: string;
  /** The text as UTF-8, compressed by gzip: at most `MAX_WITNESS_BYTES`. */
  readonly gzipped: Uint8Array;
}

/**
 * Append-only store of witnesses by the hash of their content. A witness belongs to no partner: it holds public state
 * of a chain, and the call that the record of its check holds, too. It is for operators and never given to callers.
 * Rejects with `StorageUnavailableError`; any other error is a bug.
 */
export interface WitnessStore {
  /** Resolves once it is durably stored. What is there under its hash stays as it is. */
  put(witness: WitnessEntry): Promise<void>;
  /** The stored bytes; null for none. Whether they fit their hash is for the reader to see. */
  find(sha256: string): Promise<Uint8Array | null>;
}
