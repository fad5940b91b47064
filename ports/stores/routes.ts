import type { Scope } from '../../domain/record/record.js';

/** The database that holds what is common to all partners, and every scope that no route names. */
export const MAIN_DATABASE = 'main';

/** Where a scope lives. */
export interface Route {
  readonly scope: Scope;
  /** By its name in DATABASES_FILE, or `MAIN_DATABASE`. */
  readonly database: string;
  /** It is about to live elsewhere: nothing may be written for it at the moment. */
  readonly isFrozen: boolean;
}

/** An instance acts by a route for so long after it began to read it, milliseconds; then it reads it again. */
export const ROUTE_LEASE_MS = 1_000;

/** The table of routes. Rejects with `StorageUnavailableError`. */
export interface RouteTable {
  /** Every scope that lives, or once lived, elsewhere than in the main database. */
  routes(): Promise<readonly Route[]>;
}
