import type { HistoryAnswer } from '../../../../domain/facts/history/history-facts.js';
import type { Outcome } from '../../../../domain/record/outcome.js';
import type { Scope } from '../../../../domain/record/record.js';
import type { CheckEntry } from '../../../../ports/stores/checks.js';
import type { HistoryEntry, HistoryQuery } from '../../../../ports/stores/history.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { checkEntry, historyQuery, outcomeEntry, SCOPE } from '../fixtures.js';
import { type StoresHarness, useStores } from '../harness.js';

export const NOTHING: HistoryAnswer = {
  earlierChecks: [],
  lookalikes: [],
  references: 0,
  clearedOn: null,
  recipient: null,
  bandPaymentsLastDay: 0,
  checksLastHour: null,
};

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Reports what became of a check. */
export const report = (stores: Stores, { requestId, scope, history }: CheckEntry, outcome: Outcome): Promise<void> =>
  stores.outcomes.append(outcomeEntry({ requestId, scope, history, outcome }));

export interface HistoryUnderTest {
  readonly stores: () => Stores;
  /** Appends a check for each entry, and reports the outcomes about each of them, in order. */
  readonly remember: (
    entries: readonly HistoryEntry[],
    outcomes?: readonly Outcome[],
    scope?: Scope,
  ) => Promise<readonly CheckEntry[]>;
  readonly report: (check: CheckEntry, outcome: Outcome) => Promise<void>;
  readonly lookUp: (query?: Partial<HistoryQuery>) => Promise<HistoryAnswer>;
  /** How many earlier checks count. */
  readonly earlier: (query?: Partial<HistoryQuery>) => Promise<number>;
}

/** Gives every test of the enclosing suite a history of its own. */
export const useHistory = (harness: StoresHarness): HistoryUnderTest => {
  const stores = useStores(harness);
  const lookUp = (query: Partial<HistoryQuery> = {}): Promise<HistoryAnswer> =>
    stores().history.lookUp(historyQuery(query));
  const rememberOne = async (
    history: HistoryEntry,
    outcomes: readonly Outcome[],
    scope: Scope,
  ): Promise<CheckEntry> => {
    const check = checkEntry({ scope, history, action: history.action, checkedAtMs: history.checkedAtMs });
    await stores().checks.append(check);
    for (const outcome of outcomes) await report(stores(), check, outcome);
    return check;
  };
  return {
    stores,
    remember: (entries, outcomes = [], scope = SCOPE) =>
      Promise.all(entries.map((history) => rememberOne(history, outcomes, scope))),
    report: (check, outcome) => report(stores(), check, outcome),
    lookUp,
    earlier: async (query) => (await lookUp(query)).earlierChecks.length,
  };
};
