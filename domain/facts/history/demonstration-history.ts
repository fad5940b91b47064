import { DEMONSTRATION_HISTORIES, demonstrationNumber } from '../../intent/demonstration-addresses.js';
import { type HistoryAnswer, HISTORY_LIMITS } from './history-facts.js';

/** The parts of history that a demonstration can play. */
interface Asked {
  readonly bandUsd: object | null;
  readonly checksLastHourUpTo: number | null;
}

/**
 * The history that the sandbox plays for a reserved sender, which has none of its own: the highest count, where one is
 * asked for. Nothing for other senders.
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
