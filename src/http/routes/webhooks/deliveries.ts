import type { DeliveryPageRequest } from '../../../application/api.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import { DeliveryPageQuerySchema, DeliveryPageSchema, DeliverySchema } from '../../schemas/webhooks.js';
import { presentDelivery } from './present.js';

const readPageQuery = queryReader<DeliveryPageRequest>(DeliveryPageQuerySchema);

/** A page of the deliveries of a webhook, sent or waiting, newest first. */
export const readDeliveriesEndpoint = keyedEndpoint({
  operationId: 'readWebhookDeliveries',
  summary: 'Read the deliveries of a webhook',
  method: 'GET',
  path: '/api/webhooks/{webhook_id}/deliveries',
  scope: 'webhooks:write',
  query: DeliveryPageQuerySchema,
  responses: { 200: DeliveryPageSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params, search }) => {
    const page = readPageQuery(search);
    const { deliveries, nextCursor } = await application.webhooks.deliveries(caller, params['webhook_id'] ?? '', page);
    return { status: 200, body: { deliveries: deliveries.map(presentDelivery), next_cursor: nextCursor } };
  },
});

/** Sends a dead delivery again, before every later event of its webhook. */
export const retryDeliveryEndpoint = keyedEndpoint({
  operationId: 'retryWebhookDelivery',
  summary: 'Send a dead delivery again',
  method: 'POST',
  path: '/api/webhooks/{webhook_id}/deliveries/{event_id}/retry',
  scope: 'webhooks:write',
  responses: { 202: DeliverySchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params }) => {
    const { webhook_id: webhookId = '', event_id: eventId = '' } = params;
    return { status: 202, body: presentDelivery(await application.webhooks.retry(caller, webhookId, eventId)) };
  },
});
