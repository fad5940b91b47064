import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readEnvelope } from '../../domain/report/envelope.js';
import { commandResult } from '../support/commands.js';
import type { CommandResult } from '../support/service-process.js';
import type { TestDatabase } from '../support/database.js';
import { transfer } from '../http/real/support/requests.js';
import {
  incomingFrom,
  type ReportingService,
  sharedDatabase,
  startReporting,
} from '../support/reports/report-services.js';

interface Step {
  readonly step: string;
  readonly ok: boolean | null;
}
interface Verified {
  readonly ok: boolean;
  readonly format: string;
  readonly claims: Readonly<Record<string, unknown>> | null;
  readonly steps: readonly Step[];
}

/** No database listens there: a command that needs one fails. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

describe('signgate reports, checks and pricing', function () {
  this.timeout(120_000);
  let folder: string;
  let database: TestDatabase;
  let service: ReportingService;
  let settings: Readonly<Record<string, string>>;
  let key: string;
  const files: Record<'json' | 'html' | 'pdf' | 'jwks', string> = { json: '', html: '', pdf: '', jwks: '' };
  let delivered: string;

  const run = (...words: readonly string[]): Promise<CommandResult> => commandResult(words, settings);
  const runJson = async <Result>(...words: readonly string[]): Promise<Result & { readonly code: number }> => {
    const { code, stdout, stderr } = await run(...words, '--json');
    expect(stdout.trim().split('\n'), stderr).to.have.lengthOf(1);
    return { code, ...(JSON.parse(stdout) as Result) };
  };
  const saveJwks = async (): Promise<void> =>
    writeFile(files.jwks, (await service.send('GET', '/.well-known/jwks.json')).text);
  const report = async (name: string): Promise<string> => {
    const { request_id: requestId } = await service.verdict(key, transfer(name));
    return (await service.makeReport(key, { request_id: requestId })).text;
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-commands-'));
    const shared = await sharedDatabase();
    ({ database } = shared);
    settings = {
      DATABASE_URL: database.url,
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
      CHECKPOINT_DIR: join(folder, 'checkpoints'),
      LOG_LEVEL: 'error',
    };
    // with a database of one's own no key is made by itself: the command makes the first one
    expect((await run('signing', 'rotate')).code).to.equal(0);
    service = await startReporting(shared.storage, settings);
    key = await service.key();
    const { request_id: requestId } = await service.verdict(key, incomingFrom(0xde300001));
    delivered = (await service.makeReport(key, { request_id: requestId, business_reference: 'case 7' })).text;
    const { report_id: reportId } = readEnvelope(delivered);
    for (const format of ['json', 'html', 'pdf'] as const) {
      files[format] = join(folder, `report.${format}`);
      await writeFile(files[format], (await service.fetchReport(key, `${reportId}.${format}`)).bytes);
    }
    files.jwks = join(folder, 'jwks.json');
    await saveJwks();
  });
  after(async () => {
    await service.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  for (const format of ['json', 'html', 'pdf'] as const) {
    it(`verify a ${format} offline: no database and no data folder is touched`, async () => {
      const dataDir = join(folder, 'never made');
      for (const offline of [{ DATABASE_URL: NO_DATABASE }, { DATA_DIR: dataDir }]) {
        const { code, stdout, stderr } = await commandResult(
          ['reports', 'verify', files[format], '--jwks', files.jwks, '--json'],
          offline,
        );
        expect(code, stderr).to.equal(0);
        const verified = JSON.parse(stdout) as Verified;
        expect(verified).to.include({ ok: true, format });
        expect(verified.claims).to.include({
          report_id: readEnvelope(delivered).report_id,
          recommended_action: 'BLOCK',
          demonstration: true,
        });
        expect(verified.steps.every(({ ok }) => ok === true)).to.equal(true);
      }
      expect(
        await access(dataDir).then(
          () => true,
          () => false,
        ),
      ).to.equal(false);
    });
  }

  it('say each step in words, and what was not checked', async () => {
    const { code, stdout } = await run('reports', 'verify', files.json, '--jwks', files.jwks);
    expect(code).to.equal(0);
    for (const text of [
      'the report is what was signed',
      '(DEMONSTRATION)',
      '[  ok  ] signature:',
      '[  ok  ] link:',
      'Not checked:',
    ])
      expect(stdout).to.include(text);
  });

  it('end with code 1 and name the step for a changed file, foreign keys, and a file that is no report', async () => {
    const changed = join(folder, 'changed.json');
    await writeFile(changed, delivered.replace('"BLOCK"', '"ALLOW"'));
    const { code, stdout } = await run('reports', 'verify', changed, '--jwks', files.jwks);
    expect([code, stdout.includes('NOT VERIFIED'), stdout.includes('[FAILED] body:')]).to.deep.equal([1, true, true]);
    await writeFile(changed, 'no report');
    expect(await runJson<Verified>('reports', 'verify', changed, '--jwks', files.jwks)).to.deep.include({
      code: 1,
      ok: false,
      claims: null,
    });
    const foreign = join(folder, 'foreign.json');
    await writeFile(
      foreign,
      JSON.stringify({
        keys: [
          {
            kty: 'OKP',
            crv: 'Ed25519',
            x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
            kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
            alg: 'EdDSA',
            use: 'sig',
          },
        ],
      }),
    );
    const refused = await runJson<Verified>('reports', 'verify', files.json, '--jwks', foreign);
    expect(refused.steps.find(({ ok }) => ok === false)?.step).to.equal('key');
  });

  it('say of changed pages that the signed JSON inside is genuine and the pages are unconfirmed', async () => {
    const changed = join(folder, 'changed.html');
    await writeFile(changed, (await readFile(files.html, 'utf8')).replace('>BLOCK<', '>ALLOW<'));
    const { code, stdout } = await run('reports', 'verify', changed, '--jwks', files.jwks);
    expect(code).to.equal(1);
    expect(stdout)
      .to.include('NOT VERIFIED: the signed JSON inside is genuine, what the pages show is not confirmed')
      .and.to.include('[FAILED] pages:');
  });

  it('say what is wrong with a missing file, a missing key file and an unknown id, without a stack', async () => {
    for (const words of [
      ['reports', 'verify', join(folder, 'none.json'), '--jwks', files.jwks],
      ['reports', 'verify', files.json, '--jwks', join(folder, 'none.json')],
      // what has no end is not read to it
      ['reports', 'verify', '/dev/zero', '--jwks', files.jwks],
      ['reports', 'verify', files.json, '--jwks', '/dev/zero'],
      ['receipts', 'verify', '/dev/zero', '--jwks', files.jwks],
      ['policies', 'publish', '/dev/zero', '--partner', 'Anybody'],
      ['reports', 'verify', 'rpt_01h455vb4pex5vsknk084sn02q'],
      ['checks', 'replay', 'req_01h455vb4pex5vsknk084sn02q'],
    ]) {
      const { code, stdout, stderr } = await run(...words);
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(/^signgate: \S[^\n]+\n$/);
    }
  });

  it('verify a stored report by its id', async () => {
    const { report_id: reportId } = readEnvelope(delivered);
    expect(await runJson<Verified>('reports', 'verify', reportId)).to.include({ code: 0, ok: true, format: 'json' });
    expect(await runJson<Verified>('reports', 'verify', reportId, '--jwks', files.jwks)).to.include({
      code: 0,
      ok: true,
    });
  });

  it('verify the log, and name the row that its table’s owner edited', async () => {
    await report('log 1');
    await report('log 2');
    const good = await runJson<{
      readonly ok: boolean;
      readonly chains: readonly { readonly reports: number; readonly good_reports: number }[];
    }>('reports', 'verify-log');
    expect(good).to.include({ code: 0, ok: true });
    expect(good.chains.every(({ reports, good_reports: goodReports }) => reports === goodReports)).to.equal(true);
    await database.run('alter table reports disable trigger user');
    const [row] = await database.run('select report_id, business_reference from reports where seq = 1');
    await database.run(`update reports set business_reference = 'case 8' where seq = 1`);
    const bad = await run('reports', 'verify-log', '--jwks', files.jwks);
    await database.run('update reports set business_reference = $1 where seq = 1', [row?.['business_reference']]);
    await database.run('alter table reports enable trigger user');
    expect(bad.code).to.equal(1);
    expect(bad.stdout)
      .to.include(`row_edited at 1 (${String(row?.['report_id'])})`)
      .and.to.include('business_reference');
  });

  it('replay a check byte by byte from its record', async () => {
    for (const body of [transfer('replayed'), incomingFrom(0xde300001), incomingFrom(0xde300005)]) {
      const { request_id: requestId } = await service.verdict(key, body);
      const result = await runJson<{ readonly outcome: string; readonly bytes: number; readonly difference: unknown }>(
        'checks',
        'replay',
        requestId,
      );
      expect(result).to.include({ code: 0, outcome: 'same', difference: null });
      expect(result.bytes).to.be.greaterThan(200);
      expect((await run('checks', 'replay', requestId)).stdout).to.match(/^The same decision, byte for byte/);
    }
  });

  it('say that nothing was executed, and fail, where a simulation is to be replayed and there was none', async () => {
    const { request_id: requestId } = await service.verdict(key, transfer('not simulated'));
    const result = await run('checks', 'replay', requestId, '--simulate');
    expect(result.code).to.equal(1);
    expect(result.stdout)
      .to.match(/^The same decision, byte for byte/)
      .and.to.include('Executed again: NOTHING');
    expect(await runJson('checks', 'replay', requestId, '--simulate')).to.deep.include({ code: 1, simulations: [] });
  });

  it('set the price in versions, and list them', async () => {
    expect(await runJson('pricing', 'list')).to.deep.equal({ code: 0, pricing: [] });
    expect(await runJson('pricing', 'set', '--currency', 'EUR', '--unit-price', '12.50')).to.include({
      code: 0,
      version: 1,
      unit_price: '12.50',
      billing_active: false,
    });
    expect(await runJson('pricing', 'set', '--currency', 'EUR', '--unit-price', '15', '--billing-active')).to.include({
      version: 2,
      billing_active: true,
    });
    expect((await runJson<{ readonly pricing: readonly unknown[] }>('pricing', 'list')).pricing).to.have.lengthOf(2);
    expect((await run('pricing', 'set', '--currency', 'EUR', '--unit-price', '1,50')).code).to.equal(1);
    // in force in the running service at once, and never billed in the sandbox
    for (const [asking, billed] of [
      [await service.key({ environment: 'production' }), true],
      [key, false],
    ] as const)
      expect((await service.send('GET', '/api/reports/pricing', { key: asking })).json).to.include({
        billing_active: billed,
        unit_price: '15',
      });
  });

  it('show reports in usage apart from the calls', async () => {
    await report('after the price');
    await service.flushUsage();
    const usage = await runJson<{
      readonly usage: readonly { readonly operation: string }[];
      readonly reports: readonly { readonly reports: number; readonly unit_price: string | null }[];
    }>('usage');
    const [{ n } = { n: 0 }] = await database.run('select count(*)::integer as n from report_metering');
    expect(usage.reports.reduce((sum, { reports }) => sum + reports, 0)).to.equal(n);
    expect(usage.reports.map(({ unit_price: price }) => price)).to.include.members([null, '15']);
    expect((await run('usage')).stdout).to.include('metered apart from calls');
  });
});
