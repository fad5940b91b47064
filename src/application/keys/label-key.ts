import { LABEL_FORM } from '../../../domain/record/actor.js';
import type { KeyStore } from '../../../ports/stores/keys.js';
import { actorOfCaller, type Caller } from '../caller.js';
import { orUnavailable, wrongMember } from '../refusal.js';
import { ownKey } from './own-key.js';

/**
 * Replaces the label of a key of the caller's partner and environment; null takes it away. Who signs in at the desk
 * from then on is called so. Rejects with `not_found`, and with `invalid_request` for a text that is no label.
 */
export type LabelKey = (caller: Caller, keyId: string, label: string | null) => Promise<void>;

export const createLabelKey =
  (keys: Pick<KeyStore, 'findKey' | 'setLabel'>): LabelKey =>
  async (caller, keyId, label) => {
    if (label !== null && !LABEL_FORM.test(label)) throw wrongMember('label', LABEL_RULE);
    await orUnavailable(async () => {
      await ownKey(keys, caller.scope, keyId);
      await keys.setLabel(keyId, label, actorOfCaller(caller));
    }, 'Keys cannot be read or changed at the moment. Try again shortly.');
  };

/** What a label must be, as the end of a sentence. */
export const LABEL_RULE = 'must be 1 to 100 characters in one line, without a space at either end';
