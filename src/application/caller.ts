import type { Scope } from '../../domain/record/record.js';
import type { DefaultPolicies, KeyScope } from '../../ports/stores/keys.js';

/** Who calls: a key that was recognised. Holds nothing secret. */
export interface Caller {
  readonly keyId: string;
  readonly scope: Scope;
  readonly keyScopes: readonly KeyScope[];
  readonly quota: number | null;
  /** Absent: the built-in ones. */
  readonly defaultPolicies?: DefaultPolicies;
}
