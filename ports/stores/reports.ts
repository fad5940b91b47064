import type { Environment, Scope } from '../../domain/record/record.js';
import type { ChainHead, ChainPosition } from '../../domain/report/chain.js';
import type { SignedReport } from '../../domain/report/envelope.js';
import type { PriceInForce, PricingVersion } from '../../domain/report/pricing.js';
import type { AnsweredCall } from './idempotency.js';

/** A report that is to be stored, with its metering. */
export interface ReportEntry {
  readonly scope: Scope;
  readonly keyId: string;
  readonly businessReference: string | null;
  readonly createdAtMs: number;
  readonly report: SignedReport;
  /** As it stands in the signed body. */
  readonly price: PriceInForce;
}

/** A report as it was stored. */
export interface StoredReport {
  readonly scope: Scope;
  readonly reportId: string;
  readonly requestId: string;
  readonly businessReference: string | null;
  readonly createdAtMs: number;
  readonly reportSha256: string;
  readonly signingKeyId: string;
  readonly position: ChainPosition;
  /** The delivered document. Comes back byte for byte. */
  readonly delivered: string;
}

/** That a report was made: kept apart from checks and from the report itself, written in the same transaction. */
export interface MeteringRow {
  readonly reportId: string;
  readonly requestId: string;
  readonly scope: Scope;
  readonly keyId: string;
  readonly createdAtMs: number;
  readonly price: PriceInForce;
}

/** A report with its metering row, for a walk along a chain. Null: the row is missing. */
export interface ChainEntry {
  readonly report: StoredReport;
  readonly metering: MeteringRow | null;
}

export interface ReportUsageQuery {
  readonly partnerId: string | null;
  readonly fromMs: number | null;
  readonly untilMs: number | null;
}

/** Reports made by one partner and environment at one price. */
export interface ReportUsage {
  readonly partnerId: string;
  readonly environment: Environment;
  readonly price: PriceInForce;
  readonly count: number;
  readonly firstAtMs: number;
  readonly lastAtMs: number;
}

export interface CreatedReportRow {
  readonly stored: StoredReport;
  /** False: it stood already. */
  readonly created: boolean;
}

/** Append-only store of reports and of their metering. Rejects with `StorageUnavailableError` or `OverloadedError`. */
export interface ReportStore {
  /**
   * Stores report and metering row in one transaction, both or neither, at the next place of the scope's chain. A
   * report for that request that exists already is given back unchanged, with `created` false, however many ask at
   * once. `answered`, for a call with an Idempotency-Key: what it answers, stored in the same transaction, or null for
   * nothing that is to be kept; rejects then with `LeaseLostError`, too.
   */
  create(entry: ReportEntry, answered?: (row: CreatedReportRow) => AnsweredCall | null): Promise<CreatedReportRow>;
  /** The report of that id in that scope; null for none, and for another scope's. */
  find(scope: Scope, reportId: string): Promise<StoredReport | null>;
  findByRequest(scope: Scope, requestId: string): Promise<StoredReport | null>;
  /** By id in any scope: for operators, never for callers. */
  findAnywhere(reportId: string): Promise<StoredReport | null>;
  /** The head of every chain that has a report, by chain id. */
  heads(): Promise<readonly ChainHead[]>;
  /** Every report of a chain by place, a page at a time, as the rows stand: nothing is checked here. */
  walk(chainId: string): AsyncIterable<ChainEntry>;
  /** Metering rows by partner, environment and price. */
  summariseMetering(query: ReportUsageQuery): Promise<readonly ReportUsage[]>;
}

/**
 * Versions of the price. Rejects with `StorageUnavailableError`; `ConflictError` for a version that exists and differs.
 */
export interface PricingStore {
  publish(pricing: PricingVersion): Promise<void>;
  /** The newest version as it stands in the store now; null for none. */
  current(): Promise<PricingVersion | null>;
  /** Oldest first. */
  list(): Promise<readonly PricingVersion[]>;
}
