import { createHmac } from 'node:crypto';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { readEnvelope, type ReportEnvelope } from '../../../domain/report/envelope.js';
import type { PublicJwk, Signer } from '../../../ports/platform/signing.js';
import { type Json, tampered } from '../../support/tampering.js';

/** A file that was changed, and how. */
export interface TamperedFile {
  readonly where: string;
  readonly change: string;
  readonly file: Buffer;
}

/** What is to be tampered with: the forms of one report as they were delivered, and the key that signed it. */
export interface Delivered {
  readonly json: Buffer;
  readonly html: Buffer;
  readonly pdf: Buffer;
  readonly publicKey: PublicJwk;
  /** A key that the service never had. */
  readonly forger: Signer;
}

/** One bit of one byte turned over. */
export const flippedAt = (bytes: Uint8Array, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

/** A letter or digit at or after a place: turned over it is still one, so that the JSON stays whole. */
const plainFrom = (bytes: Buffer, at: number): number => {
  for (let place = at; place < bytes.length; place += 1)
    if (/[0-9A-Ya-y]/.test(String.fromCharCode(bytes[place] ?? 0))) return place;
  throw new Error('There is nothing to turn over');
};

/** The middle of what a member holds, in the document's text. */
const middleOf = (text: string, name: string, value: unknown, from: number): number => {
  const written = `${canonicalJson(name)}:${canonicalJson(value)}`;
  const at = text.indexOf(written, from);
  if (at === -1) throw new Error(`${name} is not where it was thought to be`);
  const valueAt = Buffer.byteLength(text.slice(0, at)) + Buffer.byteLength(canonicalJson(name)) + 1;
  return valueAt + Math.floor(Buffer.byteLength(canonicalJson(value)) / 2);
};

/**
 * One byte in each member of the envelope, of the place in the chain, of the signature, and in each section of the
 * report.
 */
export const flippedParts = ({ json }: Delivered): readonly TamperedFile[] => {
  const text = json.toString();
  const envelope = readEnvelope(text);
  const reportAt = text.indexOf('"report":');
  const parts: readonly (readonly [string, object, number])[] = [
    [
      '',
      {
        envelope_version: envelope.envelope_version,
        report_id: envelope.report_id,
        request_id: envelope.request_id,
        report_sha256: envelope.report_sha256,
      },
      text.indexOf('"report_sha256":') - 60,
    ],
    ['chain.', envelope.chain, 0],
    [
      'signature.',
      { algorithm: envelope.signature.algorithm, key_id: envelope.signature.key_id },
      text.lastIndexOf('"signature":'),
    ],
    ['report.', envelope.report, reportAt],
  ];
  const members = parts.flatMap(([prefix, object, from]) =>
    Object.entries(object).map(([name, value]: [string, unknown]) => {
      const start = name === 'envelope_version' ? 0 : from;
      return {
        where: 'JSON, one byte',
        change: `${prefix}${name}`,
        file: flippedAt(json, plainFrom(json, middleOf(text, name, value, start))),
      };
    }),
  );
  return [...members, ...flippedSignature(json, envelope)];
};

const flippedSignature = (json: Buffer, { signature }: ReportEnvelope): readonly TamperedFile[] => {
  const start = json.indexOf(signature.jws);
  const [header = '', payload = '', seal = ''] = signature.jws.split('.');
  const places = {
    'signature.jws, header': start + 5,
    'signature.jws, payload': start + header.length + Math.floor(payload.length / 2),
    'signature.jws, signature': start + header.length + payload.length + 2 + Math.floor(seal.length / 2),
  };
  return Object.entries(places).map(([change, at]) => ({
    where: 'JSON, one byte',
    change,
    file: flippedAt(json, plainFrom(json, at)),
  }));
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signatures that can be made without the key. */
export const forgedSignatures = async ({ json, publicKey, forger }: Delivered): Promise<readonly TamperedFile[]> => {
  const text = json.toString();
  const { report, signature } = readEnvelope(text);
  const [header = '', payload = '', seal = ''] = signature.jws.split('.');
  const typ = 'signgate-report+json';
  const forged = canonicalJson({ ...report, decision: { ...report.decision, recommended_action: 'ALLOW' } });
  const byForger = await forger.signJws(Buffer.from(forged));
  const [forgerHeader = '', forgedPayload = '', forgerSeal = ''] = byForger.split('.');
  const row = (change: string, alter: (document: Json) => void): TamperedFile => ({
    where: 'JSON, signature',
    change,
    file: Buffer.from(tampered(text, alter)),
  });
  const withJws = (jws: string) => (document: Json) => (document.signature['jws'] = jws);
  const asForged = (jws: string, keyId: string) => (document: Json) => {
    document.report = JSON.parse(forged) as Json['report'];
    document.signature = { algorithm: 'EdDSA', key_id: keyId, jws };
  };
  const hmac = (secret: Buffer | string): string => {
    const signed = `${encoded({ alg: 'HS256', kid: publicKey.kid, typ })}.${forgedPayload}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  return [
    row('alg none, no signature', withJws(`${encoded({ alg: 'none' })}.${payload}.`)),
    row('alg none, signature kept', withJws(`${encoded({ alg: 'none', kid: publicKey.kid, typ })}.${payload}.${seal}`)),
    row('signature taken away', withJws(`${header}.${payload}.`)),
    row(
      'HS256 with the public key as its secret',
      asForged(hmac(Buffer.from(publicKey.x, 'base64url')), publicKey.kid),
    ),
    row('HS256 with the public key’s text as its secret', asForged(hmac(JSON.stringify(publicKey)), publicKey.kid)),
    row('another key, named by its own id', asForged(byForger, forger.publicKey.kid)),
    row('another key, under the id of ours', asForged(`${header}.${forgedPayload}.${forgerSeal}`, publicKey.kid)),
    row(
      'another key, brought along in the header',
      asForged(
        `${encoded({ alg: 'EdDSA', jwk: forger.publicKey, kid: publicKey.kid, typ })}.${forgedPayload}.${forgerSeal}`,
        publicKey.kid,
      ),
    ),
    row('the signature of another body', withJws(`${forgerHeader}.${payload}.${forgerSeal}`)),
    row('a member added outside the signed body', (document) => (document['note'] = 'genuine')),
    row('a member added beside the signature', (document) => (document.signature['verified_by'] = 'an auditor')),
    row('a member added to the place in the chain', (document) => (document.chain['note'] = 'genuine')),
    {
      where: 'JSON, form',
      change: 'reformatted with blanks',
      file: Buffer.from(JSON.stringify(JSON.parse(text), null, 2)),
    },
    {
      where: 'JSON, form',
      change: 'a member written twice',
      file: Buffer.from(text.replace('{"chain":', '{"chain":{},"chain":')),
    },
  ];
};

/** What could be done to the readable forms. */
export const tamperedPages = ({ html, pdf }: Delivered): readonly TamperedFile[] => {
  const carrier = html.indexOf('application/json;base64,') + 1000;
  const embedded = pdf.indexOf('stream\n', pdf.indexOf('/Type /EmbeddedFile')) + 7;
  const lastStream = pdf.lastIndexOf('stream\n', pdf.lastIndexOf('endstream') - 200) + 7;
  const attribute = pdf.indexOf('/Title');
  return [
    { where: 'HTML', change: 'one byte of its signed JSON', file: flippedAt(html, plainFrom(html, carrier)) },
    {
      where: 'HTML',
      change: 'one word of what it shows',
      file: Buffer.from(html.toString().replace('>REVIEW<', '>ALLOW<')),
    },
    {
      where: 'HTML',
      change: 'a style that hides something',
      file: Buffer.from(html.toString().replace('</style>', '.verdict{display:none}</style>')),
    },
    {
      where: 'HTML',
      change: 'the signed JSON of no report',
      file: Buffer.from(html.toString().replace(/base64,[A-Za-z0-9+/=]+/, 'base64,e30=')),
    },
    { where: 'PDF', change: 'one byte of its embedded JSON', file: flippedAt(pdf, embedded + 400) },
    { where: 'PDF', change: 'one byte of what a page shows', file: flippedAt(pdf, lastStream + 50) },
    { where: 'PDF', change: 'one byte of its title', file: flippedAt(pdf, attribute + 10) },
    {
      where: 'PDF',
      change: 'an update appended',
      file: Buffer.concat([pdf, Buffer.from('\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n')]),
    },
  ];
};
