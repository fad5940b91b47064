import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { PolicyListSchema } from '../../schemas/policies.js';
import { presentPolicy } from './present.js';

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
