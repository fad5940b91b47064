import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** 16 bytes of a SHA-256: enough that no second text can be found for an id. */
const ID_HEX_DIGITS = 32;

/** Senders and recipients come again: the ids of the latest keys are kept. About 200 bytes each. */
const MAX_KEYS = 20_000;

const ids = new LRUCache<string, string>({ max: MAX_KEYS });

/** Stands for an address key in history: the first 16 bytes of its SHA-256, in hex. */
export const historyId = (key: string): string => {
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = hash('sha256', key, 'hex').slice(0, ID_HEX_DIGITS);
  ids.set(key, id);
  return id;
};

/** Stands for an intent in history: the first 16 bytes of its fingerprint, which is a SHA-256. */
export const intentId = (fingerprint: string): string => fingerprint.slice(0, ID_HEX_DIGITS);
