import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * 16 bytes of a SHA-256: nobody finds a second text for a given one, and 2^64 tries find only two texts of the finder's
 * own.
 */
const ID_HEX_DIGITS = 32;

/** The keys that were met last: senders and recipients come again. About 200 bytes each. */
const MAX_KEYS = 20_000;

const ids = new LRUCache<string, string>({ max: MAX_KEYS });

/**
 * By what an address key stands in history: the first 16 bytes of its SHA-256, in hex. The same as SQL's
 * `signgate_history_id`.
 */
export const historyId = (key: string): string => {
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = hash('sha256', key, 'hex').slice(0, ID_HEX_DIGITS);
  ids.set(key, id);
  return id;
};

/** By what an intent stands in history: as much of its fingerprint, which is a SHA-256 already. */
export const intentId = (fingerprint: string): string => fingerprint.slice(0, ID_HEX_DIGITS);
