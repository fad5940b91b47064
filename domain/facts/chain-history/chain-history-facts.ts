import { likenessOf } from '../../intent/lookalike.js';
import { compareText } from '../../shared/compare-text.js';
import { listOf, orNull, plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';

/** An account that the sender paid on the chain, with the first payment of it that was read. */
export interface PaidAccount {
  readonly key: string;
  /** Time of that payment, ISO 8601. */
  readonly since: string;
  /** Its hash, lower-case hex. */
  readonly transaction: string;
}

/** What a chain's history says of one account that is about to be paid. */
export interface ChainHistoryOf {
  readonly key: string;
  /** The first payment to the account itself; null where none was read. */
  readonly paid: PaidAccount | null;
  /** Accounts that the sender paid and that look like it: by key, at most 5. */
  readonly lookalikes: readonly PaidAccount[];
}

/**
 * What one source read of the sender's own payments on the chain: of registered tokens or the chain's coin, more than
 * nothing, in transactions that the sender itself made. Nothing here was checked by this service: it accuses, and
 * clears nothing. Source: domain/decisions.md, 77.
 */
export interface ChainHistoryFacts {
  /** How many accounts the sender paid, in what was read. */
  readonly references: number;
  /** False: there is older history, which was not read. */
  readonly isWhole: boolean;
  /** Of the accounts that this check pays, those that others look like. */
  readonly accounts: readonly ChainHistoryOf[];
}

const MOST_LOOKALIKES = 5;

/** Whether `key` was paid, and which accounts among `paid` look like it. */
export const chainHistoryOf = (key: string, paid: readonly PaidAccount[]): ChainHistoryOf => ({
  key,
  paid: paid.find((one) => one.key === key) ?? null,
  lookalikes: paid
    .filter((one) => likenessOf(key, one.key, paid.length) !== null)
    .sort((left, right) => compareText(left.key, right.key))
    .slice(0, MOST_LOOKALIKES),
});

const PAID_ACCOUNT = row<PaidAccount>({ key: plain(), since: plain(), transaction: plain() });

export const CHAIN_HISTORY = {
  capability: 'chain_history',
  sources: 'many',
  columns: row<ChainHistoryFacts>({
    references: plain(),
    isWhole: plain(),
    accounts: listOf(
      row<ChainHistoryOf>({ key: plain(), paid: orNull(PAID_ACCOUNT), lookalikes: listOf(PAID_ACCOUNT) }),
    ),
  }),
} as const satisfies FactKind<ChainHistoryFacts>;
