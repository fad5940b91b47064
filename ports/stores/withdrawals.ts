import type { Scope } from '../../domain/record/record.js';
import type { StoredCheck } from './checks.js';

/** A check that a list withdrew. */
export interface Withdrawal {
  readonly requestId: string;
  readonly scope: Scope;
  /** The imported list, or `partner-knowledge` for the partner's own deny list. */
  readonly source: string;
  /** Of that list: its SHA-256, lower-case hex; of an own list the id of the statement. */
  readonly version: string;
  /** The address of the check that it names, lower-case hex or base58, or the host that asked for it. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly withdrawnAtMs: number;
}

/** What changed in lists since the cursor. */
export interface ListChanges {
  /** The place of the cursor: the same until what follows it is handled. */
  readonly from: string;
  /** The place of the cursor once all of it is handled. */
  readonly upTo: string;
  /** Imported lists with another content, each with the first of its changes, milliseconds since 1970. */
  readonly lists: readonly { readonly source: string; readonly atMs: number }[];
  /** Partners that denied an address, the same way. */
  readonly denying: readonly { readonly scope: Scope; readonly atMs: number }[];
}

/**
 * Checks that lists withdrew, append-only, and a durable cursor over what changed in lists. Rejects with
 * `StorageUnavailableError`; any other error is a bug.
 */
export interface WithdrawalStore {
  /** Of a check in that scope; null for none. */
  find(scope: Scope, requestId: string): Promise<Withdrawal | null>;
  /** All that was committed since the cursor, also where commits overtake others; null for nothing. */
  changes(): Promise<ListChanges | null>;
  /**
   * Pages of what was answered with ALLOW after a moment and is not withdrawn, of one scope or of all (null). A page
   * is of one scope, oldest first, and holds at most `count`.
   */
  allowed(scope: Scope | null, afterMs: number, count: number): AsyncIterable<readonly StoredCheck[]>;
  /** Stores all of them. A check that is withdrawn already stays as it is. */
  append(withdrawals: readonly Withdrawal[]): Promise<void>;
  /** Moves the cursor to where these changes end. */
  handled(changes: ListChanges): Promise<void>;
  /** Runs `work` unless another instance does so at the moment; says whether it ran. */
  exclusively(work: () => Promise<void>): Promise<boolean>;
}
