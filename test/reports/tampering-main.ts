import { once } from 'node:events';
import { canonicalJson, sha256Hex } from '../../domain/canonical-json.js';
import { createMemoryStorage } from '../../adapters/storage/memory/index.js';
import { chainIdOf, linkHashOf } from '../../domain/report/chain.js';
import { deliveredText, readEnvelope, signedReport } from '../../domain/report/envelope.js';
import type { ChainEntry, StoredReport } from '../../ports/reports.js';
import { newSigner } from '../support/report-signing.js';
import { openReportService, SAMPLE_CALLER } from '../support/report-service.js';
import { demonstrationSample, requestId, SAMPLE_SCOPE, sampleWith } from '../support/report-samples.js';
import { type Json, tampered } from '../support/tampering.js';

/** Prints what each way of tampering with a report, its forms and the log leads to: `node dist/test/reports/tampering-main.js`. */
const service = await openReportService(createMemoryStorage());
const rows: (readonly [string, string, string])[] = [];
const note = (part: string, change: string, found: string | null): void => void rows.push([part, change, found ?? 'NOT DETECTED']);

const sample = demonstrationSample(0xde300006);
await service.append(sample);
const { reportId, delivered } = await service.create(SAMPLE_CALLER, { request_id: sample.record.requestId });
const keys = await service.publicKeys();
const verify = async (file: Uint8Array): Promise<string | null> => {
  const failed = (await service.verify(file, keys)).steps.find(({ ok }) => ok === false);
  return failed === undefined ? null : `${failed.step}: ${failed.detail}`;
};
const changed = (change: (document: Json) => void): Promise<string | null> => verify(Buffer.from(tampered(delivered, change)));

