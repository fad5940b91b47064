import type { Knex } from 'knex';
import type pg from 'pg';
import type { Scope } from '../../../../domain/record/record.js';
import type {
  DeliveryQuery,
  DeliveryState,
  DueDelivery,
  SecretRoll,
  Webhook,
  WebhookBacklog,
  WebhookDelivery,
  WebhookStore,
  WhichDue,
} from '../../../../ports/stores/webhooks.js';
import { actorOf, webhookChanged } from '../../../shared/audit-changes.js';
import type { PostgresAuditLog } from '../audit.js';
import type { ScopeNumbers } from '../scopes.js';
import { asPort, asRepeatable } from '../session/errors.js';
import { exclusively } from '../session/exclusively.js';
import { inTransaction } from '../session/transaction.js';
import { CURSOR, NOTE, SETTLED } from './note-events.js';
import { deliveryOf, type DeliveryRow, type DueRow, webhookOf, type WebhookRow, webhookRow } from './webhook-rows.js';

/** The holder of this advisory lock sends. An arbitrary constant. */
const SEND_LOCK = 7_446_744_016;
/** First half of a scope's advisory lock; the second half is the scope's number. */
const WEBHOOK_LOCK = 0x5347_5748;

/** Deliveries of a subscription that a backlog counts. */
const COUNTED = 1_000;

/** Of each active subscription the oldest delivery that is neither delivered nor dead; partners take turns. */
const DUE = `
select due.* from (
  select w.*, d.*, s.partner_id, s.environment,
    row_number() over (partition by s.partner_id order by d.next_attempt_at) as turn
  from webhooks w join scopes s using (scope_id) cross join lateral (
    select event_id, type, data, occurred_at, noted_at, status, attempts, next_attempt_at, attempted_at, answer
    from webhook_deliveries where webhook_id = w.webhook_id and status = 'pending' order by position limit 1
  ) d
  where w.removed_at is null and w.disabled_at is null and ($2::text is null or w.webhook_id = $2)
    and w.webhook_id <> all ($4) and d.next_attempt_at <= $1
) due order by due.turn, due.next_attempt_at limit $3`;

/** By the index of what is pending, whatever was delivered before. */
const BACKLOG = `
select coalesce(sum(counted.waiting), 0)::integer as waiting, min(counted.oldest) as oldest
from webhooks w cross join lateral (
  select count(*) as waiting, min(noted_at) as oldest from (
    select noted_at from webhook_deliveries where webhook_id = w.webhook_id and status = 'pending'
    order by position limit ${COUNTED}
  ) first
) counted
where w.removed_at is null and w.disabled_at is null and ($1::text is null or w.webhook_id = $1)`;

type ScopeRow = Pick<DueRow, 'partner_id' | 'environment'>;

const placeOf = (deliveries: Knex.QueryBuilder, eventId: string): Promise<readonly { readonly position: string }[]> =>
  deliveries.where({ event_id: eventId }).select<{ position: string }[]>('position');

