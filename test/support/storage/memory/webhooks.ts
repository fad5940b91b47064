import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import type { JsonValue } from '../../../../domain/shared/json/strict-json.js';
import type { CheckEntry } from '../../../../ports/stores/checks.js';
import type { StoredListEvent } from '../../../../ports/stores/feed-syncs.js';
import type { StoredReport } from '../../../../ports/stores/reports.js';
import type { Withdrawal } from '../../../../ports/stores/withdrawals.js';
import type {
  DeliveryQuery,
  DeliveryState,
  DueDelivery,
  SecretRoll,
  Webhook,
  WebhookBacklog,
  WebhookDelivery,
  WebhookEventType,
  WebhookStore,
  WhichDue,
} from '../../../../ports/stores/webhooks.js';
import { actorOf, webhookChanged } from '../../../../adapters/shared/audit-changes.js';
import type { MemoryAuditLog } from './audit.js';

/** Where events come from: all rows, in the order in which they came. */
interface EventRows {
  readonly checks: () => readonly CheckEntry[];
  readonly reports: () => readonly StoredReport[];
  readonly withdrawals: () => readonly Withdrawal[];
  readonly listEvents: () => readonly StoredListEvent[];
}

/** A null scope: it is told to every subscription. */
type NotedEvent = Pick<WebhookDelivery, 'eventId' | 'type' | 'data' | 'occurredAtMs'> & {
  readonly scope: Scope | null;
};

interface Held {
  webhook: Webhook;
  /** In the order in which they were noted. */
  deliveries: WebhookDelivery[];
}

/** Subscriptions with their deliveries. The cursor is how many rows of each sort were seen. */
export class MemoryWebhooks implements WebhookStore {
  private readonly held = new Map<string, Held>();
  private readonly seen = { checks: 0, reports: 0, withdrawals: 0, listEvents: 0 };
  private isSending = false;

  constructor(
    private readonly audit: MemoryAuditLog,
    private readonly rows: EventRows,
  ) {}

  async create(webhook: Webhook, by: string | null, limit: number): Promise<boolean> {
    if (this.standing(webhook.scope).length >= limit) return false;
    // what is older is not for it
    this.noteNow(webhook.createdAtMs);
    this.held.set(webhook.webhookId, { webhook, deliveries: [] });
    this.audit.record(webhookChanged(null, webhook), actorOf(by));
    return true;
  }

  async list(scope: Scope): Promise<readonly Webhook[]> {
    return this.standing(scope);
  }

  async find(scope: Scope, webhookId: string): Promise<Webhook | null> {
    return this.own(scope, webhookId)?.webhook ?? null;
  }

  async roll(scope: Scope, webhookId: string, { secret, previousUntilMs, by }: SecretRoll): Promise<Webhook | null> {
    const held = this.own(scope, webhookId);
    if (held === null) return null;
    const before = held.webhook;
    held.webhook = { ...before, secret, previous: { secret: before.secret, untilMs: previousUntilMs } };
    this.audit.record(webhookChanged(before, held.webhook), actorOf(by));
    return held.webhook;
  }

  async remove(scope: Scope, webhookId: string, by: string | null): Promise<Webhook | null> {
    const held = this.own(scope, webhookId);
    if (held === null) return null;
    this.held.delete(webhookId);
    this.audit.record(webhookChanged(held.webhook, null), actorOf(by));
    return held.webhook;
  }

  async deliveries(scope: Scope, webhookId: string, query: DeliveryQuery): Promise<readonly WebhookDelivery[] | null> {
    const held = this.own(scope, webhookId);
    if (held === null) return null;
    const end = held.deliveries.findIndex(({ eventId }) => eventId === query.olderThan);
    if (query.olderThan !== null && end === -1) return null;
    return held.deliveries
      .slice(0, query.olderThan === null ? undefined : end)
      .reverse()
      .filter(({ status }) => query.status === null || status === query.status)
      .slice(0, query.count);
  }

  async retry(scope: Scope, webhookId: string, eventId: string, atMs: number): Promise<WebhookDelivery | null> {
    const held = this.own(scope, webhookId);
    const dead = held?.deliveries.find((one) => one.eventId === eventId && one.status === 'dead');
    if (held === null || dead === undefined) return null;
    return replaced(held, { ...dead, status: 'pending', attempts: 0, nextAttemptAtMs: atMs, notedAtMs: atMs });
  }

  async note(nowMs: number): Promise<void> {
    this.noteNow(nowMs);
  }

  private noteNow(nowMs: number): void {
    const events = this.newEvents().sort(
      (left, right) => left.occurredAtMs - right.occurredAtMs || compareText(left.eventId, right.eventId),
    );
    for (const { scope, ...event } of events) {
      for (const { webhook, deliveries } of this.held.values()) {
        if (webhook.disabledAtMs !== null || !webhook.types.includes(event.type)) continue;
        if (scope !== null && scopeKey(scope) !== scopeKey(webhook.scope)) continue;
        const state = { status: 'pending', attempts: 0, nextAttemptAtMs: nowMs, attemptedAtMs: null } as const;
        deliveries.push({ ...event, ...state, notedAtMs: nowMs, answer: null });
      }
    }
  }

