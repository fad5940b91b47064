import { randomUUID } from 'node:crypto';
import type { Environment, Scope } from '../../../domain/record/record.js';
import type { DeliveryStatus, Webhook, WebhookBacklog, WebhookDelivery } from '../../../ports/stores/webhooks.js';
import { ReceiverError } from '../../../ports/platform/webhook-receivers.js';
import { createWebhookReceivers } from '../../../adapters/webhooks/index.js';
import { messageOf, TEST_EVENT } from '../../application/webhooks/message.js';
import { presentDelivery } from '../../http/routes/webhooks/present.js';
import { type CommandContext, withDatabase } from '../command-context.js';
import { print, textTable, time } from '../output.js';
import { partnerIdOf } from './policies/documents.js';

interface Owner {
  readonly partner: string;
  readonly environment: Environment;
  readonly json?: boolean;
}

const scopeOf = async ({ keys }: CommandContext, { partner, environment }: Owner): Promise<Scope> => ({
  partnerId: await partnerIdOf(keys, partner),
  environment,
});

/** The rest of the address may hold a token of the partner. */
const view = ({ webhookId, url, types, createdAtMs, disabledAtMs }: Webhook, backlog: WebhookBacklog) => ({
  webhook_id: webhookId,
  host: new URL(url).host,
  types,
  created_at: time(createdAtMs),
  disabled_at: disabledAtMs === null ? null : time(disabledAtMs),
  waiting: backlog.waiting,
  oldest_waiting_at: backlog.oldestNotedAtMs === null ? null : time(backlog.oldestNotedAtMs),
});

export const listSubscriptions = (options: Owner): Promise<void> =>
  withDatabase(async (context) => {
    const all = await context.webhooks.list(await scopeOf(context, options));
    const views = await Promise.all(
      all.map(async (webhook) => view(webhook, await context.webhooks.backlog(webhook.webhookId))),
    );
    print(options.json, { webhooks: views }, () =>
      textTable(
        ['WEBHOOK ID', 'HOST', 'WAITING', 'SINCE', 'DISABLED', 'TYPES'],
        views.map((one) => [
          one.webhook_id,
          one.host,
          String(one.waiting),
          one.oldest_waiting_at ?? '-',
          one.disabled_at ?? '-',
          one.types.join(','),
        ]),
      ),
    );
  });

const noSuchWebhook = (webhookId: string): Error =>
  new Error(`This partner has no webhook ${webhookId} in this environment. See: signgate webhooks list`);

const rowOf = (delivery: WebhookDelivery): readonly string[] => [
  delivery.eventId,
  delivery.type,
  time(delivery.occurredAtMs),
  delivery.status,
  String(delivery.attempts),
  time(delivery.attemptedAtMs),
  delivery.answer ?? '-',
];

export const deliveries = (
  webhookId: string,
  options: Owner & { readonly status?: DeliveryStatus; readonly limit: number },
): Promise<void> =>
  withDatabase(async (context) => {
    const { status = null, limit: count } = options;
    const query = { status, olderThan: null, count };
    const found = await context.webhooks.deliveries(await scopeOf(context, options), webhookId, query);
    if (found === null) throw noSuchWebhook(webhookId);
    print(options.json, { deliveries: found.map(presentDelivery) }, () =>
      textTable(['EVENT ID', 'TYPE', 'OCCURRED', 'STATUS', 'TRIES', 'LAST', 'ANSWER'], found.map(rowOf)),
    );
  });

/** Without the path, which may hold a secret of the receiver. */
const unreached = (url: string, error: ReceiverError): Error => {
  const { cause, message } = error;
  const reason = cause instanceof Error ? ` (${errnoOf(cause) ?? cause.message})` : '';
  return new Error(`${new URL(url).origin}: ${message}${reason}.`, { cause: error });
};
const errnoOf = ({ code }: NodeJS.ErrnoException): string | undefined => code;

/**
 * Sends one event that tells of nothing to the receiver, signed as every other, and prints what it answered. Nothing is
 * noted, and what waits is not touched.
 */
export const sendTest = (webhookId: string, options: Owner): Promise<void> =>
  withDatabase(async ({ webhooks, clock, settings, keys }) => {
    const partnerId = await partnerIdOf(keys, options.partner);
    const webhook = await webhooks.find({ partnerId, environment: options.environment }, webhookId);
    if (webhook === null) throw noSuchWebhook(webhookId);
    const occurredAtMs = clock.now();
    const eventId = `evt_test_${randomUUID()}`;
    const delivery = { eventId, type: TEST_EVENT, data: { webhook_id: webhookId }, occurredAtMs } as const;
    const receivers = createWebhookReceivers({ allowPrivateNetwork: settings.webhooksAllowPrivateNetwork });
    const status = await receivers
      .post(messageOf({ webhook, delivery }, occurredAtMs), AbortSignal.timeout(15_000))
      .catch((error: unknown) => {
        throw error instanceof ReceiverError ? unreached(webhook.url, error) : error;
      });
    const isTaken = status >= 200 && status < 300;
    print(options.json, { event_id: eventId, type: TEST_EVENT, status, taken: isTaken }, () =>
      isTaken ? `${eventId} was taken with status ${status}.` : `${eventId} was refused with status ${status}.`,
    );
    if (!isTaken) process.exitCode = 1;
  });

export const retry = (webhookId: string, eventId: string, options: Owner): Promise<void> =>
  withDatabase(async (context) => {
    const scope = await scopeOf(context, options);
    const delivery = await context.webhooks.retry(scope, webhookId, eventId, context.clock.now());
    if (delivery === null)
      throw new Error(`There is no dead delivery ${eventId} of a webhook ${webhookId} of this partner.`);
    print(options.json, presentDelivery(delivery), () => `${eventId} is sent again.`);
  });
