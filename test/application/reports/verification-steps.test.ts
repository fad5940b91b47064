import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { deliveredFormOf, readEnvelope, ReportFormatError } from '../../../domain/report/envelope.js';
import type { PublicJwk } from '../../../ports/platform/signing.js';
import type { ReportVerification } from '../../../domain/report/verify/verify-report.js';
import { demonstrationSample } from '../../support/report-samples.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { newSigner } from '../../support/report-signing.js';
import { type Json, tampered } from '../../support/tampering.js';

describe('what a verification says', () => {
  let service: ReportService;
  let text: string;
  let keys: readonly PublicJwk[];
  const forms: Record<string, Uint8Array> = {};
  before(async () => {
    service = await openReportService(createMemoryStorage());
    const sample = demonstrationSample(0xde300002);
    await service.append(sample);
    const { reportId, delivered } = await service.create(SAMPLE_CALLER, { request_id: sample.record.requestId });
    text = delivered;
    keys = await service.publicKeys();
    forms['html'] = (await service.read(SAMPLE_CALLER, reportId, 'html')).bytes;
  });
  after(() => service.dispose());

  const verify = (file: Uint8Array | string, with_: readonly PublicJwk[] = keys): Promise<ReportVerification> =>
    service.verify(typeof file === 'string' ? Buffer.from(file) : file, with_);
  const detailsOf = ({ steps }: ReportVerification): Readonly<Record<string, readonly [boolean | null, string]>> =>
    Object.fromEntries(steps.map(({ step, ok, detail }) => [step, [ok, detail] as const]));
  const changed = async (change: (document: Json) => void) => detailsOf(await verify(tampered(text, change)));

  it('names each thing that a genuine report shows', async () => {
    const { chain, signature } = readEnvelope(text);
    expect(detailsOf(await verify(text))).to.deep.equal({
      file: [true, 'The file is text in UTF-8.'],
      document: [true, 'The document is a report in the exact form in which it was delivered.'],
      algorithm: [true, 'The signature is a JWS with the algorithm EdDSA.'],
      key: [true, `It names the key ${signature.key_id}, which is among the public keys given.`],
      signature: [true, 'The Ed25519 signature fits the signed bytes.'],
      body: [true, 'The readable report is byte for byte what was signed.'],
      digest: [true, 'report_sha256 is the SHA-256 of the signed bytes.'],
      identity: [true, 'Report, request, key and chain are named alike inside and outside the signed body.'],
      link: [true, `The link hash fits place 1 of chain ${chain.chain_id} and the link before it.`],
      place: [true, `The key of the report signed place 1 of chain ${chain.chain_id}.`],
    });
    const html = detailsOf(await verify(forms['html'] ?? ''));
    expect(html['file']).to.deep.equal([true, 'The HTML carries the signed JSON.']);
    expect(html['pages']).to.deep.equal([true, 'The pages are exactly what this program makes of the signed JSON.']);
  });

  it('names the identities that differ, each of them', async () => {
    const identity = async (change: (document: Json) => void) => (await changed(change))['identity'];
    const differ = (...names: readonly string[]) => [
      false,
      `These differ from the signed body or header: ${names.join(', ')}.`,
    ];
    expect(await identity((document) => (document['report_id'] = 'rpt_other'))).to.deep.equal(differ('report_id'));
    expect(await identity((document) => (document['request_id'] = 'req_other'))).to.deep.equal(differ('request_id'));
    expect(await identity((document) => (document.signature['key_id'] = 'other'))).to.deep.equal(
      differ('signature.key_id'),
    );
    expect(await identity((document) => (document.signature['algorithm'] = 'ES256'))).to.deep.equal(
      differ('signature.algorithm'),
    );
    expect(await identity((document) => (document.chain['chain_id'] = 'prt_other/sandbox'))).to.deep.equal(
      differ('chain.chain_id'),
    );
    expect(
      await identity((document) => Object.assign(document, { report_id: 'rpt_other', request_id: 'req_other' })),
    ).to.deep.equal(differ('report_id', 'request_id'));
  });

  it('goes no further than it can trust, and says so', async () => {
    const foreign = detailsOf(await verify(text, [(await newSigner()).publicKey]));
    expect(foreign['algorithm']).to.deep.equal([true, 'The signature is a JWS with the algorithm EdDSA.']);
    expect(foreign['key']?.[0]).to.equal(false);
    for (const step of ['signature', 'body', 'digest', 'identity', 'place'])
      expect(foreign[step]).to.deep.equal([null, 'not checked: an earlier step failed']);
    expect(foreign['link']?.[0]).to.equal(true);

    const edited = await changed((document) => (document.report['note'] = 'added'));
    expect(edited['body']).to.deep.equal([false, 'The readable report differs from what was signed.']);
    expect([edited['digest']?.[0], edited['identity']?.[0]]).to.deep.equal([null, null]);

    const broken = await changed(
      (document) => (document.signature['jws'] = String(document.signature['jws']).replace(/\.[^.]{4}/, '.AAAA')),
    );
    expect([broken['key'], broken['signature']?.[0]]).to.deep.equal([
      [true, 'It names a key that is among the public keys given.'],
      false,
    ]);
    expect((await changed((document) => (document.signature['jws'] = 'x')))['algorithm']?.[0]).to.equal(false);
    expect((await changed((document) => (document['report_sha256'] = '0'.repeat(64))))['digest']).to.deep.equal([
      false,
      'report_sha256 is not the SHA-256 of the signed bytes.',
    ]);
    expect((await changed((document) => (document.chain['seq'] = 9)))['link']).to.deep.equal([
      false,
      'The link hash does not fit the place in the chain, the link before it, the signed bytes and the signature.',
    ]);
  });

  it('says what is wrong with a file that carries no report, or whose pages were changed', async () => {
    expect(detailsOf(await verify(Uint8Array.of(0xff, 0xfe)))).to.deep.equal({
      file: [false, 'The file is no text in UTF-8.'],
    });
    const page = await verify('<!doctype html><p>nothing</p>');
    expect(page).to.deep.include({ ok: false, format: 'html', claims: null });
    expect(detailsOf(page)).to.deep.equal({
      file: [false, 'The HTML does not carry the signed JSON of one report: it was changed, or it is no report.'],
    });
    const html = Buffer.from(forms['html'] ?? '').toString();
    expect(detailsOf(await verify(html.replace('ALLOW', 'BLOCK')))['pages']).to.deep.equal([
      false,
      'The pages are not what this program makes of the signed JSON: ' +
        'they were changed, or made by another version. Rely on the JSON inside alone.',
    ]);
    expect(detailsOf(await verify(html, [])), 'pages of a report that is not genuine')
      .to.have.property('pages')
      .that.deep.equals([null, 'not checked: an earlier step failed']);
    expect(detailsOf(await verify(`${text} `))['document']?.[1]).to.match(
      /not in the exact form in which it was delivered/,
    );
  });

  it('takes signed bytes that are no text for no body', async () => {
    const signer = await newSigner();
    const forged = tampered(text, (document) =>
      Object.assign(document.signature, { key_id: signer.publicKey.kid, jws: '' }),
    );
    const jws = await signer.signJws(Uint8Array.of(0xff, 0xfe));
    const details = detailsOf(await verify(forged.replace('"jws":""', `"jws":"${jws}"`), [signer.publicKey]));
    expect(details['signature']?.[0]).to.equal(true);
    expect(details['body']).to.deep.equal([false, 'The readable report differs from what was signed.']);
  });

  it('knows the delivered form from one that was altered, and from text that no report can hold', () =>
    expect([
      deliveredFormOf(text),
      deliveredFormOf(`${text} `),
      deliveredFormOf('{"a":"\\ud800"}'),
      deliveredFormOf('{'),
    ]).to.deep.equal(['exact', 'altered', 'impossible', 'impossible']));

  it('takes what a report claims from its signed body alone', async () => {
    const { report, signature } = readEnvelope(text);
    expect((await verify(text)).claims).to.deep.equal({
      reportId: report.report_id,
      requestId: report.request_id,
      createdAt: report.created_at,
      recommendedAction: 'ALLOW',
      demonstration: true,
      keyId: signature.key_id,
    });
    expect((await verify(text, [])).claims).to.equal(null);
  });

  const without = (change: (document: Json) => void): string => tampered(text, change);
  const unreadable: readonly (readonly [string, () => string])[] = [
    ['This file is not JSON.', () => '{'],
    ['This file is not a JSON object.', () => '[]'],
    ['This file is not a JSON object.', () => 'null'],
    ['This file is not a Signgate report.', () => without((document) => delete document['envelope_version'])],
    [
      'The document has envelope_version 2; this program reads 1.',
      () => without((document) => (document['envelope_version'] = 2)),
    ],
    ['The member report is missing.', () => without((document) => Object.assign(document, { report: [] }))],
    [
      'The report has schema_version 9; this program reads 2.',
      () => without((document) => (document.report['schema_version'] = 9)),
    ],
    ...['report_id', 'request_id', 'report_sha256'].map(
      (name) => [`The member ${name} is missing.`, () => without((document) => (document[name] = 1))] as const,
    ),
    ['The member signature is missing.', () => without((document) => Object.assign(document, { signature: 'x' }))],
    ...['algorithm', 'key_id', 'jws'].map(
      (name) =>
        [
          `The member signature.${name} is missing.`,
          () => without((document) => delete document.signature[name]),
        ] as const,
    ),
    ['The member chain is missing.', () => without((document) => Object.assign(document, { chain: null }))],
    ...['chain_id', 'previous_link_hash', 'link_hash', 'signature'].map(
      (name) =>
        [`The member chain.${name} is missing.`, () => without((document) => (document.chain[name] = null))] as const,
    ),
    ['The member inclusion is no inclusion proof.', () => without((document) => (document['inclusion'] = {}))],
    ['The member chain.seq is no whole number.', () => without((document) => (document.chain['seq'] = 1.5))],
  ];
  for (const [message, make] of unreadable)
    it(`refuses to read a document: ${message}`, () =>
      expect(() => readEnvelope(make()))
        .to.throw(ReportFormatError, message)
        .with.property('name', 'ReportFormatError'));
});
