import type { HistoryFacts } from '../../../../domain/facts/history/history-facts.js';
import type { Scope } from '../../../../domain/record/record.js';
import type { HistoryEntry, HistoryQuery } from '../../../../ports/stores/history.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { checkEntry, historyQuery, SCOPE } from '../fixtures.js';
import { type StoresHarness, useStores } from '../harness.js';

export const NOTHING = {
  allowedChecksToRecipient: 0,
  recipientUsedBySender: false,
  lookalikeRecipients: [],
  bandChecksLastDay: 0,
  checksLastHour: null,
};

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

export interface HistoryUnderTest {
  readonly stores: () => Stores;
  /** Appends a check for each entry. */
  readonly remember: (entries: readonly HistoryEntry[], scope?: Scope) => Promise<void>;
  readonly lookUp: (query?: Partial<HistoryQuery>) => Promise<HistoryFacts>;
}

/** Gives every test of the enclosing suite a history of its own. */
export const useHistory = (harness: StoresHarness): HistoryUnderTest => {
  const stores = useStores(harness);
  return {
    stores,
    remember: async (entries, scope = SCOPE) => {
      await Promise.all(
        entries.map((history) =>
          stores().checks.append(
            checkEntry({ scope, history, action: history.action, checkedAtMs: history.checkedAtMs }),
          ),
        ),
      );
    },
    lookUp: (query = {}) => stores().history.lookUp(historyQuery(query)),
  };
};
