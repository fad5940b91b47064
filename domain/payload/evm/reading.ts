import type { JsonObject } from '../../shared/json/strict-json.js';
import type { ReadResult } from '../context.js';

/** Why something cannot be read. It never leaves {@link reading}. */
class Unreadable extends Error {}

/** Ends the reading with this problem: the end of a sentence that begins with the payload. */
export const refuse = (problem: string): never => {
  throw new Unreadable(problem);
};

/** The value, or the end of the reading. */
export const need = <Value>(value: Value | null | undefined, problem: string): Value => value ?? refuse(problem);

/** What was read, or the problem that ended it. An error of any other kind is a defect, and is thrown. */
export const reading = <Value>(read: () => Value): ReadResult<Value> => {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.message };
    throw error;
  }
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that has members of these names only. Ends the reading at any other. */
export const readObject = (given: unknown, names: ReadonlySet<string>): JsonObject => {
  if (!isObject(given)) return refuse('has a part that is no object');
  return Object.keys(given).every((name) => names.has(name)) ? given : refuse('has a member that is not known');
};
