import type { DeliveredReport } from '../../domain/report/envelope.js';
import type { ReadableForm } from '../../domain/report/verify/verify-report.js';

export type { DeliveredReport };

export const REPORT_FORMATS = ['html', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/**
 * Makes a readable form of a delivered report. It is made from that text alone, is the same bytes for the same text,
 * and carries the text inside, so that it can be verified offline. Rejects with `OverloadedError` when too many wait.
 */
export interface ReportRenderer extends ReadableForm {
  readonly format: ReportFormat;
  readonly mediaType: string;
  /** The Content-Security-Policy for this form; null where it has no meaning. */
  contentSecurityPolicy(report: DeliveredReport): string | null;
  render(report: DeliveredReport): Promise<Uint8Array>;
  /** The delivered text in a rendered form; null for bytes that this renderer did not make. */
  extract(rendered: Uint8Array): string | null;
  /** Frees its resources. May be called again. */
  close(): Promise<void>;
}
