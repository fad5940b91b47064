import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { PrecisionRequest } from '../../../application/api.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
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
