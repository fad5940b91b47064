import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { canonicalJson, sha256Hex } from '../../../domain/shared/canonical-json.js';
import { chainIdOf, type ChainPosition, linkHashOf } from '../../../domain/report/chain.js';
import { deliveredText, readEnvelope, signedReport } from '../../../domain/report/envelope.js';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import type { LogProblem, LogVerification } from '../../../src/application/reports/verify-log.js';
import { useKeptPostgres } from '../../adapters/storage/support/postgres-test.js';
import { newSigner, signPlace } from '../../support/report-signing.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';
import { tampered } from '../../support/tampering.js';

const REPORTS = 6;
const CHAIN = chainIdOf(SAMPLE_SCOPE);

describe('verifying the log of reports on PostgreSQL', () => {
  const test = useKeptPostgres();
  let stores: PostgresStores;
  let service: ReportService;

  /** As the owner of the tables who has switched the triggers off. */
  const asOwner = async (...statements: readonly (readonly [string, ...(readonly unknown[])])[]): Promise<void> => {
    for (const table of ['reports', 'report_metering', 'signing_keys'])
      await test().database.run(`alter table ${table} disable trigger all`);
    for (const [sql, ...values] of statements) await test().database.run(sql, values);
  };
  const make = async (from: number, to: number): Promise<void> => {
    for (let number = from; number <= to; number += 1) {
      await service.append(sampleWith(number));
      await service.create(SAMPLE_CALLER, { request_id: requestId(number) });
    }
  };
  const problemsOf = (verification: LogVerification): readonly LogProblem[] =>
    verification.chains.flatMap(({ problems }) => problems);
  const only = async (): Promise<LogProblem> => {
    const problems = problemsOf(await service.verifyLog());
    expect(problems, JSON.stringify(problems)).to.have.lengthOf(1);
    return problems[0] as LogProblem;
  };
  const deliveredAt = async (seq: number): Promise<string> => {
    const [row] = await test().database.run('select delivered from reports where seq = $1', [seq]);
    return String(row?.['delivered']);
  };

  beforeEach(async () => {
    stores = await test().open();
    service = await openReportService(stores);
    await make(1, REPORTS);
    service.clock.nowMs += 60_000;
    await service.checkpointer.run();
  });
  afterEach(() => service.dispose());

  it('finds nothing wrong with what the service wrote', async () => {
    const verification = await service.verifyLog();
    expect(verification.status).to.equal('fits');
    expect(
      verification.chains.map(({ chainId, goodReports, checkpoints, vouchedUpTo }) => [
        chainId,
        goodReports,
        checkpoints,
        vouchedUpTo,
      ]),
    ).to.deep.equal([[CHAIN, 6, 1, 6]]);
    expect(verification.notes).to.deep.equal([]);
  });

  it('does not call good what has no checkpoint though the service has stopped', async () => {
    await make(7, 8);
    const { status, chains } = await service.verifyLog();
    expect(status).to.equal('not_vouched');
    expect(chains.flatMap(({ notVouched }) => notVouched.map(({ message }) => message))).to.deep.equal([
      'Nothing outside the database vouches for reports 7 to 8.',
      `Nothing outside the database vouches for 2 checks from ${requestId(7)} of ` +
        `${new Date(service.clock.nowMs).toISOString()} on: no seal holds them.`,
    ]);
  });

  it('names the row whose delivered document was edited', async () => {
    await asOwner([
      'update reports set delivered = $1 where seq = 2',
      tampered(await deliveredAt(2), (document) => (document.report.decision['recommended_action'] = 'BLOCK')),
    ]);
    expect(await only()).to.include({ kind: 'row_edited', seq: 2 });
  });

  it('sees an older backup that was restored and then went on', async () => {
    await asOwner(
      ['delete from report_metering where report_id in (select report_id from reports where seq > 4)'],
      ['delete from reports where seq > 4'],
    );
    service.clock.nowMs += 60_000;
    await make(7, 9);
    expect(await only()).to.include({ kind: 'log_differs_from_checkpoint', seq: 6 });
  });

  it('names a report that was replaced and signed with a key that was slipped in, and that key', async () => {
    const forger = await newSigner();
    await replaceWith(await deliveredAt(6), forger);
    await asOwner(['insert into signing_keys values ($1, $2, now())', forger.publicKey.kid, forger.publicKey.x]);
    const verification = await service.verifyLog();
    expect(problemsOf(verification).map(({ kind, seq }) => [kind, seq])).to.deep.equal([
      ['wrong_key', 6],
      ['log_differs_from_checkpoint', 6],
    ]);
    expect(verification.keys.refused.map(({ keyId }) => keyId)).to.deep.equal([forger.publicKey.kid]);
  });

  /** Puts a forged report in the last place, with every hash computed again. */
  const replaceWith = async (delivered: string, forger: Awaited<ReturnType<typeof newSigner>>): Promise<void> => {
    const envelope = readEnvelope(delivered);
    const body = {
      ...envelope.report,
      decision: { ...envelope.report.decision, recommended_action: 'BLOCK' as const },
    };
    const text = canonicalJson(body);
    const report = signedReport(body, text, {
      keyId: forger.publicKey.kid,
      jws: await forger.signJws(new TextEncoder().encode(text)),
    });
    const place = { chainId: CHAIN, seq: 6, previousLinkHash: envelope.chain.previous_link_hash };
    const position: ChainPosition = { ...place, linkHash: linkHashOf(report, place) };
    await asOwner([
      'update reports set delivered = $1, report_sha256 = $2, link_hash = $3, signing_key_id = $4 where seq = 6',
      deliveredText(report, await signPlace(position, forger)),
      sha256Hex(text),
      position.linkHash,
      forger.publicKey.kid,
    ]);
  };

  it('sees a public key that was swapped under its id', async () => {
    const forger = await newSigner();
    await asOwner(['update signing_keys set public_key = $1', forger.publicKey.x]);
    const kinds = problemsOf(await service.verifyLog()).map(({ kind }) => kind);
    expect(kinds).to.include('wrong_key').and.to.include('checkpoint_forged');
  });

  it('sees a checkpoint that was changed, and one by a foreign key', async () => {
    const [file = ''] = await readdir(service.checkpointDir);
    const path = join(service.checkpointDir, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('\n6\n', '\n5\n'));
    expect(await only()).to.include({ kind: 'checkpoint_forged' });
    await writeFile(path, text.slice(0, -20));
    expect(await only()).to.include({ kind: 'checkpoint_unreadable' });
    await writeFile(path, text.replace('— ', ''));
    expect(await only()).to.include({ kind: 'checkpoint_unreadable' });
  });

  it('sees a folder of checkpoints that is older than the log as no misfit, and vouches for no more', async () => {
    const [file = ''] = await readdir(service.checkpointDir);
    await copyFile(join(service.checkpointDir, file), join(service.checkpointDir, `${file}.old`));
    await make(7, 9);
    service.clock.nowMs += 60_000;
    await service.checkpointer.run();
    await copyFile(join(service.checkpointDir, `${file}.old`), join(service.checkpointDir, file));
    const { status, chains } = await service.verifyLog();
    expect(status).to.equal('not_vouched');
    expect(chains[0]?.notVouched[0]?.message).to.include('reports 7 to 9');
  });
});
