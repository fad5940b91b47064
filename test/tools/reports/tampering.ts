import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../../adapters/report-rendering/pdf/index.js';
import { createSigningKeys } from '../../../adapters/signing/signing-keys.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { createPureVerifier } from '../../../domain/report/verify/signature.js';
import { createVerifyReport } from '../../../domain/report/verify/verify-report.js';
import { evmAddress } from '../../support/addresses.js';
import { newSigner } from '../../support/report-signing.js';
import { commandResult, createKey, type ServiceProcess, startService } from '../../support/service-process.js';
import { silentLogger } from '../../support/silent-logger.js';
import { SAID_BESIDE, SANDBOX_LIST } from './beside-tampering.js';
import type { Delivered } from './document-tampering.js';
import { type MatrixRow, matrixText } from './matrix.js';
import { firstProblem, openSandbox, verifyLogCommand } from './sandbox.js';
import { agreementText, type Agreement, compareWithPage } from './tampering-page.js';
import { tamperWithFiles, verifyByCommand } from './tampering-files.js';
import { logRow, tamperWithCheckpoints, tamperWithTables } from './tampering-tables.js';
import { changeBeforeSealing, seenAfterSealing } from './tampering-unsealed.js';

/**
 * The tampering matrix: reports and checks of a real service on its embedded database, changed in every way that a
 * holder of a file, the owner of the tables, the role of the service or a keeper of backups could, and what named each
 * change. Files are verified as `signgate reports verify` does, the log by that command itself. Exit code 1 when a
 * change is not detected, or where an untouched thing is accused.
 */
const rows: MatrixRow[] = [];
const falseAlarms: string[] = [];
const sandbox = await openSandbox('tampering');
const { settings } = sandbox;
const verifier = createPureVerifier();
const renderers = [createHtmlRenderer(), createPdfRenderer()];
const verifyFile = createVerifyReport({ verifier, renderers });
const forger = await newSigner();
let key = '';
const agreements: Agreement[] = [];

