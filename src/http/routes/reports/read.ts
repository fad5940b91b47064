import { Refusal } from '../../../application/refusal.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { ReportDocumentSchema } from '../../schemas/report.js';

const FORMATS = ['json', 'html', 'pdf'] as const;
type Format = (typeof FORMATS)[number];

const TYPE_OF: Readonly<Record<Format, string>> = {
  json: 'application/json',
  html: 'text/html',
  pdf: 'application/pdf',
};
const REPORT_ID = /^(rpt_[0-7][0-9a-hjkmnp-tv-z]{25})(?:\.(json|html|pdf))?$/;

/**
 * A report as JSON, HTML or PDF, by `Accept` or by the end of the path. An id of another partner or environment, and a
 * text that is not an id, get the same 404.
 */
export const readReportEndpoint = keyedEndpoint({
  operationId: 'readReport',
  summary: 'Read an evidence report as JSON, HTML or PDF',
  method: 'GET',
  path: '/api/reports/{report_id}',
  scope: 'reports:read',
  responses: { 200: ReportDocumentSchema },
  otherTypes: { 200: ['text/html', 'application/pdf'] },
  problems: ['not_found'],
  handle: async ({ application, caller, params, accepts }) => {
    const [, reportId, extension] = REPORT_ID.exec(params['report_id'] ?? '') ?? [];
    if (reportId === undefined) throw new Refusal('not_found', 'There is no report of this report_id.');
    const format = (extension as Format | undefined) ?? formatFor(accepts(Object.values(TYPE_OF)));
    const { bytes, mediaType, contentSecurityPolicy, fileName, requestId } = await application.readReport(
      caller,
      reportId,
      format,
    );
    return {
      status: 200,
      body: Buffer.from(bytes),
      contentType: mediaType,
      headers: {
        'Content-Disposition': `inline; filename="${fileName}"`,
        Link: linkToProof(requestId),
        ...(contentSecurityPolicy === null ? {} : { 'Content-Security-Policy': contentSecurityPolicy }),
      },
    };
  },
});

/**
 * A report's bytes never change, so one that was made before its check was sealed carries no proof. Every answer says
 * where the proof stands.
 */
export const linkToProof = (requestId: string): string => `</api/checks/${requestId}/proof>; rel="related"`;

/** JSON where `Accept` names no format that is offered: it is the report itself. */
const formatFor = (type: string | null): Format => FORMATS.find((format) => TYPE_OF[format] === type) ?? 'json';
