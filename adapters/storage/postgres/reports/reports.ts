import type { Knex } from 'knex';
import type { Scope } from '../../../../domain/record/record.js';
import {
  type ChainHead,
  chainIdOf,
  GENESIS_LINK,
  nextPosition,
  scopeOfChain,
} from '../../../../domain/report/chain.js';
import { deliveredText } from '../../../../domain/report/envelope.js';
import { type AnsweredCall, LeaseLostError } from '../../../../ports/stores/idempotency.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import type {
  ChainEntry,
  CreatedReportRow,
  ReportEntry,
  ReportStore,
  ReportUsage,
  ReportUsageQuery,
  StoredReport,
} from '../../../../ports/stores/reports.js';
import { asPort, asRepeatable } from '../session/errors.js';
import { finishBinding } from '../idempotency.js';
import type { PostgresLimits } from '../session/options.js';
import {
  chainEntry,
  type ChainRow,
  meteringRow,
  priceOf,
  type ReportRow,
  reportRow,
  type ScopedReportRow,
  storedReport,
  type StoredUsageRow,
} from './report-rows.js';
import { withRetries } from '../session/retry.js';
import type { ScopeNumbers } from '../scopes.js';

const PAGE_ROWS = 50;
/** First half of a chain's advisory lock; the second half is the scope's number. */
const CHAIN_LOCK = 0x5347_5250;

const CHAIN_PAGE = `
select r.*, m.report_id as metered_report_id, m.request_id as metered_request_id, m.key_id as metered_key_id,
  m.created_at as metered_at, m.billing_active, m.pricing_status, m.pricing_version, m.currency, m.unit_price
from reports r left join report_metering m using (report_id)
where r.scope_id = ? and r.seq > ? order by r.seq limit ?`;

const HEADS = `
select s.partner_id, s.environment, r.seq, r.link_hash
from scopes s cross join lateral (
  select seq, link_hash from reports where scope_id = s.scope_id order by seq desc limit 1
) r`;

const USAGE = `
select s.partner_id, s.environment, m.billing_active, m.pricing_status, m.pricing_version, m.currency, m.unit_price,
  count(*)::integer as made, min(m.created_at) as first_at, max(m.created_at) as last_at
from report_metering m join scopes s using (scope_id)
where (?::text is null or s.partner_id = ?)
  and (?::timestamptz is null or m.created_at >= ?) and (?::timestamptz is null or m.created_at < ?)
group by s.partner_id, s.environment, m.billing_active, m.pricing_status, m.pricing_version, m.currency, m.unit_price
order by s.partner_id collate "C", s.environment collate "C", m.pricing_version nulls first`;

type Answered = ((row: CreatedReportRow) => AnsweredCall | null) | undefined;

/** Reports on one chain for each scope. A transaction takes an advisory lock before it takes the next place. */
export class PostgresReportStore implements ReportStore {
  /** By scope, the last append of this process: appends that wait for a chain must not each hold a connection. */
  private readonly lastOf = new Map<number, Promise<unknown>>();

  constructor(
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
    private readonly limits: PostgresLimits,
    private readonly logger: Logger,
  ) {}

  async create(entry: ReportEntry, answered?: Answered): Promise<CreatedReportRow> {
    const scopeId = await asRepeatable('number a scope', () => this.scopes.ensure(entry.scope));
    const before = this.lastOf.get(scopeId) ?? Promise.resolve();
    const append = before.then(() => asPort('store a report', () => this.appendWithRetries(entry, scopeId, answered)));
    const settled = append.catch(() => undefined);
    this.lastOf.set(scopeId, settled);
    try {
      return await append;
    } finally {
      if (this.lastOf.get(scopeId) === settled) this.lastOf.delete(scopeId);
    }
  }

  /** Safe to run twice: after a try that was committed unseen, the next one finds its own report. */
  private appendWithRetries(entry: ReportEntry, scopeId: number, answered: Answered): Promise<CreatedReportRow> {
    return withRetries(() => this.append(entry, scopeId, answered), {
      retryMs: this.limits.retryMs,
      onFailure: ({ kind, reason }) =>
        this.logger.log('warn', 'a report was not stored at the first try', { kind, reason }),
    });
  }

  private append(entry: ReportEntry, scopeId: number, answered: Answered): Promise<CreatedReportRow> {
    return this.database.transaction(async (transaction) => {
      const row = await this.appendWithin(transaction, entry, scopeId);
      const given = answered?.(row) ?? null;
      if (given === null) return row;
      const [sql, values] = finishBinding({ answered: given, scopeId });
      const { rows } = await transaction.raw<{ readonly rows: readonly unknown[] }>(sql, values as never);
      if (rows.length === 0) throw new LeaseLostError();
      return row;
    });
  }

