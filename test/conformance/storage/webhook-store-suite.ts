import { expect } from 'chai';
import { createIds } from '../../../adapters/platform/ids.js';
import { AUDIT_ACTIONS } from '../../../ports/stores/audit.js';
import type { DeliveryState, Webhook, WebhookDelivery, WebhookStore } from '../../../ports/stores/webhooks.js';
import { WEBHOOK_EVENT_TYPES } from '../../../ports/stores/webhooks.js';
import { writersEnded } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { checkEntry, HOUR_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

const ids = createIds();
const LIMIT = 3;
const ANY = { status: null, olderThan: null, count: 100 } as const;

export const webhookOf = (changes: Partial<Webhook> = {}): Webhook => ({
  webhookId: ids.next('webhook'),
  scope: SCOPE,
  url: 'https://partner.example/hooks?token=abc',
  types: WEBHOOK_EVENT_TYPES,
  secret: 'whsec_c2VjcmV0LW9mLXRoZS1zdWJzY3JpcHRpb24=',
  previous: null,
  createdAtMs: NOON_MS,
  disabledAtMs: null,
  ...changes,
});

const tried = (changes: Partial<DeliveryState> = {}): DeliveryState => ({
  status: 'pending',
  attempts: 1,
  nextAttemptAtMs: NOON_MS + HOUR_MS,
  attemptedAtMs: NOON_MS,
  answer: 'status 500',
  ...changes,
});

/** What every `WebhookStore` guarantees. */
export const webhookStoreSuite = (harness: StoresHarness): void => {
  describe(`webhook store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const store = (): WebhookStore => stores().webhooks;
    const subscribe = async (changes: Partial<Webhook> = {}): Promise<Webhook> => {
      const webhook = webhookOf(changes);
      expect(await store().create(webhook, 'key00001', LIMIT)).to.equal(true);
      return webhook;
    };
    const blocked = async (changes: Parameters<typeof checkEntry>[0] = {}): Promise<string> => {
      const entry = checkEntry({
        action: 'BLOCK',
        findingCodes: ['address_checksum_mismatch', 'zero_amount'],
        ...changes,
      });
      await stores().checks.append(entry);
      return `evt_${entry.requestId}`;
    };
    const noted = async ({ webhookId, scope }: Webhook): Promise<readonly string[]> => {
      await writersEnded();
      await store().note(NOON_MS);
      const all = await store().deliveries(scope, webhookId, ANY);
      return (all ?? []).map(({ eventId }) => eventId).reverse();
    };
    const due = async (nowMs = NOON_MS, webhookId: string | null = null): Promise<readonly string[]> =>
      (await store().due(nowMs, { webhookId, count: 10 })).map(({ delivery }) => delivery.eventId);
    const head = async ({ webhookId }: Webhook, nowMs = NOON_MS): Promise<WebhookDelivery> => {
      const [first] = await store().due(nowMs, { webhookId, count: 1 });
      if (first === undefined) throw new Error('Nothing is due');
      return first.delivery;
    };

    it('gives what is due by turns of partners, without those that are left out', async () => {
      for (const scope of [SCOPE, SCOPE, SCOPE, OTHER_PARTNER]) await subscribe({ scope });
      for (const scope of [SCOPE, OTHER_PARTNER]) await blocked({ scope });
      await noted(webhookOf());
      const given = (count: number, except: string[]) => store().due(NOON_MS, { webhookId: null, count, except });
      const other = (await given(2, [])).find(({ webhook }) => webhook.scope.partnerId === OTHER_PARTNER.partnerId);
      expect(await given(10, [String(other?.webhook.webhookId)])).to.have.length(3);
    });

    it('gives subscriptions back whole, to their own partner and environment alone', async () => {
      const webhook = await subscribe();
      expect(await store().list(SCOPE)).to.deep.equal([webhook]);
      expect(await store().find(SCOPE, webhook.webhookId)).to.deep.equal(webhook);
      await blocked();
      const [eventId = ''] = await noted(webhook);
      for (const scope of [OTHER_PARTNER, OTHER_ENVIRONMENT]) {
        const { webhookId } = webhook;
        expect(await store().list(scope)).to.deep.equal([]);
        expect(await store().find(scope, webhookId)).to.equal(null);
        expect(await store().deliveries(scope, webhookId, ANY)).to.equal(null);
        expect(await store().retry(scope, webhookId, eventId, NOON_MS)).to.equal(null);
        expect(await store().roll(scope, webhookId, { secret: 'x', previousUntilMs: 0, by: null })).to.equal(null);
        expect(await store().remove(scope, webhookId, null, NOON_MS)).to.equal(null);
      }
      expect(await store().list(SCOPE)).to.have.length(1);
    });

    it('never lets more stand in a scope than the limit, also where many come at once', async () => {
      const made = await Promise.all([1, 2, 3, 4, 5, 6].map(() => store().create(webhookOf(), null, LIMIT)));
      expect(made.filter(Boolean)).to.have.length(LIMIT);
      expect(await store().create(webhookOf({ scope: OTHER_PARTNER }), null, LIMIT)).to.equal(true);
    });

    it('notes each event of the scope and of the asked sorts once, in order, and no ALLOW', async () => {
      const webhook = await subscribe();
      const reviews = await subscribe({ types: ['check.review'] });
      const other = await subscribe({ scope: OTHER_PARTNER });
      const first = await blocked();
      const second = await blocked({ action: 'REVIEW', checkedAtMs: NOON_MS + 1 });
      await blocked({ action: 'ALLOW' });
      expect(await noted(webhook)).to.deep.equal([first, second]);
      const third = await blocked({ checkedAtMs: NOON_MS + 2 });
      expect(await noted(webhook)).to.deep.equal([first, second, third]);
      expect(await noted(reviews)).to.deep.equal([second]);
      expect(await noted(other)).to.deep.equal([]);
    });

    it('says what an event is about, and holds no more than its own row says', async () => {
      const webhook = await subscribe();
      const eventId = await blocked();
      const none = await blocked({ findingCodes: [], checkedAtMs: NOON_MS + 1 });
      await stores().feedSyncs.tellStale({
        kind: 'list.stale',
        source: 'Example list',
        atMs: NOON_MS + 2,
        detail: { publishedAt: '2026-11-01T00:00:00.000Z', maxAgeSeconds: 86_400 },
      });
      // what a database takes over from another is a write of its own, and waits for older ones as all writes do
      const [stale, bare, first] = await eventually(async () => {
        await writersEnded();
        await store().note(NOON_MS + 5);
        const all = (await store().deliveries(SCOPE, webhook.webhookId, ANY)) ?? [];
        return all.length === 3 && all;
      });
      expect(first).to.deep.equal({
        eventId,
        type: 'check.block',
        data: {
          request_id: eventId.slice('evt_'.length),
          action: 'BLOCK',
          direction: 'outgoing',
          finding_codes: ['address_checksum_mismatch', 'zero_amount'],
        },
        occurredAtMs: NOON_MS,
        notedAtMs: NOON_MS + 5,
        status: 'pending',
        attempts: 0,
        nextAttemptAtMs: NOON_MS + 5,
        attemptedAtMs: null,
        answer: null,
      });
      expect(bare).to.deep.include({ eventId: none });
      expect(bare?.data['finding_codes']).to.deep.equal([]);
      expect(stale).to.deep.include({
        type: 'list.stale',
        data: { source: 'Example list', detail: { publishedAt: '2026-11-01T00:00:00.000Z', maxAgeSeconds: 86_400 } },
      });
    });

    it('tells a subscription nothing that was stored before it', async () => {
      await blocked();
      const webhook = await subscribe();
      await blocked({ scope: OTHER_PARTNER });
      expect(await noted(webhook)).to.deep.equal([]);
      const later = await blocked();
      expect(await noted(webhook)).to.deep.equal([later]);
    });

    it('gives the oldest delivery alone until it is delivered or dead, and not before its time', async () => {
      const webhook = await subscribe();
      const events = [
        await blocked(),
        await blocked({ checkedAtMs: NOON_MS + 1 }),
        await blocked({ checkedAtMs: NOON_MS + 2 }),
      ];
      await noted(webhook);
      expect(await due()).to.deep.equal([events[0]]);
      await store().settle(webhook.webhookId, await head(webhook), tried());
      expect(await due()).to.deep.equal([]);
      expect(await due(NOON_MS + HOUR_MS)).to.deep.equal([events[0]]);
      const second = tried({ status: 'delivered', attempts: 2, answer: 'status 204' });
      await store().settle(webhook.webhookId, await head(webhook, NOON_MS + HOUR_MS), second);
      expect(await due()).to.deep.equal([events[1]]);
      await store().settle(webhook.webhookId, await head(webhook), tried({ status: 'dead' }));
      expect(await due(NOON_MS, webhook.webhookId)).to.deep.equal([events[2]]);
      expect(await due(NOON_MS, 'whk_other')).to.deep.equal([]);
    });

    it('counts what waits for active subscriptions, and since when the oldest does', async () => {
      expect(await store().backlog(null)).to.deep.equal({ waiting: 0, oldestNotedAtMs: null });
      const [webhook, disabled] = [await subscribe(), await subscribe({ scope: OTHER_PARTNER })];
      for (const scope of [SCOPE, OTHER_PARTNER]) await blocked({ scope });
      await noted(webhook);
      await blocked();
      await writersEnded();
      await store().note(NOON_MS + HOUR_MS);
      expect(await store().backlog(null)).to.deep.equal({ waiting: 3, oldestNotedAtMs: NOON_MS });
      await store().disable(disabled.webhookId, NOON_MS);
      expect(await store().backlog(disabled.webhookId)).to.deep.equal({ waiting: 0, oldestNotedAtMs: null });
      await store().settle(webhook.webhookId, await head(webhook), tried({ status: 'delivered' }));
      for (const which of [null, webhook.webhookId])
        expect(await store().backlog(which)).to.deep.equal({ waiting: 1, oldestNotedAtMs: NOON_MS + HOUR_MS });
    });

    it('keeps how a try ended, and nothing of a try that another was quicker than', async () => {
      const webhook = await subscribe();
      await blocked();
      await noted(webhook);
      const before = await head(webhook);
      await store().settle(webhook.webhookId, before, tried({ status: 'dead' }));
      await store().settle(webhook.webhookId, before, tried({ status: 'delivered' }));
      const [delivery] = (await store().deliveries(SCOPE, webhook.webhookId, ANY)) ?? [];
      expect(delivery).to.deep.equal({ ...before, ...tried({ status: 'dead' }) });
    });

    it('sends a dead delivery again with fresh attempts, and no other', async () => {
      const webhook = await subscribe();
      const { webhookId } = webhook;
      const eventId = await blocked();
      await noted(webhook);
      expect(await store().retry(SCOPE, webhookId, eventId, NOON_MS)).to.equal(null);
      await store().settle(webhookId, await head(webhook), tried({ status: 'dead', attempts: 9 }));
      expect(await due()).to.deep.equal([]);
      const again = await store().retry(SCOPE, webhookId, eventId, NOON_MS + HOUR_MS);
      expect(again).to.deep.include({ status: 'pending', attempts: 0, notedAtMs: NOON_MS + HOUR_MS });
      expect(await due(NOON_MS + HOUR_MS)).to.deep.equal([eventId]);
      expect(await store().retry(SCOPE, webhookId, 'evt_unknown', NOON_MS)).to.equal(null);
    });

    it('lists deliveries newest first, by status and page by page', async () => {
      const webhook = await subscribe();
      const { webhookId } = webhook;
      const events = [];
      for (const later of [0, 1, 2, 3]) events.unshift(await blocked({ checkedAtMs: NOON_MS + later }));
      await noted(webhook);
      await store().settle(webhookId, await head(webhook), tried({ status: 'dead' }));
      const page = async (query: object) =>
        (await store().deliveries(SCOPE, webhookId, { ...ANY, ...query }))?.map(({ eventId }) => eventId);
      expect(await page({ count: 3 })).to.deep.equal(events.slice(0, 3));
      expect(await page({ olderThan: events[2] })).to.deep.equal(events.slice(3));
      expect(await page({ status: 'dead' })).to.deep.equal([events[3]]);
      expect(await page({ status: 'delivered' })).to.deep.equal([]);
      expect(await page({ olderThan: 'evt_unknown' })).to.equal(undefined);
    });

    it('notes and sends nothing for a subscription that was removed or disabled', async () => {
      const removed = await subscribe();
      const disabled = await subscribe();
      await blocked();
      await noted(removed);
      expect(await store().remove(SCOPE, removed.webhookId, 'key00001', NOON_MS)).to.deep.equal(removed);
      expect(await store().remove(SCOPE, removed.webhookId, 'key00001', NOON_MS)).to.equal(null);
      await store().disable(disabled.webhookId, NOON_MS + 1);
      await store().disable(disabled.webhookId, NOON_MS + 2);
      await blocked();
      expect(await noted(disabled)).to.have.length(1);
      expect(await due()).to.deep.equal([]);
      expect(await store().list(SCOPE)).to.deep.equal([{ ...disabled, disabledAtMs: NOON_MS + 1 }]);
      expect(await store().deliveries(SCOPE, removed.webhookId, ANY)).to.equal(null);
    });

    it('rolls a secret and keeps the one before until its end', async () => {
      const webhook = await subscribe();
      const rolled = await store().roll(SCOPE, webhook.webhookId, {
        secret: 'whsec_bmV4dA==',
        previousUntilMs: NOON_MS + HOUR_MS,
        by: 'key00001',
      });
      expect(rolled).to.deep.equal({
        ...webhook,
        secret: 'whsec_bmV4dA==',
        previous: { secret: webhook.secret, untilMs: NOON_MS + HOUR_MS },
      });
      expect(await store().find(SCOPE, webhook.webhookId)).to.deep.equal(rolled);
    });

    it('leaves an entry in the audit trail for each change, which holds no secret and no path', async () => {
      const webhook = await subscribe();
      const roll = { secret: 'whsec_bmV4dA==', previousUntilMs: NOON_MS + HOUR_MS, by: 'key00001' };
      await store().roll(SCOPE, webhook.webhookId, roll);
      await store().disable(webhook.webhookId, NOON_MS);
      await store().remove(SCOPE, webhook.webhookId, 'zyxwvuts', NOON_MS);
      const query = { subject: null, fromMs: null, untilMs: null, olderThan: null, count: 10 };
      const action = AUDIT_ACTIONS.find((word) => word === 'webhook.changed') ?? null;
      const trail = (await stores().audit.list({ ...SCOPE, ...query, action })) ?? [];
      expect(trail.map(({ actor, subject }) => [actor.name, subject])).to.deep.equal(
        ['zyxwvuts', null, 'key00001', 'key00001'].map((name) => [name, webhook.webhookId]),
      );
      expect(trail.at(-1)?.after).to.deep.include({ host: 'partner.example' });
      expect(JSON.stringify(trail)).not.to.match(/whsec_|token|hooks\?/);
      expect(await stores().audit.list({ ...OTHER_PARTNER, ...query, action })).to.deep.equal([]);
    });

    it('lets one sender work at a time', async () => {
      const ran = await store().exclusively(async () => {
        expect(await store().exclusively(async () => undefined)).to.equal(false);
      });
      expect(ran).to.equal(true);
      expect(await store().exclusively(async () => undefined)).to.equal(true);
    });
  });
};
