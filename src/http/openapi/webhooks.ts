import { WEBHOOK_EVENTS } from '../schemas/webhook-events.js';
import type { SchemaComponents } from './components.js';

/** Headers of every message. Source: Standard Webhooks 1.0.0, "Webhook headers". */
const PARAMETERS = {
  WebhookId: ['webhook-id', 'Of the event: the same at every try. Take a second message with it as done.'],
  WebhookTimestamp: ['webhook-timestamp', 'When this try was sent, seconds since 1970. Refuse an old one.'],
  WebhookSignature: [
    'webhook-signature',
    'One `v1,` and base64 for each secret, with a space between: HMAC with SHA-256 over id, timestamp and body, a ' +
      'dot between. Read nothing of a message before one is verified.',
  ],
} as const;

/** The headers as components of the API description. */
export const WEBHOOK_PARAMETERS = Object.fromEntries(
  Object.entries(PARAMETERS).map(([key, [name, description]]) => [
    key,
    { name, in: 'header', required: true, description, schema: { type: 'string' } },
  ]),
);

const RESPONSES = {
  '2XX': { description: 'Within 10 s it takes the message.' },
  '410': { description: 'Disables the webhook for good.' },
  default: { description: 'The message is sent again, for up to 24 hours; later ones of the webhook wait behind it.' },
};

/** `check.review` → `receiveCheckReview`. */
const operationIdOf = (type: string): string =>
  `receive${type.replace(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

/** What the service sends to a receiver: a message for each sort of event. */
export const describeWebhooks = (components: SchemaComponents): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(WEBHOOK_EVENTS).map(([type, { summary, schema }]) => [
      type,
      {
        post: {
          operationId: operationIdOf(type),
          summary,
          security: [],
          parameters: Object.keys(PARAMETERS).map((key) => ({ $ref: `#/components/parameters/${key}` })),
          requestBody: { required: true, content: { 'application/json': { schema: components.describe(schema) } } },
          responses: RESPONSES,
        },
      },
    ]),
  );
