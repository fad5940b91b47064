import type { Scope } from '../../domain/record/record.js';
import type { Actor } from './audit.js';
import type { KeyScope } from './keys.js';

/** A person at the review desk, from sign-in to sign-out. Of its token only the SHA-256 is stored. */
export interface DeskSession {
  /** No secret. */
  readonly sessionId: string;
  /** SHA-256 of the token, lower-case hex; unique. */
  readonly tokenSha256: string;
  /** The only partner and environment that the session reads. */
  readonly scope: Scope;
  /** Who signed in, a key by its id. */
  readonly signedInBy: Actor;
  readonly scopes: readonly KeyScope[];
  readonly createdAtMs: number;
  /** From this moment on the session is refused. */
  readonly expiresAtMs: number;
  /** The same; null: not ended before its time. */
  readonly endedAtMs: number | null;
}

/** A sign-in with a key that exists, and was not let in. */
export interface RefusedSignIn {
  readonly scope: Scope;
  readonly keyId: string;
  readonly reason: 'wrong_secret' | 'revoked' | 'expired' | 'wrong_environment' | 'insufficient_scope';
}

/** How long a session that is over stays listed. */
export const OVER_SESSIONS_STAY_MS = 30 * 24 * 3_600_000;

/**
 * Sessions of the review desk, the same for every instance. Each begin, early end and refusal is in the audit trail,
 * stored together with it. Rejects with `StorageUnavailableError`; any other error is a bug.
 */
export interface DeskSessionStore {
  begin(session: DeskSession): Promise<void>;
  /** The session as the store holds it now, also one that is over: no cache. Null for none. */
  find(tokenSha256: string): Promise<DeskSession | null>;
  /** The newest first, at most 1,000. */
  list(): Promise<readonly DeskSession[]>;
  /** Ends a session, never later than before. False: no such session. `by`: for the audit trail. */
  end(sessionId: string, atMs: number, by?: Actor): Promise<boolean>;
  refuse(refused: RefusedSignIn): Promise<void>;
  /** Removes at most 1,000 sessions that are over since long before `nowMs`; true where more may be left. */
  removePast(nowMs: number): Promise<boolean>;
}
