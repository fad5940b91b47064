import { LRUCache } from 'lru-cache';
import type { KeyStore, StoredKey } from '../../../ports/stores/keys.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { Caller } from '../caller.js';

/** A key as it was read, ready for comparison. */
export interface CachedKey {
  readonly stored: StoredKey;
  /** The bytes of the lower-case hex text of the key's SHA-256. */
  readonly digest: Buffer;
  readonly caller: Caller;
  /** Monotonic milliseconds when the read began. */
  readonly readAt: number;
}

/** Younger than this, an entry is used as it is. */
const FRESH_MS = 1000;
/** From this age on, an entry is read again before it is used. */
const MAX_AGE_MS = 2000;
/** From this age on, an entry is never used, also while the store is down: a revocation holds within this time. */
const MAX_AGE_UNANSWERED_MS = 5000;
/** A store that does not answer within this time counts as down. */
const READ_DEADLINE_MS = 2000;
const MAX_KEYS = 10_000;

export interface KeyCacheDependencies {
  readonly keys: Pick<KeyStore, 'findKey'>;
  readonly logger: Logger;
  readonly monotonicMs: () => number;
}

/**
 * Keys by id, in process. A revocation takes effect within 2 s while the store answers. While it does not, an entry is
 * used until it is 5 s old; then `find` rejects with the store's error. An unknown id is read every time, so a new key
 * works at once. Concurrent reads of one id are one read.
 */
export class KeyCache {
  private readonly cached = new LRUCache<string, CachedKey>({ max: MAX_KEYS });
  private readonly reads = new Map<string, Promise<CachedKey | null>>();

  constructor(private readonly dependencies: KeyCacheDependencies) {}

  /** The key of that id; null for none. A fresh entry is returned as it is, without a promise. */
  find(keyId: string): CachedKey | Promise<CachedKey | null> {
    const cached = this.cached.get(keyId);
    if (cached === undefined) return this.read(keyId);
    const ageMs = this.ageOf(cached);
    if (ageMs >= MAX_AGE_MS) return this.readOrUse(cached);
    if (ageMs >= FRESH_MS) this.renewInBackground(keyId);
    return cached;
  }

  private ageOf(key: CachedKey): number {
    return this.dependencies.monotonicMs() - key.readAt;
  }

  private async readOrUse(cached: CachedKey): Promise<CachedKey | null> {
    try {
      return await this.read(cached.stored.keyId);
    } catch (error) {
      if (this.ageOf(cached) < MAX_AGE_UNANSWERED_MS) return cached;
      throw error;
    }
  }

  private renewInBackground(keyId: string): void {
    if (this.reads.has(keyId)) return;
    this.read(keyId).catch((error: unknown) =>
      this.dependencies.logger.log('warn', 'a key could not be read again', { key_id: keyId, error }),
    );
  }

  private read(keyId: string): Promise<CachedKey | null> {
    const underWay = this.reads.get(keyId);
    if (underWay !== undefined) return underWay;
    const read = this.readNow(keyId).finally(() => this.reads.delete(keyId));
    this.reads.set(keyId, read);
    return read;
  }

  private async readNow(keyId: string): Promise<CachedKey | null> {
    const readAt = this.dependencies.monotonicMs();
    const stored = await withinDeadline(this.dependencies.keys.findKey(keyId));
    if (stored === null) {
      this.cached.delete(keyId);
      return null;
    }
    const key = { stored, digest: Buffer.from(stored.sha256, 'latin1'), caller: callerOf(stored), readAt };
    this.cached.set(keyId, key);
    return key;
  }
}

const callerOf = (key: StoredKey): Caller => ({
  keyId: key.keyId,
  scope: { partnerId: key.partnerId, environment: key.environment },
  keyScopes: key.scopes,
  quota: key.quota,
  ...(Object.keys(key.defaultPolicies).length > 0 && { defaultPolicies: key.defaultPolicies }),
});

/** One hanging read must not block all later ones of the same key. */
const withinDeadline = async <T>(read: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the key store did not answer within ${READ_DEADLINE_MS} ms`)),
      READ_DEADLINE_MS,
    );
  });
  try {
    return await Promise.race([read, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
