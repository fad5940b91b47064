/**
 * Milliseconds since 1970 of an ISO 8601 text; NaN for anything else. Clock and time zone of the machine do not matter
 * for a text that names its own zone.
 */
export const parseIsoMs = (text: string): number => Date.parse(text);

/** The ISO 8601 text in UTC with milliseconds. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
