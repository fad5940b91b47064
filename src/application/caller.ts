import type { Scope } from '../../domain/record/record.js';
import type { KeyScope } from '../../ports/stores/keys.js';

/** Who calls: a key that was recognised. Holds nothing secret. */
export interface Caller {
  readonly keyId: string;
  readonly scope: Scope;
  readonly keyScopes: readonly KeyScope[];
  readonly quota: number | null;
}
