import { type KeyTrust, trustIn } from './key-trust.js';
import { type InclusionProof, isInclusionProof } from '../inclusion-proof.js';
import { readJwks } from './public-keys.js';
import { createPureVerifier } from './signature.js';
import { KeyDocumentError } from './signed.js';
import {
  createVerifyReport,
  verificationHeadline,
  type ReadableForm,
  type ReportVerification,
} from './verify-report.js';

/** What a person has at hand: files and a fingerprint. */
export interface OfflineQuestion {
  /** A report: JSON as it was delivered, or a readable form of it. */
  readonly file: Uint8Array;
  /** The text of the service's JWKS; null where it is not at hand, and no signature can be checked. */
  readonly jwks: string | null;
  /** Fingerprint of the first key, from a source that the reader trusts; null for none. */
  readonly trustRoot: string | null;
  /** The text of the proof document of its check; null for none. */
  readonly proof?: string | null;
  /** Readable forms that this program knows. */
  readonly forms: readonly ReadableForm[];
}

export interface OfflineVerification extends ReportVerification {
  readonly headline: string;
  /** The keys that count and those that do not; null where the document of keys could not be used. */
  readonly trust: KeyTrust | null;
  /** Why the document of keys, or the trust root, could not be used; null for nothing. */
  readonly keysProblem: string | null;
}

const verifier = createPureVerifier();

const NO_KEYS = 'The public keys are missing: the signature cannot be checked without the JWKS file of the service.';

const trustOf = async ({ jwks, trustRoot }: OfflineQuestion): Promise<KeyTrust | string> => {
  if (jwks === null) return NO_KEYS;
  try {
    return await trustIn(readJwks(jwks), verifier, trustRoot ?? undefined);
  } catch (error) {
    if (error instanceof KeyDocumentError) return error.message;
    throw error;
  }
};

/** The proof in a text; null where it is no proof document. */
export const proofOf = (text: string): InclusionProof | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isInclusionProof(value) ? value : null;
  } catch {
    // a text that is no JSON holds no proof: that is the answer
    return null;
  }
};

/** A given proof that is no proof fails the verification that it should complete. */
const withoutProof = (verified: ReportVerification): ReportVerification => ({
  ...verified,
  ok: false,
  steps: [...verified.steps, { step: 'inclusion', ok: false, detail: 'The proof of the seal is no proof document.' }],
});

/** Verifies a report with nothing but what is given: no network, no store, no clock. Never throws for any file. */
export const verifyOffline = async (question: OfflineQuestion): Promise<OfflineVerification> => {
  const { file, trustRoot, forms } = question;
  const found = await trustOf(question);
  const trust = typeof found === 'string' ? null : found;
  const proof = question.proof ? proofOf(question.proof) : null;
  const verified = await createVerifyReport({ verifier, renderers: forms })(
    file,
    trust?.keys ?? [],
    {
      root: trust?.root ?? null,
      isGiven: trustRoot !== null && trust !== null,
    },
    proof,
  );
  const verification = question.proof && proof === null ? withoutProof(verified) : verified;
  return {
    ...verification,
    headline: verificationHeadline(verification),
    trust,
    keysProblem: typeof found === 'string' ? found : null,
  };
};
