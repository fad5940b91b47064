import type pg from 'pg';
import { type DispositionState, OPEN_STATES } from '../../../../domain/record/disposition.js';
import { ACTIONS } from '../../../../domain/verdict/action.js';
import type { CheckFilter, CheckOrder } from '../../../../ports/stores/check-index.js';
import { IS_OPEN } from './standing.js';

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

const OPEN: ReadonlySet<DispositionState> = new Set(OPEN_STATES);

/** Cases that wait for a decision have indexes of their own, in each order. */
const isOfOpenCases = ({ filter: { actions, states } }: Bounds): boolean =>
  actions?.includes('ALLOW') === false && states?.every((state) => OPEN.has(state)) === true;

/** By place and time: what an index in the order of the search answers. */
const addTimes = (conditions: Conditions, bounds: Bounds): Conditions => {
  const { scopeId, order, before, filter } = bounds;
  const { fromMs, untilMs } = filter;
  conditions.add('scope_id = ?', scopeId);
  if (isOfOpenCases(bounds)) conditions.add(IS_OPEN);
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
  if (bounds.order !== 'risk' || isOfOpenCases(bounds)) return walk('');
  const walks = (bounds.filter.actions ?? ACTIONS).map((action) => `(${walk(` and action = '${action}'`)})`);
  return `select * from (${walks.join(' union all ')}) walked ${inOrder(bounds)} limit ${count}`;
};

/** Every part of it is numbered in one list of values. */
const searchOf = (bounds: Bounds, sql: (times: string, content: string) => string) => {
  const times = addTimes(new Conditions(), bounds);
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
const unindexed = (sql: string): string =>
  sql
    .replace('scope_id', 'scope_id + 0')
    .replaceAll('checked_at', "checked_at + interval '0'")
    .replace('risk_score', 'risk_score + 0');

/** A stretch of time is looked for beside the terms. They hold the scope, and its other rows tell no more. */
const isStretch = ({ filter: { fromMs } }: Bounds): boolean => fromMs !== null;

/** Rows that are asked for, found by their terms: the first of the order, or, in no order, those that are met first. */
export const byTerms = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  { columns, count }: SearchReading,
  { order = unindexed(inOrder(bounds)), besideTerms = isStretch(bounds) } = {},
): Promise<readonly Row[]> => {
  const { text, values } = searchOf(
    bounds,
    (times, content) => `
      select ${columns} from check_index where ${besideTerms ? times : unindexed(times)} and ${content}
      ${order} limit ${count}`,
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
/** So many rows are read at once, wherever they are. */
const RARE = 2_000;
/** What the planner expects may be as rare: of each term that it does not know it takes 0.04 % of all rows. */
const PERHAPS_RARE = 25_000;

/** What is found among the first rows, and as far on as these promise all that is to be read. */
const amongNext = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: SearchReading,
): Promise<{ readonly found: readonly Row[]; readonly isAll: boolean; readonly promised: number }> => {
  const { count } = reading;
  let found = await amongFirst<Row>(client, bounds, reading, LOOKED);
  const promised = Math.ceil((LOOKED * count * MARGIN) / found.length);
  const isOver = (): boolean => bounds.terms === null || found.length === count;
  if (!isOver() && promised <= LOOKED_AT_MOST) found = await amongFirst<Row>(client, bounds, reading, promised);
  return { found, isAll: isOver(), promised };
};

/** The first rows that are asked for: near the beginning, or all where they are rare, or further and further on. */
export const search = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: SearchReading,
): Promise<readonly Row[]> => {
  const { found, isAll, promised } = await amongNext<Row>(client, bounds, reading);
  if (isAll) return found;
  const rare = await ifRare<Row>(client, bounds, reading);
  if (rare !== null) return rare;
  for (const window of WINDOWS) {
    // no such window has what the first rows promise
    if (promised >= window && promised !== Number.POSITIVE_INFINITY) continue;
    // a window of the order by risk is none of time
    if (bounds.order === 'risk' && window > LOOKED_AT_MOST) continue;
    const further = await (window > LOOKED_AT_MOST ? inWindow<Row> : amongFirst<Row>)(client, bounds, reading, window);
    if (further.length === reading.count) return further;
  }
  return byTerms<Row>(client, bounds, reading);
};

/** Any rows that are asked for, as many as are to be read: who counts them needs no order. */
export const searchSome = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: SearchReading,
): Promise<readonly Row[]> => {
  const { found, isAll } = await amongNext<Row>(client, bounds, reading);
  return isAll ? found : byTerms<Row>(client, bounds, reading, { order: '' });
};

/** How many rows have these terms, as the planner takes it. */
const expected = async (client: pg.PoolClient, { terms }: Bounds): Promise<number> => {
  const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: { 'Plan Rows': number } }] }>(
    'explain (format json) select from check_index where terms @@ $1::tsquery',
    [terms],
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
};

/** The first of all rows that are asked for, where these are rare; else null. */
const ifRare = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  { columns, count }: SearchReading,
): Promise<readonly Row[] | null> => {
  if ((await expected(client, bounds)) > PERHAPS_RARE) return null;
  const { text, values } = searchOf(
    bounds,
    (times, content) => `
      select ${columns}, count(*) over () > ${RARE} as are_more from (
        select * from check_index where ${isStretch(bounds) ? times : unindexed(times)} and ${content}
        limit ${RARE + 1}) met
      ${inOrder(bounds)} limit ${count}`,
  );
  const { rows } = await client.query<Row & { readonly are_more: boolean }>(text, values);
  return rows[0]?.are_more === true ? null : rows;
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
  return byTerms<Row>(client, { ...bounds, filter: { ...bounds.filter, ...end } }, reading, { besideTerms: true });
};
