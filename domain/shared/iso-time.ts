/**
 * Milliseconds since 1970 of an ISO 8601 text; NaN for anything else. Depends on no clock and no time zone of the
 * machine for texts that name their own.
 */
export const parseIsoMs = (text: string): number => Date.parse(text);

/** The ISO 8601 text in UTC with milliseconds. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
