import { PolicyDocument } from '../../../application/api.js';
import { keyedBodyEndpoint } from '../../pipeline/endpoint.js';
import { PublishedPolicySchema } from '../../schemas/policies.js';
import { presentPolicy } from './list.js';

/**
 * Publishes the next version of a policy: 201. The same document again: 200, and nothing is published. A sandbox key is
 * refused (403) where its partner has a production key, since the policy judges there, too.
 */
export const publishPolicyEndpoint = keyedBodyEndpoint<PolicyDocument>({
  operationId: 'publishPolicy',
  summary: 'Publish a policy',
  method: 'POST',
  path: '/api/policies',
  scope: 'policies:write',
  request: PolicyDocument,
  responses: { 200: PublishedPolicySchema, 201: PublishedPolicySchema },
  problems: ['invalid_json', 'invalid_request', 'payload_too_large', 'unsupported_media_type'],
  handle: async ({ application, caller, body }) => {
    const { isNew, ...published } = await application.policies.publish(caller, body);
    return { status: isNew ? 201 : 200, body: presentPolicy(published) };
  },
});
