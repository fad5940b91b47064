import type { CheckRequest } from '../../../application/api.js';
import { keyedBodyEndpoint } from '../../pipeline/endpoint.js';
import type { ProblemCode } from '../../problems/problems.js';
import { CheckRequestSchema } from '../../schemas/check-request.js';
import { CheckResponseSchema } from '../../schemas/check-response.js';
import { answerCheck } from './answer.js';

/** What both ways of checking may be refused for. */
export const CHECK_PROBLEMS: readonly ProblemCode[] = [
  'invalid_json',
  'invalid_request',
  'unknown_policy',
  'policy_direction_mismatch',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
];

/** Judges a proposed transaction, with its bytes where they are sent. A 200 means that the verdict is recorded. */
export const checkTransactionEndpoint = keyedBodyEndpoint<CheckRequest>({
  operationId: 'checkTransaction',
  summary: 'Judge a proposed transaction before it is signed',
  method: 'POST',
  path: '/api/check-transaction',
  scope: 'checks:create',
  request: CheckRequestSchema,
  responses: { 200: CheckResponseSchema },
  problems: CHECK_PROBLEMS,
  recordsOwnUsage: true,
  isIdempotent: true,
  speaksLanguages: true,
  handle: (call) => answerCheck(call, { route: 'transaction', request: call.body }),
});
