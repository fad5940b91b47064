import type { RateLimiter } from '../../../ports/stores/call-limits.js';
import { type CountedMessage, isCount } from './messages.js';

/**
 * The primary's half: counts what workers ask, each counter by a limiter of its own. Gives the answer to send back, or
 * null for a message that asks for no count.
 */
export const createCounts =
  (counters: Readonly<Record<string, RateLimiter>>) =>
  async (message: unknown): Promise<CountedMessage | null> => {
    if (!isCount(message)) return null;
    const { counter, batch, calls } = message;
    const limiter = counters[counter];
    if (limiter === undefined) return null;
    const states = await Promise.all(calls.map(([subject, limit, nowMs]) => limiter.take(subject, limit, nowMs)));
    return {
      kind: 'signgate:counted',
      counter,
      batch,
      states: states.map(({ remaining, resetAtMs, allowed }) => [remaining, resetAtMs, allowed] as const),
    };
  };
