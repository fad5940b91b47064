import type { Actor, Person } from '../../domain/record/actor.js';
import type { Scope } from '../../domain/record/record.js';
import type { KeyScope } from './keys.js';

/** A person at the review desk, from sign-in to sign-out. Of its token only the SHA-256 is stored. */
export interface DeskSession {
  /** No secret. */
  readonly sessionId: string;
  /** SHA-256 of the token, lower-case hex; unique. */
  readonly tokenSha256: string;
  /** The only partner and environment that the session reads. */
  readonly scope: Scope;
  readonly signedInBy: Person;
  /** Those at the sign-in. */
  readonly scopes: readonly KeyScope[];
  /** What the provider said of a person at the sign-in, as far as it gave access. Absent for a key. */
  readonly claimed?: ClaimedAccess;
  readonly createdAtMs: number;
  /** From this moment on the session is refused. */
  readonly expiresAtMs: number;
  /** The same; null: not ended before its time. */
  readonly endedAtMs: number | null;
}

/** Values of one claim of a person, and the single use of the sign-in that they came by. */
export interface ClaimedAccess {
  readonly claim: string;
  readonly values: readonly string[];
  /** Unique among sessions: a sign-in that is played again begins none. */
  readonly signInId: string;
}

/** A key that exists, or a person whom the provider knows, was not let in. */
export interface RefusedSignIn {
  /** Null: of no partner, since nothing gives the person access to one. */
  readonly scope: Scope | null;
  /** The name of the key or person as an actor. */
  readonly subject: string;
  readonly reason:
    | 'wrong_secret'
    | 'revoked'
    | 'expired'
    | 'wrong_environment'
    | 'insufficient_scope'
    | 'no_access'
    | 'several_partners';
}

/** How long a session that is over stays listed. */
export const OVER_SESSIONS_STAY_MS = 30 * 24 * 3_600_000;

/**
 * Sessions of the review desk, the same for every instance. Each begin, early end and refusal is in the audit trail,
 * stored together with it. Rejects with `StorageUnavailableError`; any other error is a bug.
 */
export interface DeskSessionStore {
  /** False: another session began with the same `signInId`. The same session again changes nothing. */
  begin(session: DeskSession): Promise<boolean>;
  /** The session as the store holds it now, also one that is over: no cache. Null for none. */
  find(tokenSha256: string): Promise<DeskSession | null>;
  /** The newest first, at most 1,000. */
  list(): Promise<readonly DeskSession[]>;
  /** People of a provider who signed in to this scope with `desk:decide`: the latest first, each once, at most 200. */
  people(scope: Scope): Promise<readonly Person[]>;
  /** Ends a session, never later than before. False: no such session. `by`: for the audit trail. */
  end(sessionId: string, atMs: number, by?: Actor): Promise<boolean>;
  refuse(refused: RefusedSignIn): Promise<void>;
  /** Removes at most 1,000 sessions that are over since long before `nowMs`; true where more may be left. */
  removePast(nowMs: number): Promise<boolean>;
}
