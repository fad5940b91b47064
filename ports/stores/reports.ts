import type { Environment, Scope } from '../../domain/record/record.js';
import type { ChainHead, ChainPosition } from '../../domain/report/chain.js';
import type { SignedReport } from '../../domain/report/envelope.js';
import type { PriceInForce, PricingVersion } from '../../domain/report/pricing.js';
import type { AnsweredCall } from './idempotency.js';

/** A report to store, with its metering. */
export interface ReportEntry {
  readonly scope: Scope;
  readonly keyId: string;
  readonly businessReference: string | null;
  readonly createdAtMs: number;
  readonly report: SignedReport;
  /** As in the signed body. */
  readonly price: PriceInForce;
  /** Signs the place that the report gets, base64url. Runs while the chain is locked. */
  readonly signPlace: (position: ChainPosition) => Promise<string>;
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

/** Says that a report was made. Apart from checks and reports, but written in the report's transaction. */
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
  /** False: it existed already. */
  readonly created: boolean;
}

/** Append-only store of reports and of their metering. Rejects with `StorageUnavailableError` or `OverloadedError`. */
export interface ReportStore {
  /**
   * Stores report and metering row in one transaction, both or neither, at the next place of the scope's chain. Where a
   * report for that request exists already, returns it unchanged with `created` false, for any number of calls at
   * once. `signPlace` that rejects stores nothing. `answered`, for a call with an Idempotency-Key: its answer, stored
   * in the same transaction, or null to keep none; rejects then with `LeaseLostError`, too.
   */
  create(entry: ReportEntry, answered?: (row: CreatedReportRow) => AnsweredCall | null): Promise<CreatedReportRow>;
  /** The report of that id in that scope; null for none, and for another scope's. */
  find(scope: Scope, reportId: string): Promise<StoredReport | null>;
  findByRequest(scope: Scope, requestId: string): Promise<StoredReport | null>;
  /** By id in any scope: for operators, never for callers. */
  findAnywhere(reportId: string): Promise<StoredReport | null>;
  /** The head of every chain that has a report, by chain id. */
  heads(): Promise<readonly ChainHead[]>;
  /** Every report of a chain by place, a page at a time: the rows as they are, unchecked. */
  walk(chainId: string): AsyncIterable<ChainEntry>;
  /** Metering rows by partner, environment and price. */
  summariseMetering(query: ReportUsageQuery): Promise<readonly ReportUsage[]>;
}

/**
 * Versions of the price. Rejects with `StorageUnavailableError`; `AlreadyExistsError` for one that exists and differs.
 */
export interface PricingStore {
  publish(pricing: PricingVersion): Promise<void>;
  /** The newest version as the store holds it now; null for none. */
  current(): Promise<PricingVersion | null>;
  /** Oldest first. */
  list(): Promise<readonly PricingVersion[]>;
}
