import type { DefaultPolicies } from '../../../application/api.js';
import { keyedBodyEndpoint, keyedEndpoint } from '../../pipeline/endpoint.js';
import { DefaultPoliciesSchema, type DefaultPoliciesView } from '../../schemas/policies.js';

const PATH = '/api/keys/{key_id}/policies';

/** The policies of a key's checks that name none. */
export const readDefaultPoliciesEndpoint = keyedEndpoint({
  operationId: 'readDefaultPolicies',
  summary: 'Read the default policies of a key',
  method: 'GET',
  path: PATH,
  scope: 'policies:write',
  responses: { 200: DefaultPoliciesSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params }) => ({
    status: 200,
    body: present(await application.policies.defaultsOf(caller, params['key_id'] ?? '')),
  }),
});

/** Replaces both; a null is the built-in one. For keys of the caller's own partner and environment. */
export const setDefaultPoliciesEndpoint = keyedBodyEndpoint<DefaultPoliciesView>({
  operationId: 'setDefaultPolicies',
  summary: 'Set the default policies of a key',
  method: 'PUT',
  path: PATH,
  scope: 'policies:write',
  request: DefaultPoliciesSchema,
  responses: { 200: DefaultPoliciesSchema },
  problems: [
    'invalid_json',
    'unknown_policy',
    'policy_direction_mismatch',
    'not_found',
    'payload_too_large',
    'unsupported_media_type',
  ],
  handle: async ({ application, caller, params, body }) => ({
    status: 200,
    body: present(await application.policies.setDefaults(caller, params['key_id'] ?? '', body)),
  }),
});

const present = ({ outgoing, incoming }: DefaultPolicies): DefaultPoliciesView => ({
  outgoing: outgoing ?? null,
  incoming: incoming ?? null,
});
