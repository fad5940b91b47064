import type { Scope } from '../../../domain/record/record.js';
import type { KeyStore, StoredKey } from '../../../ports/stores/keys.js';
import { Refusal } from '../refusal.js';
import { API_KEY_ID } from './api-key.js';

/**
 * A key of that partner and environment. Another one is not there, as one that does not exist: an answer tells nothing
 * of other partners' keys.
 */
export const ownKey = async (
  keys: Pick<KeyStore, 'findKey'>,
  { partnerId, environment }: Scope,
  keyId: string,
): Promise<StoredKey> => {
  const key = API_KEY_ID.test(keyId) ? await keys.findKey(keyId) : null;
  if (key === null || key.partnerId !== partnerId || key.environment !== environment)
    throw new Refusal('not_found', 'There is no key of this key_id.');
  return key;
};
