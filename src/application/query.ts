import { parseIsoMs, utcDayOf } from '../../domain/shared/iso-time.js';
import { Refusal } from './refusal.js';

/** A date or time of a query, milliseconds since 1970. Throws `invalid_request` for one that no calendar has. */
export const momentOf = (name: string, text: string): number => {
  const ms = parseIsoMs(text);
  if (Number.isNaN(ms) || !isDay(text.slice(0, DAY_CHARACTERS)))
    throw wrongMember(name, 'must be a date or an ISO 8601 time with its zone, 2026-11-21T00:00:00Z');
  return ms;
};

const DAY_CHARACTERS = 'YYYY-MM-DD'.length;

/** The parser takes 30 February for 2 March. */
const isDay = (day: string): boolean => utcDayOf(parseIsoMs(`${day}T00:00:00Z`)) === day;

/** 400, naming the member of the query. */
export const wrongMember = (name: string, message: string): Refusal =>
  new Refusal('invalid_request', `${name} ${message}.`, [{ path: `/${name}`, message }]);
