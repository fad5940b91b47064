import { setTimeout as pause } from 'node:timers/promises';
import { startBalancer } from '../support/balancer.js';
import { call, check, readCheck, report, transfer } from '../support/calls.js';
import { startClients, statusText } from '../support/clients.js';
import { withInstance } from '../support/one-instance.js';
import { withPlace } from '../support/place.js';
import type { Row, Trial } from '../support/trial.js';
import { clockRow } from './clocks.js';

const KILLS = 20;

const hundredAtOnce = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 3 }, async (place) => {
    const key = await place.key();
    const url = place.instances[0]?.url ?? '';
    const { json } = await check(url, key, place.ledger, transfer('one'));
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        report(place.instances[index % 3]?.url ?? '', key, place.ledger, { request_id: json['request_id'] }),
      ),
    );
    trial.holds(
      'every call gets it',
      replies.every(({ status }) => status === 200 || status === 201),
      replies.find(({ status }) => status > 201)?.text,
    );
    trial.holds('identical bytes', new Set(replies.map(({ text }) => text)).size === 1);
    trial.holds('made once', replies.filter(({ status }) => status === 201).length === 1);
    const [rows] = await place.run(
      'select (select count(*) from reports)::integer as reports, (select count(*) from ' +
        'report_metering)::integer as metered',
    );
    trial.holds('one report, one metering record', rows?.['reports'] === 1 && rows['metered'] === 1, rows);
  });

/** The same with checks, under one Idempotency-Key. */
const hundredChecks = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 3 }, async (place) => {
    const key = await place.key();
    const body = JSON.stringify(transfer('same', { intent_reference: place.ledger.attempt() }));
    const ask = (index: number) =>
      check(place.instances[index % 3]?.url ?? '', key, place.ledger, body, {
        headers: { 'idempotency-key': 'order 1' },
      });
    const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(index)));
    trial.holds(
      'each gets the one answer, or is told to wait',
      replies.every(({ status }) => status === 200 || status === 409),
      replies.find(({ status }) => status !== 200 && status !== 409)?.text,
    );
    const after = await Promise.all([0, 1, 2].map(ask));
    const answers = [...replies, ...after].filter(({ status }) => status === 200).map(({ text }) => text);
    trial.holds(
      'every instance then gives it again',
      after.every(({ status, headers }) => status === 200 && headers['idempotency-replayed'] === 'true'),
    );
    trial.holds('identical bytes', new Set(answers).size === 1);
    const [rows] = await place.run('select count(*)::integer as checks from checks');
    trial.holds('decided and recorded once', rows?.['checks'] === 1, rows);
    const other = await check(place.instances[1]?.url ?? '', key, place.ledger, JSON.stringify(transfer('other')), {
      headers: { 'idempotency-key': 'order 1' },
    });
    trial.holds(
      'another body under the same key is 422',
      other.status === 422 && other.json['code'] === 'idempotency_key_reused',
      other.text,
    );
    trial.note('100 checks under one Idempotency-Key: one record');
  });

const otherBody = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, url, key, ask }) => {
    const { json } = await ask(transfer('one'));
    const first = await report(url, key, place.ledger, {
      request_id: json['request_id'],
      business_reference: 'case 1',
    });
    const other = await report(url, key, place.ledger, {
      request_id: json['request_id'],
      business_reference: 'case 2',
    });
    trial.holds(
      'another business_reference is 409',
      first.status === 201 && other.status === 409 && other.json['code'] === 'conflict',
      other.text,
    );
    const again = await report(url, key, place.ledger, { request_id: json['request_id'] });
    trial.holds('the first stands, byte for byte', again.status === 200 && again.text === first.text);
    const [metered] = await place.run('select count(*)::integer as rows from report_metering');
    trial.holds('charged once', metered?.['rows'] === 1);
  });

const killedBetween = (trial: Trial): Promise<void> =>
  withPlace(trial, { instances: 2 }, async (place) => {
    const balancer = await startBalancer();
    try {
      const key = await place.key();
      for (const { url } of place.instances) await balancer.add(url);
      const clients = startClients({ urls: [balancer.url], key, ledger: place.ledger, clients: 8, withReports: true });
      for (let round = 0; round < KILLS; round += 1) {
        await clients.more(10);
        await pause(trial.random.between(0, 120));
        const victim = trial.random.oneOf(place.instances);
        await place.stop(victim, 'SIGKILL');
        balancer.remove(victim.url);
        const [counts] = await place.run(
          'select (select count(*) from reports)::integer as reports, (select count(*) from ' +
            'report_metering)::integer as metered, (select count(*) from reports join report_metering using ' +
            '(report_id, request_id, scope_id))::integer as pairs',
        );
        if (counts?.['reports'] !== counts?.['pairs'] || counts?.['metered'] !== counts?.['pairs'])
          trial.holds('report and metering record are both there or neither', false, counts);
        await balancer.add((await place.start()).url);
      }
      await clients.stop();
      const [counts] = await place.run('select count(*)::integer as reports from reports');
      trial.holds(
        `report and metering record both or neither, at ${KILLS} points`,
        Number(counts?.['reports']) > KILLS,
        counts,
      );
      trial.note(`killed at ${KILLS} points, ${String(counts?.['reports'])} reports (${statusText(clients)})`);
    } finally {
      await balancer.stop();
    }
  });

const prices = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const { place, url, key } = one;
    await place.command('pricing', 'set', '--currency', 'EUR', '--unit-price', '10.00');
    const asked = await call('GET', `${url}/api/reports/pricing`, { key });
    const { json } = await one.ask(transfer('price'));
    await place.command('pricing', 'set', '--currency', 'EUR', '--unit-price', '12.50');
    const made = await report(url, key, place.ledger, { request_id: json['request_id'] });
    trial.holds(
      'the price at creation stands in the signed body',
      asked.json['unit_price'] === '10.00' && JSON.stringify(made.json['report']).includes('12.50'),
      [asked.text, made.text.slice(0, 200)],
    );
    await place.command('pricing', 'set', '--currency', 'EUR', '--unit-price', '99.00');
    const later = await call('GET', `${url}/api/reports/${String(made.json['report_id'])}`, { key });
    trial.holds('a later price changes nothing', later.text === made.text);
    const [metered] = await place.run('select unit_price from report_metering');
    trial.holds('metering holds the same price', metered?.['unit_price'] === '12.50', metered);
    trial.holds('the check can still be read', (await readCheck(url, key, String(json['request_id']))).status === 200);
  });

export const EVIDENCE_ROWS: readonly Row[] = [
  {
    number: '32',
    fault: '100 identical calls at once, three instances: reports, and checks under one Idempotency-Key',
    run: async (trial) => {
      await hundredAtOnce(trial);
      await hundredChecks(trial);
    },
  },
  { number: '33', fault: 'same request_id, different body', run: otherBody },
  { number: '34', fault: 'kill -9 between report, usage and charge', run: killedBetween },
  clockRow,
  { number: '40', fault: 'price changes before the report', run: prices },
];
