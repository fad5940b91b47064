import { Refusal } from '../../../application/refusal.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { InclusionProofSchema } from '../../schemas/inclusion-proof.js';
import { ofOwnCheck } from '../read-check/own-check.js';

const HINTS = {
  not_yet:
    'This check is not sealed yet. It is within two minutes, where the service has a signing key: ask again then.',
  left_out: 'This check has no proof: it is in no seal, though later checks are sealed.',
} as const;

/**
 * Shows that a recorded check is in the sealed log. The 404 of a check that is not sealed yet says so; any other id
 * gets the 404 of an id that was never given.
 */
export const readProofEndpoint = keyedEndpoint({
  operationId: 'readProof',
  summary: 'Read the inclusion proof of a recorded check',
  method: 'GET',
  path: '/api/checks/{request_id}/proof',
  scope: 'checks:read',
  responses: { 200: InclusionProofSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params }) => {
    const requestId = params['request_id'] ?? '';
    const proof = await ofOwnCheck(requestId, () => application.readProof(caller, requestId));
    if (typeof proof === 'string') throw new Refusal('not_found', HINTS[proof]);
    return { status: 200, body: proof };
  },
});
