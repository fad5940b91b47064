import { affixOf } from '../../../domain/intent/address.js';
import { HISTORY_LIMITS, type HistoryFacts } from '../../../domain/facts/history/history-facts.js';
import { isInBand } from '../../../domain/facts/history/usd-band.js';
import type { Scope } from '../../../domain/record/record.js';
import type { History, HistoryEntry, HistoryQuery } from '../../../ports/stores/history.js';
import { compareText, scopeKey } from './scope.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What history means, in plain loops. An intent that is checked again leaves a new entry only where its action is
 * another one; the first entry keeps its time.
 */
export class MemoryHistory implements History {
  private readonly scopes = new Map<string, Map<string, HistoryEntry>>();

  remember(scope: Scope, entry: HistoryEntry): void {
    const entries = this.scopes.get(scopeKey(scope)) ?? new Map<string, HistoryEntry>();
    this.scopes.set(scopeKey(scope), entries);
    const identity = `${entry.fingerprint}:${entry.action}`;
    if (!entries.has(identity)) entries.set(identity, entry);
  }

  async lookUp(query: HistoryQuery): Promise<HistoryFacts> {
    const earlier = [...(this.scopes.get(scopeKey(query.scope))?.values() ?? [])].filter(
      (entry) => entry.fingerprint !== query.fingerprint,
    );
    const bySender = earlier.filter((entry) => entry.senderKey === query.senderKey);
    const toRecipient = earlier.filter((entry) => entry.recipientKey === query.recipientKey);
    return {
      allowedChecksToRecipient: Math.min(
        toRecipient.filter((entry) => entry.action === 'ALLOW').length,
        query.allowedChecksUpTo,
      ),
      recipientUsedBySender: bySender.some((entry) => entry.transfer && entry.recipientKey === query.recipientKey),
      lookalikeRecipients: lookalikesOf(query.recipientKey, bySender),
      bandChecksLastDay: bandChecksOf(bySender, query),
      checksLastHour:
        query.checksLastHourUpTo === null
          ? null
          : Math.min(intentsIn(bySender.filter((entry) => isWithin(entry, query, HOUR_MS))), query.checksLastHourUpTo),
    };
  }
}

/** An intent whose action changed has several entries and counts once. */
const intentsIn = (entries: readonly HistoryEntry[]): number => new Set(entries.map((entry) => entry.fingerprint)).size;

const lookalikesOf = (recipientKey: string | null, bySender: readonly HistoryEntry[]): readonly string[] => {
  if (recipientKey === null) return [];
  const used = new Set(
    bySender
      .filter((entry) => entry.transfer && entry.action !== 'BLOCK' && entry.recipientAffix === affixOf(recipientKey))
      .map((entry) => entry.recipientKey),
  );
  // a recipient that this sender really used imitates no other
  return used.has(recipientKey) ? [] : [...used].sort(compareText).slice(0, HISTORY_LIMITS.lookalikes);
};

const bandChecksOf = (bySender: readonly HistoryEntry[], query: HistoryQuery): number | null => {
  const { bandUsd } = query;
  if (bandUsd === null) return null;
  const inBand = bySender.filter((entry) => isInBand(entry.valueUsd, bandUsd) && isWithin(entry, query, DAY_MS));
  return Math.min(intentsIn(inBand), HISTORY_LIMITS.bandChecks);
};

/** No upper end: an entry of an instance whose clock is a little ahead counts. */
const isWithin = (entry: HistoryEntry, query: HistoryQuery, spanMs: number): boolean =>
  entry.checkedAtMs > query.nowMs - spanMs;
