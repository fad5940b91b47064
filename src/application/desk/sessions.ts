import type { Person } from '../../../domain/record/actor.js';
import type { Clock, Ids, Logger } from '../../../ports/platform/platform.js';
import type { RateLimiter, RateLimitState } from '../../../ports/stores/call-limits.js';
import type { DeskSession, DeskSessionStore, RefusedSignIn } from '../../../ports/stores/desk-sessions.js';
import type { KeyStore, StoredKey } from '../../../ports/stores/keys.js';
import type { Caller } from '../caller.js';
import { API_KEY_FORM } from '../keys/api-key.js';
import type { Authenticate } from '../keys/authenticate.js';
import { FAILED_KEYS_PER_WINDOW, type FailedKeyCounter } from '../keys/authenticate-failures.js';
import { Refusal } from '../refusal.js';
import { createPersonSignIn, type PeopleAccess, type PersonSignIn } from './people.js';
import {
  type BegunSession,
  csrfTokenOf,
  deskScopesOf,
  type DeskVisit,
  hashSessionToken,
  isCsrfTokenOf,
  newSession,
  stored,
  tooManySignIns,
} from './begun-session.js';

/** Calls that one session may make in a window of 60 s. They do not count for the quota of its key. */
export const SESSION_CALLS_PER_WINDOW = 600;
/** Sessions that one key may begin in a window of 60 s. */
export const SIGN_INS_PER_WINDOW = FAILED_KEYS_PER_WINDOW;

export interface DeskSessionDependencies {
  readonly sessions: DeskSessionStore;
  readonly keys: Pick<KeyStore, 'findKey' | 'listPartners' | 'findPartnerByName'>;
  readonly authenticate: Authenticate;
  /** Counts wrong keys by their id, beside those by remote address. */
  readonly failedKeys: FailedKeyCounter;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  /** People of the operator's own provider; null: there is none. */
  readonly people: PeopleAccess | null;
  /** Whether keys open the desk. */
  readonly takesKeys: boolean;
}

export interface DeskSessions extends PersonSignIn {
  /** How people may sign in. */
  readonly ways: { readonly key: boolean; readonly oidc: { readonly name: string } | null };
  /**
   * Begins a session for a key with a scope of the desk. Rejects as `Authenticate` does; with `insufficient_scope`; and
   * with `rate_limit_exceeded` for a wrong key whose id was tried more than 20 times a minute from anywhere.
   */
  signIn(apiKey: string, remoteAddress: string): Promise<BegunSession>;
  /**
   * Recognises a session by its token. Rejects with `invalid_session`, alike for a token that was never given and for a
   * session that expired, was ended, whose key is revoked or expired, or whose person has no access any more: all of it
   * read anew each time, so that holds at once.
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
  const { sessions, keys, limiter, clock, people, takesKeys } = dependencies;
  const callerOf = async (session: DeskSession): Promise<Caller | null> => {
    if (session.signedInBy.kind === 'person') return people === null ? null : people.callerOf(session);
    const key = takesKeys ? await stored(() => keys.findKey(session.signedInBy.name)) : null;
    return key === null || whyNotInForce(key, clock.now()) !== null ? null : callerOfKey(session, key);
  };
  return {
    ways: { key: takesKeys, oidc: people === null ? null : { name: people.name } },
    signIn: takesKeys ? createSignIn(dependencies) : () => Promise.reject(noKeysHere()),
    ...createPersonSignIn(dependencies),
    admit: async (token) => {
      const tokenSha256 = hashSessionToken(token);
      const session = tokenSha256 === null ? null : await stored(() => sessions.find(tokenSha256));
      if (session === null || !isOpen(session, clock.now())) throw invalidSession();
      const caller = await callerOf(session);
      if (caller === null) throw invalidSession();
      return { caller, session, csrfToken: csrfTokenOf(token) };
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
      subject: keyId,
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
    const begun = newSession({
      sessionId: ids.next('session'),
      ...{ scope: caller.scope, signedInBy: personOfKey(caller.keyId, await stored(() => keys.findKey(caller.keyId))) },
      ...{ scopes, nowMs },
    });
    await stored(() => sessions.begin(begun.session));
    return { caller: { ...caller, keyScopes: scopes }, ...begun };
  };
};

const isOpen = ({ expiresAtMs, endedAtMs }: DeskSession, nowMs: number): boolean =>
  nowMs < expiresAtMs && (endedAtMs === null || nowMs < endedAtMs);

const whyNotInForce = ({ expiresAtMs, revokedAtMs }: StoredKey, nowMs: number): 'expired' | 'revoked' | null => {
  if (revokedAtMs !== null && nowMs >= revokedAtMs) return 'revoked';
  return expiresAtMs !== null && nowMs >= expiresAtMs ? 'expired' : null;
};

const reasonOf = (key: StoredKey, environment: string, nowMs: number): RefusedSignIn['reason'] =>
  key.environment === environment ? (whyNotInForce(key, nowMs) ?? 'wrong_secret') : 'wrong_environment';

/** With the label of now, which its cached copy may not have yet. */
const personOfKey = (keyId: string, key: StoredKey | null): Person => ({
  ...{ kind: 'key', name: keyId },
  ...(key?.label !== undefined && { shownAs: key.label }),
});

const callerOfKey = ({ scope, scopes, signedInBy }: DeskSession, { keyId, defaultPolicies }: StoredKey): Caller => ({
  ...{ keyId, person: signedInBy, scope },
  keyScopes: scopes,
  quota: null,
  ...(Object.keys(defaultPolicies).length > 0 && { defaultPolicies }),
});

const invalidSession = (): Refusal =>
  new Refusal('invalid_session', 'You are not signed in, or no longer: sign in to the review desk.');

const noDeskScope = (): Refusal =>
  new Refusal('insufficient_scope', 'This key is not for the review desk: it needs "desk:read" or "desk:decide".');

const noKeysHere = (): Refusal =>
  new Refusal('insufficient_scope', 'Keys do not open this review desk: sign in by the provider of your organisation.');
