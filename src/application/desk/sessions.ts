import type { Clock, Ids } from '../../../ports/platform/platform.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { RateLimiter, RateLimitState } from '../../../ports/stores/call-limits.js';
import type { DeskSession, DeskSessionStore, RefusedSignIn } from '../../../ports/stores/desk-sessions.js';
import type { KeyScope, KeyStore, StoredKey } from '../../../ports/stores/keys.js';
import type { Caller } from '../caller.js';
import { API_KEY_FORM } from '../keys/api-key.js';
import type { Authenticate } from '../keys/authenticate.js';
import { FAILED_KEYS_PER_WINDOW, type FailedKeyCounter } from '../keys/authenticate-failures.js';
import { Refusal, unavailable } from '../refusal.js';
import { csrfTokenOf, hashSessionToken, isCsrfTokenOf, newSessionToken } from './session-token.js';

/** How long a session lasts, whatever is done in it. */
export const SESSION_MS = 8 * 3_600_000;
/** Calls that one session may make in a window of 60 s. They do not count for the quota of its key. */
export const SESSION_CALLS_PER_WINDOW = 600;
/** Sessions that one key may begin in a window of 60 s. */
export const SIGN_INS_PER_WINDOW = FAILED_KEYS_PER_WINDOW;

export interface DeskSessionDependencies {
  readonly sessions: DeskSessionStore;
  readonly keys: Pick<KeyStore, 'findKey' | 'listPartners'>;
  readonly authenticate: Authenticate;
  /** Counts wrong keys by their id, beside those by remote address. */
  readonly failedKeys: FailedKeyCounter;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly ids: Ids;
}

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

export interface DeskSessions {
  /**
   * Begins a session for a key with a scope of the desk. Rejects as `Authenticate` does; with `insufficient_scope`; and
   * with `rate_limit_exceeded` for a wrong key whose id was tried more than 20 times a minute from anywhere.
   */
  signIn(apiKey: string, remoteAddress: string): Promise<BegunSession>;
  /**
   * Recognises a session by its token. Rejects with `invalid_session`, alike for a token that was never given and for a
   * session that expired, was ended, or whose key is revoked or expired: read anew each time, so that holds at once.
   */
  admit(token: string): Promise<DeskVisit>;
  /** Whether the text is the one that writes of this session must repeat. */
  allowsWrites(token: string, csrfToken: string): boolean;
  /** The name of the session's partner. */
  partnerName(visit: DeskVisit): Promise<string>;
  /** Counts one call of a session. */
  takeCall(visit: DeskVisit): Promise<RateLimitState>;
  /** Ends a session, for good and at once. */
  signOut(visit: DeskVisit): Promise<void>;
}

export const createDeskSessions = (dependencies: DeskSessionDependencies): DeskSessions => {
  const { sessions, keys, limiter, clock } = dependencies;
  return {
    signIn: createSignIn(dependencies),
    admit: async (token) => {
      const tokenSha256 = hashSessionToken(token);
      const session = tokenSha256 === null ? null : await stored(() => sessions.find(tokenSha256));
      if (session === null || !isOpen(session, clock.now())) throw invalidSession();
      const { kind, name } = session.signedInBy;
      const key = kind === 'key' && name !== null ? await stored(() => keys.findKey(name)) : null;
      if (key === null || whyNotInForce(key, clock.now()) !== null) throw invalidSession();
      return visitOf(session, token, key);
    },
    partnerName: async ({ session: { scope } }) => {
      const partners = await stored(() => keys.listPartners());
      return partners.find(({ partnerId }) => partnerId === scope.partnerId)?.name ?? scope.partnerId;
    },
    allowsWrites: isCsrfTokenOf,
    takeCall: ({ session }) => limiter.take(`desk ${session.sessionId}`, SESSION_CALLS_PER_WINDOW, clock.now()),
    signOut: async ({ session }) => {
      await stored(() => sessions.end(session.sessionId, clock.now(), session.signedInBy));
    },
  };
};

