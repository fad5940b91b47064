import { expect } from 'chai';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { ListRow } from '../../../ports/stores/lists.js';
import { STORED_AFTER_MS } from '../../../src/application/withdrawals/check-withdrawer.js';
import { evmAddress } from '../../support/addresses.js';
import { writersEnded } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { putList, rowOf } from '../../support/lists.js';
import { transaction } from '../../support/payload-requests.js';
import { type ReportingService, startReporting } from '../../support/reports/report-services.js';
import { checkedBytes, confirm } from './support/confirming.js';
import { POSTGRES } from './support/storages.js';

const HOUR_MS = 3_600_000;
const payment = (to: string) => ({ transaction: transaction(to, '0x', '10000000000000000') });

describe('a list that names an address of a check afterwards', function () {
  this.timeout(120_000);
  let service: ReportingService;
  before(async () => {
    service = await startReporting(POSTGRES);
  });
  after(() => service.stop());

  const subscribed = async (key: string): Promise<() => Promise<readonly string[]>> => {
    const { json } = await service.send('POST', '/api/webhooks', {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://partner.example/hook', types: ['check.withdrawn'] }),
    });
    const path = `/api/webhooks/${String(json['webhook_id'])}/deliveries`;
    return async () => {
      await writersEnded();
      await service.stores.webhooks.note(service.clock.now());
      const page = (await service.send('GET', path, { key })).json as { deliveries: { event_id: string }[] };
      return page.deliveries.map((delivery) => delivery.event_id.replace('evt_withdrawn_', '')).reverse();
    };
  };
  const list = async (source: string, ...rows: readonly ListRow[]): Promise<void> => {
    await putList(service.stores.archive, { source, publishedAt: isoTime(service.clock.now()) }, ...rows);
    const keys = rows.map(({ key }) => key);
    // a list is in force within 5 s on every instance
    await eventually(async () => {
      const hits = await service.stores.lists.lookUp('evm', keys);
      return keys.every((key) => hits.some(({ row, list: { source: held } }) => row.key === key && held === source));
    });
    await writersEnded();
  };
  const withdraw = async (): Promise<void> => {
    await service.look('withdrawer');
    service.passTime(STORED_AFTER_MS);
    await service.look('withdrawer');
  };
  const withdrawnOf = async (key: string, requestId: string) => (await service.read(key, requestId)).json['withdrawn'];

  it('withdraws an ALLOW of an hour ago: an event, the record says it, and confirm answers NOT_ALLOWED', async () => {
    const key = await service.key({ partner: 'attacked' });
    const told = await subscribed(key);
    const thief = evmAddress('withdrawn thief');
    const requestId = await checkedBytes(service, key, 'ALLOW', payment(thief));
    const untouched = await checkedBytes(service, key, 'ALLOW', payment(evmAddress('nobody in particular')));
    expect(await withdrawnOf(key, requestId)).to.equal(null);
    service.passTime(HOUR_MS);
    await list('thieves', rowOf(thief));
    await service.look('withdrawer');
    // a check that was decided before may still be on its way to the store
    expect(await told()).to.deep.equal([]);
    await withdraw();
    expect(await told()).to.deep.equal([requestId]);
    const shown = (await withdrawnOf(key, requestId)) as Record<string, unknown>;
    expect(shown).to.deep.include({ source: 'thieves', address: thief });
    expect(await service.stores.withdrawals.find((await own('attacked'))!, requestId)).to.include({
      version: 'a'.repeat(64),
    });
    expect((await confirm(service, key, requestId, payment(thief))).json['result']).to.equal('NOT_ALLOWED');
    expect(await withdrawnOf(key, untouched)).to.equal(null);
    // neither a further list nor a further look withdraws it again
    await list('more thieves', rowOf(thief));
    await withdraw();
    expect(await withdrawnOf(key, requestId)).to.deep.equal(shown);
    expect(await told()).to.deep.equal([requestId]);
  });

  const own = async (partner: string) => {
    const found = await service.stores.keys.findPartnerByName(partner);
    return found === null ? null : ({ partnerId: found.partnerId, environment: 'sandbox' } as const);
  };

  it('is named first among the limits of a later report, and changes none that was made before', async () => {
    const key = await service.key({ partner: 'reported' });
    const thief = evmAddress('reported thief');
    const limitationsOf = async (requestId: string) =>
      ((await service.makeReport(key, { request_id: requestId })).json as { report: { limitations: string[] } }).report
        .limitations;
    const [before, after] = [
      await checkedBytes(service, key, 'ALLOW', payment(thief)),
      await checkedBytes(service, key, 'ALLOW', payment(thief)),
    ];
    const made = await limitationsOf(before);
    await list('reported', rowOf(thief));
    await withdraw();
    expect(await limitationsOf(before)).to.deep.equal(made);
    const [first, ...others] = await limitationsOf(after);
    expect(first).to.include('THE ALLOW OF THIS CHECK NO LONGER HOLDS').and.include('reported').and.include(thief);
    expect(others).to.deep.equal(made);
  });

  it('leaves alone what no new row is against, an ALLOW of 25 hours ago, and a REVIEW', async () => {
    const key = await service.key({ partner: 'ordinary' });
    const told = await subscribed(key);
    const [old, reviewed, paid, vouched] = ['old', 'reviewed', 'paid', 'vouched'].map(evmAddress) as [
      string,
      string,
      string,
      string,
    ];
    await checkedBytes(service, key, 'ALLOW', payment(old));
    service.passTime(25 * HOUR_MS);
    await checkedBytes(service, key, 'ALLOW', payment(paid));
    await checkedBytes(service, key, 'ALLOW', payment(vouched));
    await checkedBytes(service, key, 'REVIEW', { transaction: transaction(reviewed, '0x12345678') });
    await list('ordinary', rowOf(old), rowOf(reviewed), rowOf(vouched, { category: 'regulated_service' }));
    await withdraw();
    expect(await told()).to.deep.equal([]);
  });

  it('withdraws each partner’s own check, and shows it to no other', async () => {
    const [first, second] = [await service.key({ partner: 'one' }), await service.key({ partner: 'two' })];
    const [toldFirst, toldSecond] = [await subscribed(first), await subscribed(second)];
    const thief = evmAddress('thief of two partners');
    const ofFirst = await checkedBytes(service, first, 'ALLOW', payment(thief));
    const ofSecond = await checkedBytes(service, second, 'ALLOW', payment(thief));
    await list('of both', rowOf(thief));
    await withdraw();
    expect(await toldFirst()).to.deep.equal([ofFirst]);
    expect(await toldSecond()).to.deep.equal([ofSecond]);
    expect((await service.read(first, ofSecond)).status).to.equal(404);
  });

  it('counts where it is the partner’s own deny list, and for that partner alone', async () => {
    const [first, second] = [await service.key({ partner: 'denying' }), await service.key({ partner: 'silent' })];
    const [toldFirst, toldSecond] = [await subscribed(first), await subscribed(second)];
    const thief = evmAddress('denied thief');
    const requestId = await checkedBytes(service, first, 'ALLOW', payment(thief));
    await checkedBytes(service, second, 'ALLOW', payment(thief));
    await service.send('PUT', '/api/address-lists/deny', {
      key: first,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entries: [{ address: thief, chain: 'evm', reason: 'Case 17' }] }),
    });
    await writersEnded();
    await withdraw();
    expect(await toldFirst()).to.deep.equal([requestId]);
    expect(await toldSecond()).to.deep.equal([]);
    expect(await withdrawnOf(first, requestId)).to.deep.include({ source: 'partner-knowledge', address: thief });
  });

  it('loses and doubles nothing where it fails at any step on the way', async () => {
    const key = await service.key({ partner: 'interrupted' });
    const told = await subscribed(key);
    const thieves = ['a', 'b', 'c'].map((name) => evmAddress(`interrupted ${name}`));
    const ids: string[] = [];
    for (const thief of thieves) ids.push(await checkedBytes(service, key, 'ALLOW', payment(thief)));
    await list('interrupting', ...thieves.map((thief) => rowOf(thief)));
    await service.look('withdrawer');
    service.passTime(STORED_AFTER_MS);
    const { withdrawals } = service.stores;
    const { append, handled } = withdrawals;
    const died = async (): Promise<never> => {
      throw new Error('The process ends here');
    };
    const attempt = () => service.look('withdrawer').catch((error: unknown) => String(error));
    try {
      withdrawals.append = died;
      expect(await attempt()).to.include('ends here');
      withdrawals.append = append;
      withdrawals.handled = died;
      expect(await attempt()).to.include('ends here');
    } finally {
      Object.assign(withdrawals, { append, handled });
    }
    expect(await told()).to.deep.equal(ids);
    await service.look('withdrawer');
    expect(await told()).to.deep.equal(ids);
    expect(await withdrawals.changes()).to.equal(null);
  });
});
