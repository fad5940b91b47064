import { access, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { firstProblem, verifyLogCommand } from '../../reports/sandbox.js';
import { commandResult } from '../../../support/service-process.js';
import { startBalancer } from '../support/balancer.js';
import { call, check, readCheck, report, transfer } from '../support/calls.js';
import { startClients, statusText } from '../support/clients.js';
import { type OneInstance, withInstance } from '../support/one-instance.js';
import { withPlace } from '../support/place.js';
import type { Row, Trial } from '../support/trial.js';
import { clockRow } from './clocks.js';

const GOLDEN = fileURLToPath(new URL('../../../../../test/support/golden/', import.meta.url));
const KILLS = 20;

const makeReport = async ({ place, url, key, ask }: OneInstance, name: string): Promise<string> => {
  const { json } = await ask(transfer(name));
  return (await report(url, key, place.ledger, { request_id: json['request_id'] })).text;
};

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
      'select (select count(*) from reports)::integer as reports, (select count(*) from report_metering)::integer as metered',
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
          'select (select count(*) from reports)::integer as reports, (select count(*) from report_metering)::integer as metered, (select count(*) from reports join report_metering using (report_id, request_id, scope_id))::integer as pairs',
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

const refusedSql = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    await makeReport(one, 'sql');
    const { place } = one;
    const statements = ['checks', 'history_entries', 'reports', 'report_metering', 'policies', 'signing_keys'].flatMap(
      (table) => [
        `update ${table} set ${table === 'signing_keys' ? 'public_key' : table === 'policies' ? 'document' : table === 'history_entries' ? 'transfer' : 'scope_id'} = ${table === 'policies' ? "'{}'" : table === 'signing_keys' ? "'x'" : table === 'history_entries' ? 'false' : '1'}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
        `insert into ${table} select * from ${table} limit 1 on conflict (${{ checks: 'request_id', history_entries: 'scope_id', reports: 'report_id', report_metering: 'report_id', policies: 'policy_id, partner_id, version', signing_keys: 'key_id' }[table] ?? ''}) do update set ${table === 'signing_keys' ? "public_key = 'x'" : table === 'policies' ? "document = '{}'" : table === 'history_entries' ? 'transfer = false' : 'scope_id = 1'}`,
      ],
    );
    for (const who of ['set role signgate_app', 'reset role']) {
      for (const sql of statements) {
        const code = await place.run(`begin; ${who}; ${sql}; rollback`).then(
          () => 'accepted',
          (error: unknown) => String((error as { code?: string }).code),
        );
        // a conflict target that is no constraint, or a generated column, is refused before the triggers are asked
        trial.holds(
          `${who}: ${sql.slice(0, 40)} is refused`,
          ['23001', '42501', '42P10', '428C9'].includes(code),
          code,
        );
      }
    }
    trial.note(`${statements.length * 2} statements, as the service’s role and as the owner`);
  });

/** The owner of the tables, with the triggers off. */
const tampering = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const { place } = one;
    for (const name of ['1', '2', '3']) await makeReport(one, name);
    await place.stop(place.instances[0] ?? never());
    await place.run(`create table saved_reports as table reports`);
    await place.run('create table saved_metering as table report_metering');
    const restarted = await place.start();
    for (const name of ['4', '5'])
      await makeReport(
        { ...one, url: restarted.url, ask: (body) => check(restarted.url, one.key, place.ledger, body) },
        name,
      );
    // the stop writes the checkpoint that is due
    await place.stop(restarted);
    trial.holds('an untouched log is good', firstProblem(await verifyLogCommand(place.settings)) === null);
    const withTriggersOff = async (what: string, ...statements: readonly string[]): Promise<string> => {
      await place.run(
        'create table before_reports as table reports; create table before_metering as table report_metering; alter table reports disable trigger user; alter table report_metering disable trigger user',
      );
      for (const sql of statements) await place.run(sql);
      const problem = firstProblem(await verifyLogCommand(place.settings)) ?? '';
      await place.run(
        'delete from report_metering; delete from reports; insert into reports select * from before_reports; insert into report_metering select * from before_metering; drop table before_reports, before_metering; alter table reports enable trigger user; alter table report_metering enable trigger user',
      );
      trial.holds(`${what} is detected`, problem !== '', problem);
      return problem;
    };
    const edited = await withTriggersOff(
      'an edited row',
      `update reports set delivered = replace(delivered, '"ALLOW"', '"BLOCK"') where seq = 2`,
    );
    trial.holds('the row is named', edited.includes('place 2'), edited);
    await withTriggersOff(
      'a cut tail',
      'delete from report_metering where report_id in (select report_id from reports where seq > 3)',
      'delete from reports where seq > 3',
    );
    await withTriggersOff(
      'an old backup restored',
      'delete from report_metering',
      'delete from reports',
      'insert into reports select * from saved_reports',
      'insert into report_metering select * from saved_metering',
    );
    trial.holds('the log is good again', firstProblem(await verifyLogCommand(place.settings)) === null);
    trial.note('edit, cut tail and old backup detected');
  });

const never = (): never => {
  throw new Error('There is no instance');
};

const verifies = async (file: string, jwks: string): Promise<{ readonly ok: boolean; readonly output: string }> => {
  const { code, stdout, stderr } = await commandResult(['reports', 'verify', file, '--jwks', jwks, '--json'], {});
  return { ok: code === 0, output: stdout + stderr };
};

const forged = (text: string, header: Record<string, unknown>, signature: string): string => {
  const document = JSON.parse(text) as { signature: { jws: string } };
  const [, payload = ''] = document.signature.jws.split('.');
  document.signature.jws = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.${signature}`;
  return JSON.stringify(document);
};

const signingKeys = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const { place, url } = one;
    const before = await makeReport(one, 'before');
    const jwksBefore = (await call('GET', `${url}/.well-known/jwks.json`)).text;
    await place.command('signing', 'rotate');
    const after = await makeReport(one, 'after');
    const keyOf = (text: string): string => (JSON.parse(text) as { signature: { key_id: string } }).signature.key_id;
    trial.holds('a rotated key signs what comes', keyOf(before) !== keyOf(after));
    const save = async (name: string, text: string): Promise<string> => {
      await writeFile(join(place.folder, name), text);
      return join(place.folder, name);
    };
    const jwks = await save('jwks.json', (await call('GET', `${url}/.well-known/jwks.json`)).text);
    for (const [name, text] of [
      ['before.json', before],
      ['after.json', after],
    ] as const)
      trial.holds(`${name} verifies offline by the history of keys`, (await verifies(await save(name, text), jwks)).ok);
    trial.holds(
      'a key that is not in the JWKS is refused',
      !(await verifies(await save('after.json', after), await save('old-jwks.json', jwksBefore))).ok,
    );
    const kid = keyOf(after);
    const confusions = {
      'alg none': forged(after, { alg: 'none', kid }, ''),
      'HS256 with the public key': forged(after, { alg: 'HS256', kid }, 'AAAA'),
      'no kid': forged(after, { alg: 'EdDSA' }, 'AAAA'),
      'a bad signature': forged(after, { alg: 'EdDSA', kid }, 'A'.repeat(86)),
    };
    for (const [what, text] of Object.entries(confusions))
      trial.holds(`${what} is refused`, !(await verifies(await save('forged.json', text), jwks)).ok);
    const file = place.settings['SIGNING_KEY_FILE'] ?? '';
    await copyFile(file, `${file}.kept`);
    await writeFile(file, 'lost');
    const { json } = await one.ask(transfer('lost'));
    const lost = await report(url, one.key, place.ledger, { request_id: json['request_id'] });
    trial.holds(
      'a lost key is 503 for reports, and checks go on',
      lost.status === 503 && json['recommended_action'] !== undefined,
      lost.text,
    );
    await copyFile(`${file}.kept`, file);
    trial.holds(
      'old reports still verify',
      (await verifies(join(GOLDEN, 'report-v1-outgoing.json'), join(GOLDEN, 'jwks.json'))).ok,
    );
    trial.note(`rotation, ${Object.keys(confusions).length} confusions, a lost key`);
  });

