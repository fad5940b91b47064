import { keyedBodyEndpoint } from '../../pipeline/endpoint.js';
import { KeyLabelSchema, type KeyLabelView } from '../../schemas/policies.js';

/** Says who holds a key of the caller's own partner and environment; null takes the label away. */
export const labelKeyEndpoint = keyedBodyEndpoint<KeyLabelView>({
  operationId: 'setKeyLabel',
  summary: 'Set the label of a key',
  method: 'PUT',
  path: '/api/keys/{key_id}/label',
  scope: 'policies:write',
  request: KeyLabelSchema,
  responses: { 200: KeyLabelSchema },
  problems: ['invalid_json', 'not_found', 'payload_too_large', 'unsupported_media_type'],
  handle: async ({ application, caller, params, body }) => {
    await application.labelKey(caller, params['key_id'] ?? '', body.label);
    return { status: 200, body };
  },
});
