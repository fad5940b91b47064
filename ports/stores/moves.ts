import type { Scope } from '../../domain/record/record.js';
import type { Route } from './routes.js';

/** What a move has done. */
export interface MoveReport extends Route {
  /** Rows that were copied, by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** For so long nothing was written for the scope, milliseconds; null: it lived there already. */
  readonly frozenMs: number | null;
}

/** Where a scope is, and which move of it is under way. */
export interface Whereabouts extends Route {
  /** Where it is being copied to; null: nowhere. */
  readonly movesTo: string | null;
}

/** A move that cannot be made; the message is for the operator. */
export class MoveRefusedError extends Error {
  override readonly name = 'MoveRefusedError';
}

/**
 * Moves everything of one partner and environment to another database. Rejects with `MoveRefusedError`, and with
 * `StorageUnavailableError`. Each call may be repeated after any failure or kill: it goes on where the last one ended.
 */
export interface ScopeMover {
  /** Of every scope that ever moved, or is about to. */
  whereabouts(): Promise<readonly Whereabouts[]>;
  /**
   * Copies while the scope is served, freezes it for the rest, compares, and switches. A failure before the switch ends
   * the freeze; what is copied stays for the next call. `tell` gets each step in words.
   */
  move(scope: Scope, to: string, tell: (step: string) => void): Promise<MoveReport>;
  /** Takes a move back that has not switched: the scope is served where it was. */
  undo(scope: Scope): Promise<void>;
  /** Removes the rows that a scope left in a database where it does not live. Gives their number. */
  forget(scope: Scope, from: string): Promise<number>;
  close(): Promise<void>;
}
