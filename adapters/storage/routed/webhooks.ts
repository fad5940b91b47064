import type { Scope } from '../../../domain/record/record.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type {
  DeliveryQuery,
  DeliveryState,
  DueDelivery,
  SecretRoll,
  Webhook,
  WebhookBacklog,
  WebhookDelivery,
  WebhookStore,
} from '../../../ports/stores/webhooks.js';
import { everyPlace } from './every-place.js';
import type { Routes } from './routes.js';

/** Subscriptions beside the checks of their scope. One instance sends at a time, for all databases. */
export class RoutedWebhooks implements WebhookStore {
  /** Whose a subscription is, of those that were due: what is settled after a try names no scope. */
  private readonly scopeOf = new Map<string, Scope>();

  constructor(
    private readonly routes: Routes,
    private readonly main: WebhookStore,
    private readonly logger: Logger,
  ) {}

  create(webhook: Webhook, by: string | null, limit: number): Promise<boolean> {
    return this.routes.writing(webhook.scope, ({ webhooks }) => webhooks.create(webhook, by, limit));
  }

  list(scope: Scope): Promise<readonly Webhook[]> {
    return this.routes.reading(scope, ({ webhooks }) => webhooks.list(scope));
  }

  find(scope: Scope, webhookId: string): Promise<Webhook | null> {
    return this.routes.reading(scope, ({ webhooks }) => webhooks.find(scope, webhookId));
  }

  roll(scope: Scope, webhookId: string, next: SecretRoll): Promise<Webhook | null> {
    return this.routes.writing(scope, ({ webhooks }) => webhooks.roll(scope, webhookId, next));
  }

  remove(scope: Scope, webhookId: string, by: string | null, atMs: number): Promise<Webhook | null> {
    return this.routes.writing(scope, ({ webhooks }) => webhooks.remove(scope, webhookId, by, atMs));
  }

  deliveries(scope: Scope, webhookId: string, query: DeliveryQuery): Promise<readonly WebhookDelivery[] | null> {
    return this.routes.reading(scope, ({ webhooks }) => webhooks.deliveries(scope, webhookId, query));
  }

  retry(scope: Scope, webhookId: string, eventId: string, atMs: number): Promise<WebhookDelivery | null> {
    return this.routes.writing(scope, ({ webhooks }) => webhooks.retry(scope, webhookId, eventId, atMs));
  }

  async note(nowMs: number): Promise<void> {
    await everyPlace(this.routes, this.logger, 'note events', ({ stores }) => stores.webhooks.note(nowMs));
  }

  async due(
    nowMs: number,
    which: { readonly webhookId: string | null; readonly count: number },
  ): Promise<readonly DueDelivery[]> {
    const found = await everyPlace(this.routes, this.logger, 'send webhooks', async ({ name, stores }) => {
      const own: DueDelivery[] = [];
      for (const one of await stores.webhooks.due(nowMs, which)) {
        const route = await this.routes.routeOf(one.webhook.scope);
        if (route.database === name && !route.isFrozen) own.push(one);
      }
      return own;
    });
    const due = found.flat().sort((left, right) => left.delivery.nextAttemptAtMs - right.delivery.nextAttemptAtMs);
    for (const { webhook } of due) this.scopeOf.set(webhook.webhookId, webhook.scope);
    return due.slice(0, which.count);
  }

  async backlog(webhookId: string | null): Promise<WebhookBacklog> {
    const all = await everyPlace(this.routes, this.logger, 'count webhooks', ({ stores }) =>
      stores.webhooks.backlog(webhookId),
    );
    const oldest = all.flatMap(({ oldestNotedAtMs }) => (oldestNotedAtMs === null ? [] : [oldestNotedAtMs]));
    return {
      waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
      oldestNotedAtMs: oldest.length === 0 ? null : Math.min(...oldest),
    };
  }

  async settle(webhookId: string, before: WebhookDelivery, state: DeliveryState): Promise<void> {
    await this.writing(webhookId, (webhooks) => webhooks.settle(webhookId, before, state));
  }

  async disable(webhookId: string, atMs: number): Promise<void> {
    await this.writing(webhookId, (webhooks) => webhooks.disable(webhookId, atMs));
  }

  exclusively(work: () => Promise<void>): Promise<boolean> {
    return this.main.exclusively(work);
  }

  private async writing(webhookId: string, write: (webhooks: WebhookStore) => Promise<void>): Promise<void> {
    const scope = this.scopeOf.get(webhookId);
    if (scope !== undefined) return this.routes.writing(scope, ({ webhooks }) => write(webhooks));
    // of a subscription that is in no other database nothing is changed there
    for (const { stores } of await this.routes.places()) await write(stores.webhooks);
  }
}
