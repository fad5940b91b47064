import type { CheckOutcome, CheckRequest } from '../../../application/api.js';
import { keyedBodyEndpoint } from '../../endpoint.js';
import { CheckRequestSchema } from '../../schemas/check-request.js';
import { CheckResponseSchema } from '../../schemas/check-response.js';
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
  problems: ['invalid_json', 'invalid_request', 'unknown_policy', 'policy_direction_mismatch', 'payload_too_large', 'unsupported_media_type'],
  recordsOwnUsage: true,
  handle: async ({ application, caller, body, requestId, arrivedAt }) => {
    const outcome = await application.checkTransaction(caller, body, { requestId, arrivedAt });
    return {
      status: 200,
      body: presentCheck(outcome.record),
      headers: { 'Server-Timing': serverTiming(outcome.timings) },
      outcome: outcome.record.decision.recommendedAction,
    };
  },
});

/** Each verb of a check in milliseconds. Source: W3C Server Timing. */
const serverTiming = ({ parseMs, gatherMs, decideMs, recordMs }: CheckOutcome['timings']): string =>
  `parse;dur=${toMicroseconds(parseMs)}, gather;dur=${toMicroseconds(gatherMs)}, decide;dur=${toMicroseconds(decideMs)}, record;dur=${toMicroseconds(recordMs)}`;

/** Milliseconds, rounded to the microsecond. */
const toMicroseconds = (ms: number): number => Math.round(ms * 1000) / 1000;
