import type { OwnStatement, StatementKind } from '../../domain/facts/screening/own-knowledge.js';
import type { Actor } from '../../domain/record/actor.js';
import type { Scope } from '../../domain/record/record.js';
import type { ChangedView } from './audit.js';

/** One change of what a partner says: stated, or taken back. */
export interface StatementChange {
  /** Its place in the order of changes; later ones are greater, and none is used twice. */
  readonly changeId: number;
  /** As it stands, or as it stood until it was removed. */
  readonly statement: OwnStatement;
  readonly removed: boolean;
  /** Id of the key; null: the operator, at a command line. */
  readonly by: string | null;
  readonly atMs: number;
}

/** What a scope holds of one kind. */
export interface StatementHoldings {
  readonly kind: StatementKind;
  /** Statements that stand and have not expired. */
  readonly inForce: number;
  /** Of the last statement or removal, milliseconds since 1970. */
  readonly changedAtMs: number;
}

/** A wished change: its subject is the same for everyone who wishes it. */
export interface StatementProposal {
  readonly subject: string;
  readonly after: ChangedView;
}

/** Where a page of standing statements begins: after the one with these. */
export interface StandingPosition {
  readonly addressKey: string;
  readonly place: string;
  readonly slot: string;
}

export interface StatementQuery<Position> {
  readonly kind: StatementKind;
  /** Null: every address. */
  readonly addressKey: string | null;
  /** Null: from the beginning. */
  readonly after: Position | null;
  /** At most this many. */
  readonly count: number;
}

/**
 * What partners say themselves, append-only: what was replaced or removed stays readable. A later statement of the same
 * kind, address, place and slot replaces the one before. A scope sees its own statements alone. Whether one has expired
 * is for the reader to judge. Rejects with `StorageUnavailableError`; any other error is a bug.
 */
export interface StatementStore {
  /** Whether the scope ever stated anything. */
  hasAny(scope: Scope): Promise<boolean>;
  /**
   * States all of these, of one kind, or none: false where more than `limit` of the kind would then stand. What it
   * resolved with `true` is seen by every instance. `by`, and the `actor` of a removal: for the audit trail, where it
   * is no key.
   */
  state(scope: Scope, statements: readonly OwnStatement[], limit: number, by?: Actor): Promise<boolean>;
  /** Leaves nothing but an entry in the audit trail: someone wishes a change that a second person must wish, too. */
  propose(scope: Scope, proposal: StatementProposal, by: Actor): Promise<void>;
  /** Takes a statement back and gives it; null where none of that kind and id stands in that scope. */
  remove(
    scope: Scope,
    which: Pick<OwnStatement, 'kind' | 'statementId'>,
    by: string | null,
    atMs: number,
    actor?: Actor,
  ): Promise<OwnStatement | null>;
  /** What stands in that scope about these addresses, of every kind and at every place. */
  about(scope: Scope, addressKeys: readonly string[]): Promise<readonly OwnStatement[]>;
  /** Of every kind of which that scope ever stated anything, as of `nowMs` milliseconds since 1970; in no order. */
  holdings(scope: Scope, nowMs: number): Promise<readonly StatementHoldings[]>;
  /** What stands, by address key, place and slot as texts of code units. */
  standing(scope: Scope, query: StatementQuery<StandingPosition>): Promise<readonly OwnStatement[]>;
  /** Every change, newest first; `after` is the id of the last one seen. */
  changes(scope: Scope, query: StatementQuery<number>): Promise<readonly StatementChange[]>;
}
