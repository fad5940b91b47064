import { withDatabase } from '../command-context.js';
import { print, textTable, time } from '../output.js';

interface UsageOptions {
  readonly partner?: string;
  readonly from?: number;
  readonly until?: number;
  readonly json?: boolean;
}

export const usage = ({ partner, from, until, json }: UsageOptions): Promise<void> =>
  withDatabase(async ({ keys, usage: log, reports }) => {
    const partners = await keys.listPartners();
    const wanted = partner === undefined ? null : partners.find((candidate) => candidate.name === partner);
    if (wanted === undefined) throw new Error(`There is no partner named "${partner}". See: signgate partners list`);
    const names = new Map(partners.map((candidate) => [candidate.partnerId, candidate.name]));
    const summary = await log.summarise({
      partnerId: wanted?.partnerId ?? null,
      fromMs: from ?? null,
      untilMs: until ?? null,
    });
    const views = summary.map((row) => ({
      partner: names.get(row.scope.partnerId) ?? row.scope.partnerId,
      environment: row.scope.environment,
      operation: row.operation,
      status: row.status,
      outcome: row.outcome,
      count: row.count,
      first_at: time(row.firstAtMs),
      last_at: time(row.lastAtMs),
      mean_duration_ms: Number(row.meanDurationMs.toFixed(2)),
    }));
    const metered = (
      await reports.summariseMetering({
        partnerId: wanted?.partnerId ?? null,
        fromMs: from ?? null,
        untilMs: until ?? null,
      })
    ).map((row) => ({
      partner: names.get(row.partnerId) ?? row.partnerId,
      environment: row.environment,
      reports: row.count,
      currency: row.price.currency,
      unit_price: row.price.unit_price,
      billing_active: row.price.billing_active,
      first_at: time(row.firstAtMs),
      last_at: time(row.lastAtMs),
    }));
    print(json, { usage: views, reports: metered }, () =>
      [
        usageTable(views),
        ...(metered.length === 0 ? [] : ['', 'Reports, metered apart from calls:', meteringTable(metered)]),
      ].join('\n'),
    );
  });

interface CallView {
  readonly partner: string;
  readonly environment: string;
  readonly operation: string;
  readonly status: number;
  readonly outcome: string | null;
  readonly count: number;
  readonly first_at: string;
  readonly last_at: string;
  readonly mean_duration_ms: number;
}

interface MeteringView {
  readonly partner: string;
  readonly environment: string;
  readonly reports: number;
  readonly currency: string | null;
  readonly unit_price: string | null;
  readonly billing_active: boolean;
}

const meteringTable = (rows: readonly MeteringView[]): string =>
  textTable(
    ['PARTNER', 'ENVIRONMENT', 'REPORTS', 'UNIT PRICE', 'CURRENCY', 'BILLING'],
    rows.map((row) => [
      row.partner,
      row.environment,
      String(row.reports),
      row.unit_price ?? '-',
      row.currency ?? '-',
      row.billing_active ? 'active' : 'not active',
    ]),
  );

const usageTable = (views: readonly CallView[]): string =>
  textTable(
    ['PARTNER', 'ENVIRONMENT', 'OPERATION', 'STATUS', 'OUTCOME', 'COUNT', 'FIRST', 'LAST', 'MEAN MS'],
    views.map((row) => [
      row.partner,
      row.environment,
      row.operation,
      String(row.status),
      row.outcome ?? '-',
      String(row.count),
      row.first_at,
      row.last_at,
      String(row.mean_duration_ms),
    ]),
  );
