import type { WebhookRequest } from '../../../application/api.js';
import { keyedBodyEndpoint, keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import {
  NewWebhookSchema,
  RemoveWebhookQuerySchema,
  WaitingWebhookSchema,
  WebhookListSchema,
  WebhookRequestSchema,
  WebhookSchema,
} from '../../schemas/webhooks.js';
import { presentWaitingWebhook, presentWebhook } from './present.js';

const WEBHOOKS = { path: '/api/webhooks', scope: 'webhooks:write' } as const;

const readRemoveQuery = queryReader<{ readonly webhook_id: string }>(RemoveWebhookQuerySchema);

/** Every subscription of the caller's partner and environment. */
export const listWebhooksEndpoint = keyedEndpoint({
  ...WEBHOOKS,
  operationId: 'listWebhooks',
  summary: 'List your webhooks',
  method: 'GET',
  responses: { 200: WebhookListSchema },
  problems: [],
  handle: async ({ application, caller }) => ({
    status: 200,
    body: { webhooks: (await application.webhooks.list(caller)).map(presentWebhook) },
  }),
});

/** One subscription, and how long its oldest event waits: later ones wait behind it. */
export const readWebhookEndpoint = keyedEndpoint({
  ...WEBHOOKS,
  path: '/api/webhooks/{webhook_id}',
  operationId: 'readWebhook',
  summary: 'Read a webhook and what waits for it',
  method: 'GET',
  responses: { 200: WaitingWebhookSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params }) => ({
    status: 200,
    body: presentWaitingWebhook(await application.webhooks.read(caller, params['webhook_id'] ?? '')),
  }),
});

/** Subscribes. The answer is the only one with the secret. */
export const createWebhookEndpoint = keyedBodyEndpoint<WebhookRequest>({
  ...WEBHOOKS,
  operationId: 'createWebhook',
  summary: 'Subscribe to events',
  method: 'POST',
  request: WebhookRequestSchema,
  responses: { 201: NewWebhookSchema },
  problems: ['invalid_json', 'conflict', 'payload_too_large', 'unsupported_media_type'],
  handle: async ({ application, caller, body }) => {
    const webhook = await application.webhooks.create(caller, body);
    return { status: 201, body: { ...presentWebhook(webhook), secret: webhook.secret } };
  },
});

/** Ends a subscription; what waits for it is not sent any more. */
export const removeWebhookEndpoint = keyedEndpoint({
  ...WEBHOOKS,
  operationId: 'removeWebhook',
  summary: 'End a webhook',
  method: 'DELETE',
  query: RemoveWebhookQuerySchema,
  responses: { 200: WebhookSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, search }) => {
    const removed = await application.webhooks.remove(caller, readRemoveQuery(search).webhook_id);
    return { status: 200, body: presentWebhook(removed) };
  },
});

/** Gives another secret; for 24 hours the one before signs, too. */
export const rollWebhookEndpoint = keyedEndpoint({
  ...WEBHOOKS,
  path: '/api/webhooks/{webhook_id}/roll',
  operationId: 'rollWebhookSecret',
  summary: 'Roll the secret of a webhook',
  method: 'POST',
  responses: { 201: NewWebhookSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params }) => {
    const webhook = await application.webhooks.roll(caller, params['webhook_id'] ?? '');
    return { status: 201, body: { ...presentWebhook(webhook), secret: webhook.secret } };
  },
});
