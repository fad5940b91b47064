import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../../adapters/report-rendering/pdf/index.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { createVerifyReport } from '../../../src/application/reports/verify-report.js';
import { evmAddress } from '../../support/addresses.js';
import { newSigner } from '../../support/report-signing.js';
import { createKey, type ServiceProcess, startService } from '../../support/service-process.js';
import {
  type Delivered,
  flippedAt,
  flippedParts,
  forgedSignatures,
  tamperedPages,
  type TamperedFile,
} from './document-tampering.js';
import { logTamperings } from './log-tampering.js';
import { type MatrixRow, matrixText } from './matrix.js';
import { firstProblem, openSandbox, verifyLogCommand } from './sandbox.js';

/**
 * The tampering matrix: reports of a real service on its embedded database, changed in every way that a holder of a
 * file, the owner of the tables or a keeper of backups could, and what named each change. Files are verified as
 * `signgate reports verify` does, the log by that command itself. Exit code 1 when one is not detected, or where an
 * untouched thing is accused.
 */
const rows: MatrixRow[] = [];
const falseAlarms: string[] = [];
const sandbox = await openSandbox('tampering');
const { settings } = sandbox;
const verifier = createSignatureVerifier();
const renderers = [createHtmlRenderer(), createPdfRenderer()];
const verifyFile = createVerifyReport({ verifier, renderers });
let key = '';

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

const makeReport = async (service: ServiceProcess, check: unknown): Promise<Buffer> => {
  const { request_id: requestId } = JSON.parse((await api(service, '/api/check-transaction', check)).toString()) as {
    request_id: string;
  };
  return api(service, '/api/reports/address', { request_id: requestId });
};

/** Makes reports with a service of its own; its stop writes a checkpoint. */
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

const tamperWithFiles = async (delivered: Delivered): Promise<void> => {
  const keys = [delivered.publicKey];
  const failedStep = async (file: Uint8Array): Promise<string | null> => {
    const failed = (await verifyFile(file, keys)).steps.find(({ ok }) => ok === false);
    return failed === undefined ? null : `${failed.step}: ${failed.detail}`;
  };
  for (const form of ['json', 'html', 'pdf'] as const) {
    const problem = await failedStep(delivered[form]);
    if (problem !== null) falseAlarms.push(`${form}: ${problem}`);
  }
  const files: readonly TamperedFile[] = [
    ...flippedParts(delivered),
    ...(await forgedSignatures(delivered)),
    ...tamperedPages(delivered),
  ];
  for (const { where, change, file } of files) rows.push({ where, change, namedBy: await failedStep(file) });
  for (const [form, samples] of [
    ['json', 2000],
    ['html', 500],
    ['pdf', 60],
  ] as const)
    rows.push(await sweep(form, delivered[form], samples, failedStep));
};

