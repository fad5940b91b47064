import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { WaitingWebhook, Webhook, WebhookDelivery } from '../../../application/api.js';
import type { DeliveryView, WaitingWebhookView, WebhookView } from '../../schemas/webhooks.js';

const timeOf = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

/** The published shape of a subscription: without its secret. */
export const presentWebhook = (webhook: Webhook): WebhookView => ({
  webhook_id: webhook.webhookId,
  url: webhook.url,
  types: webhook.types,
  previous_secret_until: timeOf(webhook.previous?.untilMs ?? null),
  created_at: isoTime(webhook.createdAtMs),
  disabled_at: timeOf(webhook.disabledAtMs),
});

/** The same, with what waits for it. */
export const presentWaitingWebhook = ({
  webhook,
  backlog: { waiting, oldestNotedAtMs },
  oldestAgeSeconds,
}: WaitingWebhook): WaitingWebhookView => ({
  ...presentWebhook(webhook),
  waiting,
  oldest_waiting_at: timeOf(oldestNotedAtMs),
  oldest_waiting_age_seconds: oldestAgeSeconds,
});

/** The published shape of a delivery. */
export const presentDelivery = (delivery: WebhookDelivery): DeliveryView => ({
  event_id: delivery.eventId,
  type: delivery.type,
  occurred_at: isoTime(delivery.occurredAtMs),
  status: delivery.status,
  attempts: delivery.attempts,
  attempted_at: timeOf(delivery.attemptedAtMs),
  next_attempt_at: delivery.status === 'pending' ? isoTime(delivery.nextAttemptAtMs) : null,
  answer: delivery.answer,
});