const createSignIn = ({
  sessions,
  keys,
  authenticate,
  failedKeys,
  limiter,
  clock,
  ids,
}: DeskSessionDependencies): DeskSessions['signIn'] => {
  /** A key that does not exist leaves no trace: the audit trail must not grow by what strangers send. */
  const noteRefusal = async (apiKey: string, reason?: RefusedSignIn['reason']): Promise<void> => {
    const [, environment = '', keyId] = API_KEY_FORM.exec(apiKey) ?? [];
    if (keyId === undefined) return;
    const waitMs = await failedKeys.count(`desk ${keyId}`, clock.now());
    if (waitMs > 0) throw tooManySignIns(waitMs);
    const key = await stored(() => keys.findKey(keyId));
    if (key === null) return;
    const { partnerId } = key;
    const refused = {
      scope: { partnerId, environment: key.environment },
      keyId,
      reason: reason ?? reasonOf(key, environment, clock.now()),
    };
    await stored(() => sessions.refuse(refused));
  };

  return async (apiKey, remoteAddress) => {
    const caller = await authenticate(apiKey, remoteAddress).catch(async (error: unknown) => {
      if (error instanceof Refusal && error.code === 'invalid_api_key') await noteRefusal(apiKey);
      throw error;
    });
    const scopes = deskScopesOf(caller.keyScopes);
    if (scopes === null) {
      await noteRefusal(apiKey, 'insufficient_scope');
      throw noDeskScope();
    }
    const nowMs = clock.now();
    const { allowed, resetAtMs } = await limiter.take(`desk key ${caller.keyId}`, SIGN_INS_PER_WINDOW, nowMs);
    if (!allowed) throw tooManySignIns(resetAtMs - nowMs);
    const token = newSessionToken();
    const session: DeskSession = {
      sessionId: ids.next('session'),
      tokenSha256: hashSessionToken(token) ?? '',
      scope: caller.scope,
      signedInBy: { kind: 'key', name: caller.keyId },
      scopes,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + SESSION_MS,
      endedAtMs: null,
    };
    await stored(() => sessions.begin(session));
    return { caller: { ...caller, keyScopes: scopes }, session, csrfToken: csrfTokenOf(token), token };
  };
};

/** Who may decide may read. Null: the key is for no desk. */
const deskScopesOf = (scopes: readonly KeyScope[]): readonly KeyScope[] | null => {
  if (scopes.includes('desk:read')) return scopes;
  return scopes.includes('desk:decide') ? [...scopes, 'desk:read'] : null;
};

const isOpen = ({ expiresAtMs, endedAtMs }: DeskSession, nowMs: number): boolean =>
  nowMs < expiresAtMs && (endedAtMs === null || nowMs < endedAtMs);

const whyNotInForce = ({ expiresAtMs, revokedAtMs }: StoredKey, nowMs: number): 'expired' | 'revoked' | null => {
  if (revokedAtMs !== null && nowMs >= revokedAtMs) return 'revoked';
  return expiresAtMs !== null && nowMs >= expiresAtMs ? 'expired' : null;
};

const reasonOf = (key: StoredKey, environment: string, nowMs: number): RefusedSignIn['reason'] =>
  key.environment === environment ? (whyNotInForce(key, nowMs) ?? 'wrong_secret') : 'wrong_environment';

const visitOf = (session: DeskSession, token: string, key: StoredKey): DeskVisit => ({
  caller: {
    keyId: key.keyId,
    scope: session.scope,
    keyScopes: session.scopes,
    quota: null,
    ...(Object.keys(key.defaultPolicies).length > 0 && { defaultPolicies: key.defaultPolicies }),
  },
  session,
  csrfToken: csrfTokenOf(token),
});

const stored = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    throw unavailable('Sessions of the desk cannot be read at the moment. Try again shortly.', error);
  }
};

const invalidSession = (): Refusal =>
  new Refusal('invalid_session', 'You are not signed in, or no longer: sign in to the review desk with a key.');

const noDeskScope = (): Refusal =>
  new Refusal('insufficient_scope', 'This key is not for the review desk: it needs "desk:read" or "desk:decide".');

const tooManySignIns = (waitMs: number): Refusal => {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(
    'rate_limit_exceeded',
    `Rate limit exceeded: too many sign-ins with this key. Try again in ${retryAfterSeconds} s.`,
    [],
    { retryAfterSeconds },
  );
};
