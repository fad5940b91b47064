import { listOf, orNull, plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';
import { CHECK_SIZE, type CheckSize } from './check-size.js';
import { startOfUtcDay } from '../../shared/iso-time.js';
import type { ParsedAddress } from '../../intent/address.js';
import { likenessOf } from '../../intent/lookalike.js';
import { compareText } from '../../shared/compare-text.js';
import { isDemonstrationKey } from '../../intent/demonstration-addresses.js';

/** The id under which coverage and policies name the service's own history. */
export const HISTORY_SOURCE = 'service-history';

/** A range of values in US dollars, lower end included and upper end not. */
export interface UsdBand {
  readonly from: number;
  readonly below: number;
}

/** False for a value that is unknown or outside: what history says of the band then changes no decision. */
export const isInBand = (value: number | null, band: UsdBand): boolean =>
  value !== null && value >= band.from && value < band.below;

/** The key under which history may know an address; null for an invalid one and one reserved for demonstrations. */
export const rememberedKey = ({ key, problem }: ParsedAddress): string | null =>
  key === null || problem !== null || isDemonstrationKey(key) ? null : key;

/** Without it an ALLOW of 23:59 would count at 00:01, and an account could be warmed up in two minutes. */
const FEWEST_HOURS = 12;
const HOUR_MS = 60 * 60 * 1000;

/**
 * What was allowed and not reported as signed counts where it was checked before this time: on an earlier UTC day, and
 * at least twelve hours ago. Milliseconds since 1970. Source: domain/decisions.md, 40.
 */
export const allowedCountsBeforeMs = (nowMs: number): number =>
  Math.min(startOfUtcDay(nowMs), nowMs - FEWEST_HOURS * HOUR_MS + 1);

/** An account that this sender was allowed to pay, or that the partner knows by its own lists. */
export interface UsedRecipient {
  readonly key: string;
  /** A payment to it was reported as signed. */
  readonly paid: boolean;
  /** UTC day of the first check that counts, or of the first statement, `2026-11-21`. */
  readonly since: string;
  /** The largest payment that was checked on an earlier day, and reported as signed; null for none. */
  readonly signed: CheckSize | null;
  /** It stands on the partner's allow list, or among its attributions. */
  readonly listed: boolean;
}

/**
 * What the service's own history says of one account, for this partner and environment only. The present check is never
 * part of it. Nothing in it depends on the price of the present token.
 */
export interface HistoryAnswer {
  /**
   * Earlier payments by this sender to this recipient that count (where no payment is checked: earlier uses of the
   * spender or contract), largest first, up to the number asked for. One counts when it was reported as signed, or when
   * it was ALLOWed, or a REVIEW that was acknowledged, on an earlier UTC day and twelve hours ago. None counts where a
   * check of the account was reported as malicious.
   */
  readonly earlierChecks: readonly CheckSize[];
  /** Accounts that look like the one in `to_address`: at both ends first, then by key; at most 5. */
  readonly lookalikes: readonly UsedRecipient[];
  /** Among how many accounts they were found, at most `MOST_REFERENCES`; 0 where nothing looks like it. */
  readonly references: number;
  /** UTC day of its latest check that the review desk called a false alarm; null for none or no lookalikes. */
  readonly clearedOn: string | null;
  /** The account in `to_address` itself. Null where it was never allowed, and where nothing looks like it. */
  readonly recipient: UsedRecipient | null;
  /**
   * Other payments by this sender in the last 24 h whose value lies in the band asked for; up to
   * `HISTORY_LIMITS.bandChecks`; null when not asked.
   */
  readonly bandPaymentsLastDay: number | null;
  /** This sender's checks in the last hour, each intent once, up to the limit asked for; null when not asked. */
  readonly checksLastHour: number | null;
}

/** The same of an account that the bytes pay beside the one in `to_address`. */
export interface PayeeHistory
  extends Pick<HistoryAnswer, 'earlierChecks' | 'lookalikes' | 'recipient' | 'references' | 'clearedOn'> {
  readonly key: string;
}

/** The accounts that do look like a recipient, given so many references, in the order of an answer. */
export const lookalikesAmong = (
  key: string,
  accounts: readonly UsedRecipient[],
  references: number,
): readonly UsedRecipient[] => {
  const rank = (other: UsedRecipient): number => Number(likenessOf(key, other.key, references) === 'one_end');
  return accounts
    .filter((other) => likenessOf(key, other.key, references) !== null)
    .sort((left, right) => rank(left) - rank(right) || compareText(left.key, right.key))
    .slice(0, HISTORY_LIMITS.lookalikes);
};

/** What history says of the intent, and of every other account that the bytes pay. */
export interface HistoryFacts extends HistoryAnswer {
  /** In the order of their payments; empty where no bytes were sent. */
  readonly payees: readonly PayeeHistory[];
}

/** How far history is counted: more would change no decision. */
export const HISTORY_LIMITS = {
  earlierChecks: 100,
  bandChecks: 10,
  lookalikes: 5,
  /** Accounts that look alike, of which some may never have been allowed. */
  lookalikesRead: 20,
  /** Payments, and as many statements, that are read to tell how many accounts look alike by chance. */
  referencesRead: 200_000,
  /** Entries of one part of history, for instance of one sender and recipient. */
  entriesRead: 200,
  /** This many entries of the last hour per check asked for reach the limit, so that checking again hides none. */
  entriesOfACheck: 3,
} as const;

const USED_RECIPIENT = row<UsedRecipient>({
  key: plain(),
  paid: plain(),
  since: plain(),
  signed: orNull(CHECK_SIZE),
  listed: plain(),
});

export const HISTORY = {
  capability: 'recipient_history',
  sources: 'own',
  columns: row<HistoryFacts>({
    earlierChecks: listOf(CHECK_SIZE),
    lookalikes: listOf(USED_RECIPIENT),
    references: plain(),
    clearedOn: plain(),
    recipient: orNull(USED_RECIPIENT),
    bandPaymentsLastDay: plain(),
    checksLastHour: plain(),
    payees: listOf(
      row<PayeeHistory>({
        key: plain(),
        earlierChecks: listOf(CHECK_SIZE),
        lookalikes: listOf(USED_RECIPIENT),
        references: plain(),
        clearedOn: plain(),
        recipient: orNull(USED_RECIPIENT),
      }),
    ),
  }),
} as const satisfies FactKind<HistoryFacts>;
