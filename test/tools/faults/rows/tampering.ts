import { access, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstProblem, verifyLogCommand } from '../../reports/sandbox.js';
import { commandResult } from '../../../support/service-process.js';
import { call, check, report, transfer } from '../support/calls.js';
import { makeReport, withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';

const GOLDEN = fileURLToPath(new URL('../../../../../test/support/golden/', import.meta.url));

/** Tables whose rows never change: a change that would fit the columns, and the key of a row. */
const PROTECTED = {
  checks: { change: 'scope_id = 1', key: 'request_id' },
  history_entries: { change: 'transfer = false', key: 'scope_id' },
  reports: { change: 'scope_id = 1', key: 'report_id' },
  report_metering: { change: 'scope_id = 1', key: 'report_id' },
  policies: { change: "document = '{}'", key: 'policy_id, partner_id, version' },
  signing_keys: { change: "public_key = 'x'", key: 'key_id' },
} as const;

const refusedSql = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    await makeReport(one, 'sql');
    const { place } = one;
    const statements = Object.entries(PROTECTED).flatMap(([table, { change, key }]) => [
      `update ${table} set ${change}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `insert into ${table} select * from ${table} limit 1 on conflict (${key}) do update set ${change}`,
    ]);
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
        'create table before_reports as table reports; create table before_metering as table report_metering; ' +
          'alter table reports disable trigger user; alter table report_metering disable trigger user',
      );
      for (const sql of statements) await place.run(sql);
      const problem = firstProblem(await verifyLogCommand(place.settings)) ?? '';
      await place.run(
        'delete from report_metering; delete from reports; insert into reports select * from before_reports; ' +
          'insert into report_metering select * from before_metering; drop table before_reports, before_metering; ' +
          'alter table reports enable trigger user; alter table report_metering enable trigger user',
      );
      trial.holds(`${what} is detected`, problem !== '', problem);
      return problem;
    };
    const edited = await withTriggersOff(
      'an edited row',
      `update reports set delivered = replace(delivered, '"ALLOW"', '"BLOCK"') where seq = 2`,
    );
    trial.holds('the row is named', edited.includes('report 2'), edited);
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
      (await verifies(join(GOLDEN, 'report-outgoing.json'), join(GOLDEN, 'jwks.json'))).ok,
    );
    trial.note(`rotation, ${Object.keys(confusions).length} confusions, a lost key`);
  });

const goldenBytes = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    await access(GOLDEN);
    for (const name of ['report-demonstration', 'report-incoming', 'report-outgoing'])
      trial.holds(`${name} verifies`, (await verifies(join(GOLDEN, `${name}.json`), join(GOLDEN, 'jwks.json'))).ok);
    const edited = join(one.place.folder, 'edited.json');
    await writeFile(
      edited,
      (await readFile(join(GOLDEN, 'report-outgoing.json'), 'utf8')).replace('"ALLOW"', '"BLOCK"'),
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

export const TAMPERING_ROWS: readonly Row[] = [
  { number: '35', fault: 'SQL UPDATE, DELETE, TRUNCATE, upsert as the service’s role', run: refusedSql },
  { number: '36', fault: 'owner edits, cuts the tail, restores an old backup', run: tampering },
  { number: '37', fault: 'wrong, rotated, lost signing key; alg none', run: signingKeys },
  { number: '38', fault: 'canonicaliser or template upgrade', run: goldenBytes },
];
