import type { HistoryAnswer } from '../../../../domain/facts/history/history-facts.js';
import {
  type CountingPart,
  intentsToCount,
  pendingLookalikes,
  withPending,
} from '../../../../domain/record/pending-history.js';
import type { History, HistoryEntry, HistoryQuery } from '../../../../ports/stores/history.js';

/** No intent has this fingerprint: history then leaves none out. */
const NO_INTENT = '0'.repeat(64);
const COUNTING: readonly CountingPart[] = ['bandPaymentsLastDay', 'checksLastHour'];

/**
 * Stored history, and what one batch has judged so far: look-ups do not see what is not committed. Of one scope.
 * Rejects as the stored one does.
 */
export class BatchHistory implements History {
  private readonly entries: HistoryEntry[] = [];
  private readonly counted = {
    bandPaymentsLastDay: new Map<string, boolean>(),
    checksLastHour: new Map<string, boolean>(),
  };

  private readonly ahead = new Map<string, Promise<HistoryAnswer>>();

  constructor(private readonly stored: Pick<History, 'lookUp'>) {}

  /** Later look-ups see these. */
  add(entries: readonly HistoryEntry[]): void {
    this.entries.push(...entries);
  }

  /** Looks up what is stored now, for a later look-up of the same: those of several items then share a statement. */
  foresee(query: HistoryQuery): void {
    const answer = this.stored.lookUp(query);
    // who looks it up sees its failure
    answer.catch(() => undefined);
    this.ahead.set(JSON.stringify(query), answer);
  }

  async lookUp(query: HistoryQuery): Promise<HistoryAnswer> {
    const entries = this.entries.filter(({ senderKey }) => senderKey === query.senderKey);
    const [answer] = await Promise.all([this.found(query), this.learn(entries, query)]);
    return withPending(await this.withRecipient(answer, entries, query), { entries, counted: this.counted }, query);
  }

  private found(query: HistoryQuery): Promise<HistoryAnswer> {
    return this.ahead.get(JSON.stringify(query)) ?? this.stored.lookUp(query);
  }

  /** An intent that makes a difference to a count when it is left out is among what is stored. Asked once for each. */
  private async learn(entries: readonly HistoryEntry[], query: HistoryQuery): Promise<void> {
    const unknown = COUNTING.flatMap((part) =>
      intentsToCount(part, entries, query)
        .filter((intent) => !this.counted[part].has(intent))
        .map((intent) => ({ part, intent })),
    );
    if (unknown.length === 0) return;
    const recipientKey = query.bandUsd === null || query.bandToAnybody ? null : query.recipientKey;
    const without = (fingerprint: string) =>
      this.stored.lookUp({ ...query, fingerprint, counterpartyKey: null, recipientKey });
    const all = without(NO_INTENT);
    await Promise.all(
      unknown.map(async ({ part, intent }) => {
        const [every, left] = await Promise.all([all, without(intent)]);
        this.counted[part].set(intent, (every[part] ?? 0) > (left[part] ?? 0));
      }),
    );
  }

  /**
   * Of a recipient that nothing stored looks like, history says nothing. Where a pending one looks like it, it is asked
   * for as what looks like that.
   */
  private async withRecipient(
    answer: HistoryAnswer,
    entries: readonly HistoryEntry[],
    query: HistoryQuery,
  ): Promise<HistoryAnswer> {
    const [similar] = answer.lookalikes.length > 0 ? [] : pendingLookalikes(entries, query);
    if (similar === undefined) return answer;
    const { lookalikes } = await this.stored.lookUp({
      ...query,
      recipientKey: similar.key,
      counterpartyKey: null,
      bandUsd: null,
      checksLastHourUpTo: null,
    });
    return { ...answer, recipient: lookalikes.find(({ key }) => key === query.recipientKey) ?? null };
  }
}
