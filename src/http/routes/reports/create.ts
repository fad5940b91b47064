import type { ReportRequest } from '../../../application/reports/create-report.js';
import { keyedBodyEndpoint } from '../../pipeline/endpoint.js';
import { JSON_TYPE } from '../../pipeline/respond.js';
import { linkToProof } from './read.js';
import { ReportDocumentSchema, ReportRequestSchema } from '../../schemas/report.js';

/** Makes the evidence report of a check, or gives the one that exists: the same bytes, metered once. */
export const createReportEndpoint = keyedBodyEndpoint<ReportRequest>({
  operationId: 'createReport',
  summary: 'Make the evidence report of a check',
  method: 'POST',
  path: '/api/reports/address',
  scope: 'reports:create',
  request: ReportRequestSchema,
  responses: { 200: ReportDocumentSchema, 201: ReportDocumentSchema },
  problems: [
    'invalid_json',
    'not_found',
    'conflict',
    'payload_too_large',
    'unsupported_media_type',
    'idempotency_key_reused',
  ],
  isIdempotent: true,
  handle: async ({ application, caller, body, requestId, idempotency }) => {
    const { created, reportId, delivered, replayed } =
      idempotency === null
        ? { ...(await application.createReport(caller, body)), replayed: false }
        : await application.createReportIdempotently({ caller, request: body, requestId, idempotency });
    return {
      status: created ? 201 : 200,
      body: delivered,
      contentType: JSON_TYPE,
      headers: {
        Location: `/api/reports/${reportId}`,
        Link: linkToProof(body.request_id),
        ...(replayed && { 'Idempotency-Replayed': 'true' }),
      },
      outcome: replayed ? 'replayed' : created ? 'created' : 'repeated',
    };
  },
});
