import type { History } from './history.js';
import type { KeyStore } from './keys.js';
import type { ListArchive, ListStore } from './lists.js';
import type { PolicyStore } from './policies.js';
import type { PricingStore, ReportStore } from './reports.js';
import type { PublicKeyStore } from './signing.js';
import type { CheckStore } from './storage.js';
import type { UsageLog } from './usage.js';

/** Everything that one home of the service's data offers. What one store acknowledged, the others see. */
export interface Stores {
  readonly checks: CheckStore;
  readonly history: History;
  readonly keys: KeyStore;
  readonly usage: UsageLog;
  readonly policies: PolicyStore;
  readonly lists: ListStore;
  readonly archive: ListArchive;
  readonly reports: ReportStore;
  readonly pricing: PricingStore;
  readonly publicKeys: PublicKeyStore;
  /** Waits for what is under way, then frees everything. May be called again. */
  close(): Promise<void>;
}
