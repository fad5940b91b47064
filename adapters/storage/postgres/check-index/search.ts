import type pg from 'pg';
import type { CheckFilter } from '../../../../ports/stores/check-index.js';

/** A place in the order of a scope's checks, and the bounds of what is asked for. */
export interface Bounds {
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
const addTimes = (
  conditions: Conditions,
  { scopeId, before, filter: { fromMs, untilMs } }: Bounds,
  scope = 'scope_id',
): Conditions => {
  conditions.add(`${scope} = ?`, scopeId);
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

/** Every part of it is numbered in one list of values. */
const searchOf = (bounds: Bounds, sql: (times: string, content: string) => string, scope?: string) => {
  const times = addTimes(new Conditions(), bounds, scope);
  const content = addContent(new Conditions(times.values.length), bounds);
  return { text: sql(times.sql, content.sql), values: [...times.values, ...content.values] };
};

/** What is read of the rows that are found, newest first. */
export interface SearchReading {
  readonly columns: string;
  readonly count: number;
}

/** Of the newest `looked` rows of the scope those that are asked for; of all rows where nothing of them is. */
const amongNewest = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  { columns, count }: SearchReading,
  looked: number,
): Promise<readonly Row[]> => {
  const rowsToSee = bounds.terms === null ? count : looked;
  const { text, values } = searchOf(
    bounds,
    (times, content) => `
      select ${columns} from (select * from check_index where ${times} ${NEWEST_FIRST} limit ${rowsToSee}) newest
      where ${content} ${NEWEST_FIRST} limit ${count}`,
  );
  const { rows } = await client.query<Row>(text, values);
  return rows;
};

/** The same in words that the index of times does not know: a walk along it would pass over what is not asked for. */
const SORTED_NEWEST_FIRST = NEWEST_FIRST.replace('checked_at', "checked_at + interval '0'");

/** All rows that are asked for, found by their terms. */
export const byTerms = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  { columns, count }: SearchReading,
): Promise<readonly Row[]> => {
  const { text, values } = searchOf(
    bounds,
    (times, content) => `
      select ${columns} from check_index where ${times} and ${content} ${SORTED_NEWEST_FIRST} limit ${count}`,
    // the terms hold the scope: a walk through all of its rows beside them would find nothing more
    bounds.filter.fromMs === null ? 'scope_id + 0' : 'scope_id',
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

/** The rows that are asked for: among the newest, then as far back as these promise a page, then all. */
export const search = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: SearchReading,
): Promise<readonly Row[]> => {
  const newest = await amongNewest<Row>(client, bounds, reading, LOOKED);
  if (bounds.terms === null || newest.length === reading.count) return newest;
  for (const back of await waysBack(client, bounds, reading, newest.length)) {
    const isShort = back <= LOOKED_AT_MOST;
    const found = await (isShort ? amongNewest<Row> : inWindow<Row>)(client, bounds, reading, back);
    if (found.length === reading.count) return found;
  }
  return byTerms<Row>(client, bounds, reading);
};

/** How many rows back, before all are searched. */
const waysBack = async (
  client: pg.PoolClient,
  bounds: Bounds,
  { count }: SearchReading,
  foundAmongNewest: number,
): Promise<readonly number[]> => {
  const promised = Math.ceil((LOOKED * count * MARGIN) / foundAmongNewest);
  if (promised <= WINDOWS[1]) return [promised, ...WINDOWS.filter((window) => window > promised * MARGIN)];
  return (await expected(client, bounds)) > RARE ? WINDOWS : [];
};

/** How many rows have these terms, as the planner takes it. */
const expected = async (client: pg.PoolClient, { terms }: Bounds): Promise<number> => {
  const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: { 'Plan Rows': number } }] }>(
    'explain (format json) select from check_index where terms @@ $1::tsquery',
    [terms],
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
};

/** By terms among about so many of the newest rows; nothing where there are no more than these. */
const inWindow = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: SearchReading,
  window: number,
): Promise<readonly Row[]> => {
  const times = addTimes(new Conditions(), bounds);
  const { rows } = await client.query<{ readonly checked_at: Date }>(
    `select checked_at from check_index where ${times.sql} ${NEWEST_FIRST} offset ${window} limit 1`,
    times.values,
  );
  const fromMs = rows[0]?.checked_at.getTime() ?? null;
  return fromMs === null ? [] : byTerms<Row>(client, { ...bounds, filter: { ...bounds.filter, fromMs } }, reading);
};
