import { type DeliveredReport, readEnvelope, type ReportEnvelope } from '../envelope.js';
import type { InclusionProof } from '../inclusion-proof.js';
import { utf8Text } from './encoding.js';
import { looksLikeAddendum } from '../decision-addendum.js';
import { inspectDocument, NOT_REACHED } from './inspect-document.js';
import { verifyAddendum } from './verify-addendum.js';
import type { PublicJwk, SignatureVerifier } from './signed.js';
import type { VerificationStep } from './inspect-place.js';
import { type SignedPages, signedPagesOf } from './signed-pages.js';

/** A readable form that carries the signed JSON of a report inside. */
export interface ReadableForm {
  readonly format: 'html' | 'pdf';
  /** The delivered text in a rendered form; null for bytes that are none. */
  extract(rendered: Uint8Array): string | null | Promise<string | null>;
  /** The form made of a report; null where this program cannot make it, and so cannot tell what its pages show. */
  readonly render: ((report: DeliveredReport) => Promise<Uint8Array>) | null;
  /** True when two rendered forms show the same, however their streams are packed. */
  showSame(left: Uint8Array, right: Uint8Array): boolean;
}

/** The result of a verification, step by step. */
export interface ReportVerification {
  /** True only when every step succeeded. */
  readonly ok: boolean;
  readonly format: 'json' | 'html' | 'pdf';
  /** What the signed body says; null where the body is not what was signed. */
  readonly claims: {
    readonly reportId: string;
    readonly requestId: string;
    readonly createdAt: string;
    readonly recommendedAction: string;
    readonly demonstration: boolean;
    readonly keyId: string;
  } | null;
  readonly steps: readonly VerificationStep[];
  /** What this verification cannot tell. */
  readonly notChecked: readonly string[];
}

/** Where the keys' chain begins. */
export interface RootOfKeys {
  /** Null: there is no first key among them. */
  readonly root: string | null;
  /** Whether the caller named it: only then does it vouch for the keys. */
  readonly isGiven: boolean;
}

/**
 * Checks a file against public keys that count, without network and store. Never throws for any file. `later`: the
 * proof document that completes a report which was made before its check was sealed.
 */
export type VerifyReport = (
  file: Uint8Array,
  keys: readonly PublicJwk[],
  root?: RootOfKeys,
  later?: InclusionProof | null,
) => Promise<ReportVerification>;

export interface VerifyReportDependencies {
  readonly verifier: SignatureVerifier;
  readonly renderers: readonly ReadableForm[];
}

const keysNotChecked = ({ root, isGiven }: RootOfKeys): readonly string[] =>
  isGiven
    ? []
    : [
        'Whether the public keys are those of the service: ' +
          (root === null
            ? 'take them from it over a channel that you trust.'
            : `they go back to ${root}. Compare it with the trust root that the service printed at its first start, ` +
              'or give that one as the trust root.'),
      ];

const notChecked = (root: RootOfKeys): readonly string[] => [
  ...keysNotChecked(root),
  'Whether the report is still in the chain of its partner: run signgate reports verify-log at the service for that.',
];

/** Told by the first bytes, not by the name of the file. */
const formatOf = (file: Uint8Array): 'json' | 'html' | 'pdf' => {
  const start = String.fromCharCode(...file.subarray(0, 16)).toLowerCase();
  if (start.startsWith('%pdf-')) return 'pdf';
  return start.startsWith('<!doctype html') ? 'html' : 'json';
};

/** No report is near this size, bytes: a larger file is not looked at. */
export const MOST_REPORT_BYTES = 32 * 1024 * 1024;

const TOO_LARGE: VerificationStep = {
  step: 'file',
  ok: false,
  detail: `The file is larger than ${MOST_REPORT_BYTES / 1024 / 1024} MiB: it is no report.`,
};

