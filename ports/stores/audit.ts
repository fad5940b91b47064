import type { JsonValue } from '../../domain/shared/json/strict-json.js';
import type { Actor } from '../../domain/record/actor.js';
import type { Environment } from '../../domain/record/record.js';

/** Every sort of change that is recorded. A word once published never changes its meaning. */
export const AUDIT_ACTIONS = [
  'partner.created',
  'key.created',
  'key.revoked',
  'key.policies_changed',
  'key.label_changed',
  'policy.published',
  'list.imported',
  'statement.proposed',
  'statement.made',
  'statement.removed',
  'webhook.changed',
  'signing_key.registered',
  'price.published',
  'desk.signed_in',
  'desk.signed_out',
  'desk.sign_in_refused',
  'partition.detached',
  'partition.attached',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One side of a change, as it is shown. */
export type ChangedView = Readonly<Record<string, JsonValue>>;

/** What changed. `before` and `after` never hold a secret, nor the hash of one. */
export interface AuditedChange {
  readonly action: AuditAction;
  /** Whose it is; null: of no partner, such as an imported list. */
  readonly partnerId: string | null;
  /** Null: it holds in both environments. */
  readonly environment: Environment | null;
  /** What was changed, by its id or name. */
  readonly subject: string;
  /** What stood there; null where the change made it. */
  readonly before: ChangedView | null;
  /** What stands there now; null where the change removed it. */
  readonly after: ChangedView | null;
}

/** A change as it was recorded. */
export interface AuditEntry extends AuditedChange {
  /** A random UUID: it tells nothing of other partners' changes. */
  readonly auditId: string;
  readonly actor: Actor;
  /** By the clock of the store. */
  readonly atMs: number;
}

/** Which entries. Null: no restriction. */
export interface AuditQuery {
  /** Another partner's entries, and those of no partner, are then left out. */
  readonly partnerId: string | null;
  /** With those that hold in both environments. */
  readonly environment: Environment | null;
  readonly action: AuditAction | null;
  readonly subject: string | null;
  /** From this moment on. */
  readonly fromMs: number | null;
  /** Before this moment. */
  readonly untilMs: number | null;
  /** Entries older than this one. */
  readonly olderThan: string | null;
  /** At most this many. */
  readonly count: number;
}

/**
 * The audit trail: append-only, one entry for each administrative change. A store writes the entry in the transaction
 * of the change, so neither is ever there without the other; what changes nothing leaves none. Rejects with
 * `StorageUnavailableError`.
 */
export interface AuditLog {
  /**
   * Newest first, in the order in which changes were committed. Null where `olderThan` names no entry of that partner
   * and environment.
   */
  list(query: AuditQuery): Promise<readonly AuditEntry[] | null>;
}
