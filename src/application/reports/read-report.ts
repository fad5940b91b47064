import { readEnvelope } from '../../../domain/report/envelope.js';
import type { ReportFormat, ReportRenderer } from '../../../ports/platform/report-rendering.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import type { Caller } from '../caller.js';
import { Refusal } from '../refusal.js';
import { orNoReport } from './unavailable.js';

/** A report in one of its forms, ready to be sent. */
export interface ReportDocument {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** For the response's header of that name; null where the form needs none of its own. */
  readonly contentSecurityPolicy: string | null;
  readonly fileName: string;
  /** The check that it is about. */
  readonly requestId: string;
}

/** Gives a report of the caller's own scope. Another scope's report and none at all give the same refusal. */
export type ReadReport = (caller: Caller, reportId: string, format: 'json' | ReportFormat) => Promise<ReportDocument>;

export const createReadReport =
  (reports: ReportStore, renderers: () => Promise<readonly ReportRenderer[]>): ReadReport =>
  (caller, reportId, format) =>
    orNoReport(async () => {
      const stored = await reports.find(caller.scope, reportId);
      if (stored === null) throw new Refusal('not_found', 'There is no report of this report_id.');
      const { requestId } = stored;
      const fileName = `${stored.reportId}.${format}`;
      if (format === 'json') {
        return {
          bytes: new TextEncoder().encode(stored.delivered),
          mediaType: 'application/json; charset=utf-8',
          contentSecurityPolicy: null,
          fileName,
          requestId,
        };
      }
      const renderer = (await renderers()).find((candidate) => candidate.format === format);
      if (renderer === undefined) throw new Error(`No renderer is wired for ${format}`);
      const report = { text: stored.delivered, envelope: readEnvelope(stored.delivered) };
      return {
        bytes: await renderer.render(report),
        mediaType: renderer.mediaType,
        contentSecurityPolicy: renderer.contentSecurityPolicy(report),
        fileName,
        requestId,
      };
    });
