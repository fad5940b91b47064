import type { CheckRequest } from '../../../application/api.js';
import { keyedBodyEndpoint } from '../../pipeline/endpoint.js';
import { CheckRequestSchema } from '../../schemas/check-request.js';
import { CheckResponseSchema } from '../../schemas/check-response.js';
import { answerKeyed } from './keyed.js';
import { presentCheck } from './present.js';

/** Judges a proposed transaction. A 200 means that the verdict is durably recorded. */
export const checkTransactionEndpoint = keyedBodyEndpoint<CheckRequest>({
  operationId: 'checkTransaction',
  summary: 'Judge a proposed transaction before it is signed',
  method: 'POST',
  path: '/api/check-transaction',
  scope: 'checks:create',
  request: CheckRequestSchema,
  responses: { 200: CheckResponseSchema },
  problems: [
    'invalid_json',
    'invalid_request',
    'unknown_policy',
    'policy_direction_mismatch',
    'conflict',
    'payload_too_large',
    'unsupported_media_type',
    'idempotency_key_reused',
  ],
  recordsOwnUsage: true,
  isIdempotent: true,
  handle: async (call) => {
    if (call.idempotency !== null) return answerKeyed(call, call.idempotency);
    const { application, caller, body, requestId, arrivedAt } = call;
    const outcome = await application.checkTransaction(caller, body, { requestId, arrivedAt });
    return {
      status: 200,
      body: presentCheck(outcome.record),
      outcome: outcome.record.decision.recommendedAction,
      timings: outcome.timings,
    };
  },
});
