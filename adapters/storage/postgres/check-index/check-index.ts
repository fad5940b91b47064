import type pg from 'pg';
import type { Scope } from '../../../../domain/record/record.js';
import { timeOfRequestId } from '../../../../domain/record/request-time.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import {
  type AccountTotals,
  type CaseFlow,
  type CaseFlowDay,
  type CheckDays,
  type CheckFilter,
  type CheckIndex,
  type CheckPage,
  type CheckTally,
  EVERY_CHECK,
  type TouchedCheck,
} from '../../../../ports/stores/check-index.js';
import type { ScopeNumbers } from '../scopes.js';
import { asRepeatable } from '../session/errors.js';
import { withClient } from '../session/transaction.js';
import { type AccountRow, accountTotalsOf, accountValues, READ_ACCOUNT } from './account-days.js';
import { COUNT_OPEN, type DayRow, daysOf, READ_CASE_FLOW, READ_DAYS, type TallyRow, tallyOf } from './figures.js';
import { fillIndex } from './fill-index.js';
import { type IndexRow, LISTED_COLUMNS, listedCheck } from './index-rows.js';
import { type Bounds, byTerms, search, searchSome } from './search.js';
import { accountsIn, queryOf } from './terms.js';

/** One that is not taken in yet is before all others by risk. */
const PLACE = `
select c.checked_at, coalesce(i.risk_score, 101) as risk_score
from checks c left join check_index i using (scope_id, checked_at, request_id)
where c.request_id = $1 and c.scope_id = $2`;
/** Of a month that was retired: its checks left the table, and are still listed. By the time that is in the id. */
const PLACE_OF_RETIRED = `
select checked_at, risk_score from check_index
where request_id = $1 and scope_id = $2 and checked_at between $3 and $4`;
/** The clock that makes an id and the one that dates its check may differ by so much, milliseconds. */
const CLOCKS_DIFFER_MS = 10 * 60_000;
/** Every check that was answered before this moment is in the index, and counted in its days. */
export const INDEXED_UNTIL = 'select indexed_until from check_index_cursor';

const boundsOf = (
  scopeId: number,
  filter: CheckFilter,
  order: Bounds['order'] = 'newest',
  before: Bounds['before'] = null,
): Bounds => ({
  ...{ scopeId, filter, order, before },
  terms: queryOf(scopeId, filter),
});

/** Lists of checks over a table that is filled behind the checks. */
export class PostgresCheckIndex implements CheckIndex {
  constructor(
    private readonly pool: pg.Pool,
    private readonly scopes: ScopeNumbers,
    private readonly logger: Logger,
  ) {}

  list(
    scope: Scope,
    filter: CheckFilter,
    { olderThan, count, order }: Parameters<CheckIndex['list']>[2],
  ): Promise<CheckPage | null> {
    return asRepeatable('list checks', async () => {
      const scopeId = await this.scopes.find(scope);
      return withClient(this.pool, async (client) => {
        // before the rows: what is taken in meanwhile is more than was promised
        const { rows: cursors } = await client.query<{ readonly indexed_until: Date | null }>(INDEXED_UNTIL);
        const indexedUntilMs = cursors[0]?.indexed_until?.getTime() ?? null;
        if (scopeId === null) return olderThan === null ? { checks: [], indexedUntilMs } : null;
        const before = olderThan === null ? null : await placeOf(client, scopeId, olderThan);
        if (before === undefined) return null;
        const reading = { columns: LISTED_COLUMNS, count };
        const rows = await search<IndexRow>(client, boundsOf(scopeId, filter, order, before), reading);
        return { checks: rows.map(listedCheck), indexedUntilMs };
      });
    });
  }

  tally(scope: Scope, filter: CheckFilter, upTo: number): Promise<CheckTally> {
    return asRepeatable('count checks', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return tallyOf([], upTo);
      const reading = { columns: 'action, finding_codes', count: upTo + 1 };
      const bounds = boundsOf(scopeId, filter);
      return tallyOf(await withClient(this.pool, (client) => searchSome<TallyRow>(client, bounds, reading)), upTo);
    });
  }

  days(scope: Scope, fromDay: string, toDay: string): Promise<CheckDays> {
    return asRepeatable('count checks by days', async () => {
      const scopeId = await this.scopes.find(scope);
      const { rows } = await this.pool.query<DayRow>(READ_DAYS, [scopeId, fromDay, toDay]);
      return daysOf(rows);
    });
  }

  caseFlow(scope: Scope, fromDay: string): Promise<CaseFlow> {
    return asRepeatable('count cases by days', async () => {
      const scopeId = await this.scopes.find(scope);
      const [{ rows: open }, { rows: days }] = await Promise.all([
        this.pool.query<{ readonly open: number }>(COUNT_OPEN, [scopeId]),
        this.pool.query<CaseFlowDay>(READ_CASE_FLOW, [scopeId, fromDay]),
      ]);
      return { openNow: open[0]?.open ?? 0, days: days.map(({ day, opened, decided }) => ({ day, opened, decided })) };
    });
  }

  accountTotals(scope: Scope, account: string, fromDay: string): Promise<AccountTotals> {
    return asRepeatable('count checks of an account', async () => {
      const values = accountValues(await this.scopes.find(scope), account, fromDay);
      const { rows } = await this.pool.query<AccountRow>(READ_ACCOUNT, values);
      const [row] = rows;
      if (row === undefined) throw new Error('The database gave no sums');
      return accountTotalsOf(row);
    });
  }

  allowed(scope: Scope, accounts: readonly string[], count: number): Promise<readonly TouchedCheck[]> {
    return asRepeatable('find what was allowed', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null || accounts.length === 0) return [];
      const bounds = boundsOf(scopeId, { ...EVERY_CHECK, actions: ['ALLOW'], accounts });
      const columns = `request_id, checked_at, tsvector_to_array(terms) as terms`;
      const rows = await withClient(this.pool, (client) => byTerms<TouchedRow>(client, bounds, { columns, count }));
      return rows.map(({ request_id: requestId, checked_at: checkedAt, terms }) => ({
        requestId,
        checkedAtMs: checkedAt.getTime(),
        accounts: accountsIn(scopeId, terms).filter((key) => accounts.includes(key)),
      }));
    });
  }

  fill(count: number): Promise<number> {
    return asRepeatable('fill the index of checks', () => fillIndex(this.pool, count, this.logger));
  }
}

type PlaceRow = Pick<IndexRow, 'checked_at' | 'risk_score'>;
type TouchedRow = Pick<IndexRow, 'request_id' | 'checked_at'> & { readonly terms: readonly string[] };

const placeOf = async (
  client: pg.PoolClient,
  scopeId: number,
  requestId: string,
): Promise<Bounds['before'] | undefined> => {
  const found = await client.query<PlaceRow>(PLACE, [requestId, scopeId]);
  const row = found.rows[0] ?? (await placeOfRetired(client, scopeId, requestId));
  return row === undefined ? undefined : { at: row.checked_at, requestId, riskScore: row.risk_score };
};

const placeOfRetired = async (
  client: pg.PoolClient,
  scopeId: number,
  requestId: string,
): Promise<PlaceRow | undefined> => {
  const madeAtMs = timeOfRequestId(requestId);
  if (madeAtMs === null) return undefined;
  const around = [-CLOCKS_DIFFER_MS, CLOCKS_DIFFER_MS].map((ms) => new Date(madeAtMs + ms));
  const { rows } = await client.query<PlaceRow>(PLACE_OF_RETIRED, [requestId, scopeId, ...around]);
  return rows[0];
};
