import type { Person } from '../../domain/record/actor.js';
import type { Scope } from '../../domain/record/record.js';
import type { DefaultPolicies, KeyScope } from '../../ports/stores/keys.js';

/** Who calls: a key that was recognised, or a person at the review desk. Holds nothing secret. */
export interface Caller {
  /** Of a person, its name as an actor. */
  readonly keyId: string;
  /** Absent: a key of the API. */
  readonly person?: Person;
  readonly scope: Scope;
  readonly keyScopes: readonly KeyScope[];
  readonly quota: number | null;
  /** Absent: the built-in ones. */
  readonly defaultPolicies?: DefaultPolicies;
}

/** Who is named for what this caller does. */
export const actorOfCaller = ({ keyId, person }: Pick<Caller, 'keyId' | 'person'>): Person =>
  person ?? { kind: 'key', name: keyId };
