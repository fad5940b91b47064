import type { Environment, Scope } from '../../../../domain/record/record.js';
import { chainIdOf } from '../../../../domain/report/chain.js';
import type { PriceInForce } from '../../../../domain/report/pricing.js';
import type { ChainEntry, MeteringRow, ReportEntry, StoredReport } from '../../../../ports/stores/reports.js';

export interface ReportRow {
  readonly report_id: string;
  readonly seq: number;
  readonly request_id: string;
  readonly business_reference: string | null;
  readonly created_at: Date;
  readonly report_sha256: string;
  readonly signing_key_id: string;
  readonly previous_link_hash: string;
  readonly link_hash: string;
  readonly delivered: string;
}

export interface ScopedReportRow extends ReportRow {
  readonly partner_id: string;
  readonly environment: Environment;
}

interface PriceColumns {
  readonly billing_active: boolean;
  readonly pricing_status: 'not_configured' | 'configured';
  readonly pricing_version: number | null;
  readonly currency: string | null;
  readonly unit_price: string | null;
}

/** A report row joined with its metering row; where that is missing, its columns are null. */
export interface ChainRow extends ReportRow, PriceColumns {
  readonly metered_report_id: string | null;
  readonly metered_request_id: string;
  readonly metered_key_id: string;
  readonly metered_at: Date;
}

export interface StoredUsageRow extends PriceColumns {
  readonly partner_id: string;
  readonly environment: Environment;
  readonly made: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

export const priceOf = (row: PriceColumns): PriceInForce => ({
  billing_active: row.billing_active,
  status: row.pricing_status,
  version: row.pricing_version,
  currency: row.currency,
  unit_price: row.unit_price,
  unit: 'report',
});

export const storedReport = (scope: Scope, row: ReportRow): StoredReport => ({
  scope,
  reportId: row.report_id,
  requestId: row.request_id,
  businessReference: row.business_reference,
  createdAtMs: row.created_at.getTime(),
  reportSha256: row.report_sha256,
  signingKeyId: row.signing_key_id,
  position: {
    chainId: chainIdOf(scope),
    seq: row.seq,
    previousLinkHash: row.previous_link_hash,
    linkHash: row.link_hash,
  },
  delivered: row.delivered,
});

const meteringOf = (scope: Scope, row: ChainRow): MeteringRow | null =>
  row.metered_report_id === null
    ? null
    : {
        reportId: row.metered_report_id,
        requestId: row.metered_request_id,
        scope,
        keyId: row.metered_key_id,
        createdAtMs: row.metered_at.getTime(),
        price: priceOf(row),
      };

export const chainEntry = (scope: Scope, row: ChainRow): ChainEntry => ({
  report: storedReport(scope, row),
  metering: meteringOf(scope, row),
});

export const meteringRow = (entry: ReportEntry, scopeId: number): object => ({
  report_id: entry.report.reportId,
  scope_id: scopeId,
  request_id: entry.report.requestId,
  key_id: entry.keyId,
  created_at: new Date(entry.createdAtMs),
  billing_active: entry.price.billing_active,
  pricing_status: entry.price.status,
  pricing_version: entry.price.version,
  currency: entry.price.currency,
  unit_price: entry.price.unit_price,
});

export const reportRow = (stored: StoredReport, scopeId: number): object => ({
  report_id: stored.reportId,
  scope_id: scopeId,
  seq: stored.position.seq,
  request_id: stored.requestId,
  business_reference: stored.businessReference,
  created_at: new Date(stored.createdAtMs),
  report_sha256: stored.reportSha256,
  signing_key_id: stored.signingKeyId,
  previous_link_hash: stored.position.previousLinkHash,
  link_hash: stored.position.linkHash,
  delivered: stored.delivered,
});
