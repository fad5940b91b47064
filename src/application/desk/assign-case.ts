import { compareText } from '../../../domain/shared/compare-text.js';
import { type Person, shownName } from '../../../domain/record/actor.js';
import type { Scope } from '../../../domain/record/record.js';
import type { Clock, Ids } from '../../../ports/platform/platform.js';
import type { DeskSessionStore } from '../../../ports/stores/desk-sessions.js';
import type { DispositionStore } from '../../../ports/stores/dispositions.js';
import type { KeyStore } from '../../../ports/stores/keys.js';
import type { Caller } from '../caller.js';
import type { ReadCheck } from '../check/read-check.js';
import { orUnavailable, Refusal, wrongMember } from '../refusal.js';

/** By names of actors; null: nobody. */
export interface AssignmentRequest {
  readonly to: string | null;
  /** Who has the case as far as the caller saw. */
  readonly from: string | null;
}

export interface AssigningDependencies {
  readonly readCheck: ReadCheck;
  readonly dispositions: Pick<DispositionStore, 'assign'>;
  readonly sessions: Pick<DeskSessionStore, 'people'>;
  readonly keys: Pick<KeyStore, 'listKeys'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Who works on which case. It decides nothing: anyone may still decide about a case that another one has. */
export interface Assigning {
  /**
   * Whom a case of this scope may be given to, by what they are called: keys in force with `desk:decide`, and people of
   * the provider who had it when they signed in during the last month.
   */
  colleagues(caller: Caller): Promise<readonly Person[]>;
  /**
   * Gives a case to someone, or to nobody. Rejects with `not_found` as reading the check does, `invalid_request` for
   * someone who is no colleague, and `conflict` where another one than `from` has it.
   */
  assign(caller: Caller, by: Person, requestId: string, request: AssignmentRequest): Promise<Person | null>;
}

export const createAssigning = (dependencies: AssigningDependencies): Assigning => {
  const { readCheck, dispositions, clock, ids } = dependencies;
  const colleagues = (scope: Scope) => stored(() => colleaguesIn(dependencies, scope));
  return {
    colleagues: ({ scope }) => colleagues(scope),
    assign: async ({ scope, ...caller }, by, requestId, { to: name, from }) => {
      await readCheck({ scope, ...caller }, requestId);
      const people = name === null || name === by.name ? [by] : await colleagues(scope);
      const to = name === null ? null : people.find((person) => person.name === name);
      if (to === undefined) throw wrongMember('to', 'must be the id of someone who may decide here, or null');
      const assignment = { assignmentId: ids.next('assignment'), requestId, scope, to, by, assignedAtMs: clock.now() };
      if (await stored(() => dispositions.assign(assignment, from))) return to;
      throw new Refusal('conflict', 'Someone else changed the assignee of this case. Load it again.');
    },
  };
};

const colleaguesIn = async (
  { keys, sessions, clock }: AssigningDependencies,
  scope: Scope,
): Promise<readonly Person[]> => {
  const [ofPartner, people] = await Promise.all([keys.listKeys(scope.partnerId), sessions.people(scope)]);
  const nowMs = clock.now();
  const holders = ofPartner
    .filter(
      ({ environment, scopes, expiresAtMs, revokedAtMs }) =>
        environment === scope.environment &&
        scopes.includes('desk:decide') &&
        nowMs < Math.min(expiresAtMs ?? Infinity, revokedAtMs ?? Infinity),
    )
    .map(({ keyId, label }): Person => ({ kind: 'key', name: keyId, ...(label !== undefined && { shownAs: label }) }));
  return [...holders, ...people].sort(
    (left, right) => compareText(shownName(left), shownName(right)) || compareText(left.name, right.name),
  );
};

const stored = <Result>(run: () => Promise<Result>): Promise<Result> =>
  orUnavailable(run, 'The assignee of a case cannot be read or stored at the moment. Try again shortly.');