  private async appendWithin(
    transaction: Knex.Transaction,
    entry: ReportEntry,
    scopeId: number,
  ): Promise<CreatedReportRow> {
    const { scope, report } = entry;
    await transaction.raw('select pg_advisory_xact_lock(?, ?)', [CHAIN_LOCK, scopeId]);
    const existing = await transaction<ReportRow>('reports')
      .where({ scope_id: scopeId, request_id: report.requestId } as object)
      .first();
    if (existing !== undefined)
      return { stored: storedReport(scope, existing), created: existing.report_id === report.reportId };
    const head = await transaction<ReportRow>('reports')
      .where({ scope_id: scopeId } as object)
      .orderBy('seq', 'desc')
      .first('seq', 'link_hash');
    const position = nextPosition(
      { chainId: chainIdOf(scope), size: head?.seq ?? 0, linkHash: head?.link_hash ?? GENESIS_LINK },
      report,
    );
    const stored: StoredReport = {
      scope,
      reportId: report.reportId,
      requestId: report.requestId,
      businessReference: entry.businessReference,
      createdAtMs: entry.createdAtMs,
      reportSha256: report.reportSha256,
      signingKeyId: report.keyId,
      position,
      delivered: deliveredText(report, { ...position, signature: await entry.signPlace(position) }),
    };
    await transaction('reports').insert(reportRow(stored, scopeId));
    await transaction('report_metering').insert(meteringRow(entry, scopeId));
    return { stored, created: true };
  }

  find(scope: Scope, reportId: string): Promise<StoredReport | null> {
    return this.findOne(scope, { report_id: reportId });
  }

  findByRequest(scope: Scope, requestId: string): Promise<StoredReport | null> {
    return this.findOne(scope, { request_id: requestId });
  }

  async findAnywhere(reportId: string): Promise<StoredReport | null> {
    const row = await asRepeatable('find a report', () =>
      this.database<ScopedReportRow>('reports')
        .join('scopes', 'scopes.scope_id', 'reports.scope_id')
        .where({ report_id: reportId } as object)
        .first<ScopedReportRow>('reports.*', 'partner_id', 'environment'),
    );
    return (row as ScopedReportRow | undefined) === undefined
      ? null
      : storedReport({ partnerId: row.partner_id, environment: row.environment }, row);
  }

  async heads(): Promise<readonly ChainHead[]> {
    const { rows } = await asRepeatable('read the heads of chains', () =>
      this.database.raw<{ readonly rows: readonly (ScopedReportRow & { readonly seq: number })[] }>(HEADS),
    );
    return rows
      .map((row) => ({
        chainId: chainIdOf({ partnerId: row.partner_id, environment: row.environment }),
        size: row.seq,
        linkHash: row.link_hash,
      }))
      .sort((left, right) => (left.chainId < right.chainId ? -1 : 1));
  }

  async *walk(chainId: string): AsyncIterable<ChainEntry> {
    const scope = scopeOfChain(chainId);
    const scopeId = scope === null ? null : await asRepeatable('walk a chain', () => this.scopes.find(scope));
    if (scope === null || scopeId === null) return;
    for (let after = 0; ; ) {
      const { rows } = await asRepeatable('walk a chain', () =>
        this.database.raw<{ readonly rows: readonly ChainRow[] }>(CHAIN_PAGE, [scopeId, after, PAGE_ROWS]),
      );
      for (const row of rows) yield chainEntry(scope, row);
      if (rows.length < PAGE_ROWS) return;
      after = rows.at(-1)?.seq ?? after;
    }
  }

  async summariseMetering({ partnerId, fromMs, untilMs }: ReportUsageQuery): Promise<readonly ReportUsage[]> {
    const [from, until] = [fromMs, untilMs].map((ms) => (ms === null ? null : new Date(ms)));
    const { rows } = await asRepeatable('summarise report metering', () =>
      this.database.raw<{ readonly rows: readonly StoredUsageRow[] }>(USAGE, [
        partnerId,
        partnerId,
        from,
        from,
        until,
        until,
      ] as never),
    );
    return rows.map((row) => ({
      partnerId: row.partner_id,
      environment: row.environment,
      price: priceOf(row),
      count: row.made,
      firstAtMs: row.first_at.getTime(),
      lastAtMs: row.last_at.getTime(),
    }));
  }

  private async findOne(scope: Scope, condition: object): Promise<StoredReport | null> {
    return asRepeatable('find a report', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return null;
      const row = await this.database<ReportRow>('reports')
        .where({ ...condition, scope_id: scopeId } as object)
        .first();
      return row === undefined ? null : storedReport(scope, row);
    });
  }
}
