import type { ReportEnvelope } from '../../domain/report/envelope.js';

export const REPORT_FORMATS = ['html', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A report as it was delivered: the exact text, and what it says. */
export interface DeliveredReport {
  readonly text: string;
  readonly envelope: ReportEnvelope;
}

/**
 * Makes a readable form of a delivered report. It is made from that text alone, is the same bytes for the same text,
 * and carries the text inside, so that it can be verified offline. Rejects with `OverloadedError` when too many wait.
 */
export interface ReportRenderer {
  readonly format: ReportFormat;
  readonly mediaType: string;
  /** The Content-Security-Policy for this form; null where it has no meaning. */
  contentSecurityPolicy(report: DeliveredReport): string | null;
  render(report: DeliveredReport): Promise<Uint8Array>;
  /** The delivered text in a rendered form; null for bytes that this renderer did not make. */
  extract(rendered: Uint8Array): string | null;
  /** True when two rendered forms show the same, however their streams are packed. */
  showSame(left: Uint8Array, right: Uint8Array): boolean;
  /** Frees its resources. May be called again. */
  close(): Promise<void>;
}
