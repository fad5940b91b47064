import type { Person } from '../../../domain/record/actor.js';
import type { Clock, Ids, Logger } from '../../../ports/platform/platform.js';
import {
  type BegunSignIn,
  type CompletedSignIn,
  SIGN_IN_FAILURES,
  SignInError,
  type SignInProvider,
} from '../../../ports/platform/sign-in-provider.js';
import type { RateLimiter } from '../../../ports/stores/call-limits.js';
import type { DeskSession, DeskSessionStore } from '../../../ports/stores/desk-sessions.js';
import type { KeyStore } from '../../../ports/stores/keys.js';
import type { Caller } from '../caller.js';
import { FAILED_KEYS_PER_WINDOW, type FailedKeyCounter } from '../keys/authenticate-failures.js';
import { Refusal, unavailable } from '../refusal.js';
import { type AccessMap, claimedValues, type Grant, grantOf } from './access-map.js';
import { type BegunSession, deskScopesOf, newSession, stored } from './begun-session.js';

/** Why a person was not signed in. The words are stable: the page of the desk has a sentence for each. */
export const SIGN_IN_PROBLEMS = [
  ...SIGN_IN_FAILURES,
  'no_access',
  'several_partners',
  'too_many',
  'service_unavailable',
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** People whom the operator's own provider knows, and what they may do here. */
export interface PeopleAccess {
  readonly name: string;
  readonly provider: SignInProvider;
  /** Read anew each time. Rejects with `service_unavailable` while it cannot be read, or is wrong. */
  readonly readMap: () => Promise<AccessMap>;
  /** What a person may do by what was claimed at the sign-in and the map of now; null: nothing any more. */
  callerOf(session: DeskSession): Promise<Caller | null>;
}

/** Signing in by the operator's own provider. */
export interface PersonSignIn {
  /** Rejects with `not_found` where there is no provider. */
  beginSignIn(returnTo: string): Promise<BegunSignIn | SignInProblem>;
  /**
   * What the provider sent a browser back with; `sealed` is what the browser kept, null for nothing. Rejects as
   * beginning does, and no other way.
   */
  completeSignIn(
    sealed: string | null,
    answer: URLSearchParams,
    remoteAddress: string,
  ): Promise<(BegunSession & { readonly returnTo: string }) | SignInProblem>;
  /** Where to sign out of the provider; null: nowhere. */
  providerSignOutUrl(): Promise<string | null>;
}

export interface PeopleDependencies {
  readonly provider: SignInProvider;
  /** The map as it stands now, or why there is none. */
  readonly readMap: () => Promise<AccessMap | { readonly mistake: string }>;
  readonly keys: Pick<KeyStore, 'findPartnerByName'>;
  readonly logger: Logger;
}

export const createPeopleAccess = ({ provider, readMap, keys, logger }: PeopleDependencies): PeopleAccess => {
  const read = async (): Promise<AccessMap> => {
    const map = await readMap();
    if (!('mistake' in map)) return map;
    logger.log('error', 'the access of people to the review desk cannot be read', { reason: map.mistake });
    throw unavailable('Who may enter the review desk cannot be read at the moment.', new Error(map.mistake), 30);
  };
  return {
    name: provider.name,
    provider,
    readMap: read,
    callerOf: async ({ scope, signedInBy, claimed }) => {
      if (claimed === undefined || !signedInBy.name.startsWith(`${provider.issuer}#`)) return null;
      const grant = grantOf(await read(), claimed);
      if (typeof grant === 'string') return null;
      const partner = await stored(() => keys.findPartnerByName(grant.partner));
      if (partner?.partnerId !== scope.partnerId || grant.environment !== scope.environment) return null;
      return callerOf(signedInBy, scope, grant);
    },
  };
};

const callerOf = (person: Person, scope: DeskSession['scope'], { scopes }: Grant): Caller => ({
  ...{ keyId: person.name, person, scope, quota: null },
  keyScopes: deskScopesOf(scopes) ?? [],
});

export interface PersonSignInDependencies {
  readonly people: PeopleAccess | null;
  readonly sessions: Pick<DeskSessionStore, 'begin' | 'refuse'>;
  readonly keys: Pick<KeyStore, 'findPartnerByName'>;
  readonly failedKeys: FailedKeyCounter;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
}

export const createPersonSignIn = (dependencies: PersonSignInDependencies): PersonSignIn => {
  const { people, failedKeys, clock, logger } = dependencies;
  const provider = (): SignInProvider => {
    if (people === null) throw new Refusal('not_found', 'This review desk has no provider to sign in by.');
    return people.provider;
  };
  const problemOf = (error: unknown): SignInProblem => {
    const problem = error instanceof SignInError ? error.reason : 'service_unavailable';
    const isOurs = !(error instanceof SignInError || error instanceof Refusal);
    logger.log(isOurs ? 'error' : 'warn', 'a person was not signed in', { reason: problem, error });
    return problem;
  };
  return {
    beginSignIn: (returnTo) => provider().begin(returnTo).catch(problemOf),
    completeSignIn: async (sealed, answer, remoteAddress) => {
      const { name } = provider();
      try {
        // a sign-in that nobody began costs no call to the provider, and must not use up the limit of others behind the
        // address
        if (sealed === null) return 'not_begun';
        const begun = await provider().open(sealed);
        // each one asks the provider: strangers must not make this service flood it
        if ((await failedKeys.count(`${name} ${remoteAddress}`, clock.now())) > 0) return 'too_many';
        return await admitPerson(dependencies, await begun.complete(answer));
      } catch (error) {
        return problemOf(error);
      }
    },
    providerSignOutUrl: () => provider().signOutUrl(),
  };
};

const admitPerson = async (
  { people, sessions, keys, limiter, clock, ids, logger }: PersonSignInDependencies,
  completed: CompletedSignIn,
): Promise<(BegunSession & { readonly returnTo: string }) | SignInProblem> => {
  if (people === null) throw new Error('a person came from no provider');
  const nowMs = clock.now();
  const person = personOf(completed);
  const { allowed } = await limiter.take(`desk person ${person.name}`, FAILED_KEYS_PER_WINDOW, nowMs);
  if (!allowed) return 'too_many';
  const map = await people.readMap();
  const values = claimedValues(completed.claims, map);
  const grant = grantOf(map, { claim: map.claim, values });
  const partner = typeof grant === 'string' ? null : await stored(() => keys.findPartnerByName(grant.partner));
  if (typeof grant === 'string' || partner === null) {
    const reason = typeof grant === 'string' ? grant : 'no_access';
    if (typeof grant !== 'string')
      logger.log('warn', 'the access of people names a partner that does not exist', { partner: grant.partner });
    await stored(() => sessions.refuse({ scope: null, subject: person.name, reason }));
    return reason;
  }
  const scope = { partnerId: partner.partnerId, environment: grant.environment };
  const caller = callerOf(person, scope, grant);
  const claimed = {
    claim: map.claim,
    values: values.filter((value) => map.access.some((rule) => rule.value === value)),
    signInId: completed.signInId,
  };
  const begun = newSession({
    sessionId: ids.next('session'),
    ...{ scope, signedInBy: person, scopes: caller.keyScopes, claimed, nowMs },
  });
  // a replay: the session that began before goes on, and no other one begins
  if (!(await stored(() => sessions.begin(begun.session)))) return 'not_begun';
  return { caller, ...begun, returnTo: completed.returnTo };
};

const MAX_SHOWN = 200;

/** Issuer and subject are who it is. What they are called is for readers alone. */
const personOf = ({ issuer, subject, claims }: CompletedSignIn): Person => {
  const said = (claim: string): string | null => {
    const value = Object.hasOwn(claims, claim) ? claims[claim] : null;
    // a line break, a turned direction or endless text would pass for something else in a list
    const line = typeof value === 'string' ? value.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim() : '';
    return line === '' ? null : line.slice(0, MAX_SHOWN);
  };
  const email = said('email');
  const name = said('name') ?? said('preferred_username') ?? email;
  const shownAs = name === null || name === email || email === null ? name : `${name} (${email})`;
  return { kind: 'person', name: `${issuer}#${subject}`, ...(shownAs !== null && { shownAs }) };
};
