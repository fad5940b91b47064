import type { Scope } from '../../domain/record/record.js';

/** A part of the recorded checks, by the time in their ids. */
export interface CheckPartition {
  readonly name: string;
  /** Null: from the beginning. */
  readonly fromMs: number | null;
  /** The first moment after it; null: without an end. */
  readonly untilMs: number | null;
  /** The default one, for checks of no other partition: it should be empty. Its bounds are null. */
  readonly isDefault: boolean;
  /** False: an ordinary table, whose checks no look-up finds. */
  readonly isAttached: boolean;
  /** As the planner last estimated it; of the default one exact up to 1,000. */
  readonly rows: number;
  /** With indexes. */
  readonly bytes: number;
}

/** What `ensure` and `moveOut` did. */
export interface PartitionChanges {
  /** Partitions that were made now. */
  readonly made: readonly string[];
  /** Months that cannot have a partition yet: the default partition holds checks of theirs. */
  readonly blocked: readonly string[];
}

/** What one partner and environment has in a partition, beside its seals of that time. */
export interface SealedRows {
  readonly scope: Scope;
  readonly rows: number;
  /** Rows that no seal holds. */
  readonly unsealed: number;
  /** Rows whose record is not the one that was sealed. */
  readonly changed: number;
  /** Sealed checks that have no row. */
  readonly missing: number;
}

/** A partition as it was looked at. */
export interface PartitionState {
  readonly scopes: readonly SealedRows[];
  /** Changes with every row that is written into it. */
  readonly version: string;
  /** The readers that still need its rows, in words; empty for none. */
  readonly neededBy: readonly string[];
}

/** A signed statement about months that were detached or attached again. It is sealed like a record. */
export interface StoredRetirement {
  readonly retirementId: string;
  readonly scope: Scope;
  /** The signed note, to the byte. */
  readonly note: string;
}

export interface RecordedRetirement extends StoredRetirement {
  /** By the clock of the store. */
  readonly recordedAtMs: number;
}

/**
 * Checks partitioned by month. A check is never refused for want of a partition: the default one takes it. Changes need
 * the owner of the tables and are made by one instance at a time; readers and writers wait for each at most a moment.
 * Rejects with `StorageUnavailableError`.
 */
export interface PartitionStore {
  /** By time; detached ones too, the default one last. */
  list(): Promise<readonly CheckPartition[]>;
  /**
   * Makes the partitions up to that of the month so many months after `nowMs`. What was recorded before there were
   * months becomes the first one, up to the next month. Null: another instance does so now.
   */
  ensure(nowMs: number, monthsAhead: number): Promise<PartitionChanges | null>;
  /**
   * Moves the checks of the default partition into those of their months, from `earliestMs` to `latestMs`, to the byte.
   * All checks wait meanwhile. Null: another instance works on partitions now.
   */
  moveOut(earliestMs: number, latestMs: number): Promise<(PartitionChanges & { readonly moved: number }) | null>;
  /** Compares each row of a partition, attached or not, with the seals. Takes as long as reading it. */
  inspect(name: string): Promise<PartitionState>;
  /**
   * Takes a partition out of the tables, or puts it back, together with these statements and an entry of the audit
   * trail. Null, and nothing changed, where it is another one than was inspected or another instance works on
   * partitions now. Gives how long everyone else had to wait for it, milliseconds.
   */
  change(
    change: 'detached' | 'attached',
    partition: CheckPartition,
    version: string,
    retirements: readonly StoredRetirement[],
  ): Promise<number | null>;
  /** In the order in which they were recorded. */
  retirements(scope: Scope): Promise<readonly RecordedRetirement[]>;
  /** Whether the months of this id were taken out of the tables: of any partner, also where no check had it. */
  isRetired(requestId: string): Promise<boolean>;
}
