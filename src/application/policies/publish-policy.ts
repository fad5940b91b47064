import type { Actor } from '../../../domain/record/actor.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import { AlreadyExistsError } from '../../../ports/sources/errors.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { PolicyStore, PublishedPolicy } from '../../../ports/stores/policies.js';
import { readPolicyDocument } from './policy-document.js';

/** How often to try for the next version number when another publisher took it. */
const MAX_TRIES = 5;

export interface PublishResult {
  readonly published: PublishedPolicy;
  /** False: the newest version says the same; nothing was written. */
  readonly isNew: boolean;
}

/**
 * Publishes a partner's policy as its next version. A published version never changes; it is in force on every instance
 * within 5 s. `by`: for the audit trail; without it who opened the store.
 */
export const publishPolicy = async (
  { policies, clock }: { readonly policies: PolicyStore; readonly clock: Clock },
  partnerId: string,
  document: unknown,
  floor: readonly string[],
  by?: Actor,
): Promise<PublishResult> => {
  for (let attempt = 1; ; attempt += 1) {
    const first = readPolicyDocument(document, 1, floor);
    const newest = await newestOf(policies, partnerId, first.policyId);
    const candidate = { ...first, version: (newest?.policy.version ?? 0) + 1 };
    if (newest !== null && contentHash({ ...candidate, version: newest.policy.version }) === newest.sha256)
      return { published: newest, isNew: false };
    const published: PublishedPolicy = {
      partnerId,
      policy: candidate,
      sha256: contentHash(candidate),
      publishedAtMs: clock.now(),
    };
    try {
      await policies.publish(published, by);
      return { published, isNew: true };
    } catch (error) {
      if (!(error instanceof AlreadyExistsError) || attempt === MAX_TRIES) throw error;
    }
  }
};

const newestOf = async (
  policies: PolicyStore,
  partnerId: string,
  policyId: string,
): Promise<PublishedPolicy | null> => {
  const found = await policies.findCurrent(partnerId, policyId);
  return found !== null && found.partnerId === partnerId ? found : null;
};
