import { createHmac } from 'node:crypto';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { JsonValue } from '../../../domain/shared/json/strict-json.js';
import type { WebhookMessage } from '../../../ports/platform/webhook-receivers.js';
import type { DueDelivery, WebhookDelivery } from '../../../ports/stores/webhooks.js';

export const SECRET_PREFIX = 'whsec_';

/** An event on its way to a subscription: one that was noted, or one that only tries it. */
interface SentEvent extends Pick<DueDelivery, 'webhook'> {
  readonly delivery: Pick<WebhookDelivery, 'eventId' | 'data' | 'occurredAtMs'> & {
    readonly type: WebhookDelivery['type'] | typeof TEST_EVENT;
  };
}

/** The sort of an event that tries a receiver: it tells of nothing, and nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';

/** What is signed and sent. Source: Standard Webhooks 1.0.0, "Webhook payload structure" and "Signature scheme". */
export const messageOf = ({ webhook, delivery }: SentEvent, nowMs: number): WebhookMessage => {
  const { secret, previous } = webhook;
  const body = JSON.stringify({
    type: delivery.type,
    timestamp: isoTime(delivery.occurredAtMs),
    data: eventData(delivery),
  });
  const sentAt = String(Math.floor(nowMs / 1000));
  const secrets = previous !== null && previous.untilMs > nowMs ? [secret, previous.secret] : [secret];
  const signed = `${delivery.eventId}.${sentAt}.${body}`;
  return {
    url: webhook.url,
    headers: {
      'content-type': 'application/json',
      'webhook-id': delivery.eventId,
      'webhook-timestamp': sentAt,
      'webhook-signature': secrets.map((one) => `v1,${signatureOf(one, signed)}`).join(' '),
    },
    body,
  };
};

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');

/** The members of an event, and where its subject is read. */
export const eventData = ({ data }: Pick<WebhookDelivery, 'data'>): Readonly<Record<string, JsonValue>> => {
  const { detail, ...own } = data;
  const details = typeof detail === 'object' && detail !== null ? Object.entries(detail) : [];
  return {
    ...own,
    ...Object.fromEntries(details.map(([name, value]) => [snakeCase(name), value as JsonValue])),
    link: linkOf(own),
  };
};

const linkOf = (data: WebhookDelivery['data']): string => {
  if (typeof data['report_id'] === 'string') return `/api/reports/${data['report_id']}`;
  return typeof data['request_id'] === 'string' ? `/api/checks/${data['request_id']}` : '/api/sources';
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
