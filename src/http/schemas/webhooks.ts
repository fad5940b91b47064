import { type Static, type TSchema, Type } from '../../../domain/shared/schema.js';
import {
  DELIVERY_STATUSES,
  type DeliveryPageRequest,
  MAX_PAGE,
  WEBHOOK_EVENT_TYPES,
  type WebhookRequest,
} from '../../application/api.js';
import { closed, identifier, list, nullable, oneOf, timestamp } from './building-blocks.js';

const webhookId = identifier('whk', 'Of the webhook.');
const eventType = oneOf(WEBHOOK_EVENT_TYPES, { 'x-rule': `must be one of ${WEBHOOK_EVENT_TYPES.join(', ')}` });

/** The body of `POST /api/webhooks`. */
export const WebhookRequestSchema = closed(
  {
    url: Type.String({
      minLength: 1,
      maxLength: 2_000,
      description: 'Where events are sent: https, a public host. Redirects are not followed.',
      'x-rule': 'must be a URL of 1 to 2000 characters',
    }),
    types: Type.Immutable(
      Type.Array(eventType, {
        minItems: 1,
        maxItems: 32,
        description: 'The events that are sent.',
        'x-rule': 'must be a list of at least one sort of event',
      }),
    ),
  } satisfies Readonly<Record<keyof WebhookRequest, TSchema>>,
  { title: 'WebhookRequest' },
);

const webhook = {
  webhook_id: webhookId,
  url: Type.String(),
  types: list(oneOf(WEBHOOK_EVENT_TYPES)),
  previous_secret_until: nullable(timestamp('Until then the secret before the last roll signs, too.')),
  created_at: timestamp(),
  disabled_at: nullable(timestamp('Its receiver answered 410 then: nothing more is sent.')),
};
export const WebhookSchema = closed(webhook, { title: 'Webhook', description: 'A subscription, without its secret.' });
export type WebhookView = Static<typeof WebhookSchema>;

/** The answer of `GET /api/webhooks/{webhook_id}`. */
export const WaitingWebhookSchema = closed(
  {
    ...webhook,
    waiting: Type.Integer({ minimum: 0, maximum: 1_000, description: 'Events to be sent; 1000: that many or more.' }),
    oldest_waiting_at: nullable(timestamp('When the oldest of them was noted, or sent again by hand. Null: none.')),
    oldest_waiting_age_seconds: nullable(
      Type.Integer({
        minimum: 0,
        description: 'Its age. Later events wait behind it, up to 24 hours: until it is taken or dead.',
      }),
    ),
  },
  { title: 'WaitingWebhook', description: 'A subscription, and what waits for it.' },
);
export type WaitingWebhookView = Static<typeof WaitingWebhookSchema>;

export const NewWebhookSchema = closed(
  {
    ...webhook,
    secret: Type.String({ description: 'Verifies every message, by Standard Webhooks. Shown this once alone.' }),
  },
  { title: 'NewWebhook', description: 'A subscription with its secret.' },
);

export const WebhookListSchema = closed({ webhooks: list(WebhookSchema) }, { title: 'WebhookList' });

const idRule = 'must be the webhook_id of a webhook';

/** The query of `DELETE /api/webhooks`. */
export const RemoveWebhookQuerySchema = closed({
  webhook_id: Type.String({ pattern: '^whk_[0-7][0-9a-hjkmnp-tv-z]{25}$', description: 'Which.', 'x-rule': idRule }),
});

/** The query of a page of deliveries. */
export const DeliveryPageQuerySchema = closed({
  status: Type.Optional(
    oneOf(DELIVERY_STATUSES, {
      description: 'These alone; without it all.',
      'x-rule': `must be one of ${DELIVERY_STATUSES.join(', ')}`,
    }),
  ),
  limit: Type.Optional(
    Type.String({
      pattern: '^([1-9][0-9]?|100)$',
      description: `1 to ${String(MAX_PAGE)}; 50 without it.`,
      'x-rule': `must be a whole number from 1 to ${String(MAX_PAGE)}`,
    }),
  ),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'The next_cursor of the page before this one.' }),
  ),
} satisfies Readonly<Record<keyof DeliveryPageRequest, TSchema>>);

export const DeliverySchema = closed(
  {
    event_id: Type.String({ description: 'The header webhook-id: the same at every try.' }),
    type: oneOf(WEBHOOK_EVENT_TYPES),
    occurred_at: timestamp(),
    status: oneOf(DELIVERY_STATUSES, { description: 'dead: given up after 24 hours. It can be sent again.' }),
    attempts: Type.Integer({ minimum: 0 }),
    attempted_at: nullable(timestamp('The last try.')),
    next_attempt_at: nullable(timestamp('Not before; later where an earlier event still waits. Null: none.')),
    answer: nullable(Type.String({ description: 'How the last try ended: a status, or why there is none.' })),
  },
  { title: 'WebhookDelivery', description: 'One event for one webhook.' },
);
export type DeliveryView = Static<typeof DeliverySchema>;

export const DeliveryPageSchema = closed(
  {
    deliveries: list(DeliverySchema),
    next_cursor: nullable(Type.String({ description: 'Where the next page begins; null: this is the last one.' })),
  },
  { title: 'WebhookDeliveryPage' },
);
