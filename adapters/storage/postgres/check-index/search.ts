import type pg from 'pg';
import { ACTIONS } from '../../../../domain/verdict/action.js';
import type { CheckFilter, CheckOrder } from '../../../../ports/stores/check-index.js';

/** A place in the order of a scope's checks, and the bounds of what is asked for. */
export interface Bounds {
  readonly scopeId: number;
  readonly filter: CheckFilter;
  readonly terms: string | null;
  readonly order: CheckOrder;
  /** The check behind which it goes on, in that order. Null: from the first on. */
  readonly before: { readonly at: Date; readonly requestId: string; readonly riskScore: number } | null;
}

type Place = NonNullable<Bounds['before']>;

interface OrderSql {
  readonly columns: readonly string[];
  readonly direction: 'asc' | 'desc';
  readonly valuesOf: (place: Place) => readonly unknown[];
}

const BY_TIME = {
  columns: ['checked_at', 'request_id'],
  valuesOf: ({ at, requestId }: Place) => [at, requestId],
} as const;
const ORDERS: Readonly<Record<CheckOrder, OrderSql>> = {
  newest: { ...BY_TIME, direction: 'desc' },
  oldest: { ...BY_TIME, direction: 'asc' },
  risk: {
    columns: ['risk_score', 'checked_at', 'request_id'],
    direction: 'desc',
    valuesOf: ({ at, requestId, riskScore }) => [riskScore, at, requestId],
  },
};

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
const addTimes = (
  conditions: Conditions,
  { scopeId, order, before, filter: { fromMs, untilMs } }: Bounds,
  scope = 'scope_id',
): Conditions => {
  conditions.add(`${scope} = ?`, scopeId);
  if (before !== null) {
    const { columns, direction, valuesOf } = ORDERS[order];
    const beyond = direction === 'desc' ? '<' : '>';
    conditions.add(`(${columns.join(', ')}) ${beyond} (${columns.map(() => '?').join(', ')})`, ...valuesOf(before));
  }
  if (fromMs !== null) conditions.add('checked_at >= ?', new Date(fromMs));
  if (untilMs !== null) conditions.add('checked_at < ?', new Date(untilMs));
  return conditions;
};

const addContent = (conditions: Conditions, { terms, filter: { valueFromUsd, valueBelowUsd } }: Bounds): Conditions => {
  if (valueFromUsd !== null) conditions.add('value_usd >= ?', valueFromUsd);
  if (valueBelowUsd !== null) conditions.add('value_usd < ?', valueBelowUsd);
  // last: a range of values is dozens of terms, each looked for in a row that the number alone leaves out
  if (terms !== null) conditions.add('terms @@ ?::tsquery', terms);
  return conditions;
};

const inOrder = ({ order }: Bounds): string => {
  const { columns, direction } = ORDERS[order];
  return `order by ${columns.map((name) => `${name} ${direction}`).join(', ')}`;
};

/**
 * The first rows of an order, by its index. By risk each action is walked for itself, so that a search for ALLOW does
 * not pass over all that was stopped.
 */
const firstRows = (bounds: Bounds, times: string, count: number): string => {
  const walk = (further: string) =>
    `select * from check_index where ${times}${further} ${inOrder(bounds)} limit ${count}`;
  if (bounds.order !== 'risk') return walk('');
  const walks = (bounds.filter.actions ?? ACTIONS).map((action) => `(${walk(` and action = '${action}'`)})`);
  return `select * from (${walks.join(' union all ')}) walked ${inOrder(bounds)} limit ${count}`;
};

/** Every part of it is numbered in one list of values. */
const searchOf = (bounds: Bounds, sql: (times: string, content: string) => string, scope?: string) => {
  const times = addTimes(new Conditions(), bounds, scope);
  const content = addContent(new Conditions(times.values.length), bounds);
  return { text: sql(times.sql, content.sql), values: [...times.values, ...content.values] };
};

/** What is read of the rows that are found, in their order. */
export interface SearchReading {
  readonly columns: string;
  readonly count: number;
}

/** Searches the first `looked` rows of the scope; of all rows the first, where nothing is asked of them. */
const amongFirst = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  { columns, count }: SearchReading,
  looked: number,
): Promise<readonly Row[]> => {
  const rowsToSee = bounds.terms === null ? count : looked;
  const { text, values } = searchOf(
    bounds,
    (times, content) => `
      select ${columns} from (${firstRows(bounds, times, rowsToSee)}) first_rows
      where ${content} ${inOrder(bounds)} limit ${count}`,
  );
  const { rows } = await client.query<Row>(text, values);
  return rows;
};

