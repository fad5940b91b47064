import { Type } from '../../domain/shared/schema.js';
import { type Endpoint, keyedEndpoint } from '../http/pipeline/endpoint.js';
import { closed, list, nullable } from '../http/schemas/building-blocks.js';

const KeyPoliciesSchema = closed(
  {
    keys: list(
      closed({
        key_id: Type.String(),
        label: nullable(Type.String()),
        outgoing: nullable(Type.String({ description: 'Null: outgoing_default.' })),
        incoming: nullable(Type.String({ description: 'Null: incoming_default.' })),
      }),
      { description: 'Those in force, oldest first.' },
    ),
  },
  { title: 'KeyPolicies' },
);

/** Which policy judges the checks of each key that name none. */
export const KEY_POLICIES_ENDPOINT: Endpoint = {
  ...keyedEndpoint({
    operationId: 'readKeyPolicies',
    summary: 'Which policy judges for which key',
    method: 'GET',
    path: '/desk/api/key-policies',
    scope: 'desk:read',
    responses: { 200: KeyPoliciesSchema },
    problems: [],
    handle: async ({ application, caller }) => ({
      status: 200,
      body: {
        keys: (await application.policies.ofKeys(caller)).map(({ keyId, label, defaultPolicies }) => ({
          ...{ key_id: keyId, label: label ?? null },
          ...{ outgoing: defaultPolicies.outgoing ?? null, incoming: defaultPolicies.incoming ?? null },
        })),
      },
    }),
  }),
  admits: 'session',
  described: false,
};
