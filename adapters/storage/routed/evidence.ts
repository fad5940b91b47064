import type { Scope } from '../../../domain/record/record.js';
import { scopeOfChain, type ChainHead } from '../../../domain/report/chain.js';
import type { CheckEntry, CheckStore, StoredCheck } from '../../../ports/stores/checks.js';
import type { AnsweredCall } from '../../../ports/stores/idempotency.js';
import type {
  ChainEntry,
  CreatedReportRow,
  ReportEntry,
  ReportStore,
  ReportUsage,
  ReportUsageQuery,
  StoredReport,
} from '../../../ports/stores/reports.js';
import type { UsageLog, UsageQuery, UsageRow, UsageSummary } from '../../../ports/stores/usage.js';
import type { Routes } from './routes.js';

/** Checks at the place of their scope. */
export class RoutedChecks implements CheckStore {
  constructor(
    private readonly routes: Routes,
    private readonly main: CheckStore,
  ) {}

  append(entry: CheckEntry, answered?: AnsweredCall): Promise<void> {
    return this.routes.writing(entry.scope, ({ checks }) => checks.append(entry, answered));
  }

  appendTogether(scope: Scope, entries: readonly CheckEntry[], answered?: AnsweredCall): Promise<void> {
    return this.routes.writing(scope, ({ checks }) => checks.appendTogether(scope, entries, answered));
  }

  find(scope: Scope, requestId: string): Promise<StoredCheck | null> {
    return this.routes.reading(scope, ({ checks }) => checks.find(scope, requestId));
  }

  async findAnywhere(requestId: string): Promise<StoredCheck | null> {
    const found = await this.routes.ofEvery(
      async ({ checks }) => listOf(await checks.findAnywhere(requestId)),
      ({ scope }) => scope,
    );
    return found[0] ?? null;
  }

  latest(scope: Scope, count: number, beforeMs?: number): AsyncIterable<StoredCheck> {
    return this.routes.paging(scope, ({ checks }) => checks.latest(scope, count, beforeMs));
  }

  /** Of the main database: without it nothing works, without another one all partners but its own are served. */
  ping(): Promise<void> {
    return this.main.ping();
  }
}

/** Reports at the place of their scope; what is over all chains, of every place. */
export class RoutedReports implements ReportStore {
  constructor(private readonly routes: Routes) {}

  create(entry: ReportEntry, answered?: (row: CreatedReportRow) => AnsweredCall | null): Promise<CreatedReportRow> {
    return this.routes.writing(entry.scope, ({ reports }) => reports.create(entry, answered));
  }

  find(scope: Scope, reportId: string): Promise<StoredReport | null> {
    return this.routes.reading(scope, ({ reports }) => reports.find(scope, reportId));
  }

  findByRequest(scope: Scope, requestId: string): Promise<StoredReport | null> {
    return this.routes.reading(scope, ({ reports }) => reports.findByRequest(scope, requestId));
  }

  async findAnywhere(reportId: string): Promise<StoredReport | null> {
    const found = await this.routes.ofEvery(
      async ({ reports }) => listOf(await reports.findAnywhere(reportId)),
      ({ scope }) => scope,
    );
    return found[0] ?? null;
  }

  async heads(): Promise<readonly ChainHead[]> {
    const heads = await this.routes.ofEvery(
      ({ reports }) => reports.heads(),
      ({ chainId }) => scopeOfChain(chainId),
    );
    return [...heads].sort((left, right) => compareTexts(left.chainId, right.chainId));
  }

  async *walk(chainId: string): AsyncIterable<ChainEntry> {
    const scope = scopeOfChain(chainId);
    if (scope !== null) yield* this.routes.paging(scope, ({ reports }) => reports.walk(chainId));
  }

  async summariseMetering(query: ReportUsageQuery): Promise<readonly ReportUsage[]> {
    const usage = await this.routes.ofEvery(
      ({ reports }) => reports.summariseMetering(query),
      (one) => one,
    );
    const version = (one: ReportUsage): number => one.price.version ?? -1;
    return [...usage].sort(
      (left, right) =>
        compareTexts(left.partnerId, right.partnerId) ||
        compareTexts(left.environment, right.environment) ||
        version(left) - version(right),
    );
  }
}

/** Calls beside the checks of their scope. */
export class RoutedUsage implements UsageLog {
  constructor(private readonly routes: Routes) {}

  append(rows: readonly UsageRow[]): Promise<void> {
    return this.routes.writingEach(rows, ({ usage }, own) => usage.append(own));
  }

  async summarise(query: UsageQuery): Promise<readonly UsageSummary[]> {
    const summaries = await this.routes.ofEvery(
      ({ usage }) => usage.summarise(query),
      ({ scope }) => scope,
    );
    return [...summaries].sort(
      (left, right) =>
        compareTexts(left.scope.partnerId, right.scope.partnerId) ||
        compareTexts(left.scope.environment, right.scope.environment) ||
        compareTexts(left.operation, right.operation) ||
        left.status - right.status ||
        compareTexts(left.outcome ?? '', right.outcome ?? ''),
    );
  }
}

const listOf = <One>(one: One | null): readonly One[] => (one === null ? [] : [one]);

/** By code units: the order of ASCII ids. */
export const compareTexts = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
