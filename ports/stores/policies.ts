import type { Actor } from '../../domain/record/actor.js';
import type { Policy } from '../../domain/policy/policy.js';

/** A published policy: the document and its content hash never change. */
export interface PublishedPolicy {
  /** Null: built in, for every partner. */
  readonly partnerId: string | null;
  readonly policy: Policy;
  readonly sha256: string;
  readonly publishedAtMs: number;
}

/**
 * Immutable versions of policies. Rejects with `StorageUnavailableError`, also where what it would give does not fit
 * its hash; `AlreadyExistsError` for a version that exists and differs.
 */
export interface PolicyStore {
  /** Publishing the same document again changes nothing. `by`: for the audit trail; without it who opened the store. */
  publish(policy: PublishedPolicy, by?: Actor): Promise<void>;
  /** Newest version that the partner can use: its own before the built-in of the same id; null for none. */
  findCurrent(partnerId: string, policyId: string): Promise<PublishedPolicy | null>;
  /** By content, for a replay; null for none. */
  findByHash(sha256: string): Promise<PublishedPolicy | null>;
  /** Built-in policies and the partner's, every version, by id and version; null: every partner's. */
  list(partnerId: string | null): Promise<readonly PublishedPolicy[]>;
}
