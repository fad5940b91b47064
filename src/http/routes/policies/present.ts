import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { ShownPolicy } from '../../../application/api.js';
import type { PublishedPolicyView } from '../../schemas/policies.js';

/** The published shape of a policy. */
export const presentPolicy = ({ published, document }: ShownPolicy): PublishedPolicyView => ({
  policy_id: published.policy.policyId,
  version: published.policy.version,
  built_in: published.partnerId === null,
  sha256: published.sha256,
  published_at: isoTime(published.publishedAtMs),
  document,
});
