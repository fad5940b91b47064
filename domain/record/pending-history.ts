import {
  HISTORY_LIMITS,
  type HistoryAnswer,
  isInBand,
  lookalikesAmong,
  type UsedRecipient,
} from '../facts/history/history-facts.js';
import { endsOf } from '../intent/lookalike.js';
import type { HistoryQuestion } from '../policy/history-question.js';
import { utcDayOf } from '../shared/iso-time.js';
import type { HistoryEntry } from './history-entry.js';

/** The parts of an answer that count intents, each once. */
export type CountingPart = 'bandPaymentsLastDay' | 'checksLastHour';

/**
 * For each intent whether stored history counts it already in that part, so that it is not counted twice. One that is
 * not in it counts as new.
 */
export type CountedIntents = Readonly<Record<CountingPart, ReadonlyMap<string, boolean>>>;

/** What was judged a moment ago and is not stored yet. */
export interface PendingHistory {
  /** Of the sender that is asked about, oldest first. */
  readonly entries: readonly HistoryEntry[];
  readonly counted: CountedIntents;
}

/** Recipients that pending payments were allowed to, and whose ends are those of the account that is asked about. */
export const pendingLookalikes = (
  entries: readonly HistoryEntry[],
  { recipientKey }: HistoryQuestion,
): readonly UsedRecipient[] =>
  recipientKey === null
    ? []
    : allowedPayments(entries)
        .filter((entry) => entry.recipientAffix === endsOf(recipientKey).affix && entry.recipientKey !== recipientKey)
        .map(usedBy);

const allowedPayments = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.filter(({ transfer, action }) => transfer && action === 'ALLOW');

const usedBy = ({ recipientKey, checkedAtMs }: HistoryEntry): UsedRecipient => ({
  key: recipientKey,
  paid: false,
  since: utcDayOf(checkedAtMs),
  signed: null,
  listed: false,
});

/** The stored and the pending ones, each account once: what is stored is older. */
const lookalikesOf = (
  { lookalikes, references }: HistoryAnswer,
  { entries }: PendingHistory,
  asked: HistoryQuestion,
): readonly UsedRecipient[] => {
  const byKey = new Map(lookalikes.map((used) => [used.key, used]));
  for (const used of pendingLookalikes(entries, asked)) byKey.set(used.key, byKey.get(used.key) ?? used);
  return asked.recipientKey === null ? [] : lookalikesAmong(asked.recipientKey, [...byKey.values()], references);
};

/** The entries that each part would count if it is asked for. */
const COUNTABLE: Readonly<Record<CountingPart, (entry: HistoryEntry, asked: HistoryQuestion) => boolean>> = {
  bandPaymentsLastDay: ({ transfer, action, size, ...entry }, { bandUsd, bandToAnybody, recipientKey }) =>
    bandUsd !== null &&
    transfer &&
    action !== 'BLOCK' &&
    (bandToAnybody || entry.recipientKey === recipientKey) &&
    isInBand('usd' in size ? size.usd : null, bandUsd),
  checksLastHour: (_, { checksLastHourUpTo }) => checksLastHourUpTo !== null,
};

const countable = (
  part: CountingPart,
  entries: readonly HistoryEntry[],
  asked: HistoryQuestion,
): readonly HistoryEntry[] =>
  entries.filter((entry) => entry.fingerprint !== asked.fingerprint && COUNTABLE[part](entry, asked));

/** The intents of pending entries that a part would count, each once: of each it matters whether it is stored, too. */
export const intentsToCount = (
  part: CountingPart,
  entries: readonly HistoryEntry[],
  asked: HistoryQuestion,
): readonly string[] => [...new Set(countable(part, entries, asked).map(({ fingerprint }) => fingerprint))];

const newIntents = (part: CountingPart, { entries, counted }: PendingHistory, asked: HistoryQuestion): number =>
  intentsToCount(part, entries, asked).filter((intent) => counted[part].get(intent) !== true).length;

type Merged<Name extends keyof HistoryAnswer> = (
  stored: HistoryAnswer,
  pending: PendingHistory,
  asked: HistoryQuestion,
) => HistoryAnswer[Name];

/** What pending entries add to each part of an answer. */
const MERGED: { readonly [Name in keyof HistoryAnswer]: Merged<Name> } = {
  // what was only allowed counts from another day on
  earlierChecks: ({ earlierChecks }) => earlierChecks,
  lookalikes: lookalikesOf,
  // fewer are stricter
  references: ({ references }) => references,
  clearedOn: ({ clearedOn }) => clearedOn,
  recipient: (stored, pending, asked) => {
    if (lookalikesOf(stored, pending, asked).length === 0) return null;
    const own = allowedPayments(pending.entries).find(({ recipientKey }) => recipientKey === asked.recipientKey);
    return stored.recipient ?? (own === undefined ? null : usedBy(own));
  },
  bandPaymentsLastDay: ({ bandPaymentsLastDay: stored }, pending, asked) =>
    stored === null
      ? null
      : Math.min(stored + newIntents('bandPaymentsLastDay', pending, asked), HISTORY_LIMITS.bandChecks),
  checksLastHour: ({ checksLastHour: stored }, pending, asked) => {
    const { checksLastHourUpTo: upTo } = asked;
    if (stored === null || upTo === null) return stored;
    const others = countable('checksLastHour', pending.entries, asked).length;
    if (others >= upTo * HISTORY_LIMITS.entriesOfACheck) return upTo;
    return Math.min(stored + newIntents('checksLastHour', pending, asked), upTo);
  },
};

/**
 * What history would answer if the pending entries were stored. It may differ where more is stored than history reads
 * (`HISTORY_LIMITS`): an intent that was checked very often is then counted once. An account that another sender
 * reported as malicious still has look-alikes among pending payments, which is stricter.
 */
export const withPending = (stored: HistoryAnswer, pending: PendingHistory, asked: HistoryQuestion): HistoryAnswer =>
  pending.entries.length === 0
    ? stored
    : {
        earlierChecks: MERGED.earlierChecks(stored, pending, asked),
        lookalikes: MERGED.lookalikes(stored, pending, asked),
        references: MERGED.references(stored, pending, asked),
        clearedOn: MERGED.clearedOn(stored, pending, asked),
        recipient: MERGED.recipient(stored, pending, asked),
        bandPaymentsLastDay: MERGED.bandPaymentsLastDay(stored, pending, asked),
        checksLastHour: MERGED.checksLastHour(stored, pending, asked),
      };
