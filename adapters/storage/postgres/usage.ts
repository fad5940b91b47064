import type { Knex } from 'knex';
import type { Environment } from '../../../domain/record/record.js';
import type { UsageLog, UsageQuery, UsageRow, UsageSummary } from '../../../ports/stores/usage.js';
import { asRepeatable } from './session/errors.js';
import type { ScopeNumbers } from './scopes.js';

/** Rows of one statement. */
const CHUNK_ROWS = 500;

interface SummaryRow {
  readonly partner_id: string;
  readonly environment: Environment;
  readonly operation: string;
  readonly status: number;
  readonly outcome: string | null;
  /** count(*) is a bigint, which the driver gives as text. */
  readonly calls: string;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly mean_duration_ms: number;
}

/** An answered check's usage is its row in `checks`; other calls have a table of their own. A view joins the two. */
export class PostgresUsageLog implements UsageLog {
  constructor(
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
  ) {}

  async append(rows: readonly UsageRow[]): Promise<void> {
    await asRepeatable('append usage', async () => {
      for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
        const chunk = await Promise.all(rows.slice(start, start + CHUNK_ROWS).map((row) => this.tableRow(row)));
        await this.database('usage_calls').insert(chunk).onConflict(['request_id', 'operation']).ignore();
      }
    });
  }

  async summarise(query: UsageQuery): Promise<readonly UsageSummary[]> {
    const rows = await asRepeatable('summarise usage', () => this.summary(query));
    return rows.map(summaryOf);
  }

  private async tableRow(row: UsageRow): Promise<Record<string, unknown>> {
    return {
      request_id: row.requestId,
      operation: row.operation,
      scope_id: this.scopes.remembered(row.scope) ?? (await this.scopes.ensure(row.scope)),
      key_id: row.keyId,
      status: row.status,
      outcome: row.outcome,
      called_at: new Date(row.atMs),
      duration_ms: row.durationMs,
    };
  }

  private async summary({ partnerId, fromMs, untilMs }: UsageQuery): Promise<readonly SummaryRow[]> {
    const group = ['partner_id', 'environment', 'operation', 'status', 'outcome'];
    const query = this.database('usage_log')
      .join('scopes', 'scopes.scope_id', 'usage_log.scope_id')
      .groupBy(group)
      .orderByRaw('partner_id, environment collate "C", operation, status, outcome nulls first')
      .select(group)
      .count({ calls: '*' })
      .min({ first_at: 'called_at' })
      .max({ last_at: 'called_at' })
      .avg({ mean_duration_ms: 'duration_ms' });
    if (partnerId !== null) query.where('partner_id', partnerId);
    if (fromMs !== null) query.where('called_at', '>=', new Date(fromMs));
    if (untilMs !== null) query.where('called_at', '<', new Date(untilMs));
    return (await query) as unknown as readonly SummaryRow[];
  }
}

const summaryOf = (row: SummaryRow): UsageSummary => ({
  scope: { partnerId: row.partner_id, environment: row.environment },
  operation: row.operation,
  status: row.status,
  outcome: row.outcome,
  count: Number(row.calls),
  firstAtMs: row.first_at.getTime(),
  lastAtMs: row.last_at.getTime(),
  meanDurationMs: row.mean_duration_ms,
});
