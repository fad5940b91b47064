import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { PolicyListSchema, type PublishedPolicyView } from '../../schemas/policies.js';
import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { ShownPolicy } from '../../../application/api.js';

/** The published shape of a policy. */
export const presentPolicy = ({ published, document }: ShownPolicy): PublishedPolicyView => ({
  policy_id: published.policy.policyId,
  version: published.policy.version,
  built_in: published.partnerId === null,
  sha256: published.sha256,
  published_at: isoTime(published.publishedAtMs),
  document,
});

/** Every policy that the key can name: the built-in ones and those of its partner. */
export const listPoliciesEndpoint = keyedEndpoint({
  operationId: 'listPolicies',
  summary: 'List policies',
  method: 'GET',
  path: '/api/policies',
  scope: 'policies:write',
  responses: { 200: PolicyListSchema },
  problems: [],
  handle: async ({ application, caller }) => ({
    status: 200,
    body: { policies: (await application.policies.list(caller)).map(presentPolicy) },
  }),
});
