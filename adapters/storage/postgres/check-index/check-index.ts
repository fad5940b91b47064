import type pg from 'pg';
import type { Scope } from '../../../../domain/record/record.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import type { CheckFilter, CheckIndex, CheckPage } from '../../../../ports/stores/check-index.js';
import type { ScopeNumbers } from '../scopes.js';
import { asRepeatable } from '../session/errors.js';
import { exclusively } from '../session/exclusively.js';
import { withClient } from '../session/transaction.js';
import { fillIndex } from './fill-index.js';
import { type IndexRow, LISTED_COLUMNS, listedCheck } from './index-rows.js';
import { queryOf } from './terms.js';

/** The holder of this advisory lock fills the index. An arbitrary constant. */
const FILL_LOCK = 7_446_744_018;
/** Where at least one in forty checks is asked for, these hold a page; else their terms find them faster. */
const NEWEST_ROWS = 2_000;

const PLACE = `select checked_at from checks where request_id = $1 and scope_id = $2`;
const INDEXED_UNTIL = 'select indexed_until from check_index_cursor';

/** A place in the order of a scope's checks, and the bounds of what is asked for. */
interface Bounds {
  readonly scopeId: number;
  readonly filter: CheckFilter;
  readonly terms: string | null;
  /** Null: from the newest on. */
  readonly before: { readonly at: Date; readonly requestId: string } | null;
}

/** Conditions with their values, in the order in which they are named. */
class Conditions {
  readonly values: unknown[] = [];
  private readonly texts: string[] = [];

  /** `before`: how many values stand before these. */
  constructor(private readonly before = 0) {}

  add(text: string, ...values: readonly unknown[]): this {
    let place = this.before + this.values.length;
    this.texts.push(text.replaceAll('?', () => `$${(place += 1)}`));
    this.values.push(...values);
    return this;
  }

  get sql(): string {
    return this.texts.length === 0 ? 'true' : this.texts.join(' and ');
  }
}

/** By place and time: what the index of times answers. */
const addTimes = (conditions: Conditions, { scopeId, before, filter: { fromMs, untilMs } }: Bounds): Conditions => {
  conditions.add('scope_id = ?', scopeId);
  if (before !== null) conditions.add('(checked_at, request_id) < (?, ?)', before.at, before.requestId);
  if (fromMs !== null) conditions.add('checked_at >= ?', new Date(fromMs));
  if (untilMs !== null) conditions.add('checked_at < ?', new Date(untilMs));
  return conditions;
};

const addContent = (conditions: Conditions, { terms, filter: { valueFromUsd, valueBelowUsd } }: Bounds): Conditions => {
  if (terms !== null) conditions.add('terms @@ ?::tsquery', terms);
  if (valueFromUsd !== null) conditions.add('value_usd >= ?', valueFromUsd);
  if (valueBelowUsd !== null) conditions.add('value_usd < ?', valueBelowUsd);
  return conditions;
};

const NEWEST_FIRST = 'order by checked_at desc, request_id desc';

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
    { olderThan, count }: { readonly olderThan: string | null; readonly count: number },
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
        const rows = await this.rowsOf(client, { scopeId, filter, terms: queryOf(scopeId, filter), before }, count);
        return { checks: rows.map(listedCheck), indexedUntilMs };
      });
    });
  }

  fill(count: number): Promise<number> {
    return asRepeatable('fill the index of checks', () => fillIndex(this.pool, count, this.logger));
  }

  exclusively(work: () => Promise<void>): Promise<boolean> {
    return exclusively(this.pool, { lock: FILL_LOCK, what: 'fill the index of checks' }, work);
  }

  /** Looks among the newest first: what is asked for often is there. What is rare is found by its terms. */
  private async rowsOf(client: pg.PoolClient, bounds: Bounds, count: number): Promise<readonly IndexRow[]> {
    const rows = await newestOf(client, bounds, count);
    return rows.length < count && bounds.terms !== null ? byTerms(client, bounds, count) : rows;
  }
}

const placeOf = async (
  client: pg.PoolClient,
  scopeId: number,
  requestId: string,
): Promise<Bounds['before'] | undefined> => {
  const { rows } = await client.query<{ readonly checked_at: Date }>(PLACE, [requestId, scopeId]);
  return rows[0] === undefined ? undefined : { at: rows[0].checked_at, requestId };
};

/** Every part of it is numbered in one list of values. */
const searchOf = (bounds: Bounds, sql: (times: string, content: string) => string) => {
  const times = addTimes(new Conditions(), bounds);
  const content = addContent(new Conditions(times.values.length), bounds);
  return { text: sql(times.sql, content.sql), values: [...times.values, ...content.values] };
};

const newestOf = async (client: pg.PoolClient, bounds: Bounds, count: number): Promise<readonly IndexRow[]> => {
  const looked = bounds.terms === null ? count : NEWEST_ROWS;
  const { text, values } = searchOf(
    bounds,
    (times, content) => `
      with newest as materialized (select * from check_index where ${times} ${NEWEST_FIRST} limit ${looked})
      select ${LISTED_COLUMNS} from newest where ${content} ${NEWEST_FIRST} limit ${count}`,
  );
  const { rows } = await client.query<IndexRow>(text, values);
  return rows;
};

/** By the index of terms alone, however common the planner takes them to be. */
const BY_TERMS =
  'begin read only; set local jit = off; set local enable_seqscan = off; set local enable_indexscan = off';

const byTerms = async (client: pg.PoolClient, bounds: Bounds, count: number): Promise<readonly IndexRow[]> => {
  const { text, values } = searchOf(
    bounds,
    (times, content) =>
      `select ${LISTED_COLUMNS} from check_index where ${times} and ${content} ${NEWEST_FIRST} limit ${count}`,
  );
  await client.query(BY_TERMS);
  const { rows } = await client.query<IndexRow>(text, values);
  await client.query('commit');
  return rows;
};
