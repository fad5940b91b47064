import type { FindingCode } from '../../../domain/findings/index.js';
import type { Knex } from 'knex';
import { type Outcome, OUTCOMES, type Period } from '../../../domain/record/outcome.js';
import type { Scope } from '../../../domain/record/record.js';
import type { HistoryEntry } from '../../../ports/stores/history.js';
import type {
  OutcomeEntry,
  OutcomeStore,
  PrecisionQuery,
  PrecisionRow,
  ReportedOutcome,
} from '../../../ports/stores/outcomes.js';
import { sizeColumns } from './history/entry-table.js';
import { historyId } from './history/history-id.js';
import { withLatest } from './history/outcome-sql.js';
import type { ScopeNumbers } from './scopes.js';
import { asRepeatable } from './session/errors.js';

interface OutcomeRow {
  readonly outcome: Outcome;
  readonly transaction_hash: string | null;
  readonly note: string | null;
  readonly reported_at: Date;
}

type CountRow = Readonly<Record<Outcome, number>> & {
  readonly period: string;
  readonly code: FindingCode;
  readonly fired: number;
};

/** The report, and a row for each account that its check left in history. */
const APPEND = `
with reported as (
  insert into check_outcomes (request_id, scope_id, key_id, outcome, transaction_hash, note, reported_at)
  values (?, ?, ?, ?, ?, ?, ?)
  returning outcome_id, request_id, scope_id, outcome
)
insert into outcome_accounts (outcome_id, request_id, scope_id, outcome, sender_id, recipient_id, transfer, blocked,
  checked_at_ms, value_usd, amount, asset)
select reported.*, account.* from reported cross join json_to_recordset(?) as account(
  sender_id uuid, recipient_id uuid, transfer boolean, blocked boolean, checked_at_ms bigint,
  value_usd double precision, amount double precision, asset text
)`;

/** Joins the transaction that it is given. */
export const appendOutcome = async (database: Knex, scopeId: number, entry: OutcomeEntry): Promise<void> => {
  await database.raw(APPEND, [
    ...[entry.requestId, scopeId, entry.keyId, entry.outcome, entry.transactionHash, entry.note],
    new Date(entry.reportedAtMs),
    JSON.stringify(entry.history.map(accountColumns)),
  ]);
};

/** As `to_char` has them. */
const PERIOD_FORMS: Readonly<Record<Period, string>> = { day: 'YYYY-MM-DD', month: 'YYYY-MM' };

const COUNTS = OUTCOMES.map(
  (outcome) => `count(*) filter (where latest.outcome = '${outcome}')::integer as ${outcome}`,
).join(', ');

/** Reads only checks with findings, by an index that holds them alone. */
const PRECISION = `
select to_char(c.checked_at at time zone 'UTC', ?) as period, fired.code, count(*)::integer as fired, ${COUNTS}
from checks c ${withLatest('c')}
cross join lateral unnest(string_to_array(c.finding_codes, ',')) as fired(code)
where c.scope_id = ? and c.checked_at >= ? and c.checked_at < ? and c.finding_codes <> ''
group by 1, 2 order by 1, 2`;

/** A row for each report. The one with the highest number is the latest of its check. */
export class PostgresOutcomeStore implements OutcomeStore {
  constructor(
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
  ) {}

  async append(entry: OutcomeEntry): Promise<void> {
    // a try of unknown fate may leave the row twice, which changes nothing
    await asRepeatable('append an outcome', async () => {
      const scopeId = await this.scopes.ensure(entry.scope);
      await appendOutcome(this.database, scopeId, entry);
    });
  }

  async list(scope: Scope, requestId: string): Promise<readonly ReportedOutcome[]> {
    return asRepeatable('list outcomes', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return [];
      const rows = await this.database<OutcomeRow>('check_outcomes')
        .where({ request_id: requestId, scope_id: scopeId } as object)
        .orderBy('outcome_id')
        .select('outcome', 'transaction_hash', 'note', 'reported_at');
      return rows.map(reportedOutcome);
    });
  }

  async precision({ scope, fromMs, untilMs, period }: PrecisionQuery): Promise<readonly PrecisionRow[]> {
    return asRepeatable('count findings', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return [];
      const values = [PERIOD_FORMS[period], scopeId, new Date(fromMs), new Date(untilMs)];
      const { rows } = await this.database.raw<{ readonly rows: readonly CountRow[] }>(PRECISION, values);
      return rows.map(precisionRow);
    });
  }
}

const precisionRow = ({ period, code, fired, ...outcomes }: CountRow): PrecisionRow => ({
  period,
  code,
  fired,
  outcomes,
});

const accountColumns = (entry: HistoryEntry): object => ({
  sender_id: historyId(entry.senderKey),
  recipient_id: historyId(entry.recipientKey),
  transfer: entry.transfer,
  blocked: entry.action === 'BLOCK',
  checked_at_ms: entry.checkedAtMs,
  ...sizeColumns(entry),
});

const reportedOutcome = (row: OutcomeRow): ReportedOutcome => ({
  outcome: row.outcome,
  transactionHash: row.transaction_hash,
  note: row.note,
  reportedAtMs: row.reported_at.getTime(),
});
