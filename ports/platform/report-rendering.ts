import type { ReportEnvelope } from '../../domain/report/envelope.js';

export const REPORT_FORMATS = ['html', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A report as it was delivered: the exact text, and the same text read. */
export interface DeliveredReport {
  readonly text: string;
  readonly envelope: ReportEnvelope;
}

/**
 * Makes a readable form of a delivered report. Guarantees: made from that text alone; the same bytes again for the same
 * text; the text itself is carried inside, so that the form can be verified offline. Rejects with `OverloadedError`
 * when too many wait.
 */
export interface ReportRenderer {
  readonly format: ReportFormat;
  readonly mediaType: string;
  /** What a response with this form should allow a browser to do; null where that means nothing. */
  contentSecurityPolicy(report: DeliveredReport): string | null;
  render(report: DeliveredReport): Promise<Uint8Array>;
  /** The delivered text that a rendered form carries; null for bytes that this renderer did not make. */
  extract(rendered: Uint8Array): string | null;
  /** True when two rendered forms show the same; how their streams are packed does not matter. */
  showSame(left: Uint8Array, right: Uint8Array): boolean;
  /** Frees what it holds. May be called again. */
  close(): Promise<void>;
}
