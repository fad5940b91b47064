import type { FindingCode } from '../../domain/findings/index.js';
import type { Chain } from '../../domain/chains/index.js';
import type { Direction } from '../../domain/intent/intent.js';
import type { Person } from '../../domain/record/actor.js';
import type { DispositionState } from '../../domain/record/disposition.js';
import type { ListedCheck } from '../../domain/record/indexed-check.js';
import type { Scope } from '../../domain/record/record.js';
import type { Action } from '../../domain/verdict/action.js';

/** Which checks are asked for: those to which every member applies that is not null. */
export interface CheckFilter {
  /** One of these. */
  readonly actions: readonly Action[] | null;
  /** In one of these states, by the latest disposition. */
  readonly states: readonly DispositionState[] | null;
  readonly finding: FindingCode | null;
  /** Their shadow policy said one of these. */
  readonly shadowActions: readonly Action[] | null;
  /** About one of these accounts, by their keys, in any role. */
  readonly accounts: readonly string[] | null;
  /** And about this one as well. */
  readonly withAccount: string | null;
  readonly chain: Chain | null;
  readonly direction: Direction | null;
  /** By `tokenKey`. */
  readonly token: string | null;
  /** US dollars, included. A check without a value has none of any size. */
  readonly valueFromUsd: number | null;
  /** US dollars, not included. */
  readonly valueBelowUsd: number | null;
  /** Milliseconds since 1970, included. */
  readonly fromMs: number | null;
  /** Not included. */
  readonly untilMs: number | null;
  /** Id of a source that said something about one of its accounts. */
  readonly source: string | null;
  readonly policyId: string | null;
  /** The whole reference, letter by letter. */
  readonly intentReference: string | null;
  /** In the hands of this person, by name; `NO_ASSIGNEE` for cases that no one has. */
  readonly assignee: string | null;
  /** Each of these words (`searchWordsOf`) is in its texts; from `PREFIX_CHARACTERS` on it may be the start of one. */
  readonly words: readonly string[] | null;
}

/** From so many characters on a word that is looked for may be the beginning of a longer one. */
export const PREFIX_CHARACTERS = 3;

/** No person can have this name. */
export const NO_ASSIGNEE = 'none';

/**
 * `oldest`: what waits longest comes first. `risk`: the highest score first, those of one score newest first. Checks of
 * one moment are in the order of their ids.
 */
export const CHECK_ORDERS = ['newest', 'oldest', 'risk'] as const;
export type CheckOrder = (typeof CHECK_ORDERS)[number];

export const EVERY_CHECK: CheckFilter = {
  ...{ actions: null, states: null, finding: null, shadowActions: null, accounts: null, withAccount: null },
  ...{ chain: null, direction: null, token: null },
  ...{ valueFromUsd: null, valueBelowUsd: null, fromMs: null, untilMs: null },
  ...{ source: null, policyId: null, intentReference: null, assignee: null, words: null },
};

/** A check in a list, with the state that the latest disposition gives it, and who has it. */
export interface ListedCase extends ListedCheck {
  readonly state: DispositionState;
  /** Null: nobody. */
  readonly assignee: Assignee | null;
}

/** The person who has a case: who it is, and the words for a reader. */
export type Assignee = Pick<Person, 'name' | 'shownAs'>;

export interface CheckPage {
  /** In the order that was asked for. */
  readonly checks: readonly ListedCase[];
  /** Every check that was answered before this moment is in the index; null: none is known to be. */
  readonly indexedUntilMs: number | null;
}

/** How many checks a filter finds. */
export interface CheckTally {
  /** At most as many as were to be counted. */
  readonly checks: number;
  /** False: there are more, and the figures are of some of them. */
  readonly isAll: boolean;
  readonly byAction: Readonly<Record<Action, number>>;
  /** Most frequent first, those of one number by their codes. */
  readonly byFinding: readonly FindingCount[];
}

export interface FindingCount {
  readonly code: FindingCode;
  readonly checks: number;
}

export interface DayCounts {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  readonly byAction: Readonly<Record<Action, number>>;
}

/** Checks in the index by UTC days. */
export interface CheckDays {
  /** Oldest first; a day without a check is not there. */
  readonly days: readonly DayCounts[];
  readonly byFinding: readonly FindingCount[];
}

/** How many cases are open now, and what each UTC day brought. A case is a check whose action is not ALLOW. */
export interface CaseFlow {
  readonly openNow: number;
  /** Oldest first; a day that brought nothing is not there. */
  readonly days: readonly CaseFlowDay[];
}

export interface CaseFlowDay {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  /** Checks of that day that are cases. */
  readonly opened: number;
  /** Cases whose latest disposition, of that day, decided them. */
  readonly decided: number;
}

/** What checks say of one account: how many named it, and what was to move to it and from it. */
export interface AccountTotals {
  readonly checks: number;
  /** UTC, `2026-11-21`; null where no check named it. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly toIt: AccountFlow;
  readonly fromIt: AccountFlow;
}

/** What was planned in one direction, whatever became of it. */
export interface AccountFlow {
  readonly checks: number;
  /** US dollars of those with a value. */
  readonly valueUsd: number;
  readonly checksWithoutValue: number;
}

/** A check with those of the asked accounts that it is about. */
export interface TouchedCheck {
  readonly requestId: string;
  readonly checkedAtMs: number;
  readonly accounts: readonly string[];
}

/**
 * An index of the checks of every scope: a check is in it a moment after it was answered, and has its state from the
 * moment a disposition is stored. It is no evidence: all of it follows from records and dispositions. Rejects with
 * `StorageUnavailableError`; any other error is a bug.
 */
export interface CheckIndex {
  /**
   * At most `count` checks of that scope in an order, `newest` without one; those behind the check `olderThan` where it
   * is not null. Null where the scope has no check of that id.
   */
  list(
    scope: Scope,
    filter: CheckFilter,
    page: { readonly olderThan: string | null; readonly count: number; readonly order?: CheckOrder },
  ): Promise<CheckPage | null>;
  /** Counts what a filter finds, up to a number. */
  tally(scope: Scope, filter: CheckFilter, upTo: number): Promise<CheckTally>;
  /** From one UTC day to another, both included. */
  days(scope: Scope, fromDay: string, toDay: string): Promise<CheckDays>;
  /** From a UTC day to now. */
  caseFlow(scope: Scope, fromDay: string): Promise<CaseFlow>;
  /** Of all checks in the index from a UTC day on that are about this account, by its key. Its time grows by days. */
  accountTotals(scope: Scope, account: string, fromDay: string): Promise<AccountTotals>;
  /** The newest ALLOWs about one of these accounts, at most `count`, newest first. */
  allowed(scope: Scope, accounts: readonly string[], count: number): Promise<readonly TouchedCheck[]>;
  /**
   * Takes up to `count` further checks in, in the order in which they were stored, and says how many it took. Fewer:
   * no further one is settled, or another instance takes them in at the moment. Each check is taken in once.
   */
  fill(count: number): Promise<number>;
}
