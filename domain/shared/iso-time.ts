const MONTHS = 12;

/** The UTC month as `2026-11`. */
export const utcMonthOf = (ms: number): string => isoTime(ms).slice(0, 'YYYY-MM'.length);

/** The first moment of a UTC month: that of the given moment, or so many months after it. */
export const startOfUtcMonth = (ms: number, monthsLater = 0): number => {
  const [year = 0, month = 1] = utcMonthOf(ms).split('-').map(Number);
  const count = year * MONTHS + month - 1 + monthsLater;
  const text = `${Math.floor(count / MONTHS)}-${String((count % MONTHS) + 1).padStart(2, '0')}`;
  return utcMonthStart(text) ?? Number.NaN;
};

/** The first moment of a month such as `2026-11`; null for other text. */
export const utcMonthStart = (text: string): number | null =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? parseIsoMs(`${text}-01T00:00:00Z`) : null;

/**
 * Milliseconds since 1970 of an ISO 8601 text; NaN for anything else. Clock and time zone of the machine do not matter
 * for a text that names its own zone.
 */
export const parseIsoMs = (text: string): number => Date.parse(text);

const DAY_MS = 86_400_000;

/**
 * True of a date that lies further ahead than clocks, time zones and dates without a time explain: what has it would
 * never grow old.
 */
export const liesAhead = (date: string, nowMs: number, mostMs = DAY_MS): boolean => parseIsoMs(date) > nowMs + mostMs;

/** The first moment of the UTC day, milliseconds since 1970. */
export const startOfUtcDay = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;

/** The UTC day as `2026-11-21`. */
export const utcDayOf = (ms: number): string => isoTime(ms).slice(0, 'YYYY-MM-DD'.length);

/** The ISO 8601 text in UTC with milliseconds. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
