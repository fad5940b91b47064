import type { Stores } from '../../../ports/stores/stores.js';
import { MemoryCallCounter } from './call-counter.js';
import { MemoryCheckStore } from './checks.js';
import { MemoryHistory } from './history.js';
import { MemoryIdempotencyStore } from './idempotency.js';
import { MemoryKeyStore } from './keys.js';
import { MemoryLists } from './lists.js';
import { MemoryPolicyStore } from './policies.js';
import { MemoryPricingStore, MemoryPublicKeyStore, MemoryReportStore } from './reports.js';
import { MemoryUsageLog } from './usage.js';

/**
 * The readable reference of the storage ports: plain loops over plain arrays, nothing durable. Every other adapter must
 * answer exactly as this one does. Use it in tests, and to read what a port means.
 */
export const createMemoryStorage = ({ nowMs = () => Date.now() }: { readonly nowMs?: () => number } = {}): Stores => {
  const history = new MemoryHistory();
  const idempotency = new MemoryIdempotencyStore(nowMs);
  const checks = new MemoryCheckStore(history, idempotency);
  const lists = new MemoryLists();
  return {
    checks,
    history,
    keys: new MemoryKeyStore(),
    usage: new MemoryUsageLog(checks),
    policies: new MemoryPolicyStore(),
    lists,
    archive: lists,
    reports: new MemoryReportStore(idempotency),
    pricing: new MemoryPricingStore(),
    publicKeys: new MemoryPublicKeyStore(),
    idempotency,
    callCounter: new MemoryCallCounter(),
    tidy: async () => {
      idempotency.removePast();
      return false;
    },
    close: async () => undefined,
  };
};
