/** What the client's ledger and the database say of each other. */
export interface Settled {
  /** Complete answers with a verdict or a report. */
  readonly acknowledged: number;
  /** Acknowledged, and not in the database with the same verdict or the same bytes. */
  readonly lost: number;
  /**
   * Attempts of the client that stand in the database more than once, and checks and reports that are charged more than
   * once.
   */
  readonly doubleCharged: number;
  /** ALLOW while a required source was out: by what the row did to it, or by the record's own coverage. */
  readonly allowWhileDegraded: number;
}

/** Runs SQL as the owner of a database. */
export type RunSql = (sql: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

const DOUBLE_CHARGES = `
select (select count(*) from (select from checks where record::json->'intent'->>'intentReference' like 'attempt %'
    group by record::json->'intent'->>'intentReference' having count(*) > 1) a)::integer as attempts,
  (select count(*) from (select from usage_log group by request_id, operation having count(*) > 1) u)::integer as calls,
  (select count(*) from (select from report_metering group by scope_id, request_id having count(*) > 1) m)::integer
    as reports,
  (select count(*) from report_metering m full join reports r using (report_id)
    where m.report_id is null or r.report_id is null)::integer as unpaired`;

const ALLOW_WITHOUT_SOURCE = `
select request_id from checks where action = 'ALLOW' and jsonb_path_exists(record::jsonb,
  '$.facts.**.coverage ? (@.mandatory == true && @.status != "answered" && @.status != "not_supported")')`;

const ROWS_AT_ONCE = 20_000;

/** How many verdicts that a client was told, by the id of their request, are not in the database as they were told. */
export const countLost = async (told: ReadonlyMap<string, string>, run: RunSql): Promise<number> => {
  const ids = [...told.keys()];
  let lost = 0;
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const some = ids.slice(from, from + ROWS_AT_ONCE);
    const stored = await run('select request_id, action from checks where request_id = any($1)', [some]);
    const actions = new Map(stored.map((row) => [row['request_id'], row['action']]));
    lost += some.filter((id) => actions.get(id) !== told.get(id)).length;
  }
  return lost;
};

/** What the client was told, kept apart from the service: an answer counts once it has come whole. */
export class Ledger {
  private readonly verdicts = new Map<string, string>();
  private readonly reports = new Map<string, string>();
  private readonly allowedWhileDegraded = new Set<string>();
  private attempts = 0;
  /** Set by a row while a required source is out. */
  degraded = false;

  /**
   * A name for one attempt; it travels as `intent_reference`, so that the database can say how often it was worked on.
   */
  attempt(): string {
    this.attempts += 1;
    return `attempt ${this.attempts}`;
  }

  /** `wasDegraded`: whether a required source was out from the call's first byte to its last. */
  verdict(requestId: string, action: string, wasDegraded = this.degraded): void {
    this.verdicts.set(requestId, action);
    if (wasDegraded && action === 'ALLOW') this.allowedWhileDegraded.add(requestId);
  }

  report(reportId: string, text: string): void {
    this.reports.set(reportId, text);
  }

  get acknowledged(): number {
    return this.verdicts.size + this.reports.size;
  }

  /** Compares with the database. */
  async settle(run: RunSql): Promise<Settled> {
    const lostVerdicts = await countLost(this.verdicts, run);
    const delivered = await run('select report_id, delivered from reports where report_id = any($1)', [
      [...this.reports.keys()],
    ]);
    const texts = new Map(delivered.map((row) => [row['report_id'], row['delivered']]));
    const [doubles] = await run(DOUBLE_CHARGES);
    const allowed = new Set([
      ...this.allowedWhileDegraded,
      ...(await run(ALLOW_WITHOUT_SOURCE)).map((row) => String(row['request_id'])),
    ]);
    return {
      acknowledged: this.acknowledged,
      lost: lostVerdicts + [...this.reports].filter(([id, text]) => texts.get(id) !== text).length,
      doubleCharged: Object.values(doubles ?? {}).reduce<number>((sum, count) => sum + Number(count), 0),
      allowWhileDegraded: allowed.size,
    };
  }
}
