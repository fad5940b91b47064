import { canonicalJson, contentHash, sha256Hex } from '../shared/canonical-json.js';
import { REPORT_SCHEMA_VERSION, type ReportBody } from './body.js';
import type { ChainPosition, LinkedReport } from './chain.js';
import { type InclusionProof, isInclusionProof, PROOF_MEMBERS } from './inclusion-proof.js';

/** Version of the delivered document around the signed body. */
export const ENVELOPE_VERSION = 1 as const;

/** A report as it was signed, before it has a place in a chain. */
export interface SignedReport extends LinkedReport {
  /** The canonical JSON of the body: the signed bytes as text. */
  readonly bodyText: string;
  readonly keyId: string;
  /** JWS in compact serialisation; its payload is `bodyText` in UTF-8. */
  readonly jws: string;
  /** Shows that the check is in the sealed log; null where it was not sealed when the report was made. */
  readonly inclusion: InclusionProof | null;
}

/** A place in a chain, signed. */
export interface SignedPlace extends ChainPosition {
  /** Ed25519 signature of the report's key over `placeText`, base64url. */
  readonly signature: string;
}

/** The delivered document, read. */
export interface ReportEnvelope {
  readonly envelope_version: typeof ENVELOPE_VERSION;
  readonly report_id: string;
  readonly request_id: string;
  readonly report: ReportBody;
  readonly report_sha256: string;
  readonly signature: { readonly algorithm: string; readonly key_id: string; readonly jws: string };
  readonly chain: {
    readonly chain_id: string;
    readonly seq: number;
    readonly previous_link_hash: string;
    readonly link_hash: string;
    readonly signature: string;
  };
  readonly inclusion?: InclusionProof;
}

/** A report as it was delivered: the exact text, and what it says. */
export interface DeliveredReport {
  readonly text: string;
  readonly envelope: ReportEnvelope;
}

/** The text is no report of a version that this program reads. The message tells a person what is wrong. */
export class ReportFormatError extends Error {
  override readonly name = 'ReportFormatError';
}

/** Ties a body to its signature. */
export const signedReport = (
  body: ReportBody,
  bodyText: string,
  signature: { readonly keyId: string; readonly jws: string },
  inclusion: InclusionProof | null = null,
): SignedReport => ({
  reportId: body.report_id,
  requestId: body.request_id,
  bodyText,
  reportSha256: sha256Hex(bodyText),
  keyId: signature.keyId,
  jws: signature.jws,
  jwsSha256: sha256Hex(signature.jws),
  inclusion,
  inclusionSha256: inclusion === null ? null : contentHash(inclusion),
});

/**
 * The delivered document: canonical JSON as a whole, so that the readable body inside is byte for byte what was signed.
 * The body's text is put in as it is, not serialised again: this runs while a chain is locked.
 */
export const deliveredText = (report: SignedReport, position: SignedPlace): string => {
  const chain = canonicalJson({
    chain_id: position.chainId,
    seq: position.seq,
    previous_link_hash: position.previousLinkHash,
    link_hash: position.linkHash,
    signature: position.signature,
  });
  const inclusion = report.inclusion === null ? '' : `"inclusion":${canonicalJson(report.inclusion)},`;
  const signature = canonicalJson({ algorithm: 'EdDSA', key_id: report.keyId, jws: report.jws });
  return (
    `{"chain":${chain},"envelope_version":${ENVELOPE_VERSION},${inclusion}"report":${report.bodyText},` +
    `"report_id":${canonicalJson(report.reportId)},"report_sha256":"${report.reportSha256}",` +
    `"request_id":${canonicalJson(report.requestId)},"signature":${signature}}`
  );
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const demand = (holds: boolean, message: string): void => {
  if (!holds) throw new ReportFormatError(message);
};

/**
 * Reads a delivered document. Says nothing about its signature. Throws `ReportFormatError` for a text that is no
 * report, and for one of another version.
 */
export const readEnvelope = (text: string): ReportEnvelope => {
  const value = parse(text);
  if (!isObject(value)) throw new ReportFormatError('This file is not a JSON object.');
  const { report, signature, chain } = value;
  demand(typeof value['envelope_version'] === 'number', 'This file is not a Signgate report.');
  demand(
    value['envelope_version'] === ENVELOPE_VERSION,
    `The document has envelope_version ${shown(value['envelope_version'])}; this program reads ${ENVELOPE_VERSION}.`,
  );
  if (!isObject(report)) throw new ReportFormatError('The member report is missing.');
  demand(
    report['schema_version'] === REPORT_SCHEMA_VERSION,
    `The report has schema_version ${shown(report['schema_version'])}; this program reads ${REPORT_SCHEMA_VERSION}.`,
  );
  for (const name of ['report_id', 'request_id', 'report_sha256'])
    demand(typeof value[name] === 'string', `The member ${name} is missing.`);
  if (!isObject(signature)) throw new ReportFormatError('The member signature is missing.');
  for (const name of ['algorithm', 'key_id', 'jws'])
    demand(typeof signature[name] === 'string', `The member signature.${name} is missing.`);
  if (!isObject(chain)) throw new ReportFormatError('The member chain is missing.');
  for (const name of ['chain_id', 'previous_link_hash', 'link_hash', 'signature'])
    demand(typeof chain[name] === 'string', `The member chain.${name} is missing.`);
  demand(Number.isSafeInteger(chain['seq']), 'The member chain.seq is no whole number.');
  const { inclusion } = value;
  demand(inclusion === undefined || isInclusionProof(inclusion), 'The member inclusion is no inclusion proof.');
  return value as unknown as ReportEnvelope;
};

/** A file may hold anything: only a number has a text to rely on. */
const shown = (version: unknown): string => (typeof version === 'number' ? String(version) : 'that is no number');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReportFormatError('This file is not JSON.');
  }
};

/** Whether a text is the delivered form itself: canonical, without a member twice, without anything added. */
export type DeliveredForm = 'exact' | 'altered' | 'impossible';

/** Every member outside the signed body. Signature and link do not cover an added one, so none may be added. */
const MEMBERS = [
  'envelope_version',
  'report_id',
  'request_id',
  'report',
  'report_sha256',
  'signature',
  'chain',
  'inclusion',
] as const;
const SIGNATURE_MEMBERS = ['algorithm', 'key_id', 'jws'] as const;
const CHAIN_MEMBERS = ['chain_id', 'seq', 'previous_link_hash', 'link_hash', 'signature'] as const;

const holdsOnly = (value: unknown, members: readonly string[]): boolean =>
  isObject(value) && Object.keys(value).every((name) => members.includes(name));

const hasForeignMember = (value: unknown): boolean =>
  !holdsOnly(value, MEMBERS) ||
  !isObject(value) ||
  !holdsOnly(value['signature'], SIGNATURE_MEMBERS) ||
  !holdsOnly(value['inclusion'] ?? {}, PROOF_MEMBERS) ||
  !holdsOnly(value['chain'], CHAIN_MEMBERS);

/**
 * `impossible`: the text holds what no report can hold, half a character for instance, so nothing further can be
 * computed from it.
 */
export const deliveredFormOf = (text: string): DeliveredForm => {
  try {
    const value: unknown = JSON.parse(text);
    return canonicalJson(value) === text && !hasForeignMember(value) ? 'exact' : 'altered';
  } catch {
    // text that has no canonical form is not the delivered form; that is the answer, not a fault
    return 'impossible';
  }
};
