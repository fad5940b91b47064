import { requestIdsFrom, timeOfRequestId } from '../../../../domain/record/request-time.js';
import { startOfUtcMonth, utcMonthOf, utcMonthStart } from '../../../../domain/shared/iso-time.js';

/** Holds every check until it is divided. */
export const UNDIVIDED = 'checks_undivided';
export const DEFAULT_PARTITION = 'checks_other';

/** Milliseconds; null: without a bound. */
export interface Range {
  readonly fromMs: number | null;
  readonly untilMs: number | null;
}

const underscored = (ms: number): string => utcMonthOf(ms).replace('-', '_');

export const nameOfMonth = (fromMs: number): string => `checks_${underscored(fromMs)}`;
export const nameUntil = (untilMs: number): string => `checks_until_${underscored(untilMs)}`;

/** The months that a table's name says; null for a table that is no partition of this program. */
export const rangeOfName = (name: string): Range | null => {
  const [, until, month = ''] = /^checks_(until_)?(\d{4}_\d{2})$/.exec(name) ?? [];
  const startMs = utcMonthStart(month.replace('_', '-'));
  if (startMs === null) return null;
  if (until !== undefined) return { fromMs: null, untilMs: startMs };
  return { fromMs: startMs, untilMs: startOfUtcMonth(startMs, 1) };
};

/** The SQL of a partition's bounds. Both ends are made of numbers. */
export const boundsSql = ({ fromMs, untilMs }: Range): string => {
  const bound = (ms: number | null, none: string): string => (ms === null ? none : `'${requestIdsFrom(ms)}'`);
  return `for values from (${bound(fromMs, 'minvalue')}) to (${bound(untilMs, 'maxvalue')})`;
};

/** What the catalogue says of a partition's bounds. An owner may have made others by hand. */
export const readBounds = (text: string): Range => {
  const [from, until] = [/FROM \('?([^')]*)/, /TO \('?([^')]*)/].map((form) => {
    const [, bound = ''] = form.exec(text) ?? [];
    return timeOfRequestId(bound);
  });
  return { fromMs: from ?? null, untilMs: until ?? null };
};
