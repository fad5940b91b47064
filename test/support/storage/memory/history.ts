import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import { MOST_REFERENCES } from '../../../../domain/intent/lookalike.js';
import { type CheckSize, compareSizes } from '../../../../domain/facts/history/check-size.js';
import {
  allowedCountsBeforeMs,
  HISTORY_LIMITS,
  type HistoryAnswer,
  isInBand,
  lookalikesAmong,
  type UsedRecipient,
} from '../../../../domain/facts/history/history-facts.js';
import { otherPayments, RECHECK_MS } from '../../../../domain/facts/history/payments.js';
import { utcDayOf } from '../../../../domain/shared/iso-time.js';
import type { History, HistoryEntry, HistoryQuery } from '../../../../ports/stores/history.js';
import type { MemoryDispositions } from './dispositions.js';
import type { MemoryOutcomeStore } from './outcomes.js';
import type { MemoryStatementStore } from './statements.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface Remembered extends HistoryEntry {
  readonly requestId: string;
}

/** What history means, in plain loops. */
export class MemoryHistory implements History {
  private readonly scopes = new Map<string, Remembered[]>();

  constructor(
    private readonly outcomes: MemoryOutcomeStore,
    private readonly dispositions: MemoryDispositions,
    private readonly statements: Pick<MemoryStatementStore, 'references'>,
  ) {}

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
      ...this.lookalikes(entries, bySender, query),
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
    { recipientKey: key, nowMs, scope }: HistoryQuery,
  ): Pick<HistoryAnswer, 'lookalikes' | 'recipient' | 'references' | 'clearedOn'> {
    const nothing = { lookalikes: [], recipient: null, references: 0, clearedOn: null };
    if (key === null) return nothing;
    const payments = bySender.filter((entry) => entry.transfer && entry.action !== 'BLOCK');
    const paidTo = [...new Set(payments.map((entry) => entry.recipientKey))];
    const used = (one: string): readonly UsedRecipient[] => this.used(entries, payments, one, nowMs);
    const listed = this.statements.references(scope);
    const references = Math.min(
      listed.length + new Set(payments.filter(({ action }) => action === 'ALLOW').map((one) => one.recipientKey)).size,
      MOST_REFERENCES,
    );
    const byKey = new Map([...listed, ...paidTo.flatMap(used)].map((one) => [one.key, one]));
    for (const one of listed) {
      const known = byKey.get(one.key);
      if (known !== undefined) byKey.set(one.key, { ...known, listed: true });
    }
    const lookalikes = lookalikesAmong(key, [...byKey.values()], references);
    if (lookalikes.length === 0) return nothing;
    const own = bySender.filter((entry) => entry.recipientKey === key && this.isFalseAlarm(scope, entry));
    const cleared = Math.max(...own.map(({ checkedAtMs }) => checkedAtMs));
    const clearedOn = own.length === 0 ? null : utcDayOf(cleared);
    return { lookalikes, recipient: used(key)[0] ?? null, references, clearedOn };
  }

  /** A person at the desk said so, and it still counts. */
  private isFalseAlarm(scope: Scope, { requestId }: Remembered): boolean {
    return (
      this.outcomes.latest(requestId) === 'false_alarm' && this.dispositions.stateOf(scope, requestId) === 'false_alarm'
    );
  }

  /** None where the account was never allowed. */
  private used(
    entries: readonly Remembered[],
    payments: readonly Remembered[],
    key: string,
    nowMs: number,
  ): readonly UsedRecipient[] {
    const own = payments.filter((entry) => entry.recipientKey === key).sort(oldestFirst);
    const first = own.slice(0, HISTORY_LIMITS.entriesRead).find((entry) => this.isAccepted(entry));
    if (first === undefined || this.isMalicious(entries, key)) return [];
    const signed = own.filter((entry) => this.outcomes.weight(entry.requestId) === 'paid').sort(largestFirst);
    const ofEarlierDays = signed.find((entry) => entry.checkedAtMs < allowedCountsBeforeMs(nowMs));
    return [
      {
        key,
        paid: signed.length > 0,
        since: utcDayOf(first.checkedAtMs),
        signed: ofEarlierDays?.size ?? null,
        listed: false,
      },
    ];
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
