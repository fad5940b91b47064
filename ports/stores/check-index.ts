import type { Chain } from '../../domain/intent/chain.js';
import type { Direction } from '../../domain/intent/intent.js';
import type { ListedCheck } from '../../domain/record/indexed-check.js';
import type { Scope } from '../../domain/record/record.js';
import type { Action } from '../../domain/verdict/action.js';
import type { FindingCode } from '../../domain/verdict/finding.js';

/** Which checks are asked for: those to which every member applies that is not null. */
export interface CheckFilter {
  /** One of these. */
  readonly actions: readonly Action[] | null;
  readonly finding: FindingCode | null;
  /** Key of an account that the check is about, in any role. */
  readonly account: string | null;
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
  /** Each of these words (`wordsOf`) is in its texts; one of `PREFIX_CHARACTERS` and more may be the start of one. */
  readonly words: readonly string[] | null;
}

/** From so many characters on a word that is looked for may be the beginning of a longer one. */
export const PREFIX_CHARACTERS = 3;

export const EVERY_CHECK: CheckFilter = {
  ...{ actions: null, finding: null, account: null, chain: null, direction: null, token: null },
  ...{ valueFromUsd: null, valueBelowUsd: null, fromMs: null, untilMs: null },
  ...{ source: null, policyId: null, intentReference: null, words: null },
};

export interface CheckPage {
  /** Newest first; checks of one moment by their ids. */
  readonly checks: readonly ListedCheck[];
  /** Every check that was answered before this moment is in the index; null: none is known to be. */
  readonly indexedUntilMs: number | null;
}

/**
 * The checks of every scope by what they say, filled behind their store: a check is in it a moment after it was
 * answered. Nothing of it is evidence: all follows from the records. Rejects with `StorageUnavailableError`; any other
 * error is a bug.
 */
export interface CheckIndex {
  /**
   * At most `count` checks of that scope, those before the check `olderThan` where it is not null. Null where the scope
   * has no check of that id.
   */
  list(
    scope: Scope,
    filter: CheckFilter,
    page: { readonly olderThan: string | null; readonly count: number },
  ): Promise<CheckPage | null>;
  /**
   * Takes up to `count` further checks in, in the order in which they were stored, and says how many it took. Fewer:
   * no further one is settled. Several instances may call it; each check is taken in once.
   */
  fill(count: number): Promise<number>;
  /** Runs `work` unless another instance fills the index at the moment; says whether it ran. */
  exclusively(work: () => Promise<void>): Promise<boolean>;
}
