import type { Scope } from '../../domain/record/record.js';
import type { JsonValue } from '../../domain/shared/json/strict-json.js';

/** Every sort of event that can be subscribed to. A word once published never changes its meaning. */
export const WEBHOOK_EVENT_TYPES = [
  'check.review',
  'check.block',
  'check.withdrawn',
  'report.created',
  'list.updated',
  'list.stale',
  'source.degraded',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** A subscription of one partner in one environment. Times in milliseconds since 1970. */
export interface Webhook {
  readonly webhookId: string;
  readonly scope: Scope;
  /** It may hold a token: shown to its partner alone, and never logged. */
  readonly url: string;
  readonly types: readonly WebhookEventType[];
  readonly secret: string;
  /** The secret before a roll: it also signs, until `untilMs`. Null for none. */
  readonly previous: { readonly secret: string; readonly untilMs: number } | null;
  readonly createdAtMs: number;
  /** When its receiver answered 410: nothing more is noted for it or sent. Null: it is active. */
  readonly disabledAtMs: number | null;
}

/** `pending` is still to be sent, `delivered` was taken, `dead` was given up. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'dead'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** How the last try of a delivery ended, and what follows from it. */
export interface DeliveryState {
  readonly status: DeliveryStatus;
  readonly attempts: number;
  /** Not before this moment. */
  readonly nextAttemptAtMs: number;
  readonly attemptedAtMs: number | null;
  /** In words that hold nothing of the address or the answer's body; null before the first try. */
  readonly answer: string | null;
}

/** One event for one subscription. */
export interface WebhookDelivery extends DeliveryState {
  /** Of the event: the same at every try, and for every subscription of a scope. */
  readonly eventId: string;
  readonly type: WebhookEventType;
  /** Members of the event, without data of any other partner. */
  readonly data: Readonly<Record<string, JsonValue>>;
  readonly occurredAtMs: number;
  /** When it was noted, or sent again by hand: its tries end a fixed time after that. */
  readonly notedAtMs: number;
}

export interface DeliveryQuery {
  readonly status: DeliveryStatus | null;
  /** Those noted before this event; null: from the newest on. */
  readonly olderThan: string | null;
  /** At most this many. */
  readonly count: number;
}

/** What waits to be sent to active subscriptions. */
export interface WebhookBacklog {
  /** At most 1,000 of each subscription are counted. */
  readonly waiting: number;
  /** Of those that are counted the first that was noted, milliseconds since 1970; null: none waits. */
  readonly oldestNotedAtMs: number | null;
}

/** What is to be sent next to one subscription. */
export interface DueDelivery {
  readonly webhook: Webhook;
  readonly delivery: WebhookDelivery;
}

/**
 * Subscriptions, and what they are told. An event is a row of another store: it is noted for a subscription if and only
 * if its row was committed after the subscription was, and it is noted once. A change of a subscription is recorded in
 * the audit trail, without its secret. Rejects with `StorageUnavailableError`; any other error is a bug.
 */
export interface WebhookStore {
  /** False, and nothing stored, where `limit` stand in that scope already. */
  create(webhook: Webhook, by: string | null, limit: number): Promise<boolean>;
  /** Those of a scope, oldest first. */
  list(scope: Scope): Promise<readonly Webhook[]>;
  find(scope: Scope, webhookId: string): Promise<Webhook | null>;
  /** Puts another secret in place; the one before signs, too, until then. Null where there is none of that id. */
  roll(scope: Scope, webhookId: string, next: SecretRoll): Promise<Webhook | null>;
  /** Ends it: its secrets are forgotten, and nothing more is sent. Gives it as it was. */
  remove(scope: Scope, webhookId: string, by: string | null, atMs: number): Promise<Webhook | null>;
  /** Newest first; null where that scope has no subscription of that id, or it no event `olderThan`. */
  deliveries(scope: Scope, webhookId: string, query: DeliveryQuery): Promise<readonly WebhookDelivery[] | null>;
  /** Makes a dead delivery pending from that moment on. Null where there is none, or it is not dead. */
  retry(scope: Scope, webhookId: string, eventId: string, atMs: number): Promise<WebhookDelivery | null>;
  /** Notes the events behind the cursor for every subscription that asks for them, and moves it, together. */
  note(nowMs: number): Promise<void>;
  /**
   * The oldest pending delivery of each active subscription, or of one, where it may be tried now: a later event waits
   * until the one before it is delivered or dead. First one of each partner, then the second ones, and so on, so that
   * no partner fills the `count` alone.
   */
  due(nowMs: number, which: WhichDue): Promise<readonly DueDelivery[]>;
  /** Of one subscription in any scope, or of all (null). */
  backlog(webhookId: string | null): Promise<WebhookBacklog>;
  /** Stores how a try ended; nothing where the delivery was changed since it was read. */
  settle(webhookId: string, before: WebhookDelivery, state: DeliveryState): Promise<void>;
  /** Ends the deliveries of a subscription whose receiver is gone. */
  disable(webhookId: string, atMs: number): Promise<void>;
  /**
   * Runs `work` unless another instance sends at the moment; says whether it ran. What `work` gets rejects once another
   * instance may send as well: work that goes on for long asks again and again.
   */
  exclusively(work: (confirm: () => Promise<void>) => Promise<void>): Promise<boolean>;
}

/** Of which subscriptions: of one or of any (null), without some, and at most how many. */
export interface WhichDue {
  readonly webhookId: string | null;
  readonly count: number;
  readonly except?: readonly string[];
}

export interface SecretRoll {
  readonly secret: string;
  readonly previousUntilMs: number;
  /** Id of the key; null: the operator. */
  readonly by: string | null;
}
