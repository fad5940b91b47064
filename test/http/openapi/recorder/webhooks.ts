import type { Stores } from '../../../../ports/stores/stores.js';
import type { RecordedExamples, RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { GOOD_BODY, perform, withService } from './call.js';
import { RECORDED_AT_MS } from './service.js';

const WEBHOOKS = '/api/webhooks';

/** Random each time, and of no use in an example. */
const withoutSecret = (exchange: RecordedExchange): RecordedExchange => ({
  ...exchange,
  body: {
    ...(exchange.body as object),
    secret: `whsec_${Buffer.from('an example, and no secret at all').toString('base64')}`,
  },
});

type Recorded = RecordedExamples['operations'];

/** The operations about webhooks, each by one call. */
export const recordWebhooks = (): Promise<Recorded> => {
  let held: Stores | null = null;
  const replace = (stores: Stores): Partial<Stores> => {
    held = stores;
    return {};
  };
  return withService({ replace }, async (url) => {
    const body = { url: 'https://partner.example/signgate', types: ['check.block', 'check.review', 'source.degraded'] };
    const created = await perform(url, { summary: 'Blocks, reviews and feeds that fail', path: WEBHOOKS, body });
    const { webhook_id: id } = created.body as { readonly webhook_id: string };
    const zero = `0x${'0'.repeat(40)}`;
    await perform(url, { summary: 'A check that is no ALLOW', body: { ...GOOD_BODY, to_address: zero } });
    const listed = await perform(url, { summary: 'One webhook', method: 'GET', path: WEBHOOKS });
    await note(held);
    const waiting = await perform(url, { summary: 'One event waits', method: 'GET', path: `${WEBHOOKS}/${id}` });
    await giveUp(held, id);
    const deliveries = `${WEBHOOKS}/${id}/deliveries`;
    const read = await perform(url, { summary: 'An event that was given up', method: 'GET', path: deliveries });
    const [dead] = (read.body as { readonly deliveries: readonly { readonly event_id: string }[] }).deliveries;
    const retry = `${deliveries}/${dead?.event_id ?? ''}/retry`;
    const retried = await perform(url, { summary: 'It is sent again', path: retry, text: '' });
    const rolled = await perform(url, { summary: 'Another secret', path: `${WEBHOOKS}/${id}/roll`, text: '' });
    const removed = await perform(url, {
      summary: 'A webhook that was ended',
      method: 'DELETE',
      path: `${WEBHOOKS}?webhook_id=${id}`,
    });
    return {
      listWebhooks: { listed },
      readWebhook: { waiting },
      createWebhook: { created: withoutSecret(created) },
      removeWebhook: { removed },
      rollWebhookSecret: { rolled: withoutSecret(rolled) },
      readWebhookDeliveries: { page: read },
      retryWebhookDelivery: { retried },
    };
  });
};

const note = async (stores: Stores | null): Promise<void> => stores?.webhooks.note(RECORDED_AT_MS);

const giveUp = async (stores: Stores | null, webhookId: string): Promise<void> => {
  const [due] = (await stores?.webhooks.due(RECORDED_AT_MS, { webhookId, count: 1 })) ?? [];
  if (due === undefined) throw new Error('The check of the example is no event');
  await stores?.webhooks.settle(webhookId, due.delivery, {
    status: 'dead',
    attempts: 12,
    nextAttemptAtMs: RECORDED_AT_MS,
    attemptedAtMs: RECORDED_AT_MS,
    answer: 'status 503',
  });
};