/** The same in words that no index knows: a walk along one would pass over what is not asked for. */
const sortedInOrder = (bounds: Bounds): string =>
  inOrder(bounds).replace('checked_at', "checked_at + interval '0'").replace('risk_score', 'risk_score + 0');

/** All rows that are asked for, found by their terms. */
export const byTerms = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  { columns, count }: SearchReading,
  // the terms hold the scope: a walk through all of its rows beside them would find nothing more
  scope = bounds.filter.fromMs === null ? 'scope_id + 0' : 'scope_id',
): Promise<readonly Row[]> => {
  const { text, values } = searchOf(
    bounds,
    (times, content) => `
      select ${columns} from check_index where ${times} and ${content} ${sortedInOrder(bounds)} limit ${count}`,
    scope,
  );
  const { rows } = await client.query<Row>(text, values);
  return rows;
};

/** Rows that are looked at first. They hold a page of all that is frequent, and tell how frequent the rest is. */
const LOOKED = 1_000;
/** How much further back is searched than they say. */
const MARGIN = 2;
/**
 * Up to so many rows are looked at one by one, half a microsecond each; of more their terms tell those that are asked
 * for. Terms find the rows of all times, and each of them is read before its time is known.
 */
const LOOKED_AT_MOST = 50_000;
/** So far back is searched where they say nothing, or were unlike what came before. */
const WINDOWS = [LOOKED_AT_MOST, 250_000] as const;
/** Up to so many rows are walked without asking how many there are in all. */
const WALKED_UNASKED = 5_000;
/** So many rows are read at once, wherever they are. */
const RARE = 2_000;

/** The rows that are asked for: among the first, then as far on as these promise a page, then all. */
export const search = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: SearchReading,
): Promise<readonly Row[]> => {
  const first = await amongFirst<Row>(client, bounds, reading, LOOKED);
  if (bounds.terms === null || first.length === reading.count) return first;
  for (const back of await waysBack(client, bounds, reading, first.length)) {
    const isShort = back <= LOOKED_AT_MOST;
    const found = await (isShort ? amongFirst<Row> : inWindow<Row>)(client, bounds, reading, back);
    if (found.length === reading.count) return found;
  }
  return byTerms<Row>(client, bounds, reading);
};

/** How many rows on, before all are searched. */
const waysBack = async (
  client: pg.PoolClient,
  bounds: Bounds,
  { count }: SearchReading,
  foundAmongFirst: number,
): Promise<readonly number[]> => {
  // a window of the order by risk is none of time
  const windows = bounds.order === 'risk' ? [LOOKED_AT_MOST] : WINDOWS;
  const promised = Math.ceil((LOOKED * count * MARGIN) / foundAmongFirst);
  // a long walk to a few rows costs more than all of them
  if (promised > WALKED_UNASKED && (await expected(client, bounds)) <= RARE) return [];
  if (promised <= Math.max(...windows)) return [promised, ...windows.filter((window) => window > promised * MARGIN)];
  return windows;
};

/** How many rows have these terms, as the planner takes it. */
const expected = async (client: pg.PoolClient, { terms }: Bounds): Promise<number> => {
  const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: { 'Plan Rows': number } }] }>(
    'explain (format json) select from check_index where terms @@ $1::tsquery',
    [terms],
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
};

/** By terms among about so many rows from one end of time; nothing where there are no more than these. */
const inWindow = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: SearchReading,
  window: number,
): Promise<readonly Row[]> => {
  const times = addTimes(new Conditions(), bounds);
  const { rows } = await client.query<{ readonly checked_at: Date }>(
    `select checked_at from check_index where ${times.sql} ${inOrder(bounds)} offset ${window} limit 1`,
    times.values,
  );
  const [row] = rows;
  if (row === undefined) return [];
  const endMs = row.checked_at.getTime();
  const end = bounds.order === 'oldest' ? { untilMs: endMs } : { fromMs: endMs };
  return byTerms<Row>(client, { ...bounds, filter: { ...bounds.filter, ...end } }, reading, 'scope_id');
};
