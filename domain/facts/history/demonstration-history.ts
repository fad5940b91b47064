import { DEMONSTRATION_HISTORIES, demonstrationNumber } from '../../intent/demonstration-addresses.js';
import { type HistoryAnswer, HISTORY_LIMITS } from './history-facts.js';

/** What of history is asked for, as far as a demonstration plays it. */
interface Asked {
  readonly bandUsd: object | null;
  readonly checksLastHourUpTo: number | null;
}

/**
 * What the sandbox plays as the history of a reserved sender, which never has one: as many as the service counts, where
 * it is asked to count. Nothing for every other sender.
 */
export const demonstrationHistory = (
  senderKey: string | null,
  { bandUsd, checksLastHourUpTo }: Asked,
): Partial<Pick<HistoryAnswer, 'bandPaymentsLastDay' | 'checksLastHour'>> => {
  const number = senderKey === null ? null : demonstrationNumber(senderKey);
  if (number === DEMONSTRATION_HISTORIES.structuring && bandUsd !== null)
    return { bandPaymentsLastDay: HISTORY_LIMITS.bandChecks };
  if (number === DEMONSTRATION_HISTORIES.burst && checksLastHourUpTo !== null)
    return { checksLastHour: checksLastHourUpTo };
  return {};
};