export const createVerifyReport =
  ({ verifier, renderers }: VerifyReportDependencies): VerifyReport =>
  async (file, keys, root = { root: null, isGiven: false }, later = null) => {
    const format = formatOf(file);
    if (file.length > MOST_REPORT_BYTES)
      return { ok: false, format, claims: null, steps: [TOO_LARGE], notChecked: notChecked(root) };
    const renderer = renderers.find((candidate) => candidate.format === format) ?? null;
    if (renderer === null && format !== 'json')
      return { ok: false, format, claims: null, steps: [unreadStep(format)], notChecked: notChecked(root) };
    const signed = format === 'pdf' ? signedPagesOf(file) : null;
    const text = renderer === null ? utf8Text(file) : await renderer.extract(signed?.pages ?? file);
    const carrier = carrierStep(format, text !== null);
    if (text === null) return { ok: false, format, claims: null, steps: [carrier], notChecked: notChecked(root) };
    if (looksLikeAddendum(text)) {
      const decision = await verifyAddendum(text, keys, verifier, later);
      // a decision stands in no chain
      return { ...decision, format, notChecked: keysNotChecked(root) };
    }
    const { envelope, steps } = await inspectDocument(text, keys, verifier, later);
    const isGenuine = steps.every(({ ok }) => ok === true);
    const pages = async (): Promise<readonly VerificationStep[]> => {
      if (renderer === null) return [];
      if (!isGenuine) return [PAGES_NOT_REACHED];
      return [signed === null ? await shownStep(renderer, file, text) : await signedStep(signed, keys, verifier)];
    };
    const all = [carrier, ...steps, ...(await pages())];
    return {
      ok: all.every((step) => step.ok === true),
      format,
      claims: envelope !== null && isSigned(steps) ? claimsOf(envelope) : null,
      steps: all,
      notChecked: notChecked(root),
    };
  };

const carrierStep = (format: 'json' | 'html' | 'pdf', found: boolean): VerificationStep => {
  if (format === 'json')
    return { step: 'file', ok: found, detail: found ? 'The file is text in UTF-8.' : 'The file is no text in UTF-8.' };
  const name = format.toUpperCase();
  return {
    step: 'file',
    ok: found,
    detail: found
      ? `The ${name} carries the signed JSON.`
      : `The ${name} does not carry the signed JSON of one report: it was changed, or it is no report.`,
  };
};

const unreadStep = (format: 'html' | 'pdf'): VerificationStep => ({
  step: 'file',
  ok: null,
  detail:
    `not checked: this program reads no ${format.toUpperCase()}. ` +
    'Give it the signed JSON that the file carries, or use signgate reports verify.',
});

const isSigned = (steps: readonly VerificationStep[]): boolean =>
  steps.some(({ step, ok }) => step === 'body' && ok === true);

const PAGES_NOT_REACHED: VerificationStep = {
  step: 'pages',
  ok: null,
  detail: NOT_REACHED,
};

/** The bytes of the pages carry a signature of their own: no program has to make them again. */
const signedStep = async (
  { jws }: SignedPages,
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
): Promise<VerificationStep> => {
  const verdict = await verifier.verifyJws(jws, keys, 'pages');
  return {
    step: 'pages',
    ok: verdict.ok,
    detail: verdict.ok
      ? `The pages are signed by the key ${verdict.keyId}: they are as the service made them.`
      : `The pages were changed after the service signed them. ${verdict.message}`,
  };
};

/** Pages without a signature must show what was signed: they are made again from the signed JSON and compared. */
const shownStep = async (renderer: ReadableForm, file: Uint8Array, text: string): Promise<VerificationStep> => {
  if (renderer.render === null)
    return {
      step: 'pages',
      ok: null,
      detail: 'not checked: this program cannot make these pages again. signgate reports verify does.',
    };
  const again = await renderer.render({ text, envelope: readEnvelope(text) });
  const ok = renderer.showSame(again, file);
  return {
    step: 'pages',
    ok,
    detail: ok
      ? 'The pages are exactly what this program makes of the signed JSON.'
      : 'The pages are not what this program makes of the signed JSON: ' +
        'they were changed, or made by another version. Rely on the JSON inside alone.',
  };
};

const claimsOf = ({ report, signature }: ReportEnvelope): NonNullable<ReportVerification['claims']> => ({
  reportId: report.report_id,
  requestId: report.request_id,
  createdAt: report.created_at,
  recommendedAction: report.decision.recommended_action,
  demonstration: report.demonstration,
  keyId: signature.key_id,
});

/** True where all holds but the pages, which this program cannot make again: what is inside is genuine. */
export const isGenuineInside = ({ steps }: Pick<ReportVerification, 'steps'>): boolean =>
  steps.some(({ step, ok }) => step === 'pages' && ok === null) &&
  steps.every(({ step, ok }) => ok === true || step === 'pages');

/** The first line for a reader. Unconfirmed pages around a genuine signature are no forgery and no proof. */
export const verificationHeadline = ({ ok, steps }: Pick<ReportVerification, 'ok' | 'steps'>): string => {
  if (ok) return `the ${steps.some(({ step }) => step === 'link') ? 'report' : 'decision'} is what was signed`;
  if (isGenuineInside({ steps }))
    return 'The signed report inside is genuine: read it here. The printed pages cannot be checked.';
  const isOnlyPages = steps.every((step) => step.ok === true || step.step === 'pages');
  return isOnlyPages
    ? 'NOT VERIFIED: the signed JSON inside is genuine, what the pages show is not confirmed'
    : 'NOT VERIFIED';
};