/** Subscriptions, their deliveries, and one cursor over all that is an event. */
export class PostgresWebhooks implements WebhookStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
    private readonly audit: PostgresAuditLog,
  ) {}

  create(webhook: Webhook, by: string | null, limit: number): Promise<boolean> {
    return asPort('store a webhook', async () => {
      const scopeId = await this.scopes.ensure(webhook.scope);
      return this.database.transaction(async (transaction) => {
        await transaction.raw('select pg_advisory_xact_lock(?, ?)', [WEBHOOK_LOCK, scopeId]);
        const standing = await transaction('webhooks')
          .where({ scope_id: scopeId, removed_at: null })
          .select('webhook_id');
        if (standing.length >= limit) return false;
        await transaction('webhooks').insert(webhookRow(webhook, scopeId));
        await this.audit.record(transaction, webhookChanged(null, webhook), actorOf(by));
        return true;
      });
    });
  }

  list(scope: Scope): Promise<readonly Webhook[]> {
    return asRepeatable('list webhooks', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return [];
      const rows = await this.database('webhooks').where({ scope_id: scopeId, removed_at: null }).orderBy('webhook_id');
      return (rows as readonly WebhookRow[]).map((row) => webhookOf(scope, row));
    });
  }

  async find(scope: Scope, webhookId: string): Promise<Webhook | null> {
    return (await this.list(scope)).find((webhook) => webhook.webhookId === webhookId) ?? null;
  }

  roll(scope: Scope, webhookId: string, { secret, previousUntilMs, by }: SecretRoll): Promise<Webhook | null> {
    const rolled = (before: Webhook) => ({
      ...before,
      secret,
      previous: { secret: before.secret, untilMs: previousUntilMs },
    });
    return this.changing(
      'roll the secret of a webhook',
      { scope, webhookId, by },
      async (transaction, before, scopeId) => {
        const after = rolled(before);
        await transaction('webhooks').where({ webhook_id: webhookId }).update(webhookRow(after, scopeId));
        await this.audit.record(transaction, webhookChanged(before, after), actorOf(by));
        return after;
      },
    );
  }

  remove(scope: Scope, webhookId: string, by: string | null, atMs: number): Promise<Webhook | null> {
    return this.changing('remove a webhook', { scope, webhookId, by }, async (transaction, before) => {
      await transaction('webhooks')
        .where({ webhook_id: webhookId })
        .update({ secret: '', previous_secret: null, previous_until: null, removed_at: new Date(atMs) });
      await this.audit.record(transaction, webhookChanged(before, null), actorOf(by));
      return before;
    });
  }

  async deliveries(scope: Scope, webhookId: string, query: DeliveryQuery): Promise<readonly WebhookDelivery[] | null> {
    const { status, olderThan, count } = query;
    if ((await this.find(scope, webhookId)) === null) return null;
    return asRepeatable('list deliveries', async () => {
      const own = () => this.database('webhook_deliveries').where({ webhook_id: webhookId });
      const place = olderThan === null ? [] : await placeOf(own(), olderThan);
      if (olderThan !== null && place.length === 0) return null;
      const rows = await own()
        .modify((found) => {
          for (const { position } of place) void found.where('position', '<', position);
          if (status !== null) void found.where({ status });
        })
        .orderBy('position', 'desc')
        .limit(count)
        .select<DeliveryRow[]>('*');
      return rows.map(deliveryOf);
    });
  }

  async retry(scope: Scope, webhookId: string, eventId: string, atMs: number): Promise<WebhookDelivery | null> {
    if ((await this.find(scope, webhookId)) === null) return null;
    return asPort('send a delivery again', async () => {
      const at = new Date(atMs);
      const rows = await this.database('webhook_deliveries')
        .where({ webhook_id: webhookId, event_id: eventId, status: 'dead' })
        .update({ status: 'pending', attempts: 0, next_attempt_at: at, noted_at: at })
        .returning<DeliveryRow[]>('*');
      return rows[0] === undefined ? null : deliveryOf(rows[0]);
    });
  }

  async note(nowMs: number): Promise<void> {
    await asRepeatable('note events', () =>
      inTransaction(this.pool, async (client) => {
        const { rows: places } = await client.query<{ readonly position: string }>(CURSOR);
        const { rows } = await client.query<{ settled: string; from: string; is_asked_for: boolean }>(SETTLED, [
          places[0]?.position,
        ]);
        const [range] = rows;
        if (range === undefined || !range.is_asked_for) return;
        await client.query(NOTE, [range.from, range.settled, new Date(nowMs)]);
        await client.query('update webhook_cursor set position = $1::xid8', [range.settled]);
      }),
    );
  }

  due(nowMs: number, { webhookId, count, except = [] }: WhichDue): Promise<readonly DueDelivery[]> {
    return asRepeatable('read due deliveries', async () => {
      const { rows } = await this.pool.query<DueRow>(DUE, [new Date(nowMs), webhookId, count, except]);
      return rows.map((row) => ({
        webhook: webhookOf({ partnerId: row.partner_id, environment: row.environment }, row),
        delivery: deliveryOf(row),
      }));
    });
  }

  backlog(webhookId: string | null): Promise<WebhookBacklog> {
    return asRepeatable('count waiting deliveries', async () => {
      const { rows } = await this.pool.query<{ waiting: number; oldest: Date | null }>(BACKLOG, [webhookId]);
      return { waiting: rows[0]?.waiting ?? 0, oldestNotedAtMs: rows[0]?.oldest?.getTime() ?? null };
    });
  }

  settle(webhookId: string, before: WebhookDelivery, state: DeliveryState): Promise<void> {
    return asRepeatable('settle a delivery', async () => {
      await this.database('webhook_deliveries')
        .where({ webhook_id: webhookId, event_id: before.eventId, status: 'pending', attempts: before.attempts })
        .update({
          status: state.status,
          attempts: state.attempts,
          next_attempt_at: new Date(state.nextAttemptAtMs),
          attempted_at: state.attemptedAtMs === null ? null : new Date(state.attemptedAtMs),
          answer: state.answer,
        });
    });
  }

  async disable(webhookId: string, atMs: number): Promise<void> {
    await asPort('disable a webhook', () =>
      this.database.transaction(async (transaction) => {
        const [row] = await transaction('webhooks')
          .where({ webhook_id: webhookId, disabled_at: null, removed_at: null })
          .update({ disabled_at: new Date(atMs) })
          .returning<WebhookRow[]>('*');
        if (row === undefined) return;
        const [owner] = await transaction('scopes')
          .where({ scope_id: row.scope_id })
          .select<ScopeRow[]>('partner_id', 'environment');
        if (owner === undefined) throw new Error('A webhook has no scope');
        const after = webhookOf({ partnerId: owner.partner_id, environment: owner.environment }, row);
        await this.audit.record(transaction, webhookChanged({ ...after, disabledAtMs: null }, after));
      }),
    );
  }

  exclusively(work: (confirm: () => Promise<void>) => Promise<void>): Promise<boolean> {
    return exclusively(this.pool, { lock: SEND_LOCK, what: 'send webhooks' }, work);
  }

  /** Null where that scope has no subscription of that id. */
  private changing(
    what: string,
    { scope, webhookId }: { readonly scope: Scope; readonly webhookId: string; readonly by: string | null },
    change: (transaction: Knex.Transaction, before: Webhook, scopeId: number) => Promise<Webhook>,
  ): Promise<Webhook | null> {
    return asPort(what, async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return null;
      return this.database.transaction(async (transaction) => {
        const row = await transaction('webhooks')
          .where({ webhook_id: webhookId, scope_id: scopeId, removed_at: null })
          .forUpdate()
          .first<WebhookRow | undefined>();
        return row === undefined ? null : change(transaction, webhookOf(scope, row), scopeId);
      });
    });
  }
}
