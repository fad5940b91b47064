import { expect } from 'chai';
import pg from 'pg';
import { checkEntry, NOON_MS, SCOPE } from '../../conformance/storage/fixtures.js';
import { writersEnded } from '../../support/database.js';
import { webhookOf } from '../../conformance/storage/webhook-store-suite.js';
import { useEmptiedPostgres } from './support/postgres-test.js';

const ANY = { status: null, olderThan: null, count: 100 } as const;

/** What another session inserts and does not commit yet. */
const COPY_OF_CHECK = `
insert into checks (request_id, scope_id, key_id, checked_at, action, direction, duration_ms, timings, finding_codes,
  record) select $1, scope_id, key_id, checked_at, action, direction, duration_ms, timings, finding_codes, record
from checks where request_id = $2`;

describe('the cursor of events on PostgreSQL', () => {
  const test = useEmptiedPostgres();

  it('loses no check that is committed after later ones, and notes none before all that are older', async () => {
    const { checks, webhooks } = await test().open();
    const webhook = webhookOf();
    await webhooks.create(webhook, null, 1);
    const first = checkEntry({ action: 'BLOCK' });
    await checks.append(first);
    const noted = async () => {
      await webhooks.note(NOON_MS);
      return ((await webhooks.deliveries(SCOPE, webhook.webhookId, ANY)) ?? []).map(({ eventId }) => eventId).reverse();
    };
    await writersEnded();
    expect(await noted()).to.deep.equal([`evt_${first.requestId}`]);

    const slow = new pg.Client(test().database.connection);
    await slow.connect();
    const late = checkEntry().requestId;
    await slow.query('begin');
    await slow.query(COPY_OF_CHECK, [late, first.requestId]);
    const quick = checkEntry({ action: 'REVIEW' });
    await checks.append(quick);
    expect(await noted()).to.deep.equal([`evt_${first.requestId}`]);

    await slow.query('commit');
    await slow.end();
    await writersEnded();
    expect(await noted()).to.deep.equal([first.requestId, late, quick.requestId].map((id) => `evt_${id}`));
  });

  it('notes each event once where several instances note at once', async () => {
    const { webhooks, checks } = await test().open();
    const others = await Promise.all([test().open(), test().open()]);
    const webhook = webhookOf();
    await webhooks.create(webhook, null, 1);
    const entries = Array.from({ length: 30 }, () => checkEntry({ action: 'BLOCK' }));
    for (const entry of entries)
      await Promise.all([
        checks.append(entry),
        ...[webhooks, ...others.map((stores) => stores.webhooks)].map((store) => store.note(NOON_MS)),
      ]);
    await writersEnded();
    await webhooks.note(NOON_MS);
    const deliveries = (await webhooks.deliveries(SCOPE, webhook.webhookId, ANY)) ?? [];
    expect(deliveries.map(({ eventId }) => eventId).reverse()).to.deep.equal(
      entries.map(({ requestId }) => `evt_${requestId}`),
    );
  });
});
