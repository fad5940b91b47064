import { isoTime, parseIsoMs } from './iso-time.js';

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