/** One byte after the other, evenly over the whole file. */
const sweep = async (
  form: string,
  file: Buffer,
  samples: number,
  failedStep: (file: Uint8Array) => Promise<string | null>,
): Promise<MatrixRow> => {
  const places = Array.from({ length: samples }, (_, index) => Math.floor((index * file.length) / samples));
  const counts = new Map<string, number>();
  const missed: number[] = [];
  for (const place of places) {
    const step = (await failedStep(flippedAt(file, place)))?.split(':')[0];
    if (step === undefined) missed.push(place);
    else counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const byStep = [...counts].map(([step, count]) => `${step} ${count}`).join(', ');
  return {
    where: form.toUpperCase(),
    change:
      `each of ${samples} bytes over the whole ` +
      `file${missed.length === 0 ? '' : `; missed at ${missed.join(', ')}`}`,
    namedBy: missed.length === 0 ? byStep : null,
  };
};

const tamperWithTables = async (
  delivered: readonly string[],
  forger: Awaited<ReturnType<typeof newSigner>>,
): Promise<void> => {
  const tables = ['reports', 'report_metering', 'signing_keys'];
  await sandbox.asOwner(async (client) => {
    for (const table of tables)
      await client.query(`create table saved_${table} as table ${table}; alter table ${table} disable trigger user`);
    for (const { change, statements } of await logTamperings(delivered, forger)) {
      for (const [sql, ...values] of statements) await client.query(sql, values);
      rows.push({ where: 'tables, triggers off', change, namedBy: firstProblem(await verifyLogCommand(settings)) });
      for (const table of tables)
        await client.query(`delete from ${table}; insert into ${table} select * from saved_${table}`);
    }
    for (const table of tables)
      await client.query(`alter table ${table} enable trigger user; drop table saved_${table}`);
  });
  await expectUntouched('the log after everything was put back');
};

const tamperWithCheckpoints = async (): Promise<void> => {
  const [file = ''] = await readdir(sandbox.checkpoints);
  const path = join(sandbox.checkpoints, file);
  const text = await readFile(path, 'utf8');
  const changes = {
    'a size edited': text.replace('\n6\n', '\n5\n'),
    'a head edited': text.replace(/\n6\n./, '\n6\n+'),
    'cut in the middle of a note': text.slice(0, -20),
  };
  for (const [change, changed] of Object.entries(changes)) {
    await writeFile(path, changed);
    rows.push({ where: 'checkpoint file', change, namedBy: firstProblem(await verifyLogCommand(settings)) });
  }
  await writeFile(path, text);
};

/** The cluster as it was after three of six reports: whole, consistent, with every signature good. */
const restoreOldBackup = async (backup: string): Promise<void> => {
  await sandbox.copy(backup, sandbox.cluster);
  rows.push({
    where: 'backup',
    change: 'an old one restored, whole and consistent',
    namedBy: firstProblem(await verifyLogCommand(settings)),
  });
  const { output } = await withService(async (service) => {
    await makeReport(service, transfer('after the restore 1'));
    return service.stop();
  });
  rows.push({
    where: 'backup',
    change: 'the same: the service’s own log when it stops',
    namedBy: await alarmIn(output),
  });
  await withService(async (service) => {
    for (const name of ['2', '3', '4']) await makeReport(service, transfer(`after the restore ${name}`));
  });
  rows.push({
    where: 'backup',
    change: 'the same, then written to until it is longer',
    namedBy: firstProblem(await verifyLogCommand(settings)),
  });
};

const alarmIn = async (output: string): Promise<string | null> => {
  const line = output.split('\n').find((candidate) => candidate.includes('does not fit its last checkpoint'));
  return line === undefined ? null : (JSON.parse(line) as { message: string }).message;
};

try {
  const forger = await newSigner();
  const { result: first } = await withService(async (service) => {
    const report = await makeReport(service, fromDemonstration);
    const { report_id: reportId } = JSON.parse(report.toString()) as { report_id: string };
    const [html, pdf] = [
      await api(service, `/api/reports/${reportId}.html`),
      await api(service, `/api/reports/${reportId}.pdf`),
    ];
    const [publicKey] = verifier.readJwks((await api(service, '/.well-known/jwks.json')).toString());
    if (publicKey === undefined) throw new Error('The service published no key');
    return {
      delivered: { json: report, html, pdf, publicKey, forger },
      chain: [report, await makeReport(service, transfer('2')), await makeReport(service, transfer('3'))],
    };
  });
  const backup = join(sandbox.folder, 'backup');
  await sandbox.copy(sandbox.cluster, backup);
  const { result: second } = await withService(async (service) => [
    await makeReport(service, transfer('4')),
    await makeReport(service, transfer('5')),
    await makeReport(service, transfer('6')),
  ]);
  await tamperWithFiles(first.delivered);
  await expectUntouched('the log as the service left it');
  await tamperWithTables([...first.chain, ...second].map(String), forger);
  await tamperWithCheckpoints();
  await restoreOldBackup(backup);
} finally {
  await Promise.all(renderers.map((renderer) => renderer.close()));
  await sandbox.dispose();
}
const missed = rows.filter(({ namedBy }) => namedBy === null);
const alarms =
  falseAlarms.length === 0
    ? 'no false alarm on untouched files, log and checkpoints'
    : `FALSE ALARMS: ${falseAlarms.join(' | ')}`;
process.stdout.write(`${matrixText(rows)}\n\n${rows.length - missed.length} of ${rows.length} detected; ${alarms}\n`);
process.stdout.write(
  'Not to be seen by the log alone: a cut of reports that are younger than the last checkpoint, or of a chain ' +
    'whose checkpoints are gone too.\n',
);
process.exitCode = missed.length === 0 && falseAlarms.length === 0 ? 0 : 1;
