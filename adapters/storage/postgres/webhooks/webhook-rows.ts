import type { Environment, Scope } from '../../../../domain/record/record.js';
import type { DeliveryStatus, Webhook, WebhookDelivery, WebhookEventType } from '../../../../ports/stores/webhooks.js';

export interface WebhookRow {
  readonly webhook_id: string;
  readonly scope_id: number;
  readonly url: string;
  readonly types: string;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_until: Date | null;
  readonly created_at: Date;
  readonly disabled_at: Date | null;
}

export interface DeliveryRow {
  readonly event_id: string;
  readonly type: WebhookEventType;
  readonly data: WebhookDelivery['data'];
  readonly occurred_at: Date;
  readonly noted_at: Date;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly next_attempt_at: Date;
  readonly attempted_at: Date | null;
  readonly answer: string | null;
}

export interface DueRow extends WebhookRow, DeliveryRow {
  readonly partner_id: string;
  readonly environment: Environment;
}

export const webhookRow = (webhook: Webhook, scopeId: number): WebhookRow => ({
  webhook_id: webhook.webhookId,
  scope_id: scopeId,
  url: webhook.url,
  types: webhook.types.join(),
  secret: webhook.secret,
  previous_secret: webhook.previous?.secret ?? null,
  previous_until: webhook.previous === null ? null : new Date(webhook.previous.untilMs),
  created_at: new Date(webhook.createdAtMs),
  disabled_at: webhook.disabledAtMs === null ? null : new Date(webhook.disabledAtMs),
});

export const webhookOf = (scope: Scope, row: WebhookRow): Webhook => ({
  webhookId: row.webhook_id,
  scope,
  url: row.url,
  types: row.types.split(',') as WebhookEventType[],
  secret: row.secret,
  previous:
    row.previous_secret === null || row.previous_until === null
      ? null
      : { secret: row.previous_secret, untilMs: row.previous_until.getTime() },
  createdAtMs: row.created_at.getTime(),
  disabledAtMs: row.disabled_at?.getTime() ?? null,
});

export const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  eventId: row.event_id,
  type: row.type,
  data: row.data,
  occurredAtMs: row.occurred_at.getTime(),
  notedAtMs: row.noted_at.getTime(),
  status: row.status,
  attempts: row.attempts,
  nextAttemptAtMs: row.next_attempt_at.getTime(),
  attemptedAtMs: row.attempted_at?.getTime() ?? null,
  answer: row.answer,
});
