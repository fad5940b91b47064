import { canonicalJson, sha256Hex } from '../../shared/canonical-json.js';
import {
  type DeliveredForm,
  deliveredFormOf,
  readEnvelope,
  type ReportEnvelope,
  ReportFormatError,
} from '../envelope.js';
import type { InclusionProof } from '../inclusion-proof.js';
import { utf8Text } from './encoding.js';
import { inclusionStep, linkStep, placeStep, type VerificationStep } from './inspect-place.js';
import type { JwsVerdict, PublicJwk, SignatureVerifier } from './signed.js';

/** What is checked of a delivered document, in this order. */
export const DOCUMENT_STEPS = [
  'document',
  'algorithm',
  'key',
  'signature',
  'body',
  'digest',
  'identity',
  'link',
  'place',
  'inclusion',
] as const;
export type { VerificationStep };
export type DocumentStep = (typeof DOCUMENT_STEPS)[number];

export interface DocumentInspection {
  /** Null where the text is no report. */
  readonly envelope: ReportEnvelope | null;
  readonly steps: readonly VerificationStep<DocumentStep>[];
}

type Steps = VerificationStep<DocumentStep>[];

export const NOT_REACHED = 'not checked: an earlier step failed';

const withSkipped = (envelope: ReportEnvelope | null, steps: Steps, hasProof = false): DocumentInspection => ({
  envelope,
  steps: DOCUMENT_STEPS.filter((step) => step !== 'inclusion' || hasProof).map(
    (step) => steps.find((done) => done.step === step) ?? { step, ok: null, detail: NOT_REACHED },
  ),
});

/**
 * Checks a delivered document against public keys. Never throws for any text; never trusts what it claims. `later`:
 * the proof of a check that was sealed after its report was made.
 */
export const inspectDocument = async (
  text: string,
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
  later: InclusionProof | null = null,
): Promise<DocumentInspection> => {
  const read = readDocument(text);
  if ('problem' in read) return withSkipped(null, [{ step: 'document', ok: false, detail: read.problem }]);
  const { envelope } = read;
  const form = deliveredFormOf(text);
  const proofs = [envelope.inclusion, later].filter((proof) => proof !== undefined && proof !== null);
  const steps: Steps = [formStep(form)];
  if (form === 'impossible') return withSkipped(null, steps);
  const verdict = await verifier.verifyJws(envelope.signature.jws, keys);
  steps.push(...signatureSteps(verdict));
  if (verdict.ok) steps.push(...contentSteps(envelope, verdict));
  steps.push(linkStep(envelope));
  if (verdict.ok) steps.push(await placeStep(envelope, verdict.keyId, keys, verifier));
  if (verdict.ok) steps.push(...(await inclusionSteps(envelope, proofs, keys, verifier)));
  return withSkipped(envelope, steps, proofs.length > 0);
};

/** One step for all proofs: one given beside a report counts even if the report carries one. */
const inclusionSteps = async (
  { report, chain }: ReportEnvelope,
  proofs: readonly InclusionProof[],
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
): Promise<Steps> => {
  // a changed report may lack what it says of its check
  const record_sha256 = (report as Partial<typeof report>).check?.record_sha256 ?? '';
  const check = { request_id: report.request_id, record_sha256, chainId: chain.chain_id };
  const all = await Promise.all(proofs.map((proof) => inclusionStep(check, proof, keys, verifier)));
  return [all.find(({ ok }) => ok !== true) ?? all.slice(0, 1)].flat();
};

const readDocument = (text: string): { readonly envelope: ReportEnvelope } | { readonly problem: string } => {
  try {
    return { envelope: readEnvelope(text) };
  } catch (error) {
    if (error instanceof ReportFormatError) return { problem: error.message };
    throw error;
  }
};

const formStep = (form: DeliveredForm): VerificationStep<'document'> =>
  form === 'exact'
    ? { step: 'document', ok: true, detail: 'The document is a report in the exact form in which it was delivered.' }
    : {
        step: 'document',
        ok: false,
        detail:
          'The document is not in the exact form in which it was delivered: ' +
          'it was reformatted, or members were added or doubled.',
      };

/** The steps of a signature, up to the first that fails. */
export const signatureSteps = (verdict: JwsVerdict): Steps => {
  const failedAt = verdict.ok ? null : verdict.failed === 'form' ? 'algorithm' : verdict.failed;
  const message = verdict.ok ? '' : verdict.message;
  const passed: Readonly<Record<'algorithm' | 'key' | 'signature', string>> = {
    algorithm: 'The signature is a JWS with the algorithm EdDSA.',
    key: `It names the key ${verdict.ok ? verdict.keyId : ''}, which is among the public keys given.`,
    signature: 'The Ed25519 signature fits the signed bytes.',
  };
  const steps: Steps = [];
  for (const step of ['algorithm', 'key', 'signature'] as const) {
    const ok = step !== failedAt;
    steps.push({ step, ok, detail: ok ? (verdict.ok ? passed[step] : PASSED_BEFORE[step]) : message });
    if (!ok) break;
  }
  return steps;
};

const PASSED_BEFORE = {
  algorithm: 'The signature is a JWS with the algorithm EdDSA.',
  key: 'It names a key that is among the public keys given.',
  signature: '',
} as const;

const contentSteps = (envelope: ReportEnvelope, verdict: Extract<JwsVerdict, { readonly ok: true }>): Steps => {
  const signed = utf8Text(verdict.payload);
  const sameBody = signed !== null && canonicalJson(envelope.report) === signed;
  if (!sameBody) return [{ step: 'body', ok: false, detail: 'The readable report differs from what was signed.' }];
  const sameDigest = sha256Hex(signed) === envelope.report_sha256;
  const different = differingIdentities(envelope, verdict.keyId);
  return [
    { step: 'body', ok: true, detail: 'The readable report is byte for byte what was signed.' },
    {
      step: 'digest',
      ok: sameDigest,
      detail: sameDigest
        ? 'report_sha256 is the SHA-256 of the signed bytes.'
        : 'report_sha256 is not the SHA-256 of the signed bytes.',
    },
    {
      step: 'identity',
      ok: different.length === 0,
      detail:
        different.length === 0
          ? 'Report, request, key and chain are named alike inside and outside the signed body.'
          : `These differ from the signed body or header: ${different.join(', ')}.`,
    },
  ];
};

const differingIdentities = (
  { report, report_id, request_id, signature, chain }: ReportEnvelope,
  keyId: string,
): readonly string[] => [
  ...(report.report_id === report_id ? [] : ['report_id']),
  ...(report.request_id === request_id ? [] : ['request_id']),
  ...(signature.key_id === keyId ? [] : ['signature.key_id']),
  ...(report.issuer.signing_key.key_id === keyId ? [] : ['report.issuer.signing_key']),
  ...(signature.algorithm === 'EdDSA' ? [] : ['signature.algorithm']),
  ...(chain.chain_id === `${report.issued_to.partner_id}/${report.issued_to.environment}` ? [] : ['chain.chain_id']),
];
