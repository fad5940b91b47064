import { LRUCache } from 'lru-cache';
import { HISTORY_LIMITS, type HistoryFacts } from '../../../../domain/facts/facts.js';
import type { HistoryEntry, HistoryQuery } from '../../../../ports/stores/history.js';
import type { LookUpRow, NumberedLookUp } from './look-up-statement.js';

/** Pairs that are kept; the one that was asked for longest ago makes room. About 250 bytes each. */
const MAX_PAIRS = 50_000;
/** History only grows, so what is known stays true; after this it is read again all the same. */
const MAX_AGE_MS = 300_000;
/** How closely the age is looked at, milliseconds. */
const AGE_RESOLUTION_MS = 1_000;

interface Known {
  /** How many ALLOWed checks to the recipient there are at least, whichever intent is left out. */
  readonly allowed: number;
  /** Answers from memory since they were counted. */
  answers: number;
}

/** What an entry is looked for among. */
export interface Counts {
  /** Among the transfers of its sender to its recipient. */
  readonly pair: boolean;
  /** Among the ALLOWed checks to its recipient. */
  readonly recipient: boolean;
}

/**
 * Senders and recipients who know one another so well that no later entry changes what history says: the sender really
 * used the recipient, by two intents at least, and the recipient was ALLOWed more often than anybody counts. Entries
 * are never changed nor removed, so this holds whatever other instances write, and whichever intent is asked about: one
 * of the two is another one. Such a pair needs no look-up, unless the time counts, too; and what it adds to history
 * need not be found where it would change nothing, which saves the entry two of four indexes.
 *
 * It holds for the database that it was read from. A database that was put back, or a standby that took over, ends
 * every connection first: whoever loses one has to call `forget`.
 */
export class KnownPairs {
  private readonly pairs = new LRUCache<string, Known>({
    max: MAX_PAIRS,
    ttl: MAX_AGE_MS,
    ttlResolution: AGE_RESOLUTION_MS,
  });
  private forgotten = 0;

  /**
   * The whole answer, where it is known for good; null where the database has to be asked. It is asked again after as
   * many answers as the recipient lacks ALLOWed checks to be known to whoever counts furthest: by then it may have
   * them.
   */
  answer(scopeId: number, query: HistoryQuery): HistoryFacts | null {
    const { bandUsd, checksLastHourUpTo, allowedChecksUpTo } = query;
    if (bandUsd !== null || checksLastHourUpTo !== null) return null;
    const known = this.find(scopeId, query);
    if (known === undefined || known.allowed < allowedChecksUpTo) return null;
    const lacking = HISTORY_LIMITS.allowedChecks - known.allowed;
    if (lacking > 0 && known.answers >= lacking) return null;
    known.answers += 1;
    return {
      allowedChecksToRecipient: allowedChecksUpTo,
      recipientUsedBySender: true,
      lookalikeRecipients: [],
      bandChecksLastDay: null,
      checksLastHour: null,
    };
  }

  /**
   * How far to count: one more than is asked for, for what is known must hold whichever intent is left out; of a known
   * pair as far as anybody may ask.
   */
  allowedLimit(scopeId: number, query: HistoryQuery): number {
    return 1 + (this.find(scopeId, query) === undefined ? query.allowedChecksUpTo : HISTORY_LIMITS.allowedChecks);
  }

  /** What a new entry has to be found among for every later answer to be right. */
  counts(scopeId: number, entry: HistoryEntry): Counts {
    const known = this.find(scopeId, entry);
    return {
      pair: known === undefined,
      recipient: known === undefined || known.allowed < HISTORY_LIMITS.allowedChecks,
    };
  }

  /** Which reading of the database an answer belongs to: take it before the question leaves, and give it to `learn`. */
  get reading(): number {
    return this.forgotten;
  }

  /**
   * Takes in what the database answered. The intent that was asked about is not in it, so any other one may be: one
   * fewer is sure.
   */
  learn(
    reading: number,
    { scopeId, query }: NumberedLookUp,
    { allowed, used_by_two_intents: isUsed }: LookUpRow,
  ): void {
    const key = keyOf(scopeId, query);
    if (key === null || !isUsed || allowed <= query.allowedChecksUpTo || reading !== this.forgotten) return;
    // a shorter count must not take the place of a longer one
    this.pairs.set(key, { allowed: Math.max(allowed - 1, this.pairs.get(key)?.allowed ?? 0), answers: 0 });
  }

  /** A connection was lost: the next one may lead to a database that knows less. */
  forget(): void {
    this.forgotten += 1;
    this.pairs.clear();
  }

  private find(scopeId: number, pair: Pair): Known | undefined {
    const key = keyOf(scopeId, pair);
    return key === null ? undefined : this.pairs.get(key);
  }
}

type Pair = Pick<HistoryQuery, 'senderKey' | 'recipientKey'>;

const keyOf = (scopeId: number, { senderKey, recipientKey }: Pair): string | null =>
  senderKey === null || recipientKey === null ? null : `${scopeId} ${senderKey} ${recipientKey}`;
