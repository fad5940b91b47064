import { inflateSync } from 'node:zlib';
import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { linkHashOf } from '../../../domain/report/chain.js';
import { sha256Hex } from '../../../domain/shared/canonical-json.js';
import { readEnvelope } from '../../../domain/report/envelope.js';
import type { PublicJwk } from '../../../ports/platform/signing.js';
import { embeddedDocument } from '../../../domain/report/verify/pdf-file.js';
import { createPureVerifier } from '../../../domain/report/verify/signature.js';
import { signedPagesOf, withPageSignature } from '../../../domain/report/verify/signed-pages.js';
import {
  createVerifyReport,
  isGenuineInside,
  type ReportVerification,
} from '../../../domain/report/verify/verify-report.js';
import { runs } from '../../support/depth.js';
import { newSigner } from '../../support/report-signing.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { demonstrationSample } from '../../support/report-samples.js';
import { type Json, tampered } from '../../support/tampering.js';

const documentOfPdf = (file: Uint8Array): string | null => embeddedDocument(file, (packed) => inflateSync(packed));

const failedStep = ({ steps }: ReportVerification): string | null => steps.find(({ ok }) => ok === false)?.step ?? null;

describe('verifying a report offline', () => {
  let service: ReportService;
  let text: string;
  let keys: readonly PublicJwk[];
  const forms: Record<string, Uint8Array> = {};

  before(async () => {
    service = await openReportService(createMemoryStorage());
    const sample = demonstrationSample(0xde300006);
    await service.append(sample);
    const { reportId, delivered } = await service.create(SAMPLE_CALLER, { request_id: sample.record.requestId });
    text = delivered;
    keys = await service.publicKeys();
    for (const format of ['json', 'html', 'pdf'] as const)
      forms[format] = (await service.read(SAMPLE_CALLER, reportId, format)).bytes;
  });
  after(() => service.dispose());

  const verify = (file: Uint8Array | string, with_: readonly PublicJwk[] = keys) =>
    service.verify(typeof file === 'string' ? Buffer.from(file) : file, with_);
  const verifyChanged = (change: (document: Json) => void) => verify(tampered(text, change));

  for (const format of ['json', 'html', 'pdf'] as const)
    it(`accepts a genuine ${format} and says each thing that it checked`, async () => {
      const verification = await verify(forms[format] ?? new Uint8Array());
      expect(verification.steps.filter(({ ok }) => ok !== true)).to.deep.equal([]);
      expect(verification).to.include({ ok: true, format });
      expect(verification.claims).to.include({ recommendedAction: 'REVIEW', demonstration: true });
      expect(verification.steps.map(({ step }) => step)).to.deep.equal([
        'file',
        'document',
        'algorithm',
        'key',
        'signature',
        'body',
        'digest',
        'identity',
        'link',
        'place',
        ...(format === 'json' ? [] : ['pages']),
      ]);
      expect(verification.notChecked.join(' ')).to.include('verify-log');
    });

  it('verifies by the key set alone: other keys and an empty set are refused', async () => {
    const other = await newSigner();
    for (const set of [[], [other.publicKey]]) expect(failedStep(await verify(text, set))).to.equal('key');
    expect((await verify(text, [other.publicKey, ...keys])).ok).to.equal(true);
  });

  it('refuses a readable body that differs in anything from the signed one', async () => {
    const changes: readonly ((document: Json) => void)[] = [
      (document) => (document.report.decision.recommended_action = 'ALLOW'),
      (document) => (document.report.decision.risk_score = 1),
      (document) => (document.report.evidence = []),
      (document) => (document.report.demonstration = false),
      (document) => delete document.report.limitations,
      (document) => (document.report.note = 'added'),
      (document) => (document.report.created_at = '2020-01-01T00:00:00.000Z'),
    ];
    for (const change of changes) {
      const verification = await verifyChanged(change);
      expect(failedStep(verification)).to.equal('body');
      expect(verification.claims).to.equal(null);
    }
  });

  it('refuses alg none, an HMAC, a stripped signature and another header', async () => {
    const withHeader = (header: object, signature?: string) => (document: Json) => {
      const [, payload = '', own = ''] = String(document.signature.jws).split('.');
      const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
      document.signature.jws = `${encoded}.${payload}.${signature ?? own}`;
    };
    const kid = keys[0]?.kid;
    expect(failedStep(await verifyChanged(withHeader({ alg: 'none' }, '')))).to.equal('algorithm');
    expect(failedStep(await verifyChanged(withHeader({ alg: 'HS256', kid, typ: 'signgate-report+json' })))).to.equal(
      'algorithm',
    );
    expect(
      failedStep(await verifyChanged(withHeader({ alg: 'EdDSA', kid, typ: 'signgate-report+json' }, ''))),
    ).to.equal('algorithm');
    expect(failedStep(await verifyChanged(withHeader({ kid, alg: 'EdDSA', typ: 'signgate-report+json' })))).to.equal(
      'signature',
    );
  });

  it('refuses a member added anywhere outside the signed body, which neither signature nor link covers', async () => {
    const changes: readonly ((document: Json) => void)[] = [
      (document) => (document['note'] = 'genuine'),
      (document) => (document.signature['verified_by'] = 'an auditor'),
      (document) => (document.chain['note'] = 'genuine'),
    ];
    for (const change of changes) expect(failedStep(await verifyChanged(change))).to.equal('document');
  });

  it('refuses a digest, an identity and a place in the chain that do not belong to the signed body', async () => {
    expect(failedStep(await verifyChanged((document) => (document.report_sha256 = '0'.repeat(64))))).to.equal('digest');
    expect(failedStep(await verifyChanged((document) => (document.report_id = 'rpt_other')))).to.equal('identity');
    expect(failedStep(await verifyChanged((document) => (document.chain.chain_id = 'prt_other/sandbox')))).to.equal(
      'identity',
    );
    expect(failedStep(await verifyChanged((document) => (document.chain.seq = 2)))).to.equal('link');
    expect(
      failedStep(await verifyChanged((document) => (document.chain.previous_link_hash = 'f'.repeat(64)))),
    ).to.equal('link');
    expect(failedStep(await verifyChanged((document) => (document.chain.link_hash = 'f'.repeat(64))))).to.equal('link');
  });

  it('refuses a document of another signed report behind this one’s name', async () => {
    const other = await newSigner();
    const envelope = readEnvelope(text);
    const jws = await other.signJws(
      new TextEncoder().encode(canonicalJson({ ...envelope.report, business_reference: 'forged' })),
    );
    const verification = await verifyChanged(
      (document) => (document.signature = { algorithm: 'EdDSA', key_id: other.publicKey.kid, jws }),
    );
    expect(failedStep(verification)).to.equal('key');
  });

  it('refuses a document that was reformatted, or that has a member twice', async () => {
    expect(failedStep(await verify(JSON.stringify(JSON.parse(text), null, 2)))).to.equal('document');
    expect(failedStep(await verify(`${text}\n`))).to.equal('document');
    expect(failedStep(await verify(text.replace('"report":', '"report":{"schema_version":1},"report":')))).to.equal(
      'document',
    );
    expect(failedStep(await verify(text.replace('"report":{', '"report":{"x":"\\ud800",')))).to.equal('document');
  });

  // all of them: `npm run tampering`
  it('refuses every flipped byte of the JSON', async function () {
    this.timeout(120_000);
    const bytes = Buffer.from(text);
    for (let index = 0; index < bytes.length; index += runs(331, 37)) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect((await verify(changed)).ok, `byte ${index}`).to.equal(false);
    }
  });

  it('refuses an HTML whose pages say something else than its signed JSON', async () => {
    const html = Buffer.from(forms['html'] ?? []).toString();
    expect(failedStep(await verify(html.replace('REVIEW', 'ALLOW')))).to.equal('pages');
    expect(failedStep(await verify(html.replace('</body>', '<script>alert(1)</script></body>')))).to.equal('pages');
    expect(failedStep(await verify(html.replace('id="signed-document"', 'id="unsigned"')))).to.equal('file');
    const carrier = /id="signed-document" href="[^"]+"/.exec(html)?.[0] ?? '';
    expect(failedStep(await verify(html.replace('</main>', `<a ${carrier}></a></main>`)))).to.equal('file');
  });

  /** The PDF without the signature of its pages. */
  const unsigned = (): Buffer => Buffer.from(signedPagesOf(forms['pdf'] ?? new Uint8Array())?.pages ?? []);

  it('refuses every flipped byte of a PDF, the signature of its pages included', async function () {
    this.timeout(120_000);
    const pdf = Buffer.from(forms['pdf'] ?? []);
    const count = runs(6, 40);
    const places = Array.from({ length: count }, (_, index) => Math.floor((index * pdf.length) / count));
    const block = Array.from({ length: 12 }, (_, index) => pdf.length - 1 - index * 25);
    for (const index of [...places, ...block]) {
      const changed = Buffer.from(pdf);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect((await verify(changed)).ok, `byte ${index}`).to.equal(false);
    }
  });

  it('reads the signature of the pages without making them again, and refuses that of another key', async () => {
    const verifier = createPureVerifier();
    const renderers = [
      { format: 'pdf', extract: (file: Uint8Array) => documentOfPdf(file), render: null, showSame: () => false },
    ] as const;
    const inBrowser = createVerifyReport({ verifier, renderers });
    const { ok, steps } = await inBrowser(forms['pdf'] ?? new Uint8Array(), keys);
    expect(ok).to.equal(true);
    expect(steps.at(-1)?.detail).to.match(/^The pages are signed by the key /);
    const forger = await newSigner();
    const pages = unsigned();
    const forged = withPageSignature(pages, await forger.signJws(pages, 'pages'));
    expect(failedStep(await inBrowser(forged, keys))).to.equal('pages');
    const asReport = withPageSignature(pages, await forger.signJws(pages));
    expect(failedStep(await inBrowser(asReport, [...keys, forger.publicKey]))).to.equal('pages');
    expect(isGenuineInside(await inBrowser(pages, keys))).to.equal(true);
  });

  it('refuses every flipped byte of an unsigned PDF that changes more than the packing of a stream', async function () {
    this.timeout(120_000);
    const pdf = unsigned();
    for (let index = 0; index < pdf.length; index += Math.ceil(pdf.length / runs(6, 40))) {
      const changed = Buffer.from(pdf);
      changed[index] = (changed[index] ?? 0) ^ 1;
      // the last bits of a packed stream may stand for nothing
      expect((await verify(changed)).ok, `byte ${index}`).to.equal(unpackedText(changed) === unpackedText(pdf));
    }
  });

  it('refuses a PDF to which something was appended', async () =>
    expect(
      failedStep(
        await verify(Buffer.concat([Buffer.from(forms['pdf'] ?? []), Buffer.from('\n1 0 obj\n<<>>\nendobj\n')])),
      ),
    ).to.equal('file'));

  it('refuses a PDF with anything between two of its objects, also with a table that fits', async () => {
    const text = unsigned().toString('latin1');
    const at = text.indexOf('\nendobj\n') + '\nendobj\n'.length;
    const hidden = '% hidden\n';
    const shifted = (offset: string): string =>
      String(Number(offset) >= at ? Number(offset) + hidden.length : Number(offset)).padStart(offset.length, '0');
    const changed = `${text.slice(0, at)}${hidden}${text.slice(at)}`
      .replace(/(?<=\nstartxref\n)\d+/, shifted)
      .replace(/\d{10}(?= 00000 n )/g, shifted);
    expect(failedStep(await verify(Buffer.from(changed, 'latin1')))).to.equal('file');
  });

  it('never throws for any file', async () => {
    const hostile = [
      '',
      ' ',
      '{}',
      '[]',
      'null',
      '"x"',
      '{"envelope_version":1}',
      '{"envelope_version":2,"report":{}}',
      '{"envelope_version":1,"report":{"schema_version":9}}',
      '%PDF-1.7\n',
      '%PDF-1.7\n\nstartxref\n0\n%%EOF\n',
      '<!doctype html>',
      `${'['.repeat(200_000)}`,
      `{"envelope_version":1,"report":${'{"a":'.repeat(50_000)}`,
    ];
    for (const file of hostile) expect((await verify(file)).ok, file.slice(0, 30)).to.equal(false);
    expect(failedStep(await verify(Uint8Array.of(0xff, 0xfe, 0x00)))).to.equal('file');
    for (const member of ['report', 'signature', 'chain', 'report_id', 'report_sha256'])
      for (const value of [null, 1, 'x', [], {}]) {
        const verification = await verifyChanged((document) => Object.assign(document, { [member]: value }));
        expect(verification.ok, `${member} ${JSON.stringify(value)}`).to.equal(false);
      }
  });

  it('refuses a place in the chain that was computed again: only the service can sign it', async () => {
    const envelope = readEnvelope(text);
    const position = { chainId: envelope.chain.chain_id, seq: 7, previousLinkHash: 'a'.repeat(64) };
    const linkHash = linkHashOf(
      {
        reportId: envelope.report_id,
        requestId: envelope.request_id,
        reportSha256: envelope.report_sha256,
        jwsSha256: sha256Hex(envelope.signature.jws),
        inclusionSha256: null,
      },
      position,
    );
    const verification = await verifyChanged((document) =>
      Object.assign(document.chain, { seq: 7, previous_link_hash: position.previousLinkHash, link_hash: linkHash }),
    );
    expect(failedStep(verification)).to.equal('place');
    expect(verification.notChecked.join(' ')).to.include('is still in the chain');
  });
});

/** The file with every packed stream unpacked; one that cannot be unpacked stays as it is. */
const unpackedText = (pdf: Buffer): string =>
  pdf.toString('latin1').replace(/(?<=\/FlateDecode\n>>\nstream\n)[^]*?(?=\nendstream\nendobj)/g, (packed) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return packed;
    }
  });
