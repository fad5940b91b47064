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
import { INDEXED_UNTIL } from './check-index/check-index.js';
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

const COUNTS = OUTCOMES.map((outcome) => `count(*) filter (where outcome = '${outcome}')::integer as ${outcome}`);

const dayOf = (moment: string): string => `(${moment}::timestamptz at time zone 'UTC')::date`;
const PERIOD = `to_char(c.checked_at at time zone 'UTC', :form)`;
const CODES = `cross join lateral unnest(string_to_array(c.finding_codes, ',')) as fired(code)`;

/**
 * Whole days are read as they were counted with the index of lists, and the rest of the time from the checks. What came
 * of them is found from the reports, not by a look at each check.
 */
const PRECISION = `
select period, code, sum(fired)::integer as fired, ${COUNTS.join(', ')}
from (
  select to_char(day, :form) as period, name as code, checks as fired, null as outcome from check_days
  where scope_id = :scopeId and sort = 'f' and day >= ${dayOf(':wholeFrom')} and day < ${dayOf(':wholeUntil')}
  union all
  select ${PERIOD}, code, 1, null
  from (values (:from::timestamptz, :wholeFrom::timestamptz), (:wholeUntil, :until)) ends(since, before)
  join checks c on c.checked_at >= ends.since and c.checked_at < ends.before ${CODES}
  where c.scope_id = :scopeId and c.finding_codes <> ''
  union all
  select ${PERIOD}, code, 0, outcome from (
    select distinct on (request_id) request_id, outcome from check_outcomes
    where scope_id = :scopeId order by request_id, outcome_id desc
  ) latest join checks c using (request_id) ${CODES}
  where c.scope_id = :scopeId and c.checked_at >= :from and c.checked_at < :until
) figures group by 1, 2 order by 1, 2`;

const DAY_MS = 86_400_000;

/** The whole UTC days within a time of which every check is in the index; none: they begin and end with the time. */
const wholeDays = (fromMs: number, untilMs: number, indexedUntil: Date | null) => {
  const first = Math.ceil(fromMs / DAY_MS) * DAY_MS;
  const end = Math.floor(Math.min(untilMs, indexedUntil?.getTime() ?? 0) / DAY_MS) * DAY_MS;
  return end > first ? { wholeFrom: first, wholeUntil: end } : { wholeFrom: untilMs, wholeUntil: untilMs };
};

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
      const { rows: places } = await this.database.raw<{
        readonly rows: readonly { readonly indexed_until: Date | null }[];
      }>(INDEXED_UNTIL);
      const at = (ms: number): Date => new Date(ms);
      const { wholeFrom, wholeUntil } = wholeDays(fromMs, untilMs, places[0]?.indexed_until ?? null);
      const { rows } = await this.database.raw<{ readonly rows: readonly CountRow[] }>(PRECISION, {
        ...{ form: PERIOD_FORMS[period], scopeId, from: at(fromMs), until: at(untilMs) },
        ...{ wholeFrom: at(wholeFrom), wholeUntil: at(wholeUntil) },
      });
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
