import type { ReadResult } from '../../../../domain/payload/context.js';

/** What was read. Fails the test with the problem where nothing was. */
export const valueOf = <Value>(read: ReadResult<Value>): Value => {
  if (!read.ok) throw new Error(`It cannot be read: it ${read.problem}`);
  return read.value;
};

/** Why it was not read; null where it was. */
export const problemOf = (read: ReadResult<unknown>): string | null => (read.ok ? null : read.problem);