const goldenBytes = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    await access(GOLDEN);
    for (const name of ['report-v1-demonstration', 'report-v1-entity', 'report-v1-outgoing'])
      trial.holds(`${name} verifies`, (await verifies(join(GOLDEN, `${name}.json`), join(GOLDEN, 'jwks.json'))).ok);
    const edited = join(one.place.folder, 'edited.json');
    await writeFile(
      edited,
      (await readFile(join(GOLDEN, 'report-v1-outgoing.json'), 'utf8')).replace('"ALLOW"', '"BLOCK"'),
    );
    trial.holds('one changed word does not', !(await verifies(edited, join(GOLDEN, 'jwks.json'))).ok);
    const text = await makeReport(one, 'bytes');
    const { report_id: reportId, request_id: requestId } = JSON.parse(text) as {
      report_id: string;
      request_id: string;
    };
    const next = await one.place.start();
    trial.holds(
      'another instance gives the same bytes',
      (await call('GET', `${next.url}/api/reports/${reportId}`, { key: one.key })).text === text,
    );
    const replay = await one.place.command('checks', 'replay', requestId, '--json');
    trial.holds('the record decides the same again', replay.includes('"outcome":"same"'), replay.slice(0, 200));
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
  { number: '35', fault: 'SQL UPDATE, DELETE, TRUNCATE, upsert as the service’s role', run: refusedSql },
  { number: '36', fault: 'owner edits, cuts the tail, restores an old backup', run: tampering },
  { number: '37', fault: 'wrong, rotated, lost signing key; alg none', run: signingKeys },
  { number: '38', fault: 'canonicaliser or template upgrade', run: goldenBytes },
  clockRow,
  { number: '40', fault: 'price changes before the report', run: prices },
];
