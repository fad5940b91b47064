import type { Person } from '../../../domain/record/actor.js';
import type { Scope } from '../../../domain/record/record.js';
import type { ClaimedAccess, DeskSession } from '../../../ports/stores/desk-sessions.js';
import type { KeyScope } from '../../../ports/stores/keys.js';
import type { Caller } from '../caller.js';
import { orUnavailable, Refusal } from '../refusal.js';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, as base64url: what the cookie of a session holds. */
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;
const TOKEN_BYTES = 32;

const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256 of the token, lower-case hex: only this is stored. Null for a text that is no token. */
export const hashSessionToken = (token: string): string | null =>
  TOKEN_FORM.test(token) ? createHash('sha256').update(token, 'latin1').digest('hex') : null;

/** What a write must repeat in a header. It is made from the token, so it belongs to one session and is not stored. */
export const csrfTokenOf = (token: string): string =>
  createHmac('sha256', token).update('signgate desk, writes').digest('base64url');

/** Compares in constant time. */
export const isCsrfTokenOf = (token: string, presented: string): boolean => {
  const [right, given] = [Buffer.from(csrfTokenOf(token)), Buffer.from(presented)];
  return right.length === given.length && timingSafeEqual(right, given);
};

/** How long a session lasts, also where much is done in it. */
export const SESSION_MS = 8 * 3_600_000;

/** A session that was recognised. */
export interface DeskVisit {
  readonly caller: Caller;
  readonly session: DeskSession;
  /** What the writes of this session repeat. */
  readonly csrfToken: string;
}

/** A session that begins. `token` is its only copy. */
export interface BegunSession extends DeskVisit {
  readonly token: string;
}

/** A session with a token that no one has seen. It is not stored yet. */
export const newSession = (begins: {
  readonly sessionId: string;
  readonly scope: Scope;
  readonly signedInBy: Person;
  readonly scopes: readonly KeyScope[];
  readonly claimed?: ClaimedAccess;
  readonly nowMs: number;
}): Omit<BegunSession, 'caller'> => {
  const { nowMs, ...session } = begins;
  const token = newSessionToken();
  return {
    session: {
      ...session,
      tokenSha256: hashSessionToken(token) ?? '',
      createdAtMs: nowMs,
      expiresAtMs: nowMs + SESSION_MS,
      endedAtMs: null,
    },
    csrfToken: csrfTokenOf(token),
    token,
  };
};

/** Who may decide may read. Null: nothing of it is for the desk. */
export const deskScopesOf = (scopes: readonly KeyScope[]): readonly KeyScope[] | null => {
  if (scopes.includes('desk:read')) return scopes;
  return scopes.includes('desk:decide') ? [...scopes, 'desk:read'] : null;
};

/** A store that is out is a refusal that may be tried again. */
export const stored = <Result>(run: () => Promise<Result>): Promise<Result> =>
  orUnavailable(run, 'Sessions of the desk cannot be read at the moment. Try again shortly.');

export const tooManySignIns = (waitMs: number): Refusal => {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(
    'rate_limit_exceeded',
    `Rate limit exceeded: too many sign-ins. Try again in ${retryAfterSeconds} s.`,
    [],
    { retryAfterSeconds },
  );
};
