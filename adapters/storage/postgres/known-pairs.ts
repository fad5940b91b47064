import { LRUCache } from 'lru-cache';
import type { HistoryFacts } from '../../../domain/facts.js';
import type { LookUpRow, NumberedLookUp } from './look-up-statement.js';

/** Pairs that are kept; the one that was asked for longest ago makes room. About 250 bytes each. */
const MAX_PAIRS = 50_000;
/** History only grows, so what is known stays true; after this it is read again all the same, should a database have been put back. */
const MAX_AGE_MS = 300_000;
/** How closely the age is looked at, milliseconds. */
const AGE_RESOLUTION_MS = 1_000;

/**
 * Senders and recipients who know one another so well that no later entry changes what history says: the sender really used
 * the recipient, by two intents at least, and the recipient was ALLOWed more often than anybody counts. Entries are never
 * changed nor removed, so this holds whatever other instances write, and whichever intent is asked about: one of the two is
 * another one. Such a pair needs no look-up, unless the time counts, too.
 */
export class KnownPairs {
  /** How many ALLOWed checks to the recipient there are at least, whichever intent is left out. */
  private readonly allowed = new LRUCache<string, number>({ max: MAX_PAIRS, ttl: MAX_AGE_MS, ttlResolution: AGE_RESOLUTION_MS });

  /** The whole answer, where it is known for good; null where the database has to be asked. */
  answer(lookUp: NumberedLookUp): HistoryFacts | null {
    const { bandUsd, checksLastHourUpTo, allowedChecksUpTo } = lookUp.query;
    if (bandUsd !== null || checksLastHourUpTo !== null) return null;
    const key = keyOf(lookUp);
    const allowed = key === null ? undefined : this.allowed.get(key);
    if (allowed === undefined || allowed < allowedChecksUpTo) return null;
    return { allowedChecksToRecipient: allowedChecksUpTo, recipientUsedBySender: true, lookalikeRecipients: [], bandChecksLastDay: null, checksLastHour: null };
  }

  /** Takes in what the database answered. The intent that was asked about is not in it, so any other one may be: one fewer is sure. */
  learn(lookUp: NumberedLookUp, { allowed, used_by_two_intents: isUsed }: LookUpRow): void {
    const key = keyOf(lookUp);
    if (key === null || !isUsed || allowed <= lookUp.query.allowedChecksUpTo) return;
    // a shorter count must not take the place of a longer one
    if (allowed - 1 > (this.allowed.get(key) ?? -1)) this.allowed.set(key, allowed - 1);
  }
}

const keyOf = ({ scopeId, query: { senderKey, recipientKey } }: NumberedLookUp): string | null =>
  senderKey === null || recipientKey === null ? null : `${scopeId} ${senderKey} ${recipientKey}`;
