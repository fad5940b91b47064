import { KEY_SCOPES } from '../../../ports/stores/keys.js';
import { issueKey, type IssuedKey, type KeyDependencies } from './manage-keys.js';

/** The partner of the demonstration key. */
export const DEMONSTRATION_PARTNER = 'Demonstration partner';

/**
 * One sandbox key of all scopes, to try the service out. Never for production. `keep` gets the key before it can be
 * used: if it fails, or the process ends in it, there is no such key, and the next start makes another.
 */
export const issueDemonstrationKey = (
  dependencies: KeyDependencies,
  keep: (apiKey: string) => Promise<void>,
): Promise<IssuedKey> =>
  issueKey(
    dependencies,
    {
      ...{ partnerName: DEMONSTRATION_PARTNER, label: 'Demonstration key', environment: 'sandbox' },
      ...{ scopes: KEY_SCOPES, quota: null, expiresAtMs: null },
    },
    keep,
  );
