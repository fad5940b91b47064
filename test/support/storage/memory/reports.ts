import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import { isDeepStrictEqual } from 'node:util';
import { type ChainHead, chainIdOf, GENESIS_LINK, nextPosition } from '../../../../domain/report/chain.js';
import { deliveredText } from '../../../../domain/report/envelope.js';
import type { PricingVersion } from '../../../../domain/report/pricing.js';
import { AlreadyExistsError } from '../../../../ports/sources/errors.js';
import type { AnsweredCall } from '../../../../ports/stores/idempotency.js';
import type {
  ChainEntry,
  CreatedReportRow,
  MeteringRow,
  PricingStore,
  ReportEntry,
  ReportStore,
  ReportUsage,
  ReportUsageQuery,
  StoredReport,
} from '../../../../ports/stores/reports.js';
import type { PublicKeyStore, RegisteredKey } from '../../../../ports/platform/signing.js';
import { pricePublished, signingKeyRegistered } from '../../../../adapters/shared/audit-changes.js';
import type { MemoryAuditLog } from './audit.js';
import type { MemoryIdempotencyStore } from './idempotency.js';

/** Reports and their metering in the order in which they came. */
export class MemoryReportStore implements ReportStore {
  private last: Promise<unknown> = Promise.resolve();
  private readonly entries: { readonly report: StoredReport; readonly metering: MeteringRow }[] = [];

  constructor(private readonly idempotency: MemoryIdempotencyStore) {}

  create(entry: ReportEntry, answered?: (row: CreatedReportRow) => AnsweredCall | null): Promise<CreatedReportRow> {
    // one after the other: a database needs a lock here
    const created = this.last.then(() => this.append(entry, answered));
    this.last = created.catch(() => undefined);
    return created;
  }

  private async append(
    entry: ReportEntry,
    answered?: (row: CreatedReportRow) => AnsweredCall | null,
  ): Promise<CreatedReportRow> {
    const existing = this.ofRequest(entry.scope, entry.report.requestId);
    if (existing !== null) {
      const row = { stored: existing, created: existing.reportId === entry.report.reportId };
      this.finish(answered?.(row));
      return row;
    }
    const { scope, keyId, createdAtMs, report, price } = entry;
    const position = nextPosition(this.headOf(chainIdOf(scope)), report);
    const stored: StoredReport = {
      scope,
      reportId: report.reportId,
      requestId: report.requestId,
      businessReference: entry.businessReference,
      createdAtMs,
      reportSha256: report.reportSha256,
      signingKeyId: report.keyId,
      position,
      delivered: deliveredText(report, { ...position, signature: await entry.signPlace(position) }),
    };
    this.finish(answered?.({ stored, created: true }));
    this.entries.push({
      report: stored,
      metering: { reportId: report.reportId, requestId: report.requestId, scope, keyId, createdAtMs, price },
    });
    return { stored, created: true };
  }

  async find(scope: Scope, reportId: string): Promise<StoredReport | null> {
    const report = await this.findAnywhere(reportId);
    return report !== null && scopeKey(report.scope) === scopeKey(scope) ? report : null;
  }

  async findByRequest(scope: Scope, requestId: string): Promise<StoredReport | null> {
    return this.ofRequest(scope, requestId);
  }

  async findAnywhere(reportId: string): Promise<StoredReport | null> {
    return this.reports().find((report) => report.reportId === reportId) ?? null;
  }

  async heads(): Promise<readonly ChainHead[]> {
    const chainIds = new Set(this.reports().map((report) => report.position.chainId));
    return [...chainIds].sort(compareText).map((chainId) => this.headOf(chainId));
  }

  async *walk(chainId: string): AsyncIterable<ChainEntry> {
    yield* this.entries.filter(({ report }) => report.position.chainId === chainId);
  }

  async summariseMetering(query: ReportUsageQuery): Promise<readonly ReportUsage[]> {
    const groups = new Map<string, ReportUsage>();
    for (const { scope, createdAtMs, price } of this.entries.map(({ metering }) => metering)) {
      if (query.partnerId !== null && scope.partnerId !== query.partnerId) continue;
      if (createdAtMs < (query.fromMs ?? -Infinity) || createdAtMs >= (query.untilMs ?? Infinity)) continue;
      const key = `${scope.partnerId} ${scope.environment} ${String(price.version ?? 0).padStart(10, '0')}`;
      const group = groups.get(key);
      groups.set(key, {
        partnerId: scope.partnerId,
        environment: scope.environment,
        price,
        count: (group?.count ?? 0) + 1,
        firstAtMs: Math.min(group?.firstAtMs ?? createdAtMs, createdAtMs),
        lastAtMs: Math.max(group?.lastAtMs ?? createdAtMs, createdAtMs),
      });
    }
    return [...groups].sort(([left], [right]) => compareText(left, right)).map(([, group]) => group);
  }

  /** The scope of each report. */
  scopes(): readonly Scope[] {
    return this.reports().map(({ scope }) => scope);
  }

  /** Every report, in the order in which they came. */
  all(): readonly StoredReport[] {
    return this.reports();
  }

  private finish(answered: AnsweredCall | null | undefined): void {
    if (answered !== null && answered !== undefined) this.idempotency.finishNow(answered);
  }

  private ofRequest(scope: Scope, requestId: string): StoredReport | null {
    return (
      this.reports().find((report) => report.requestId === requestId && scopeKey(report.scope) === scopeKey(scope)) ??
      null
    );
  }

  private reports(): readonly StoredReport[] {
    return this.entries.map(({ report }) => report);
  }

  private headOf(chainId: string): ChainHead {
    const newest = this.reports().findLast((report) => report.position.chainId === chainId);
    return { chainId, size: newest?.position.seq ?? 0, linkHash: newest?.position.linkHash ?? GENESIS_LINK };
  }
}

/** Versions of the price. */
export class MemoryPricingStore implements PricingStore {
  private readonly versions: PricingVersion[] = [];

  constructor(private readonly audit: MemoryAuditLog) {}

  async publish(pricing: PricingVersion): Promise<void> {
    const existing = this.versions.find(({ version }) => version === pricing.version);
    if (existing === undefined) {
      this.audit.record(pricePublished(this.newest(), pricing));
      this.versions.push(pricing);
    } else if (!isDeepStrictEqual(existing, pricing))
      throw new AlreadyExistsError('This version of the price is published already');
  }

  async current(): Promise<PricingVersion | null> {
    return this.newest();
  }

  async list(): Promise<readonly PricingVersion[]> {
    return this.sorted();
  }

  private newest(): PricingVersion | null {
    return this.sorted().at(-1) ?? null;
  }

  private sorted(): readonly PricingVersion[] {
    return [...this.versions].sort((left, right) => left.version - right.version);
  }
}

/** Public keys in the order in which they were registered. */
export class MemoryPublicKeyStore implements PublicKeyStore {
  private readonly keys: RegisteredKey[] = [];

  constructor(private readonly audit: MemoryAuditLog) {}

  async register(key: RegisteredKey): Promise<void> {
    if (this.keys.some(({ publicKey }) => publicKey.kid === key.publicKey.kid)) return;
    if (this.keys.some(({ endorsement }) => endorsement?.by === key.endorsement?.by))
      throw new AlreadyExistsError('Another key has the place of this one');
    this.keys.push(key);
    this.audit.record(signingKeyRegistered(key));
  }

  async list(): Promise<readonly RegisteredKey[]> {
    return [...this.keys];
  }
}