  async due(nowMs: number, { webhookId, count, except = [] }: WhichDue): Promise<readonly DueDelivery[]> {
    const turns = new Map<string, number>();
    return [...this.held.values()]
      .filter(({ webhook }) => !except.includes(webhook.webhookId))
      .filter(({ webhook }) => webhook.disabledAtMs === null && (webhookId ?? webhook.webhookId) === webhook.webhookId)
      .flatMap(({ webhook, deliveries }) => {
        const delivery = deliveries.find(({ status }) => status === 'pending');
        return delivery === undefined || delivery.nextAttemptAtMs > nowMs ? [] : [{ webhook, delivery }];
      })
      .sort((left, right) => left.delivery.nextAttemptAtMs - right.delivery.nextAttemptAtMs)
      .map((due) => {
        const { partnerId } = due.webhook.scope;
        const turn = turns.get(partnerId) ?? 0;
        turns.set(partnerId, turn + 1);
        return { due, turn };
      })
      .sort((left, right) => left.turn - right.turn)
      .map(({ due }) => due)
      .slice(0, count);
  }

  async backlog(webhookId: string | null): Promise<WebhookBacklog> {
    const waiting = [...this.held.values()]
      .filter(({ webhook }) => webhook.disabledAtMs === null && (webhookId ?? webhook.webhookId) === webhook.webhookId)
      .flatMap(({ deliveries }) => deliveries.filter(({ status }) => status === 'pending').slice(0, 1_000));
    const first = Math.min(...waiting.map(({ notedAtMs }) => notedAtMs));
    return { waiting: waiting.length, oldestNotedAtMs: waiting.length === 0 ? null : first };
  }

  async settle(webhookId: string, before: WebhookDelivery, state: DeliveryState): Promise<void> {
    const held = this.held.get(webhookId);
    const now = held?.deliveries.find(({ eventId }) => eventId === before.eventId);
    if (held === undefined || now?.status !== 'pending' || now.attempts !== before.attempts) return;
    replaced(held, { ...now, ...state });
  }

  async disable(webhookId: string, atMs: number): Promise<void> {
    const held = this.held.get(webhookId);
    if (held === undefined || held.webhook.disabledAtMs !== null) return;
    const before = held.webhook;
    held.webhook = { ...before, disabledAtMs: atMs };
    this.audit.record(webhookChanged(before, held.webhook));
  }

  async exclusively(work: (confirm: () => Promise<void>) => Promise<void>): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    try {
      await work(async () => undefined);
    } finally {
      this.isSending = false;
    }
    return true;
  }

  private standing(scope: Scope): readonly Webhook[] {
    return [...this.held.values()]
      .map(({ webhook }) => webhook)
      .filter((webhook) => scopeKey(webhook.scope) === scopeKey(scope))
      .sort((left, right) => compareText(left.webhookId, right.webhookId));
  }

  private own(scope: Scope, webhookId: string): Held | null {
    const held = this.held.get(webhookId);
    return held !== undefined && scopeKey(held.webhook.scope) === scopeKey(scope) ? held : null;
  }

  private newEvents(): NotedEvent[] {
    const { checks, reports, withdrawals, listEvents } = this.rows;
    const since = <Row>(all: readonly Row[], which: keyof MemoryWebhooks['seen']): readonly Row[] => {
      const fresh = all.slice(this.seen[which]);
      this.seen[which] = all.length;
      return fresh;
    };
    return [
      ...since(checks(), 'checks')
        .filter(({ action }) => action !== 'ALLOW')
        .map(checkEvent),
      ...since(reports(), 'reports').map(reportEvent),
      ...since(withdrawals(), 'withdrawals').map(withdrawalEvent),
      ...since(listEvents(), 'listEvents').map(listEvent),
    ];
  }
}

const replaced = (held: Held, delivery: WebhookDelivery): WebhookDelivery => {
  held.deliveries = held.deliveries.map((one) => (one.eventId === delivery.eventId ? delivery : one));
  return delivery;
};

const checkEvent = ({ scope, requestId, action, direction, findingCodes, checkedAtMs }: CheckEntry): NotedEvent => ({
  scope,
  eventId: `evt_${requestId}`,
  type: `check.${action.toLowerCase()}` as WebhookEventType,
  data: { request_id: requestId, action, direction, finding_codes: [...findingCodes] },
  occurredAtMs: checkedAtMs,
});

const reportEvent = ({ scope, reportId, requestId, createdAtMs }: StoredReport): NotedEvent => ({
  scope,
  eventId: `evt_${reportId}`,
  type: 'report.created',
  data: { report_id: reportId, request_id: requestId },
  occurredAtMs: createdAtMs,
});

const withdrawalEvent = ({ scope, requestId, source, address, withdrawnAtMs }: Withdrawal): NotedEvent => ({
  scope,
  eventId: `evt_withdrawn_${requestId}`,
  type: 'check.withdrawn',
  data: { request_id: requestId, source, address },
  occurredAtMs: withdrawnAtMs,
});

const listEvent = ({ eventId, kind, source, detail, atMs }: StoredListEvent): NotedEvent => ({
  scope: null,
  eventId: `evt_list_${String(eventId)}`,
  type: kind,
  data: { source, detail: detail as unknown as JsonValue },
  occurredAtMs: atMs,
});
