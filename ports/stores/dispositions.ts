import type { Person } from '../../domain/record/actor.js';
import type { Disposition, DispositionPlace } from '../../domain/record/disposition.js';
import type { Scope } from '../../domain/record/record.js';
import type { OutcomeEntry } from './outcomes.js';

/** What a person decided about a check, and why. */
export interface DispositionEntry {
  readonly dispositionId: string;
  readonly requestId: string;
  readonly scope: Scope;
  readonly disposition: Disposition;
  readonly reason: string;
  readonly by: Person;
  readonly decidedAtMs: number;
}

export interface StoredDisposition extends DispositionEntry {
  /** False: it waits for a second person. */
  readonly counts: boolean;
  /** The id of the one that it seconds; null for any other. */
  readonly secondOf: string | null;
}

/** Words about a check that decide nothing. */
export interface CheckNote {
  readonly requestId: string;
  readonly scope: Scope;
  readonly text: string;
  readonly by: Person;
  readonly notedAtMs: number;
}

/** A case was taken, given to someone, or given back. */
export interface Assignment {
  readonly assignmentId: string;
  readonly requestId: string;
  readonly scope: Scope;
  /** Null: nobody has it from then on. */
  readonly to: Person | null;
  readonly by: Person;
  readonly assignedAtMs: number;
}

/** All that people said about one check, each oldest first. */
export interface CaseFile {
  readonly dispositions: readonly StoredDisposition[];
  readonly notes: readonly CheckNote[];
  /** The latest says who has the case. */
  readonly assignments: readonly Assignment[];
}

/**
 * Append-only store of what people decided. Of the dispositions of a check the latest gives its state. Rejects with
 * `StorageUnavailableError`; any other error is a bug.
 */
export interface DispositionStore {
  /**
   * Stores a disposition in the place that `placeOf` gives it after the latest one, or gives the reason why not. Two
   * about one check at once are stored one after the other. `outcome` is appended with it, in one transaction, where it
   * counts. The same id again changes nothing.
   */
  decide(
    entry: DispositionEntry,
    fourEyes: boolean,
    outcome: OutcomeEntry | null,
  ): Promise<StoredDisposition | Extract<DispositionPlace, string>>;
  /**
   * Stores who has a case, where `from` has it until then (a name; null: nobody), and says whether it does: of two at
   * once the second is refused. To whom it has already changes nothing.
   */
  assign(assignment: Assignment, from: string | null): Promise<boolean>;
  /** A note sent again is a note of its own. */
  note(note: CheckNote): Promise<void>;
  /** Of a check of that scope; nothing for another scope's. */
  read(scope: Scope, requestId: string): Promise<CaseFile>;
}
