import { randomBytes } from 'node:crypto';
import type { Clock, Ids } from '../../../ports/platform/platform.js';
import type { WebhookReceivers } from '../../../ports/platform/webhook-receivers.js';
import type {
  DeliveryStatus,
  Webhook,
  WebhookBacklog,
  WebhookDelivery,
  WebhookEventType,
  WebhookStore,
} from '../../../ports/stores/webhooks.js';
import type { Caller } from '../caller.js';
import { orUnavailable, Refusal, wrongMember } from '../refusal.js';
import { SECRET_PREFIX } from './message.js';

/** Most subscriptions of a partner in one environment. */
export const MAX_WEBHOOKS = 20;
/** How long the secret before signs, too, milliseconds. */
export const ROLL_OVERLAP_MS = 24 * 60 * 60_000;
const DEFAULT_PAGE = 50;
const SECRET_BYTES = 32;

/** A subscription as it is sent. Every limit of its schema holds. */
export interface WebhookRequest {
  readonly url: string;
  readonly types: readonly WebhookEventType[];
}

/** The query of a page of deliveries, as it was sent. */
export interface DeliveryPageRequest {
  readonly status?: DeliveryStatus;
  readonly limit?: string;
  readonly cursor?: string;
}

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  /** Where the next page begins; null: this is the last one. */
  readonly nextCursor: string | null;
}

export interface WebhookDependencies {
  readonly webhooks: WebhookStore;
  readonly receivers: Pick<WebhookReceivers, 'refusalOf'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A subscription with what waits for it. */
export interface WaitingWebhook {
  readonly webhook: Webhook;
  readonly backlog: WebhookBacklog;
  /** Of the oldest that waits, whole seconds; null: none waits. */
  readonly oldestAgeSeconds: number | null;
}

/** What a partner does with its subscriptions. Each rejects with a `Refusal`. */
export interface Webhooks {
  list(caller: Caller): Promise<readonly Webhook[]>;
  read(caller: Caller, webhookId: string): Promise<WaitingWebhook>;
  create(caller: Caller, request: WebhookRequest): Promise<Webhook>;
  remove(caller: Caller, webhookId: string): Promise<Webhook>;
  /** Another secret; the one before signs, too, for 24 hours. */
  roll(caller: Caller, webhookId: string): Promise<Webhook>;
  deliveries(caller: Caller, webhookId: string, page: DeliveryPageRequest): Promise<DeliveryPage>;
  /** Sends a dead delivery again. */
  retry(caller: Caller, webhookId: string, eventId: string): Promise<WebhookDelivery>;
}

const newSecret = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

const found = <Value>(value: Value | null, message = 'There is no webhook of this id.'): Value => {
  if (value === null) throw new Refusal('not_found', message);
  return value;
};

export const createWebhooks = ({ webhooks, receivers, clock, ids }: WebhookDependencies): Webhooks => ({
  list: ({ scope }) => reached(() => webhooks.list(scope)),
  read: ({ scope }, webhookId) =>
    reached(async () => {
      const webhook = found(await webhooks.find(scope, webhookId));
      const backlog = await webhooks.backlog(webhookId);
      const since = backlog.oldestNotedAtMs;
      const oldestAgeSeconds = since === null ? null : Math.max(0, Math.floor((clock.now() - since) / 1000));
      return { webhook, backlog, oldestAgeSeconds };
    }),
  create: ({ scope, keyId }, { url, types }) =>
    reached(async () => {
      const mistake = receivers.refusalOf(url);
      if (mistake !== null) throw wrongMember('url', mistake);
      const webhook: Webhook = {
        webhookId: ids.next('webhook'),
        ...{ scope, url, types: [...new Set(types)], secret: newSecret(), previous: null, disabledAtMs: null },
        createdAtMs: clock.now(),
      };
      if (await webhooks.create(webhook, keyId, MAX_WEBHOOKS)) return webhook;
      throw new Refusal('conflict', `There are ${MAX_WEBHOOKS} webhooks already. Remove one first.`);
    }),
  remove: ({ scope, keyId }, webhookId) =>
    reached(async () => found(await webhooks.remove(scope, webhookId, keyId, clock.now()))),
  roll: ({ scope, keyId }, webhookId) =>
    reached(async () => {
      const previousUntilMs = clock.now() + ROLL_OVERLAP_MS;
      return found(await webhooks.roll(scope, webhookId, { secret: newSecret(), previousUntilMs, by: keyId }));
    }),
  deliveries: ({ scope }, webhookId, { status = null, limit, cursor = null }) =>
    reached(async () => {
      found(await webhooks.find(scope, webhookId));
      const size = limit === undefined ? DEFAULT_PAGE : Number(limit);
      const rows = await webhooks.deliveries(scope, webhookId, { status, olderThan: cursor, count: size + 1 });
      if (rows === null) throw wrongMember('cursor', 'must be the next_cursor of a page of the same webhook');
      const deliveries = rows.slice(0, size);
      return { deliveries, nextCursor: rows.length > size ? (deliveries.at(-1)?.eventId ?? null) : null };
    }),
  retry: ({ scope }, webhookId, eventId) =>
    reached(async () =>
      found(
        await webhooks.retry(scope, webhookId, eventId, clock.now()),
        'There is no dead delivery of this event for this webhook.',
      ),
    ),
});

const reached = <Result>(run: () => Promise<Result>): Promise<Result> =>
  orUnavailable(run, 'Webhooks cannot be reached at the moment. Look whether the change is there first.');
