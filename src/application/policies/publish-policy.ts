import type { Actor } from '../../../domain/record/actor.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import { AlreadyExistsError } from '../../../ports/sources/errors.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { PolicyStore, PublishedPolicy } from '../../../ports/stores/policies.js';
import { PolicyDocumentError, validDocument } from './policy-document.js';
import type { PolicyDocument } from './policy-schema.js';
import { toPolicy } from './to-policy.js';

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
    const wanted = validDocument(document, floor);
    const first = { ...toPolicy(wanted, 1), ...(await shadowOf(policies, partnerId, wanted)) };
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

/** The policy on trial that a document names, as it is published now. Throws for one that cannot be tried. */
const shadowOf = async (
  policies: PolicyStore,
  partnerId: string,
  { shadow_policy: wanted, direction }: PolicyDocument,
): Promise<Pick<Policy, 'shadow'>> => {
  if (wanted === undefined) return {};
  const versions = (await policies.list(partnerId)).filter(({ policy }) => policy.policyId === wanted.policy_id);
  const found = versions.findLast(({ policy }) => policy.version === (wanted.version ?? policy.version));
  if (versions.length === 0)
    throw wrong('policy_id is not a policy that is published: publish the policy on trial first');
  if (found === undefined) throw wrong('version is not a version of that policy');
  if (found.policy.direction !== direction)
    throw wrong(`policy_id is a policy for ${found.policy.direction} transactions`);
  const { policy, sha256 } = found;
  return { shadow: { policyId: policy.policyId, version: policy.version, sha256 } };
};

const wrong = (mistake: string): PolicyDocumentError => new PolicyDocumentError([`/shadow_policy/${mistake}`]);

const newestOf = async (
  policies: PolicyStore,
  partnerId: string,
  policyId: string,
): Promise<PublishedPolicy | null> => {
  const found = await policies.findCurrent(partnerId, policyId);
  return found !== null && found.partnerId === partnerId ? found : null;
};
