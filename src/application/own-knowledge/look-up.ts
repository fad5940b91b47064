import { type Scope, scopeKey } from '../../../domain/record/record.js';
import type { Soon } from '../../../domain/shared/soon.js';
import { LRUCache } from 'lru-cache';
import type { OwnStatement } from '../../../domain/facts/screening/own-knowledge.js';
import type { StatementStore } from '../../../ports/stores/statements.js';

/** For how long a scope that never stated anything is believed to have stated nothing. */
const NOTHING_TTL_MS = 2_000;
const NOTHING_TTL_RESOLUTION_MS = 100;
const NOTHING_ENTRIES = 10_000;

/** What a partner says itself, as a check asks for it. */
export interface OwnKnowledge {
  /**
   * What stands in that scope about these addresses; null where it never stated anything, which costs no call. Every
   * change is seen at once on every instance, but for the first statement of a scope: on other instances within 2 s.
   * Rejects with `StorageUnavailableError`.
   */
  about(scope: Scope, addressKeys: readonly string[]): Soon<readonly OwnStatement[] | null>;
  /** This instance changed what the scope says. */
  changed(scope: Scope): void;
}

export const createOwnKnowledge = (store: Pick<StatementStore, 'hasAny' | 'about'>): OwnKnowledge => {
  const silent = new LRUCache<string, true>({
    max: NOTHING_ENTRIES,
    ttl: NOTHING_TTL_MS,
    ttlResolution: NOTHING_TTL_RESOLUTION_MS,
  });
  // what was once stated stays stated: the store only appends
  const speaking = new Set<string>();
  const said = async (key: string, scope: Scope, addressKeys: readonly string[]) => {
    if (!speaking.has(key)) {
      if (!(await store.hasAny(scope))) {
        silent.set(key, true);
        return null;
      }
      speaking.add(key);
    }
    return store.about(scope, addressKeys);
  };
  return {
    about: (scope, addressKeys) => {
      const key = scopeKey(scope);
      return silent.has(key) ? null : said(key, scope, addressKeys);
    },
    changed: (scope) => void silent.delete(scopeKey(scope)),
  };
};
