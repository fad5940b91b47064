import { isoTime, parseIsoMs } from '../../../../domain/shared/iso-time.js';

const DATE_FORM = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ].*)?)?)?$/;

/**
 * A list's date as ISO 8601 in UTC. A year or a month alone is its first day; a date without a time is midnight UTC.
 * Null for anything else, an impossible day among it: a bad date is no reason to lose a row.
 */
export const listedAtOf = (date: unknown): string | null => {
  if (typeof date !== 'string') return null;
  const text = date.trim();
  const parts = DATE_FORM.exec(text);
  if (parts === null) return null;
  const day = `${parts[1] ?? ''}-${parts[2] ?? '01'}-${parts[3] ?? '01'}`;
  const dayMs = parseIsoMs(`${day}T00:00:00.000Z`);
  // the parser reads 31 February as a day in March
  if (Number.isNaN(dayMs) || !isoTime(dayMs).startsWith(day)) return null;
  const timeMs = text.length > 10 ? parseIsoMs(text) : dayMs;
  return isoTime(Number.isNaN(timeMs) ? dayMs : timeMs);
};
