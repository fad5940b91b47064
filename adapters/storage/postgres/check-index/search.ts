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
export interface Reading {
  readonly columns: string;
  readonly count: number;
}

/** Of the newest `looked` rows of the scope those that are asked for; of all rows where nothing of them is. */
const amongNewest = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  { columns, count }: Reading,
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

/** By the index of terms alone, however common the planner takes them to be. */
const BY_TERMS = 'begin read only; set local enable_seqscan = off; set local enable_indexscan = off';

/** All rows that are asked for, found by their terms. */
export const byTerms = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  { columns, count }: Reading,
): Promise<readonly Row[]> => {
  const { text, values } = searchOf(
    bounds,
    (times, content) => `
      select ${columns} from check_index where ${times} and ${content} ${NEWEST_FIRST} limit ${count}`,
    // the terms hold the scope: a walk through all of its rows beside them would find nothing more
    bounds.filter.fromMs === null ? 'scope_id + 0' : 'scope_id',
  );
  await client.query(BY_TERMS);
  const { rows } = await client.query<Row>(text, values);
  await client.query('commit');
  return rows;
};

/** Rows that are looked at first. They hold a page of all that is frequent, and tell how frequent the rest is. */
const LOOKED = 1_000;
/** Up to so many rows are looked at one by one; of more the index of terms picks those that are asked for. */
const LOOKED_AT_MOST = 10_000;
/** A longer way back is no shorter than all. */
const WINDOW_AT_MOST = 250_000;
/** How much further back is looked than the frequency among the first ones says. */
const MARGIN = 2;
/** Fewer tell nothing of the frequency. */
const FOUND_AT_LEAST = 5;

/** The rows that are asked for: among the newest, as far back as their frequency says, and by all of their terms. */
export const search = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: Reading,
): Promise<readonly Row[]> => {
  const newest = await amongNewest<Row>(client, bounds, reading, LOOKED);
  if (bounds.terms === null || newest.length === reading.count) return newest;
  const back = newest.length < FOUND_AT_LEAST ? Infinity : (LOOKED * reading.count * MARGIN) / newest.length;
  if (back < WINDOW_AT_MOST) {
    const near =
      back < LOOKED_AT_MOST
        ? await amongNewest<Row>(client, bounds, reading, Math.ceil(back))
        : await inWindow<Row>(client, bounds, reading, Math.ceil(back));
    if (near.length === reading.count) return near;
  }
  return byTerms<Row>(client, bounds, reading);
};

/** By terms among about so many of the newest rows. */
const inWindow = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  bounds: Bounds,
  reading: Reading,
  rowsBack: number,
): Promise<readonly Row[]> => {
  const times = addTimes(new Conditions(), bounds);
  const { rows } = await client.query<{ readonly checked_at: Date }>(
    `select checked_at from check_index where ${times.sql} ${NEWEST_FIRST} offset ${rowsBack} limit 1`,
    times.values,
  );
  const fromMs = rows[0]?.checked_at.getTime() ?? null;
  return fromMs === null ? [] : byTerms<Row>(client, { ...bounds, filter: { ...bounds.filter, fromMs } }, reading);
};
