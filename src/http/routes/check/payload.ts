import type { PayloadCheckRequest } from '../../../application/api.js';
import { keyedBodyEndpoint } from '../../pipeline/endpoint.js';
import { CheckResponseSchema } from '../../schemas/check-response.js';
import { PayloadCheckRequestSchema } from '../../schemas/payload-check-request.js';
import { answerCheck } from './answer.js';
import { CHECK_PROBLEMS } from './transaction.js';

/** Judges bytes alone: the intent is read from them. For a wallet that has nothing but what it is to sign. */
export const checkPayloadEndpoint = keyedBodyEndpoint<PayloadCheckRequest>({
  operationId: 'checkPayload',
  summary: 'Judge the bytes that a wallet is asked to sign',
  method: 'POST',
  path: '/api/check-payload',
  scope: 'checks:create',
  request: PayloadCheckRequestSchema,
  responses: { 200: CheckResponseSchema },
  problems: CHECK_PROBLEMS,
  recordsOwnUsage: true,
  isIdempotent: true,
  speaksLanguages: true,
  handle: (call) => answerCheck(call, { route: 'payload', request: call.body }),
});