/** One byte of the named text flipped, in the middle of it. */
const flipped = (bytes: Uint8Array, after: string): Uint8Array => {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(after) + after.length + 3;
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
const json = Buffer.from(delivered);
for (const part of ['"chain_id":"', '"seq":', '"link_hash":"', '"previous_link_hash":"', '"report":{"', '"recommended_action":"', '"evidence_id":"', '"report_sha256":"', '"request_id":"', '"key_id":"', '"jws":"']) {
  note('JSON, one byte', part, await verify(flipped(json, part)));
}
const [header = '', payload = '', signature = ''] = readEnvelope(delivered).signature.jws.split('.');
note('JSON, one byte', 'signed payload', await verify(flipped(json, `${header}.`)));
note('JSON, one byte', 'signature', await verify(flipped(json, `${header}.${payload}.`)));
const none = Buffer.from('{"alg":"none"}').toString('base64url');
note('JSON, signature', 'alg none', await changed((document) => (document.signature['jws'] = `${none}.${payload}.`)));
note('JSON, signature', 'alg none, signature kept', await changed((document) => (document.signature['jws'] = `${none}.${payload}.${signature}`)));
const forger = await newSigner();
const forgedText = canonicalJson({ ...readEnvelope(delivered).report, business_reference: 'forged' });
const forgedJws = await forger.signJws(Buffer.from(forgedText));
note('JSON, signature', 'another key', await changed((document) => (document.signature = { algorithm: 'EdDSA', key_id: forger.publicKey.kid, jws: forgedJws })));
for (const format of ['html', 'pdf'] as const) {
  const { bytes } = await service.read(SAMPLE_CALLER, reportId, format);
  const page = Buffer.from(bytes);
  if (format === 'html') {
    note('HTML', 'one byte of its signed JSON', await verify(flipped(page, 'application/json;base64,')));
    note('HTML', 'one word of its page', await verify(Buffer.from(page.toString().replace('REVIEW', 'ALLOW '))));
  } else {
    note('PDF', 'one byte of its embedded JSON', await verify(flipped(page, '/Type /EmbeddedFile')));
    const stream = page.indexOf('stream\n', page.indexOf('/Type /EmbeddedFile'));
    const inside = Buffer.from(page);
    inside[stream + 200] = (inside[stream + 200] ?? 0) ^ 1;
    note('PDF', 'one byte of the packed JSON', await verify(inside));
    const last = Buffer.from(page);
    const pages = page.lastIndexOf('stream\n', page.lastIndexOf('endstream') - 200);
    last[pages + 50] = (last[pages + 50] ?? 0) ^ 1;
    note('PDF', 'one byte of what a page shows', await verify(last));
    note('PDF', 'an update appended', await verify(Buffer.concat([page, Buffer.from('\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n')])));
  }
}

// the log: what the owner of the tables could do with the triggers switched off
for (let number = 1; number <= 5; number += 1) {
  await service.append(sampleWith(number));
  await service.create(SAMPLE_CALLER, { request_id: requestId(number) });
}
await service.checkpointer.run();
const { reports } = service.stores;
const [walk, heads] = [reports.walk.bind(reports), reports.heads.bind(reports)];
const genuine: ChainEntry[] = [];
for await (const entry of walk(chainIdOf(SAMPLE_SCOPE))) genuine.push(entry);
const log = async (what: string, entries: readonly ChainEntry[]): Promise<void> => {
  reports.walk = async function* () {
    yield* entries;
  };
  reports.heads = async () => {
    const position = entries.at(-1)?.report.position;
    return position === undefined ? [] : [{ chainId: position.chainId, size: position.seq, linkHash: position.linkHash }];
  };
  const [problem] = (await service.verifyLog()).chains.flatMap(({ problems }) => problems);
  note('log', what, problem === undefined ? null : `${problem.kind}, place ${problem.seq ?? '-'}: ${problem.message}`);
};
const withReport = (index: number, change: (report: StoredReport) => Partial<StoredReport>): readonly ChainEntry[] =>
  genuine.map((entry, place) => (place === index ? { ...entry, report: { ...entry.report, ...change(entry.report) } } : entry));

await log('a column edited', withReport(2, () => ({ businessReference: 'another' })));
await log('a delivered document edited', withReport(2, (report) => ({ delivered: tampered(report.delivered, (document) => (document.report.decision['risk_score'] = 77)) })));
await log('a row taken out of the middle', genuine.filter((_, index) => index !== 3));
await log('the tail cut', genuine.slice(0, 4));
await log('a metering record removed', genuine.map((entry, index) => (index === 1 ? { ...entry, metering: null } : entry)));
const lastEntry = genuine.at(-1);
if (lastEntry !== undefined) {
  const { report: body } = readEnvelope(lastEntry.report.delivered);
  const forgedBody = { ...body, business_reference: lastEntry.report.businessReference, decision: { ...body.decision, risk_score: 99 } };
  const text = canonicalJson(forgedBody);
  const report = signedReport(forgedBody, text, { keyId: forger.publicKey.kid, jws: await forger.signJws(Buffer.from(text)) });
  const place = { chainId: lastEntry.report.position.chainId, seq: lastEntry.report.position.seq, previousLinkHash: lastEntry.report.position.previousLinkHash };
  const position = { ...place, linkHash: linkHashOf(report, place) };
  const replaced = withReport(genuine.length - 1, () => ({ delivered: deliveredText(report, position), position, reportSha256: sha256Hex(text), signingKeyId: forger.publicKey.kid }));
  await log('the last row replaced, signed with another key', replaced);
  await service.stores.publicKeys.register({ publicKey: forger.publicKey, registeredAtMs: 1 });
  await log('the same, with that key slipped into the store', replaced);
  await log('an older backup restored, then written to', [...genuine.slice(0, 5), ...replaced.slice(5)]);
}
await log('nothing', genuine);
reports.walk = walk;
reports.heads = heads;

const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
const lines = rows.map(([part, change, found]) => `${part.padEnd(widths[0] ?? 0)}  ${change.padEnd(widths[1] ?? 0)}  ${found}`);
const missed = rows.filter(([, change, found]) => found === 'NOT DETECTED' && change !== 'nothing');
if (!process.stdout.write(`${lines.join('\n')}\n\n${rows.length - 1 - missed.length} of ${rows.length - 1} detected; untouched log: ${rows.at(-1)?.[2] === 'NOT DETECTED' ? 'nothing found' : 'FALSE ALARM'}\n`)) await once(process.stdout, 'drain');
await service.dispose();
process.exitCode = missed.length === 0 ? 0 : 1;