const api = async (service: ServiceProcess, path: string, body?: unknown): Promise<Buffer> => {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const answer = await fetch(
    `${service.url}${path}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
};

const transfer = (name: string) => ({
  from_address: evmAddress(`${name} sender`),
  to_address: evmAddress(`${name} recipient`),
  chain: 'ethereum',
  token: 'USDC',
  amount: 25,
});
const fromDemonstration = {
  ...transfer('own'),
  from_address: demonstrationKey('evm', 0xde300006),
  direction: 'incoming',
};

const makeCheck = async (service: ServiceProcess, check: unknown): Promise<string> =>
  (JSON.parse((await api(service, '/api/check-transaction', check)).toString()) as { request_id: string }).request_id;

const reportOf = (service: ServiceProcess, requestId: string): Promise<Buffer> =>
  api(service, '/api/reports/address', { request_id: requestId });

const makeReport = async (service: ServiceProcess, check: unknown): Promise<Buffer> =>
  reportOf(service, await makeCheck(service, check));

/** Works with a service of its own; its stop writes a checkpoint. */
const withService = async <Result>(
  work: (service: ServiceProcess) => Promise<Result>,
): Promise<{ readonly result: Result; readonly output: string }> => {
  const service = await startService(settings);
  try {
    if (key === '') key = await createKey(settings);
    return { result: await work(service), output: service.output() };
  } finally {
    await service.stop();
  }
};

const expectUntouched = async (what: string): Promise<void> => {
  const problem = firstProblem(await verifyLogCommand(settings));
  if (problem !== null) falseAlarms.push(`${what}: ${problem}`);
};

const importSandboxList = async (): Promise<void> => {
  const file = join(sandbox.folder, 'list.txt');
  await writeFile(file, `${evmAddress('listed')}\n${evmAddress('listed too')}\n`);
  const asked = ['feeds', 'import', file, '--format', 'txt', '--source', SANDBOX_LIST, '--published', '2026-11-01'];
  const { code, stderr } = await commandResult([...asked, '--category', 'scam_fraud'], settings);
  if (code !== 0) throw new Error(`The list was not imported: ${stderr}`);
};

const makeFirstHalf = async (service: ServiceProcess) => {
  const report = await makeReport(service, fromDemonstration);
  const { report_id: reportId } = JSON.parse(report.toString()) as { report_id: string };
  const html = await api(service, `/api/reports/${reportId}.html`);
  const pdf = await api(service, `/api/reports/${reportId}.pdf`);
  const jwks = (await api(service, '/.well-known/jwks.json')).toString();
  const publicKey = verifier.readJwks(jwks)[0]?.publicKey;
  if (publicKey === undefined) throw new Error('The service published no key');
  const delivered: Delivered = { json: report, html, pdf, publicKey, forger };
  const chain = [report, await makeReport(service, transfer('2')), await makeReport(service, transfer('3'))];
  return { delivered, jwks, chain };
};

/** Records that are changed before a checkpoint has seen them. The database is put back afterwards. */
const tamperBeforeSealing = async (): Promise<void> => {
  const [cluster, checkpoints] = [join(sandbox.folder, 'intact'), join(sandbox.folder, 'intact-checkpoints')];
  await sandbox.copy(sandbox.cluster, cluster);
  await sandbox.copy(sandbox.checkpoints, checkpoints);
  const { result: unsealed } = await withService(async (service) => {
    const made = {
      recordOnly: await makeCheck(service, transfer('7')),
      agreeing: await makeCheck(service, transfer('8')),
      reported: await makeCheck(service, transfer('9')),
    };
    await reportOf(service, made.reported);
    await expectUntouched('the log of a running service');
    await changeBeforeSealing(sandbox, made);
    return made;
  });
  rows.push(...(await seenAfterSealing(sandbox, unsealed)));
  await sandbox.copy(cluster, sandbox.cluster);
  await sandbox.copy(checkpoints, sandbox.checkpoints);
  await expectUntouched('the log as it was before');
};

/** The cluster as it was after three of six reports: whole, consistent, with every signature good. */
const restoreOldBackup = async (backup: string): Promise<void> => {
  const where = 'an old backup restored';
  await sandbox.copy(backup, sandbox.cluster);
  rows.push(await logRow(sandbox, where, 'whole and consistent', { row: 'report 4', exitCode: 1 }));
  const { output } = await withService(async (service) => {
    await makeReport(service, transfer('after the restore 1'));
    return service.stop();
  });
  const alarm = output.split('\n').find((line) => line.includes('does not fit its last checkpoint'));
  rows.push({
    where,
    change: 'the same: the service’s own log when it stops',
    detectedBy: alarm === undefined ? null : 'the service',
    row: '-',
    exitCode: null,
    words: alarm === undefined ? '' : (JSON.parse(alarm) as { message: string }).message,
  });
  await withService(async (service) => {
    for (const name of ['2', '3', '4']) await makeReport(service, transfer(`after the restore ${name}`));
  });
  rows.push(await logRow(sandbox, where, 'then written to until it is longer', { exitCode: 1 }));
};

const keepAll = (found: { readonly rows: readonly MatrixRow[]; readonly falseAlarms: readonly string[] }): void => {
  rows.push(...found.rows);
  falseAlarms.push(...found.falseAlarms);
};

try {
  const { result: first } = await withService(makeFirstHalf);
  const backup = join(sandbox.folder, 'backup');
  await sandbox.copy(sandbox.cluster, backup);
  const { result: second } = await withService(async (service) => {
    const made = [];
    for (const name of ['4', '5', '6']) made.push(await makeReport(service, transfer(name)));
    await importSandboxList();
    await sandbox.asOwner(async (client) => {
      for (const sql of SAID_BESIDE) await client.query(sql);
    });
    return made;
  });
  keepAll(await tamperWithFiles(first.delivered, verifyFile));
  keepAll(await verifyByCommand(first.delivered, first.jwks, sandbox.folder));
  agreements.push(await compareWithPage(first.delivered, first.jwks, verifyFile));
  await expectUntouched('the log as the service left it');
  const keyFile = join(settings['DATA_DIR'] ?? '', 'signing-key.pem');
  const own = await createSigningKeys({ file: keyFile, mayGenerate: false, logger: silentLogger }).current();
  if (own === null) throw new Error('The service has a key');
  rows.push(...(await tamperWithTables(sandbox, { delivered: [...first.chain, ...second].map(String), forger, own })));
  await expectUntouched('the log after everything was put back');
  rows.push(...(await tamperWithCheckpoints(sandbox)));
  await expectUntouched('the checkpoints after they were put back');
  await tamperBeforeSealing();
  await restoreOldBackup(backup);
} finally {
  await Promise.all(renderers.map((renderer) => renderer.close()));
  await sandbox.dispose();
}
const missed = rows.filter(({ detectedBy }) => detectedBy === null);
const alarms =
  falseAlarms.length === 0
    ? 'no false alarm on untouched files, log and checkpoints'
    : `FALSE ALARMS: ${falseAlarms.join(' | ')}`;
process.stdout.write(`${matrixText(rows)}\n\n${rows.length - missed.length} of ${rows.length} detected; ${alarms}\n`);
process.stdout.write(
  'Not to be seen: a record that is rewritten with all that it was decided from, or taken away, before a checkpoint ' +
    'has seen it and before a report is made of it; entries of history alone; everything, where the checkpoints are ' +
    'gone and the key is stolen (exit code 2 says that nothing vouches).\n',
);
process.stdout.write(`\n${agreements.map(agreementText).join('\n')}\n`);
const isAgreed = agreements.every(({ disagreements }) => disagreements.length === 0);
process.exitCode = missed.length === 0 && falseAlarms.length === 0 && isAgreed ? 0 : 1;
