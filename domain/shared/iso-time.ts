/**
 * Milliseconds since 1970 of an ISO 8601 text; NaN for anything else. Clock and time zone of the machine do not matter
 * for a text that names its own zone.
 */
export const parseIsoMs = (text: string): number => Date.parse(text);

const DAY_MS = 86_400_000;

/** The first moment of the UTC day, milliseconds since 1970. */
export const startOfUtcDay = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;

/** The UTC day as `2026-11-21`. */
export const utcDayOf = (ms: number): string => isoTime(ms).slice(0, 'YYYY-MM-DD'.length);

/** The ISO 8601 text in UTC with milliseconds. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
