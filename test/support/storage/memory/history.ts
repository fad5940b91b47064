import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import { affixOf } from '../../../../domain/intent/address.js';
import { type CheckSize, compareSizes } from '../../../../domain/facts/history/check-size.js';
import {
  allowedCountsBeforeMs,
  HISTORY_LIMITS,
  type HistoryAnswer,
  isInBand,
  type UsedRecipient,
} from '../../../../domain/facts/history/history-facts.js';
import { otherPayments, RECHECK_MS } from '../../../../domain/facts/history/payments.js';
import { utcDayOf } from '../../../../domain/shared/iso-time.js';
import type { History, HistoryEntry, HistoryQuery } from '../../../../ports/stores/history.js';
import type { MemoryOutcomeStore } from './outcomes.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface Remembered extends HistoryEntry {
  readonly requestId: string;
}

/** What history means, in plain loops. */
export class MemoryHistory implements History {
  private readonly scopes = new Map<string, Remembered[]>();

  constructor(private readonly outcomes: MemoryOutcomeStore) {}

  remember(scope: Scope, requestId: string, entry: HistoryEntry): void {
    const entries = this.scopes.get(scopeKey(scope)) ?? [];
    this.scopes.set(scopeKey(scope), entries);
    entries.push({ ...entry, requestId });
  }

  async lookUp(query: HistoryQuery): Promise<HistoryAnswer> {
    const entries = this.scopes.get(scopeKey(query.scope)) ?? [];
    const bySender = entries.filter((entry) => entry.senderKey === query.senderKey);
    return {
      earlierChecks: this.isMalicious(entries, query.counterpartyKey) ? [] : this.earlierChecks(bySender, query),
      ...this.lookalikes(entries, bySender, query.recipientKey),
      bandPaymentsLastDay: this.bandPayments(bySender, query),
      checksLastHour: checksLastHour(bySender, query),
    };
  }

  /** One report of any sender's check is enough. */
  private isMalicious(entries: readonly Remembered[], key: string | null): boolean {
    return entries.some(
      (entry) => entry.recipientKey === key && this.outcomes.latest(entry.requestId) === 'confirmed_malicious',
    );
  }

  private earlierChecks(bySender: readonly Remembered[], query: HistoryQuery): readonly CheckSize[] {
    const own = bySender.filter(
      (entry) =>
        entry.recipientKey === query.counterpartyKey && entry.transfer === query.transfer && entry.action !== 'BLOCK',
    );
    const paid = own.filter((entry) => this.outcomes.weight(entry.requestId) === 'paid');
    const largest = own.toSorted(largestFirst).slice(0, HISTORY_LIMITS.entriesRead);
    const ofEarlierDays = largest.filter((entry) => entry.checkedAtMs < allowedCountsBeforeMs(query.nowMs));
    const accepted = ofEarlierDays.filter(
      (entry, place) =>
        !isCheckedAgain(entry, ofEarlierDays[place + 1]) &&
        this.outcomes.weight(entry.requestId) !== 'paid' &&
        this.isAccepted(entry),
    );
    return [...paid, ...accepted]
      .map((entry) => entry.size)
      .sort(compareSizes)
      .slice(0, query.earlierChecksUpTo);
  }

  private isAccepted(entry: Remembered): boolean {
    const weight = this.outcomes.weight(entry.requestId);
    return weight === null ? entry.action === 'ALLOW' : weight !== 'void';
  }

  private lookalikes(
    entries: readonly Remembered[],
    bySender: readonly Remembered[],
    key: string | null,
  ): Pick<HistoryAnswer, 'lookalikes' | 'recipient'> {
    if (key === null) return { lookalikes: [], recipient: null };
    const payments = bySender.filter((entry) => entry.transfer && entry.action !== 'BLOCK');
    const similar = payments.filter((entry) => entry.recipientAffix === affixOf(key) && entry.recipientKey !== key);
    const keys = [...new Set(similar.map((entry) => entry.recipientKey))]
      .sort(compareText)
      .slice(0, HISTORY_LIMITS.lookalikesRead);
    const used = (one: string): readonly UsedRecipient[] => this.used(entries, payments, one);
    const lookalikes = keys.flatMap(used).slice(0, HISTORY_LIMITS.lookalikes);
    return { lookalikes, recipient: lookalikes.length === 0 ? null : (used(key)[0] ?? null) };
  }

  /** None where the account was never allowed. */
  private used(entries: readonly Remembered[], payments: readonly Remembered[], key: string): readonly UsedRecipient[] {
    const own = payments.filter((entry) => entry.recipientKey === key).sort(oldestFirst);
    const first = own.slice(0, HISTORY_LIMITS.entriesRead).find((entry) => this.isAccepted(entry));
    if (first === undefined || this.isMalicious(entries, key)) return [];
    const paid = own.some((entry) => this.outcomes.weight(entry.requestId) === 'paid');
    return [{ key, paid, since: utcDayOf(first.checkedAtMs) }];
  }

  private bandPayments(bySender: readonly Remembered[], query: HistoryQuery): number | null {
    const { bandUsd, bandToAnybody, recipientKey, fingerprint, nowMs } = query;
    if (bandUsd === null) return null;
    const payments = bySender
      .filter((entry) => entry.transfer && entry.action !== 'BLOCK' && isWithin(entry, query, DAY_MS))
      .filter((entry) => bandToAnybody || entry.recipientKey === recipientKey)
      .sort((left, right) => oldestFirst(right, left));
    const read = bandToAnybody ? payments : payments.slice(0, HISTORY_LIMITS.entriesRead);
    const inBand = read
      .filter(({ size }) => isInBand('usd' in size ? size.usd : null, bandUsd))
      .filter((entry) => this.outcomes.weight(entry.requestId) !== 'void')
      .map((entry) => ({
        intent: entry.fingerprint,
        checkedAtMs: entry.checkedAtMs,
        paid: this.outcomes.weight(entry.requestId) === 'paid',
      }));
    return otherPayments(inBand, { intent: fingerprint, nowMs });
  }
}

const checksLastHour = (bySender: readonly Remembered[], query: HistoryQuery): number | null => {
  const upTo = query.checksLastHourUpTo;
  if (upTo === null) return null;
  const lately = bySender.filter((entry) => entry.fingerprint !== query.fingerprint && isWithin(entry, query, HOUR_MS));
  if (lately.length >= upTo * HISTORY_LIMITS.entriesOfACheck) return upTo;
  return Math.min(new Set(lately.map((entry) => entry.fingerprint)).size, upTo);
};

const oldestFirst = (left: Remembered, right: Remembered): number => left.checkedAtMs - right.checkedAtMs;

/** Checks of one intent stand together, in the order of time. */
const largestFirst = (left: Remembered, right: Remembered): number =>
  compareSizes(left.size, right.size) ||
  compareText(left.fingerprint, right.fingerprint) ||
  left.checkedAtMs - right.checkedAtMs;

/** Of an intent that is checked again the last check stands for all. */
const isCheckedAgain = (entry: Remembered, next: Remembered | undefined): boolean =>
  next?.fingerprint === entry.fingerprint && next.checkedAtMs - entry.checkedAtMs <= RECHECK_MS;

/** No upper end: an entry of an instance whose clock is a little ahead counts. */
const isWithin = (entry: HistoryEntry, query: HistoryQuery, spanMs: number): boolean =>
  entry.checkedAtMs > query.nowMs - spanMs;
