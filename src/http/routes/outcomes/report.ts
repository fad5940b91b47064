import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { OutcomeRequest, PrecisionRequest } from '../../../application/api.js';
import { keyedBodyEndpoint, keyedEndpoint } from '../../pipeline/endpoint.js';
import { OutcomeRequestSchema, OutcomeSchema, type OutcomeView } from '../../schemas/outcome.js';
import { ofOwnCheck } from '../read-check/own-check.js';
import { queryReader } from '../../pipeline/query.js';
import { PrecisionQuerySchema, PrecisionSchema, type PrecisionView } from '../../schemas/precision.js';

const readQuery = queryReader<PrecisionRequest>(PrecisionQuerySchema);

/** How precise the findings are, by what the partner reported of its checks. */
export const readPrecisionEndpoint = keyedEndpoint({
  operationId: 'readPrecision',
  summary: 'Count how often each finding fired, and what became of those checks',
  method: 'GET',
  path: '/api/precision',
  scope: 'checks:read',
  query: PrecisionQuerySchema,
  responses: { 200: PrecisionSchema },
  problems: [],
  handle: async ({ application, caller, search }) => {
    const { fromMs, untilMs, period, rows } = await application.readPrecision(caller, readQuery(search));
    const body: PrecisionView = {
      from: isoTime(fromMs),
      to: isoTime(untilMs),
      period,
      findings: rows.map(({ outcomes, ...row }) => ({ ...row, ...outcomes })),
    };
    return { status: 200, body };
  },
});

/** Takes what became of a check. Sent again it is stored again, and the latest counts. */
export const reportOutcomeEndpoint = keyedBodyEndpoint<OutcomeRequest>({
  operationId: 'reportOutcome',
  summary: 'Report what became of a check',
  method: 'POST',
  path: '/api/checks/{request_id}/outcome',
  scope: 'checks:create',
  request: OutcomeRequestSchema,
  responses: { 201: OutcomeSchema },
  problems: ['invalid_json', 'not_found', 'second_person_needed', 'payload_too_large', 'unsupported_media_type'],
  handle: async ({ application, caller, visit, params, body }) => {
    const requestId = params['request_id'] ?? '';
    const reported = await ofOwnCheck(requestId, () =>
      application.reportOutcome(caller, requestId, body, visit !== null),
    );
    const answer: OutcomeView = {
      request_id: requestId,
      outcome: reported.outcome,
      transaction_hash: reported.transactionHash,
      note: reported.note,
      reported_at: isoTime(reported.reportedAtMs),
    };
    return { status: 201, body: answer, outcome: reported.outcome };
  },
});
